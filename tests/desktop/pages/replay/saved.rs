//! Replays of saves and of games that are over, and games that go on from a moment of another.

use super::*;
use std::path::PathBuf;
use two_rivers::data_folder;
use two_rivers::desktop::app::requests::ReplayCommand;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::games::tigris::Autosaving;
use two_rivers::desktop::replay::play_on::PlayOn;
use two_rivers::desktop::tigris::results::Results;
use two_rivers::record::Kind;
use two_rivers::tigris::Record;

#[test]
fn several_people_share_no_secrets_in_a_replay() {
    let mut desktop = Desktop::open();
    let people = [Dynasty::Archer, Dynasty::Bull];
    desktop.start(Board::standard(), 2, &people, Options::default(), 3);
    desktop.reveal();
    choose(&mut desktop, Decision::End);
    desktop.reveal();
    desktop
        .app
        .world_mut()
        .write_message(ReplayCommand::ThisGame);
    desktop.frames(3);
    let replay = resource::<Replay<Game>>(&desktop);
    assert_eq!(replay.offered(), [Perspective::Of(Dynasty::Bull)]);
    // The same game out of a file: nobody can say who looks, so it shows what is public.
    let path = std::env::temp_dir().join(format!("two-rivers-shared-{}.ron", std::process::id()));
    let written = desktop.session().record().write(&path);
    written.expect("a file");
    let replay = ReplayCommand::Saved(path.clone());
    desktop.app.world_mut().write_message(replay);
    desktop.frames(3);
    std::fs::remove_file(path).expect("the file was there");
    let replay = resource::<Replay<Game>>(&desktop);
    assert_eq!(replay.offered(), [Perspective::Public]);
    assert_eq!(resource::<Seat>(&desktop).viewer, None);
}

#[test]
fn a_saved_game_is_replayed_from_the_load_screen_while_another_waits() {
    let over = a_finished_game(21);
    let record = over.session().record().clone();
    over.app.world().resource::<Autosaving>().0.flush();
    drop(over);
    let mut desktop = a_game_with_one_person(5, 4);
    let waiting = desktop.session().stamp();
    let saves = data_folder::saves().expect("a folder for saves");
    let path = saves.join("Looked back at.ron");
    let mut titled = record.clone();
    titled.set_title("Looked back at");
    titled.write(&path).expect("a save");
    desktop.go(Screen::Load);
    desktop.until("the shelf is read", |world| {
        let shelf = world.resource::<two_rivers::desktop::screens::Shelf>();
        // A reading that began on another screen may have come before this one's.
        !shelf.is_reading() && shelf.saves.iter().any(|line| line.path == path)
    });
    // Other tests save too: the button in the row of this save.
    desktop.frames(2);
    let labels = desktop.named(&[Role::Label]);
    let row = labels.iter().find(|(name, _)| name == "Looked back at");
    let height = row.expect("the save's row").1.y;
    let buttons = desktop.buttons().into_iter();
    let replays = buttons.filter(|(name, _)| name.starts_with("Replay"));
    let away = |at: &Vec2| (at.y - height).abs();
    let replay = replays.min_by(|a, b| away(&a.1).total_cmp(&away(&b.1)));
    desktop.click(replay.expect("a button").1);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Table);
    assert_eq!(desktop.session().record().id(), record.id());
    assert_eq!(shown(&mut desktop), 0);
    // After the end everything may be seen, or what one of them saw.
    assert_eq!(resource::<Seat>(&desktop).perspective(), Perspective::All);
    let hands = |desktop: &mut Desktop| {
        let labels = desktop.named(&[Role::Label]);
        let hands = labels.iter().filter(|(name, _)| name.contains(" holds "));
        hands.count()
    };
    assert_eq!(hands(&mut desktop), 3);
    desktop.key(KeyCode::KeyV);
    let first = Perspective::Of(Dynasty::Archer);
    assert_eq!(resource::<Seat>(&desktop).perspective(), first);
    assert_eq!(hands(&mut desktop), 1);
    // By markers through the wars, monuments and treasures.
    let markers: Vec<usize> = {
        let markers = resource::<Replay<Game>>(&desktop).markers().iter();
        markers.map(|marker| marker.moment).collect()
    };
    assert!(!markers.is_empty());
    desktop.key(KeyCode::Period);
    assert_eq!(shown(&mut desktop), markers[0]);
    desktop.key(KeyCode::End);
    assert_eq!(shown(&mut desktop), record.decisions().len());
    desktop.key(KeyCode::Comma);
    let before = markers
        .iter()
        .rev()
        .find(|m| **m < record.decisions().len());
    assert_eq!(shown(&mut desktop), *before.expect("a marker"));
    // Its end leads to its final score, told at once, and that back to the replay by button and key.
    for by_key in [false, true] {
        desktop.key(KeyCode::End);
        desktop.press("Final score");
        desktop.frames(4);
        assert_eq!(desktop.screen(), Screen::Results);
        assert!(resource::<Results>(&desktop).revealed());
        let buttons = desktop.buttons();
        assert!(
            buttons.iter().all(|(name, _)| name != "Rematch"),
            "{buttons:?}"
        );
        match by_key {
            true => desktop.key(KeyCode::Escape),
            false => desktop.press("Back to the original game"),
        }
        desktop.frames(4);
        assert_eq!(desktop.screen(), Screen::Table);
        assert_eq!(shown(&mut desktop), record.decisions().len());
    }

    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    std::fs::remove_file(path).expect("the save was there");
    assert_eq!(desktop.screen(), Screen::Load);
    assert_eq!(desktop.session().stamp(), waiting);
    assert!(!resource::<Seat>(&desktop).all_seeing);
    desktop
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    desktop.lay();
    assert!(desktop.session().caught_up());
    assert_eq!(resource::<Seat>(&desktop).viewer, Some(Dynasty::Archer));
}

