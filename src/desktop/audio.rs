//! What is heard: short sounds of wood, strings and drums, each when its event is shown.
//!
//! Sounds are never needed to play: without a sound device, or with the volume at zero, nothing
//! here does anything. Playing happens on the sound device's own thread, so nothing here ever asks
//! for a frame. `scripts/make-sounds` makes the files.

use super::power::LONGEST_STEP;
use super::screens::Settings;
use super::session::{Flow, Rebuild, Refused, Session};
use super::table::animation::DroppedAt;
use crate::rules::{Colour, Event};
use bevy::audio::{
    AudioPlayer, AudioSink, AudioSinkPlayback, AudioSource, PlaybackSettings, Volume,
};
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;

/// The sounds of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    Place,
    Leader,
    Points,
    Drum,
    Horn,
    Treasure,
    Shuffle,
    Catastrophe,
    Refused,
    Turn,
    Over,
}

impl Sound {
    /// All of them, in the order of their declaration.
    pub const ALL: [Sound; 11] = [
        Sound::Place,
        Sound::Leader,
        Sound::Points,
        Sound::Drum,
        Sound::Horn,
        Sound::Treasure,
        Sound::Shuffle,
        Sound::Catastrophe,
        Sound::Refused,
        Sound::Turn,
        Sound::Over,
    ];

    /// The sound as an OGG file, which is part of the program.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Sound::Place => include_bytes!("../../assets/sounds/place.ogg"),
            Sound::Leader => include_bytes!("../../assets/sounds/leader.ogg"),
            Sound::Points => include_bytes!("../../assets/sounds/points.ogg"),
            Sound::Drum => include_bytes!("../../assets/sounds/drum.ogg"),
            Sound::Horn => include_bytes!("../../assets/sounds/horn.ogg"),
            Sound::Treasure => include_bytes!("../../assets/sounds/treasure.ogg"),
            Sound::Shuffle => include_bytes!("../../assets/sounds/shuffle.ogg"),
            Sound::Catastrophe => include_bytes!("../../assets/sounds/catastrophe.ogg"),
            Sound::Refused => include_bytes!("../../assets/sounds/refused.ogg"),
            Sound::Turn => include_bytes!("../../assets/sounds/turn.ogg"),
            Sound::Over => include_bytes!("../../assets/sounds/over.ogg"),
        }
    }

    /// How loud it is beside the others; the files all have the same peak.
    fn level(self) -> f32 {
        match self {
            Sound::Drum | Sound::Leader => 0.9,
            Sound::Place | Sound::Catastrophe | Sound::Over => 0.75,
            Sound::Points | Sound::Refused | Sound::Treasure => 0.55,
            Sound::Horn | Sound::Turn => 0.45,
            Sound::Shuffle => 0.3,
        }
    }
}

/// The sound of an event, if it has one; [`Sound::Turn`] is only for turns of persons.
pub fn sound_for(event: &Event) -> Option<Sound> {
    match event {
        Event::TilePlaced { .. } | Event::BuildingRaised { .. } | Event::Committed { .. } => {
            Some(Sound::Place)
        }
        Event::LeaderPositioned { .. } | Event::LeaderWithdrawn { .. } => Some(Sound::Leader),
        Event::Points { .. } => Some(Sound::Points),
        Event::ConflictBegan { .. } => Some(Sound::Drum),
        Event::ConflictEnded { .. } | Event::MonumentBuilt { .. } | Event::WonderBuilt { .. } => {
            Some(Sound::Horn)
        }
        Event::TreasureTaken { .. } => Some(Sound::Treasure),
        Event::Swapped { .. } | Event::Drawn { .. } => Some(Sound::Shuffle),
        Event::CatastrophePlayed { .. } => Some(Sound::Catastrophe),
        Event::TurnBegan { .. } => Some(Sound::Turn),
        Event::GameOver { .. } => Some(Sound::Over),
        // The horn has told of the losses; the others change nothing that was not heard.
        Event::LeaderLost { .. }
        | Event::TilesRemoved { .. }
        | Event::MarkerLeft { .. }
        | Event::BuildingReturned { .. }
        | Event::BagEmpty { .. }
        | Event::TurnEnded { .. } => None,
    }
}

/// How much higher than its file a sound is played: each colour has its step of a pentatonic scale.
fn pitch_for(event: &Event) -> f32 {
    match event {
        Event::Points { colour, .. } => match colour {
            Colour::Black => 1.0,
            Colour::Red => 9.0 / 8.0,
            Colour::Blue => 5.0 / 4.0,
            Colour::Green => 3.0 / 2.0,
        },
        _ => 1.0,
    }
}

/// An event is being shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct Shown {
    pub event: Event,
    /// In how many seconds the piece that it brings touches the board.
    lands_in: f32,
}

