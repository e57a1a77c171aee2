//! The queue of events: the only place where entities follow them. [`stage`] is what each does.

mod stage;

use super::layout::Layout;
use super::motion::{Motion, move_pieces};
use super::pieces::{Lying, Piece};
use crate::babel::rules::Event;
use crate::desktop::app::power::{LONGEST_STEP, Power};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::settings::Settings;
use crate::desktop::audio::{Cue, Sound};
use crate::desktop::games::babel::Session;
use crate::desktop::session::Flow;
use bevy::prelude::*;
use stage::Stage;

/// The rest between two things that are shown.
#[derive(Resource, Default)]
pub struct Beat {
    /// In seconds.
    rest: f32,
    /// Somebody wants to see the end of it: what is left is shown at once.
    hurried: bool,
}

impl Beat {
    /// Has everything that waits shown at once.
    pub fn hurry(&mut self) {
        self.rest = 0.0;
        self.hurried = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beat>().add_systems(
        Update,
        (
            play_events,
            follow_layout.run_if(resource_changed::<Layout>),
            move_pieces,
        )
            .chain()
            .in_set(Flow::Animate)
            .run_if(in_state(Screen::Babel).and_then(resource_exists::<Session>)),
    );
}

/// How long an event is given at normal speed, in seconds.
fn seconds_for(event: &Event) -> f32 {
    match event {
        Event::Moved { .. } | Event::Settled { .. } => 0.45,
        Event::Built { .. } | Event::Migrated { .. } | Event::Robbed { .. } => 0.55,
        Event::Paid { .. } | Event::Drawn { .. } | Event::Reshuffled { .. } => 0.4,
        Event::Destroyed { .. } | Event::Expelled { .. } | Event::Lured { .. } => 0.65,
        Event::Discarded { .. } | Event::TempleCardsDrawn { .. } => 0.5,
        Event::EndPhaseBegan => 0.5,
        Event::TurnBegan { .. }
        | Event::Halved { .. }
        | Event::TotalChanged { .. }
        | Event::TurnEnded { .. }
        | Event::GameOver { .. } => 0.0,
    }
}

/// The sound of an event, if it has one.
fn sound_for(event: &Event) -> Option<Sound> {
    match event {
        Event::Moved { .. } | Event::Migrated { .. } => Some(Sound::Leader),
        Event::Settled { .. } | Event::Built { .. } => Some(Sound::Place),
        Event::Paid { .. } => Some(Sound::Drum),
        Event::Destroyed { .. } => Some(Sound::Catastrophe),
        Event::Robbed { .. } => Some(Sound::Treasure),
        Event::Expelled { .. } | Event::Lured { .. } => Some(Sound::Horn),
        Event::Drawn { .. } | Event::Discarded { .. } | Event::Reshuffled { .. } => {
            Some(Sound::Shuffle)
        }
        Event::TempleCardsDrawn { .. } => Some(Sound::Points),
        Event::EndPhaseBegan => Some(Sound::Horn),
        Event::GameOver { .. } => Some(Sound::Over),
        Event::TurnBegan { .. }
        | Event::Halved { .. }
        | Event::TotalChanged { .. }
        | Event::TurnEnded { .. } => None,
    }
}

/// Shows event after event, each when the one before has had its time.
pub(super) fn play_events(world: &mut World) {
    let step = world.resource::<Time>().delta().min(LONGEST_STEP);
    let settings = world.resource::<Settings>();
    let mut speed = world.resource::<Session>().pace(settings);
    // Where nothing is to move, what has happened is there at once.
    let still = settings.reduce_motion;
    let mut beat = world.resource_mut::<Beat>();
    beat.rest -= step.as_secs_f32();
    // Whoever skips sees the end at once.
    if beat.hurried {
        speed = 0.0;
    }
    let moving = !still && speed > 0.0;
    while world.resource::<Beat>().rest <= 0.0 {
        let Some(event) = world.resource_mut::<Session>().next_event() else {
            world.resource_mut::<Session>().catch_up();
            *world.resource_mut::<Beat>() = Beat::default();
            return;
        };
        let seconds = match speed > 0.0 {
            true => seconds_for(&event) / speed,
            false => 0.0,
        };
        if let Some(sound) = sound_for(&event) {
            world.write_message(Cue { sound, note: None });
        }
        Stage::new(world, if moving { seconds } else { 0.0 }).show(event);
        world.resource_mut::<Beat>().rest = seconds;
    }
    world.resource_mut::<Power>().stay_awake();
}

/// Everything is where a changed layout wants it, at once.
fn follow_layout(
    mut commands: Commands,
    layout: Res<Layout>,
    mut pieces: Query<(Entity, &Piece, &mut Transform, &mut Sprite)>,
    passing: Query<Entity, (With<Motion>, Without<Piece>)>,
) {
    let lying = Lying::of(pieces.iter().map(|(_, piece, ..)| *piece));
    for (entity, piece, mut transform, mut sprite) in &mut pieces {
        let (at, size) = lying.place(*piece, &layout);
        transform.translation = at;
        sprite.custom_size = Some(size);
        commands.entity(entity).remove::<Motion>();
    }
    for entity in &passing {
        commands.entity(entity).despawn();
    }
}