#[test]
fn playing_on_makes_another_game_with_an_autosave_of_its_own() {
    let mut desktop = a_game_with_one_person(9, 4);
    let record = desktop.session().record().clone();
    open_by_the_menu(&mut desktop);
    // The game goes on from its latest moment anyway.
    assert!(!resource::<Replay<Game>>(&desktop).can_play_on(desktop.session()));
    desktop.key(KeyCode::ArrowUp);
    let moment = shown(&mut desktop);
    assert!(moment > 0 && moment < record.decisions().len());
    desktop.press("Play on from here");
    desktop.frames(4);
    // Who plays is asked first, beginning with those who have played so far.
    assert!(looks_back(&desktop) && resource::<PlayOn<Game>>(&desktop).is_open());
    desktop.key(KeyCode::Escape);
    assert!(looks_back(&desktop) && !resource::<PlayOn<Game>>(&desktop).is_open());
    desktop.press("Play on from here");
    desktop.press("Play");
    desktop.frames(4);
    desktop.lay();
    assert!(!looks_back(&desktop) && desktop.app.world().get_resource::<Replay<Game>>().is_none());
    let branch = desktop.session().record().clone();
    assert_ne!(branch.id(), record.id());
    assert_eq!(branch.decisions(), &record.decisions()[..moment]);
    assert_eq!(branch.players(), record.players());
    assert_eq!(shown(&mut desktop), moment);
    assert_eq!(resource::<Seat>(&desktop).viewer, Some(Dynasty::Archer));
    choose(&mut desktop, Decision::End);
    desktop.frames(5);
    let saving = &resource::<Autosaving>(&desktop).0;
    saving.flush();
    let kept: Record = Record::read(&saving.path(&record)).expect("the first game's autosave");
    assert_eq!(kept.decisions(), record.decisions());
    let path: PathBuf = saving.path(&branch);
    let other: Record = Record::read(&path).expect("the branch's autosave");
    assert!(other.decisions().len() > moment);
    assert_eq!(&other.decisions()[..moment], branch.decisions());
    // Its menu leads back to the moment from which it went on, and leaving leads to it again.
    desktop.until("nothing moves", |world| {
        world.resource::<Session>().caught_up()
    });
    desktop.key(KeyCode::Escape);
    desktop.press("Back to the original game");
    desktop.frames(4);
    assert!(looks_back(&desktop));
    assert_eq!(desktop.session().record().id(), record.id());
    assert_eq!(shown(&mut desktop), moment);
    // What has been seen to the end begins anew another time, what was left on the way does not.
    desktop.key(KeyCode::End);
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!(desktop.session().record().id(), branch.id());
    for (key, from) in [(KeyCode::ArrowRight, 0), (KeyCode::ArrowRight, 1)] {
        let path = resource::<Autosaving>(&desktop).0.path(&record);
        let replay = ReplayCommand::Saved(path);
        desktop.app.world_mut().write_message(replay);
        desktop.frames(4);
        assert_eq!(shown(&mut desktop), from);
        desktop.key(key);
        desktop.key(KeyCode::Escape);
        desktop.frames(4);
    }
    // Nothing leads back where nothing was left for it.
    open_by_the_menu(&mut desktop);
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    desktop.start(
        Board::standard(),
        2,
        &[Dynasty::Archer],
        Options::default(),
        3,
    );
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    let names = desktop.buttons();
    assert!(
        !names
            .iter()
            .any(|(name, _)| name == "Back to the original game")
    );
}