impl Shown {
    /// An event that is shown from now on for so many seconds, at the pointer or from afar.
    pub fn new(event: Event, seconds: f32, dropped: &DroppedAt) -> Shown {
        let lands_in = match event {
            // The last part of a movement is slow: the eye takes it for arrived.
            Event::TilePlaced { .. }
            | Event::LeaderPositioned { .. }
            | Event::CatastrophePlayed { .. } => {
                seconds * if dropped.0.is_some() { 0.2 } else { 0.8 }
            }
            Event::BuildingRaised { .. } => seconds * 0.8,
            _ => 0.0,
        };
        Shown { event, lands_in }
    }
}

/// More at a time would be a din.
const MOST: usize = 4;

/// The same sound again within this time would only be louder.
const APART: Duration = Duration::from_millis(50);

/// A sound that could not be played for so long, because nothing was drawn, has missed its moment.
const TOO_LATE: Duration = Duration::from_millis(250);

/// The sounds as the sound device wants them.
#[derive(Resource)]
struct Sounds {
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
struct Voice(Sound);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Shown>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (
                give_up_without_device,
                follow_volume.run_if(resource_exists_and_changed::<Settings>),
                play,
            )
                .chain()
                .after(Flow::Animate)
                .distributive_run_if(resource_exists::<Sounds>),
        );
}

