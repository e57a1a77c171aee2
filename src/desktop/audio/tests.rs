//! Every sound at its moment, and silence wherever there is nothing to hear it with.

use super::voices::{MOST, Voice, pitch};
use super::*;
use crate::desktop::session::Rebuild;
use bevy::audio::{AudioSource, Decodable, Source as _};
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

/// A program that has sounds but, like a computer without a sound device, nothing to play them.
fn silent_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            16,
        )))
        .init_asset::<AudioSource>()
        .init_resource::<Settings>()
        .add_message::<Rebuild>()
        .add_plugins(plugin);
    app.update();
    app
}

fn hear(app: &mut App, sound: Sound, lands_in: f32) {
    app.world_mut().write_message(Heard {
        sound,
        note: None,
        lands_in,
    });
}

/// The sounds begun by a frame.
fn begun(app: &mut App) -> Vec<Sound> {
    app.update();
    let mut voices = app.world_mut().query::<&Voice>();
    voices.iter(app.world()).map(|voice| voice.0).collect()
}

/// Lets a sound device be there: what it plays is over at once.
fn end_all(app: &mut App) {
    let mut voices = app.world_mut().query_filtered::<Entity, With<Voice>>();
    let voices: Vec<Entity> = voices.iter(app.world()).collect();
    for voice in voices {
        app.world_mut().despawn(voice);
    }
}

#[test]
fn every_sound_is_short_mono_and_soft() {
    for sound in Sound::ALL {
        let decoder = AudioSource {
            bytes: sound.bytes().into(),
        }
        .decoder();
        assert_eq!(decoder.channels().get(), 1, "{sound:?}");
        let rate = decoder.sample_rate().get() as usize;
        let samples: Vec<f32> = decoder.collect();
        assert!((rate / 10..rate).contains(&samples.len()), "{sound:?}");
        let peak = samples.iter().fold(0.0_f32, |most, s| most.max(s.abs()));
        assert!((0.45..0.55).contains(&peak), "{sound:?} peaks at {peak}");
        assert!(samples[0].abs() < 0.03, "{sound:?} begins with a click");
        assert!(samples[samples.len() - 1].abs() < 0.01, "{sound:?} is cut");
    }
    let size: usize = Sound::ALL.iter().map(|sound| sound.bytes().len()).sum();
    assert!(size < 120_000, "{size} bytes");
}

#[test]
fn every_step_has_its_own_note_within_an_octave() {
    let notes = [0, 1, 2, 3, 4].map(|step| pitch(Some(step)));
    assert!(notes.windows(2).all(|pair| pair[1] > pair[0] * 1.05));
    assert!(notes[0] >= 1.0 && notes[4] < 2.0);
    assert_eq!(pitch(None), 1.0);
}

#[test]
fn the_same_sound_is_not_played_twice_at_once() {
    let mut app = silent_app();
    for _ in 0..3 {
        hear(&mut app, Sound::Place, 0.0);
    }
    assert_eq!(begun(&mut app), [Sound::Place]);
    end_all(&mut app);
    hear(&mut app, Sound::Place, 0.0);
    assert_eq!(begun(&mut app), [], "16 ms later");
    app.update();
    app.update();
    hear(&mut app, Sound::Place, 0.0);
    assert_eq!(begun(&mut app), [Sound::Place], "64 ms later");
}

#[test]
fn only_a_few_sounds_are_played_at_a_time() {
    let mut app = silent_app();
    for sound in [
        Sound::Place,
        Sound::Points,
        Sound::Treasure,
        Sound::Leader,
        Sound::Refused,
    ] {
        hear(&mut app, sound, 0.0);
    }
    let heard = begun(&mut app);
    assert_eq!(heard.len(), MOST);
    assert!(!heard.contains(&Sound::Refused));
}

#[test]
fn a_piece_is_heard_when_it_lands() {
    let mut app = silent_app();
    hear(&mut app, Sound::Place, 0.1);
    for _ in 0..6 {
        assert_eq!(begun(&mut app), []);
    }
    app.update();
    assert_eq!(begun(&mut app), [Sound::Place]);
}

#[test]
fn nothing_is_heard_of_what_is_undone() {
    let mut app = silent_app();
    hear(&mut app, Sound::Place, 0.02);
    assert_eq!(begun(&mut app), []);
    app.world_mut().write_message(Rebuild);
    for _ in 0..4 {
        assert_eq!(begun(&mut app), []);
    }
}

#[test]
fn silence_is_silent() {
    type Set = fn(&mut Settings);
    let ways: [Set; 4] = [
        |settings| settings.volume = 0.0,
        |settings| settings.effects = 0.0,
        |settings| settings.muted = true,
        |settings| settings.animation_speed = 0.0,
    ];
    for set in ways {
        let mut app = silent_app();
        set(&mut app.world_mut().resource_mut::<Settings>());
        hear(&mut app, Sound::Place, 0.0);
        hear(&mut app, Sound::Refused, 0.0);
        assert_eq!(begun(&mut app), []);
        *app.world_mut().resource_mut::<Settings>() = Settings::default();
        assert_eq!(begun(&mut app), [], "nothing is made up for");
    }
}

#[test]
fn a_screen_is_heard_at_every_pace_but_not_when_muted() {
    let mut app = silent_app();
    let cue = Cue {
        sound: Sound::Treasure,
        note: None,
    };
    app.world_mut().resource_mut::<Settings>().animation_speed = 0.0;
    app.world_mut().write_message(cue);
    assert_eq!(begun(&mut app), [Sound::Treasure]);
    end_all(&mut app);
    app.world_mut().resource_mut::<Settings>().muted = true;
    for _ in 0..4 {
        app.world_mut().write_message(cue);
        assert_eq!(begun(&mut app), []);
    }
}

#[test]
fn without_a_sound_device_nothing_piles_up() {
    let mut app = silent_app();
    hear(&mut app, Sound::Place, 0.0);
    assert_eq!(begun(&mut app).len(), 1);
    assert_eq!(begun(&mut app), []);
    assert!(!app.world().contains_resource::<Sounds>());
    hear(&mut app, Sound::Points, 0.0);
    assert_eq!(begun(&mut app), []);
}

#[test]
fn without_bevys_audio_nothing_fails() {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .init_resource::<Settings>()
        .add_message::<Rebuild>()
        .add_plugins(plugin);
    app.update();
    hear(&mut app, Sound::Place, 0.0);
    assert_eq!(begun(&mut app), []);
}
