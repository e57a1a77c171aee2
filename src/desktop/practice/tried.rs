//! Games that go on from an exercise, whose menu leads back to it.

use super::laying::{Plan, lay};
use super::task::{Task, drop_task};
use crate::desktop::app::profiles::People;
use crate::desktop::app::requests::{BackToExercise, WayBack, WentOnFrom};
use crate::desktop::replay::Reviewed;
use crate::desktop::session::{Flow, Order, Session};
use crate::practice::{Exercise, Origin};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, go_back.run_if(on_message::<BackToExercise>));
}

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_systems(
        Update,
        lead_back::<G>.in_set(Flow::Settle).run_if(
            in_state(G::SCREEN)
                .and_then(resource_exists::<Tried>)
                .and_then(resource_exists::<Session<G>>),
        ),
    );
}

/// The exercise from which a game was begun last.
#[derive(Resource)]
struct Tried {
    exercise: Arc<Exercise>,
    plan: Plan,
    /// Whether the game lies on the table, and its menu leads back.
    laid: bool,
}

/// A game that goes on from the question, with whoever practises on the seat that was asked.
pub(super) fn try_it<G: Reviewed>(world: &mut World) {
    let me = world.resource::<People>().known().chosen();
    let me = me.map(|me| me.name.clone());
    let Some(task) = world.get_resource::<Task>() else {
        return;
    };
    // Whoever plays here is called so; else as in the game that the exercise is from.
    let me = me.unwrap_or_else(|| match &task.exercise.origin {
        Origin::Game { name, .. } => name.clone(),
        Origin::Shipped { .. } => String::new(),
    });
    let (at, seat) = (task.at(), task.exercise.seat);
    let tried = Tried {
        exercise: task.exercise.clone(),
        plan: task.plan.clone(),
        laid: false,
    };
    let Some(session) = world.get_resource::<Session<G>>() else {
        return;
    };
    let mut players = session.record().players().to_vec();
    if let Some(own) = players.get_mut(seat) {
        own.name = me;
    }
    drop_task(world);
    world.insert_resource(tried);
    world.write_message(Order::<G>::Branch(at, players));
}

/// The menu of the game that went on from an exercise leads back to that.
fn lead_back<G: Reviewed>(
    session: If<Res<Session<G>>>,
    mut tried: If<ResMut<Tried>>,
    mut commands: Commands,
) {
    let record = session.record();
    if !tried.laid && session.is_kept() && record.is_branch() {
        tried.laid = true;
        commands.insert_resource(WayBack {
            from: record.id(),
            to: WentOnFrom::Exercise,
        });
    }
}

/// The exercise once more, as it was asked.
fn go_back(
    mut asks: MessageReader<BackToExercise>,
    tried: Option<Res<Tried>>,
    mut commands: Commands,
) {
    asks.clear();
    if let Some(tried) = tried {
        let (exercise, plan) = (tried.exercise.clone(), tried.plan.clone());
        commands.queue(move |world: &mut World| lay(world, exercise, plan));
    }
}
