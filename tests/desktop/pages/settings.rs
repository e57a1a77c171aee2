//! The settings by mouse and keyboard: every part is reached, and what is set is at once so.

use crate::everywhere::layouts::dress;
use crate::support::Desktop;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::settings::Settings;
use two_rivers::desktop::app::words::Words;
use two_rivers::desktop::screens::settings::Tab;
use two_rivers::desktop::theme::UiScaling;
use two_rivers::preferences::{Curtain, EndOfTurn, Palette, Pause, Preferences};
use two_rivers::tigris::teaching::Chapter;

fn open(screen: Screen) -> Desktop {
    let mut desktop = Desktop::open();
    desktop
        .app
        .insert_resource(Settings(Preferences::default()));
    desktop.go(screen);
    desktop
}

fn settings(desktop: &Desktop) -> &Preferences {
    &desktop.app.world().resource::<Settings>().0
}

fn choose(desktop: &mut Desktop, name: &str) {
    desktop.press_as(Role::RadioButton, name);
}

fn switch(desktop: &mut Desktop, name: &str) {
    desktop.press_as(Role::CheckBox, name);
}

#[test]
fn everything_can_be_set_by_mouse() {
    let mut desktop = open(Screen::Settings);
    choose(&mut desktop, "Classic");
    switch(&mut desktop, "Full screen");
    choose(&mut desktop, "Board aids");
    let mut aids = desktop.named(&[Role::CheckBox]);
    aids.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
    assert_eq!(aids.len(), 7, "{aids:?}");
    // Babel's two stand below what is in view; a test of its table switches them.
    for (aid, _) in aids.into_iter().take(5) {
        switch(&mut desktop, &aid);
    }
    choose(&mut desktop, "Pace");
    choose(&mut desktop, "Long");
    switch(&mut desktop, "Reduce motion");
    choose(&mut desktop, "Turns");
    choose(&mut desktop, "10 s");
    choose(&mut desktop, "Always");
    choose(&mut desktop, "Sound");
    switch(&mut desktop, "Mute");
    choose(&mut desktop, "New games");
    choose(&mut desktop, "Advanced");
    switch(&mut desktop, "Wonder");
    let now = settings(&desktop).clone();
    let mut wanted = Preferences {
        palette: Palette::Classic,
        full_screen: true,
        show_preview: false,
        show_kingdoms: false,
        show_strengths: false,
        show_coordinates: false,
        show_names: false,
        bot_pause: Pause::Long,
        reduce_motion: true,
        end_of_turn: EndOfTurn::After(10),
        curtain: Curtain::Always,
        muted: true,
        board: "advanced".to_string(),
        window: now.window,
        ..Preferences::default()
    };
    wanted.options.wonder = !wanted.options.wonder;
    assert_eq!(now, wanted);
}

#[test]
fn another_language_is_read_at_once() {
    let mut desktop = open(Screen::Settings);
    choose(&mut desktop, "Português (Brasil)");
    assert_eq!(settings(&desktop).language.as_deref(), Some("pt-BR"));
    assert_eq!(desktop.app.world().resource::<Words>().tag(), "pt-BR");
    choose(&mut desktop, "Tela");
    choose(&mut desktop, "English");
    assert_eq!(desktop.app.world().resource::<Words>().tag(), "en");
}

#[test]
fn the_keyboard_reaches_every_part() {
    let mut desktop = open(Screen::Settings);
    let tab = |desktop: &Desktop| *desktop.app.world().resource::<Tab>();
    for (part, _) in Tab::ALL {
        assert_eq!(tab(&desktop), part);
        desktop.key(KeyCode::ArrowDown);
        desktop.key(KeyCode::Enter);
    }
}

#[test]
fn home_and_end_move_a_slider_to_its_ends() {
    let mut desktop = open(Screen::Settings);
    choose(&mut desktop, "Pace");
    // The quickest is at once, which is kept as none.
    for (key, speed) in [(KeyCode::Home, 0.25), (KeyCode::End, 0.0)] {
        desktop.tab_to(|name| name.starts_with("Animation speed"));
        desktop.key(key);
        desktop.frames(3);
        assert_eq!(settings(&desktop).animation_speed, speed);
        let focused = desktop.focused().map(|(name, _)| name);
        assert!(focused.is_some_and(|name| name.starts_with("Animation speed")));
    }
}

#[test]
fn the_settings_lead_back_to_where_they_came_from() {
    let mut desktop = open(Screen::Settings);
    desktop.press("Done");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
}

#[test]
fn the_first_start_asks_once() {
    let mut desktop = Desktop::open_with(Preferences::default());
    assert_eq!(desktop.screen(), Screen::FirstRun);
    choose(&mut desktop, "Large");
    choose(&mut desktop, "Quick");
    choose(&mut desktop, "Português (Brasil)");
    assert_eq!(desktop.app.world().resource::<UiScaling>().scale, 1.25);
    desktop.press("Ir para a tela inicial");
    desktop.frames(6);
    assert_eq!(desktop.screen(), Screen::Title);
    let now = settings(&desktop).clone();
    assert!(now.first_run_done);
    assert_eq!((now.ui_scale, now.animation_speed), (125, 2.0));
    let again = Desktop::open_with(now);
    assert_eq!(again.screen(), Screen::Title);
}

