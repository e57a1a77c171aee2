//! The voices: what waits to be heard, and the sound device that plays it.

use super::{Cue, Heard, Sound};
use crate::desktop::app::power::LONGEST_STEP;
use crate::desktop::app::settings::Settings;
use crate::desktop::session::Rebuild;
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

/// The steps on which a sound can be played, each by how much higher it is than the file.
const SCALE: [f32; 5] = [1.0, 9.0 / 8.0, 5.0 / 4.0, 3.0 / 2.0, 5.0 / 3.0];

/// How much higher than its file a sound is played.
pub(super) fn pitch(note: Option<usize>) -> f32 {
    note.map_or(1.0, |step| SCALE[step % SCALE.len()])
}

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
    mut heard: MessageReader<Heard>,
    mut rebuilt: MessageReader<Rebuild>,
    mut sounds: ResMut<Sounds>,
    settings: Res<Settings>,
) {
    if rebuilt.read().count() > 0 || settings.animation_speed <= 0.0 {
        sounds.waiting.clear();
        heard.clear();
        return;
    }
    for heard in heard.read() {
        sounds.waiting.push(Waiting {
            sound: heard.sound,
            pitch: pitch(heard.note),
            seconds: heard.lands_in,
        });
    }
}

/// Hears what a screen asks for.
pub(super) fn hear_screens(mut cues: MessageReader<Cue>, mut sounds: ResMut<Sounds>) {
    for Cue { sound, note } in cues.read() {
        sounds.waiting.push(Waiting {
            sound: *sound,
            pitch: pitch(*note),
            seconds: 0.0,
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