/// Sounds exist only where Bevy's audio does.
fn load(mut commands: Commands, sources: Option<ResMut<Assets<AudioSource>>>) {
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
fn give_up_without_device(
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
    settings.volume * settings.effects
}

/// What is being heard gets louder and softer with the settings.
fn follow_volume(settings: Res<Settings>, mut voices: Query<(&Voice, &mut AudioSink)>) {
    for (Voice(sound), mut sink) in &mut voices {
        sink.set_volume(Volume::Linear(loudness(&settings) * sound.level()));
    }
}

/// Plays what is shown, unless it is shown at once or nobody wants to hear it.
fn play(
    mut commands: Commands,
    mut shown: MessageReader<Shown>,
    mut refused: MessageReader<Refused>,
    mut rebuilt: MessageReader<Rebuild>,
    mut sounds: ResMut<Sounds>,
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    time: Res<Time>,
    real: Res<Time<Real>>,
    voices: Query<Option<&AudioSink>, With<Voice>>,
) {
    let sounds = &mut *sounds;
    let undone = rebuilt.read().count() > 0;
    if undone || settings.animation_speed <= 0.0 || loudness(&settings) <= 0.0 {
        sounds.waiting.clear();
        shown.clear();
        refused.clear();
        return;
    }
    // The table's clock: a piece and its sound arrive together.
    let step = time.delta().min(LONGEST_STEP).as_secs_f32();
    if real.delta() > TOO_LATE {
        sounds.waiting.clear();
    }
    for waiting in &mut sounds.waiting {
        waiting.seconds -= step;
    }
    for Shown { event, lands_in } in shown.read() {
        let theirs = |dynasty| session.as_ref().is_some_and(|s| s.is_person(dynasty));
        let Some(sound) = sound_for(event) else {
            continue;
        };
        if let Event::TurnBegan { dynasty } = event
            && !theirs(*dynasty)
        {
            continue;
        }
        sounds.waiting.push(Waiting {
            sound,
            pitch: pitch_for(event),
            seconds: *lands_in,
        });
    }
    if refused.read().count() > 0 {
        sounds.waiting.push(Waiting {
            sound: Sound::Refused,
            pitch: 1.0,
            seconds: 0.0,
        });
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
                .with_volume(Volume::Linear(loudness(&settings) * sound.level()))
                .with_speed(pitch),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cell, Dynasty, Source};
    use bevy::audio::{Decodable, Source as _};
    use bevy::time::TimeUpdateStrategy;

    const PLACED: Event = Event::TilePlaced {
        dynasty: Dynasty::Archer,
        tile: Colour::Red,
        at: Cell::new(3, 3).unwrap(),
        unites: false,
    };

    fn points(colour: Colour) -> Event {
        Event::Points {
            dynasty: Dynasty::Archer,
            colour,
            amount: 1,
            source: Source::Tile,
            at: None,
        }
    }

    /// A program that has sounds but, like a computer without a sound device, nothing to play them.
    fn silent_app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                16,
            )))
            .init_asset::<AudioSource>()
            .init_resource::<Settings>()
            .add_message::<Refused>()
            .add_message::<Rebuild>()
            .add_plugins(plugin);
        app.update();
        app
    }

    fn show(app: &mut App, event: Event, lands_in: f32) {
        app.world_mut().write_message(Shown { event, lands_in });
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
    fn events_have_their_sounds() {
        let dynasty = Dynasty::Bull;
        let at = Cell::new(3, 3).unwrap();
        let leader = Colour::Black;
        let heard = [
            (PLACED, Some(Sound::Place)),
            (
                Event::LeaderPositioned {
                    dynasty,
                    leader,
                    from: None,
                    to: at,
                },
                Some(Sound::Leader),
            ),
            (points(Colour::Red), Some(Sound::Points)),
            (
                Event::TreasureTaken { dynasty, from: at },
                Some(Sound::Treasure),
            ),
            (
                Event::CatastrophePlayed {
                    dynasty,
                    at,
                    destroyed: None,
                },
                Some(Sound::Catastrophe),
            ),
            (Event::TurnBegan { dynasty }, Some(Sound::Turn)),
            (Event::TurnEnded { dynasty }, None),
            (Event::BagEmpty { dynasty }, None),
            (Event::MarkerLeft { at }, None),
        ];
        for (event, sound) in heard {
            assert_eq!(sound_for(&event), sound, "{event:?}");
        }
    }

    #[test]
    fn every_colour_has_its_own_note_within_an_octave() {
        let mut notes = Colour::ALL.map(|colour| pitch_for(&points(colour)));
        notes.sort_by(f32::total_cmp);
        assert!(notes.windows(2).all(|pair| pair[1] > pair[0] * 1.05));
        assert!(notes[0] >= 1.0 && notes[3] < 2.0);
        assert_eq!(pitch_for(&PLACED), 1.0);
    }

    #[test]
    fn the_same_sound_is_not_played_twice_at_once() {
        let mut app = silent_app();
        for _ in 0..3 {
            show(&mut app, PLACED, 0.0);
        }
        assert_eq!(begun(&mut app), [Sound::Place]);
        end_all(&mut app);
        show(&mut app, PLACED, 0.0);
        assert_eq!(begun(&mut app), [], "16 ms later");
        app.update();
        app.update();
        show(&mut app, PLACED, 0.0);
        assert_eq!(begun(&mut app), [Sound::Place], "64 ms later");
    }

    #[test]
    fn only_a_few_sounds_are_played_at_a_time() {
        let mut app = silent_app();
        let dynasty = Dynasty::Archer;
        let from = Cell::new(3, 3).unwrap();
        let leader = Colour::Red;
        show(&mut app, PLACED, 0.0);
        show(&mut app, points(Colour::Red), 0.0);
        show(&mut app, Event::TreasureTaken { dynasty, from }, 0.0);
        let home = Event::LeaderWithdrawn {
            dynasty,
            leader,
            from,
        };
        show(&mut app, home, 0.0);
        app.world_mut().write_message(Refused(String::new()));
        let heard = begun(&mut app);
        assert_eq!(heard.len(), MOST);
        assert!(!heard.contains(&Sound::Refused));
    }

    #[test]
    fn a_piece_is_heard_when_it_lands() {
        let mut app = silent_app();
        show(&mut app, PLACED, 0.1);
        for _ in 0..6 {
            assert_eq!(begun(&mut app), []);
        }
        app.update();
        assert_eq!(begun(&mut app), [Sound::Place]);
    }

    #[test]
    fn nothing_is_heard_of_what_is_undone() {
        let mut app = silent_app();
        show(&mut app, PLACED, 0.02);
        assert_eq!(begun(&mut app), []);
        app.world_mut().write_message(Rebuild);
        for _ in 0..4 {
            assert_eq!(begun(&mut app), []);
        }
    }

    #[test]
    fn silence_is_silent() {
        type Set = fn(&mut Settings);
        let ways: [Set; 3] = [
            |settings| settings.volume = 0.0,
            |settings| settings.effects = 0.0,
            |settings| settings.animation_speed = 0.0,
        ];
        for set in ways {
            let mut app = silent_app();
            set(&mut app.world_mut().resource_mut::<Settings>());
            show(&mut app, PLACED, 0.0);
            app.world_mut().write_message(Refused(String::new()));
            assert_eq!(begun(&mut app), []);
            *app.world_mut().resource_mut::<Settings>() = Settings::default();
            assert_eq!(begun(&mut app), [], "nothing is made up for");
        }
    }

    #[test]
    fn bots_begin_their_turns_in_silence() {
        let mut app = silent_app();
        let dynasty = Dynasty::Archer;
        show(&mut app, Event::TurnBegan { dynasty }, 0.0);
        assert_eq!(begun(&mut app), []);
    }

    #[test]
    fn without_a_sound_device_nothing_piles_up() {
        let mut app = silent_app();
        show(&mut app, PLACED, 0.0);
        assert_eq!(begun(&mut app).len(), 1);
        assert_eq!(begun(&mut app), []);
        assert!(!app.world().contains_resource::<Sounds>());
        show(&mut app, points(Colour::Blue), 0.0);
        assert_eq!(begun(&mut app), []);
    }

    #[test]
    fn without_bevys_audio_nothing_fails() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Settings>()
            .add_message::<Refused>()
            .add_message::<Rebuild>()
            .add_plugins(plugin);
        app.update();
        show(&mut app, PLACED, 0.0);
        assert_eq!(begun(&mut app), []);
    }
}
