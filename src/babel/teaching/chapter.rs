//! The chapters: a position, something to do on it, and whether that has been done.
//!
//! The rules decide: a chapter looks only at the events that they tell.

use super::scene::{Scene, SceneError};
use super::topic::Topic;
use crate::babel::rules::{Event, Player, Skill, Tribe};

/// A chapter of the lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// Moving, settling and building.
    Building,
    /// Three cards go to another land.
    Migration,
    /// Runs pay for skills.
    Skills,
    /// How a game ends.
    Ending,
}

/// Something that a chapter wants to see of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The marker moves.
    Move,
    /// A card settles.
    Settle,
    /// A temple card of this level is built.
    Build(u8),
    /// Three cards migrate to this land.
    Migrate(Tribe),
    /// A skill is used.
    Use(Skill),
    /// The game is over and the learner has won.
    Win,
}

/// Whoever learns plays for this city.
pub const LEARNER: Player = Player::Kish;

impl Chapter {
    /// All of them, in order.
    pub const ALL: [Chapter; 4] = [
        Chapter::Building,
        Chapter::Migration,
        Chapter::Skills,
        Chapter::Ending,
    ];

    /// What it is called in files and, with a part behind it, in the locale files.
    pub const fn key(self) -> &'static str {
        match self {
            Chapter::Building => "babel-learn-building",
            Chapter::Migration => "babel-learn-migration",
            Chapter::Skills => "babel-learn-skills",
            Chapter::Ending => "babel-learn-ending",
        }
    }

    /// Where the rules say what it teaches.
    pub const fn topic(self) -> Topic {
        match self {
            Chapter::Building => Topic::BUILD,
            Chapter::Migration => Topic::MIGRATE,
            Chapter::Skills => Topic::SKILLS,
            Chapter::Ending => Topic::FIFTEEN,
        }
    }

    /// The one after it.
    pub fn next(self) -> Option<Chapter> {
        Chapter::ALL.get(self as usize + 1).copied()
    }

    /// Whether it may be that one goal or another can no longer be reached: cards migrated elsewhere, or a run
    /// paid for a skill that the chapter does not ask for, or asks for once, a land left before its skill was used,
    /// or a turn that was to build ended.
    pub fn is_astray(self, log: &[Event]) -> bool {
        let goals = self.goals();
        let migrates = goals.iter().any(|goal| matches!(goal, Goal::Migrate(_)));
        let own = |event: &&Event| {
            matches!(
                event,
                Event::Migrated {
                    player: LEARNER,
                    ..
                }
            )
        };
        let mut migrated = log.iter().filter(own).peekable();
        let reached = |event: &Event| goals.iter().any(|goal| goal.is_reached_by(event));
        if migrates && migrated.peek().is_some() && !migrated.any(reached) {
            return true;
        }
        // The quarry changes with every turn of the other.
        let ended = |event: &Event| matches!(event, Event::TurnEnded { player: LEARNER });
        if goals.contains(&Goal::Settle) && log.iter().any(ended) {
            return true;
        }
        let teaches = goals.iter().any(|goal| matches!(goal, Goal::Use(_)));
        if teaches && hurries(log) {
            return true;
        }
        let paid = |skill: Skill| {
            let paid = |event: &&Event| matches!(event, Event::Paid { player: LEARNER, skill: with, .. } if *with == skill);
            log.iter().filter(paid).count()
        };
        let more = |skill: Skill| paid(skill) > usize::from(goals.contains(&Goal::Use(skill)));
        teaches && Skill::ALL.into_iter().any(more)
    }

    /// What there is to do.
    pub const fn goals(self) -> &'static [Goal] {
        match self {
            Chapter::Building => &[Goal::Move, Goal::Settle, Goal::Build(1), Goal::Build(2)],
            Chapter::Migration => &[Goal::Migrate(Tribe::Persians), Goal::Build(4)],
            // Halving is told: what the other gives up is the other's choice.
            Chapter::Skills => &[
                Goal::Use(Skill::Rob),
                Goal::Use(Skill::Destroy),
                Goal::Use(Skill::Leap),
                Goal::Use(Skill::Lure),
                Goal::Use(Skill::Expel),
            ],
            Chapter::Ending => &[Goal::Win],
        }
    }

    /// The position that it is played on, with a way to its end.
    pub const fn script(self) -> &'static str {
        match self {
            Chapter::Building => {
                include_str!("../../../assets/teaching/babel/chapters/building.txt")
            }
            Chapter::Migration => {
                include_str!("../../../assets/teaching/babel/chapters/migration.txt")
            }
            Chapter::Skills => include_str!("../../../assets/teaching/babel/chapters/skills.txt"),
            Chapter::Ending => include_str!("../../../assets/teaching/babel/chapters/ending.txt"),
        }
    }

    /// The position text.
    pub fn position(self) -> &'static str {
        let script = self.script();
        let end = script
            .find("\nend\n")
            .map_or(script.len(), |at| at + "\nend\n".len());
        &script[..end]
    }

    /// The position and the way to its end.
    ///
    /// # Errors
    /// Names the line of the script that is wrong; a test reads them all.
    pub fn scene(self) -> Result<Scene, SceneError> {
        Scene::read(self.script())
    }

    /// For each goal, whether it has been reached by what happened.
    pub fn judge(self, events: &[Event]) -> Vec<bool> {
        let reached = |goal: &Goal| events.iter().any(|event| goal.is_reached_by(event));
        self.goals().iter().map(reached).collect()
    }
}

impl Goal {
    /// What it is called behind the key of its chapter in the locale files.
    pub fn key(self) -> String {
        match self {
            Goal::Move => "move".to_string(),
            Goal::Settle => "settle".to_string(),
            Goal::Build(level) => format!("build-{level}"),
            Goal::Migrate(_) => "migrate".to_string(),
            Goal::Use(skill) => skill.to_string(),
            Goal::Win => "win".to_string(),
        }
    }

    fn is_reached_by(self, event: &Event) -> bool {
        match (self, *event) {
            (Goal::Move, Event::Moved { player, .. })
            | (Goal::Settle, Event::Settled { player, .. }) => player == LEARNER,
            (Goal::Migrate(land), Event::Migrated { player, to, .. }) => {
                player == LEARNER && to == land
            }
            (Goal::Build(wanted), Event::Built { player, level, .. }) => {
                player == LEARNER && level.number() == wanted
            }
            (Goal::Use(wanted), Event::Paid { player, skill, .. }) => {
                player == LEARNER && skill == wanted
            }
            (Goal::Win, Event::GameOver { winner, .. }) => winner == Some(LEARNER),
            _ => false,
        }
    }
}

/// Whether the marker went on more often than skills had been used by then: a card of the hand pays for each step.
fn hurries(log: &[Event]) -> bool {
    let mut ahead = 0;
    log.iter().any(|event| {
        match event {
            Event::Paid {
                player: LEARNER, ..
            } => ahead += 1,
            Event::Moved {
                player: LEARNER, ..
            } => ahead -= 1,
            _ => {}
        }
        ahead < 0
    })
}