#[test]
fn whoever_does_not_answer_is_not_asked_again() {
    let mut desktop = Desktop::open_with(Preferences::default());
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Title);
    assert!(settings(&desktop).first_run_done);
}

#[test]
fn settings_are_remembered_and_a_damaged_file_is_answered() {
    let file = Desktop::data().join("preferences.ron");
    let mut desktop = Desktop::open_remembering();
    assert_eq!(desktop.screen(), Screen::FirstRun);
    choose(&mut desktop, "Calm");
    desktop.key(KeyCode::Escape);
    desktop.go(Screen::Settings);
    choose(&mut desktop, "Sound");
    switch(&mut desktop, "Mute");
    let wanted = settings(&desktop).clone();
    assert!(wanted.muted && wanted.first_run_done);
    // Whoever closes the window leaves at once: there is no second frame.
    let window = desktop.window();
    desktop.app.world_mut().despawn(window);
    desktop.frames(1);
    let again = Desktop::open_remembering();
    assert_eq!(again.screen(), Screen::Title);
    assert_eq!(settings(&again), &wanted);
    std::fs::write(&file, "(ui_scale: lots").expect("a damaged file");
    let mut desktop = Desktop::open_remembering();
    desktop.frames(4);
    let told = desktop.named(&[Role::Label]);
    let damage = told
        .iter()
        .any(|(text, _)| text.contains("preferences.damaged.ron"));
    assert!(damage, "{told:?}");
    assert_eq!(settings(&desktop).ui_scale, 100);
    // What cannot be read is left as it is, whatever is changed meanwhile.
    drop(desktop);
    let _ = std::fs::remove_file(&file);
    std::fs::create_dir(&file).expect("a folder in its place");
    let mut desktop = Desktop::open_remembering();
    desktop.frames(4);
    assert!(
        !desktop.named(&[Role::Label]).is_empty(),
        "the player is told"
    );
    let mut changed = desktop.app.world_mut().resource_mut::<Settings>();
    changed.muted = !changed.muted;
    leave(desktop);
    std::fs::remove_dir(&file).expect("still a folder, and empty");
    // What an earlier version kept among the settings moves into a file of its own.
    let learning = Desktop::data().join("learning.ron");
    let _ = std::fs::remove_file(&learning);
    let old = "(first_run_done: true, learning: (done: [\"learn-placing\"]))";
    std::fs::write(&file, old).expect("an old file");
    leave(Desktop::open_remembering());
    let kept = std::fs::read_to_string(&learning).expect("a file of its own");
    assert!(kept.contains("placing"), "{kept}");
    let kept = std::fs::read_to_string(&file).expect("the settings");
    assert!(!kept.contains("placing"), "{kept}");
    let desktop = Desktop::open_remembering();
    assert!(settings(&desktop).learning.has(Chapter::Placing));
}

/// Whoever closes the window leaves at once: there is no second frame.
fn leave(mut desktop: Desktop) {
    let window = desktop.window();
    desktop.app.world_mut().despawn(window);
    desktop.frames(1);
}

#[test]
fn the_settings_go_back_to_the_usual_when_asked() {
    let mut desktop = Desktop::open();
    let odd = Preferences {
        ui_scale: 110,
        muted: true,
        show_recap: false,
        first_run_done: true,
        ..Preferences::default()
    };
    desktop.app.insert_resource(Settings(odd.clone()));
    desktop.go(Screen::Settings);
    let now = |desktop: &Desktop| desktop.app.world().resource::<Settings>().0.clone();
    desktop.press_as(Role::RadioButton, "Sound");
    desktop.press("Reset this page");
    desktop.press("Leave them");
    assert!(now(&desktop).muted);
    desktop.press("Reset this page");
    desktop.press("Reset");
    assert_eq!(
        (now(&desktop).muted, now(&desktop).ui_scale),
        (false, odd.ui_scale)
    );
    desktop.press("Reset all");
    desktop.press("Reset");
    let all = Preferences {
        first_run_done: true,
        window: now(&desktop).window,
        ..Preferences::default()
    };
    assert_eq!(now(&desktop), all);
}

#[test]
fn only_the_page_of_the_settings_scrolls() {
    let mut desktop = Desktop::open();
    dress(&mut desktop, (1024, 640, 100, "en"));
    desktop.go(Screen::Settings);
    desktop.press_as(Role::RadioButton, "Keys");
    let places = |desktop: &mut Desktop| {
        let tabs = desktop.named(&[Role::RadioButton]);
        let rows = desktop.named(&[Role::Button]).into_iter();
        let mut rows = rows.filter(|(name, _)| name.starts_with("Take the king"));
        (tabs, rows.next().expect("a row of keys").1.y)
    };
    let (tabs, row) = places(&mut desktop);
    assert_eq!(tabs.len(), 7, "{tabs:?}");
    desktop.point(Vec2::new(700.0, 400.0));
    desktop.wheel(-3.0);
    let (after, moved) = places(&mut desktop);
    assert!(moved < row - 50.0, "{moved} is not above {row}");
    assert_eq!(tabs, after);
}