#[test]
fn a_game_is_played_on_between_others() {
    let mut desktop = a_game_with_one_person(9, 4);
    let record = desktop.session().record().clone();
    open_by_the_menu(&mut desktop);
    desktop.key(KeyCode::ArrowUp);
    desktop.press("Play on from here");
    desktop.press_as(Role::ComboBox, "Who plays seat 1: Person");
    // The list begins on who sits there, a person, and the fourth level is four further down.
    for _ in 0..4 {
        desktop.key(KeyCode::ArrowDown);
    }
    desktop.key(KeyCode::Enter);
    desktop.frames(4);
    let lists = desktop.named(&[Role::ComboBox]);
    let chosen = lists
        .iter()
        .any(|(name, _)| name == "Who plays seat 1: 4 Governor");
    assert!(chosen, "{lists:?}");
    desktop.press("Play");
    desktop.frames(4);
    desktop.lay();
    let branch = desktop.session().record();
    assert_ne!(branch.id(), record.id());
    assert_eq!(branch.players()[0].kind, Kind::Bot("governor".to_string()));
    assert_eq!(branch.players()[1..], record.players()[1..]);
    assert_eq!(record.players()[0].kind, Kind::Person);
}

#[test]
fn the_results_lead_to_a_replay_and_back() {
    let mut desktop = a_finished_game(21);
    desktop.go(Screen::Results);
    desktop
        .app
        .world_mut()
        .write_message(ReplayCommand::ThisGame);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Table);
    assert_eq!(shown(&mut desktop), 0);
    assert_eq!(resource::<Seat>(&desktop).perspective(), Perspective::All);
    desktop.key(KeyCode::End);
    let replay = resource::<Replay<Game>>(&desktop);
    assert!(!replay.can_play_on(desktop.session()), "after the end");
    desktop.key(KeyCode::Escape);
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Results);
    assert!(!resource::<Seat>(&desktop).all_seeing);
    // The button at its end leads there, too.
    desktop
        .app
        .world_mut()
        .write_message(ReplayCommand::ThisGame);
    desktop.frames(4);
    desktop.key(KeyCode::End);
    desktop.press("Final score");
    desktop.frames(4);
    assert_eq!(desktop.screen(), Screen::Results);
    assert!(!looks_back(&desktop));
    assert!(!resource::<Seat>(&desktop).all_seeing);
}
