//! The voices: what waits to be heard, and the sound device that plays it.

use super::events::{Shown, pitch_for, pitch_of, sound_for};
use super::{Cue, Sound};
use crate::desktop::app::power::LONGEST_STEP;
use crate::desktop::app::settings::Settings;
use crate::desktop::games::tigris::{Refused, Session};
use crate::desktop::session::Rebuild;
use crate::tigris::rules::Event;
use bevy::audio::{
    AudioPlayer, AudioSink, AudioSinkPlayback, AudioSource, PlaybackSettings, Volume,
};
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;

/// More at a time would be a din.
pub(super) const MOST: usize = 4;

/// The same sound again within this time would only be louder.
const APART: Duration = Duration::from_millis(50);

/// A sound that could not be played for so long, because nothing was drawn, has missed its moment.
const TOO_LATE: Duration = Duration::from_millis(250);

/// The sounds as the sound device wants them.
#[derive(Resource)]
pub(super) struct Sounds {
    sources: [Handle<AudioSource>; Sound::ALL.len()],
    /// When each was last begun.
    begun: [Option<Duration>; Sound::ALL.len()],
    waiting: Vec<Waiting>,
}

/// A sound to be played soon.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    sound: Sound,
    pitch: f32,
    seconds: f32,
}

impl Waiting {
    /// A sound to be played in this very frame, as its file has it.
    fn now(sound: Sound) -> Waiting {
        Waiting {
            sound,
            pitch: 1.0,
            seconds: 0.0,
        }
    }
}

/// A sound being played.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Voice(pub Sound);

/// Sounds exist only where Bevy's audio does.
pub(super) fn load(mut commands: Commands, sources: Option<ResMut<Assets<AudioSource>>>) {
    let Some(mut sources) = sources else { return };
    commands.insert_resource(Sounds {
        sources: Sound::ALL.map(|sound| {
            sources.add(AudioSource {
                bytes: sound.bytes().into(),
            })
        }),
        begun: [None; Sound::ALL.len()],
        waiting: Vec::new(),
    });
}

/// What Bevy has not begun to play within a frame it never will: there is no sound device.
pub(super) fn give_up_without_device(
    mut commands: Commands,
    mute: Query<Entity, (With<Voice>, Without<AudioSink>)>,
) {
    if mute.is_empty() {
        return;
    }
    for entity in &mute {
        commands.entity(entity).despawn();
    }
    commands.remove_resource::<Sounds>();
}

fn loudness(settings: &Settings) -> f32 {
    if settings.muted {
        0.0
    } else {
        settings.volume * settings.effects
    }
}

/// What is being heard gets louder and softer with the settings.
pub(super) fn follow_volume(settings: Res<Settings>, mut voices: Query<(&Voice, &mut AudioSink)>) {
    for (Voice(sound), mut sink) in &mut voices {
        sink.set_volume(Volume::Linear(loudness(&settings) * sound.level()));
    }
}

/// Lets time pass for what waits, by the table's clock: a piece and its sound arrive together.
pub(super) fn wait(mut sounds: ResMut<Sounds>, time: Res<Time>, real: Res<Time<Real>>) {
    let step = time.delta().min(LONGEST_STEP).as_secs_f32();
    if real.delta() > TOO_LATE {
        sounds.waiting.clear();
    }
    for waiting in &mut sounds.waiting {
        waiting.seconds -= step;
    }
}

/// Hears what the table shows, unless it is shown at once or was taken back.
pub(super) fn hear_table(
    mut shown: MessageReader<Shown>,
    mut refused: MessageReader<Refused>,
    mut rebuilt: MessageReader<Rebuild>,
    mut sounds: ResMut<Sounds>,
    settings: Res<Settings>,
    session: Option<Res<Session>>,
) {
    if rebuilt.read().count() > 0 || settings.animation_speed <= 0.0 {
        sounds.waiting.clear();
        shown.clear();
        refused.clear();
        return;
    }
    let theirs = |dynasty| session.as_ref().is_some_and(|s| s.is_person(dynasty));
    for Shown { event, lands_in } in shown.read() {
        let silent = matches!(event, Event::TurnBegan { dynasty } if !theirs(*dynasty));
        if let Some(sound) = sound_for(event).filter(|_| !silent) {
            sounds.waiting.push(Waiting {
                sound,
                pitch: pitch_for(event),
                seconds: *lands_in,
            });
        }
    }
    if refused.read().count() > 0 {
        sounds.waiting.push(Waiting::now(Sound::Refused));
    }
}

/// Hears what a screen asks for.
pub(super) fn hear_screens(mut cues: MessageReader<Cue>, mut sounds: ResMut<Sounds>) {
    for Cue { sound, note } in cues.read() {
        sounds.waiting.push(Waiting {
            pitch: note.map_or(1.0, pitch_of),
            ..Waiting::now(*sound)
        });
    }
}

/// Begins what has waited long enough, unless nobody wants to hear it.
pub(super) fn play(
    mut commands: Commands,
    mut sounds: ResMut<Sounds>,
    settings: Res<Settings>,
    real: Res<Time<Real>>,
    voices: Query<Option<&AudioSink>, With<Voice>>,
) {
    let sounds = &mut *sounds;
    let loudness = loudness(&settings);
    if loudness <= 0.0 {
        sounds.waiting.clear();
        return;
    }
    let heard = |sink: &Option<&AudioSink>| sink.is_none_or(|sink| !sink.empty());
    let mut playing = voices.iter().filter(heard).count();
    let now = real.elapsed();
    for Waiting { sound, pitch, .. } in sounds.waiting.extract_if(.., |w| w.seconds <= 0.0) {
        let begun = &mut sounds.begun[sound as usize];
        let echo = begun.is_some_and(|begun| now.saturating_sub(begun) < APART);
        if echo || playing >= MOST {
            continue;
        }
        *begun = Some(now);
        playing += 1;
        commands.spawn((
            Voice(sound),
            AudioPlayer::new(sounds.sources[sound as usize].clone()),
            PlaybackSettings::DESPAWN
                .with_volume(Volume::Linear(loudness * sound.level()))
                .with_speed(pitch),
        ));
    }
}
