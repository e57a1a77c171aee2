//! How an exercise comes onto the table: its record is lent, with whoever practises on the seat that is asked.

use super::task::Task;
use crate::desktop::app::requests::{Posed, ReplayCommand};
use crate::desktop::app::trouble::Trouble;
use crate::desktop::app::words::Words;
use crate::desktop::replay::Reviewed;
use crate::desktop::session::Order;
use crate::games::{Kind as Game, with_game};
use crate::practice::Exercise;
use crate::record::{Kind, Player, Record};
use bevy::prelude::*;
use std::sync::Arc;

/// What is known of an exercise besides itself when it is laid on the table.
#[derive(Clone)]
pub struct Plan {
    /// What comes after it.
    pub queue: Vec<Arc<Exercise>>,
    /// What leads back to the review from which it was opened.
    pub review: Option<ReplayCommand>,
    /// Whether an answer has been counted.
    pub counted: bool,
}

impl Plan {
    /// Nothing has been answered, and these come after it.
    pub fn of(queue: Vec<Arc<Exercise>>) -> Plan {
        Plan {
            queue,
            review: None,
            counted: false,
        }
    }
}

/// Lays an exercise on the table; one that cannot be read is told of, and the table stays as it is.
pub fn lay(world: &mut World, exercise: Arc<Exercise>, plan: Plan) {
    let laid = match Game::named(Some(&exercise.game)) {
        Some(game) => {
            with_game!(game, G => lay_one::<G>(world, &exercise, plan))
        }
        None => Err("it is of an unknown game".to_string()),
    };
    if let Err(why) = laid {
        error!("{}: {why}", exercise.id);
        let text = world.resource::<Words>().text("practice-unreadable");
        world.write_message(Trouble(text));
    }
}

fn lay_one<G: Reviewed>(
    world: &mut World,
    exercise: &Arc<Exercise>,
    plan: Plan,
) -> Result<(), String> {
    let mut record: Record<G> = exercise.record().map_err(|why| why.to_string())?;
    for (seat, player) in record.players().to_vec().into_iter().enumerate() {
        let kind = match (seat == exercise.seat, &player.kind) {
            (true, _) => Kind::Person,
            (false, Kind::Bot(name)) => Kind::Bot(name.clone()),
            (false, Kind::Person) => Kind::Bot(usual::<G>()),
        };
        record.set_player(Player {
            player: player.player,
            name: String::new(),
            kind,
        });
    }
    let (id, at) = (record.id(), record.decisions().len());
    world.insert_resource(Task::asked(exercise.clone(), id, at, plan));
    world.insert_resource(Posed(at));
    world.write_message(Order::<G>::Lend(Box::new(record)));
    Ok(())
}

/// The level in the middle.
fn usual<G: Reviewed>() -> String {
    let level = G::LEVELS.get(G::LEVELS.len() / 2);
    level.copied().unwrap_or_default().to_string()
}
