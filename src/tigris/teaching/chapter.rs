//! The chapters: a position, something to do on it, and whether that has been done.
//!
//! The rules decide: a chapter looks only at the events that they tell and at the position that
//! they lead to.

use super::scene::{Scene, SceneError};
use super::topic::Topic;
use crate::game::Game;
use crate::tigris::rules::{
    Colour, ConflictKind, Decision, Dynasty, Event, Loss, Position, Source, Stage,
};

/// A chapter of the lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// A tile beside a leader brings a point.
    Placing,
    /// Which leader gains the point.
    Points,
    /// Two leaders fight for a kingdom.
    Revolt,
    /// A tile unites two kingdoms.
    War,
    /// A leader moves, and is taken home.
    Moving,
    /// Tiles are swapped.
    Swapping,
    /// A catastrophe parts a kingdom.
    Catastrophe,
    /// A square of tiles becomes a monument.
    Monuments,
    /// The lowest colour decides.
    Score,
    /// How a game ends.
    Ending,
}

/// Something that a chapter wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The learner gains a point of this colour for a tile.
    Gain(Colour),
    /// The learner's leader stands on the board.
    Stand(Colour),
    /// The learner begins a conflict.
    Begin(ConflictKind),
    /// The learner wins it.
    Win(ConflictKind),
    /// The learner builds a monument.
    Build,
    /// The learner's trader takes a treasure.
    Take,
    /// A monument pays the learner.
    Income,
    /// The learner's leader of this colour moves to a cell with two temples or more beside it.
    Guard(Colour),
    /// The learner takes this leader off the board.
    Withdraw(Colour),
    /// The learner swaps tiles.
    Swap,
    /// A leader of somebody else loses its last temple.
    Expel,
    /// The learner must draw, and the bag is empty.
    EmptyBag,
    /// The game is over and the learner has won.
    Victory,
}

/// Why a legal decision is not what the chapter is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The point went to somebody else.
    ToOther(Dynasty, Colour),
    /// A tile that brings no point of the colour that the chapter is after.
    OtherTile {
        /// The tile that was placed.
        placed: Colour,
        /// The colour of the tile that would bring it.
        wanted: Colour,
    },
    /// The tile joined no kingdom.
    NoKingdom,
    /// The kingdom has neither the leader nor a king.
    NoLeader(Colour),
    /// A point, but of another colour.
    OtherColour(Colour),
    /// Where the leader went there is no rival, or the tile united nothing.
    NoConflict,
    /// The leader has too few temples beside it where it went.
    FewTemples(u8),
    /// The conflict was lost.
    Lost {
        /// The learner's strength.
        own: u8,
        /// The rival's strength.
        other: u8,
    },
    /// Nothing was built.
    Declined,
    /// No action is left, and a goal is still open.
    TooEarly,
    /// Something else that is allowed.
    Aside,
}

/// How far the learner has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// For each goal, whether it has been reached.
    pub reached: Vec<bool>,
    /// What the latest action was instead of a step towards the goals.
    pub slip: Option<Slip>,
    /// How many decisions were made before that action.
    pub before_action: usize,
}

impl Progress {
    /// Whether the chapter has been completed.
    pub fn is_done(&self) -> bool {
        self.reached.iter().all(|reached| *reached)
    }
}

impl Chapter {
    /// All of them, in the order in which they are learned.
    pub const ALL: [Chapter; 10] = [
        Chapter::Placing,
        Chapter::Points,
        Chapter::Revolt,
        Chapter::War,
        Chapter::Moving,
        Chapter::Swapping,
        Chapter::Catastrophe,
        Chapter::Monuments,
        Chapter::Score,
        Chapter::Ending,
    ];

    /// How it is remembered, and the stem of the keys of its texts.
    pub const fn key(self) -> &'static str {
        match self {
            Chapter::Placing => "learn-placing",
            Chapter::Points => "learn-points",
            Chapter::Revolt => "learn-revolt",
            Chapter::War => "learn-war",
            Chapter::Moving => "learn-moving",
            Chapter::Swapping => "learn-swapping",
            Chapter::Catastrophe => "learn-catastrophe",
            Chapter::Monuments => "learn-monuments",
            Chapter::Score => "learn-score",
            Chapter::Ending => "learn-ending",
        }
    }

    /// The one that follows.
    pub fn next(self) -> Option<Chapter> {
        Chapter::ALL.get(self as usize + 1).copied()
    }

    /// What the rules say about it.
    pub const fn topic(self) -> Topic {
        match self {
            Chapter::Placing => Topic::Placing,
            Chapter::Points => Topic::Points,
            Chapter::Revolt => Topic::Revolt,
            Chapter::War => Topic::War,
            Chapter::Moving => Topic::Moving,
            Chapter::Swapping => Topic::Swap,
            Chapter::Catastrophe => Topic::Catastrophe,
            Chapter::Monuments => Topic::Monuments,
            Chapter::Score => Topic::Score,
            Chapter::Ending => Topic::End,
        }
    }

    const fn script(self) -> &'static str {
        match self {
            Chapter::Placing => include_str!("../../../assets/teaching/chapters/1-placing.txt"),
            Chapter::Points => include_str!("../../../assets/teaching/chapters/2-points.txt"),
            Chapter::Revolt => include_str!("../../../assets/teaching/chapters/3-revolt.txt"),
            Chapter::War => include_str!("../../../assets/teaching/chapters/4-war.txt"),
            Chapter::Moving => include_str!("../../../assets/teaching/chapters/5-moving.txt"),
            Chapter::Swapping => include_str!("../../../assets/teaching/chapters/6-swapping.txt"),
            Chapter::Catastrophe => {
                include_str!("../../../assets/teaching/chapters/7-catastrophe.txt")
            }
            Chapter::Monuments => include_str!("../../../assets/teaching/chapters/8-monuments.txt"),
            Chapter::Score => include_str!("../../../assets/teaching/chapters/9-score.txt"),
            Chapter::Ending => include_str!("../../../assets/teaching/chapters/10-ending.txt"),
        }
    }

    /// Its position, and one way to complete it.
    ///
    /// # Errors
    /// None that a tested program can have.
    pub fn scene(self) -> Result<Scene, SceneError> {
        Scene::read(self.script())
    }

    /// What is to be done.
    pub const fn goals(self) -> &'static [Goal] {
        match self {
            Chapter::Placing => &[Goal::Gain(Colour::Blue)],
            Chapter::Points => &[Goal::Stand(Colour::Black), Goal::Gain(Colour::Black)],
            Chapter::Revolt => &[
                Goal::Begin(ConflictKind::Revolt),
                Goal::Win(ConflictKind::Revolt),
            ],
            Chapter::War => &[Goal::Begin(ConflictKind::War), Goal::Win(ConflictKind::War)],
            Chapter::Moving => &[Goal::Guard(Colour::Black), Goal::Withdraw(Colour::Green)],
            Chapter::Swapping => &[Goal::Swap, Goal::Gain(Colour::Blue)],
            Chapter::Catastrophe => &[Goal::Expel, Goal::Stand(Colour::Black)],
            Chapter::Monuments => &[Goal::Build, Goal::Take, Goal::Income],
            Chapter::Score => &[Goal::Gain(Colour::Blue), Goal::Take, Goal::Victory],
            Chapter::Ending => &[Goal::EmptyBag, Goal::Victory],
        }
    }

    /// How far a learner has come who made these decisions; `None` if they cannot be played from
    /// the chapter's position.
    pub fn judge(self, start: &Position, decisions: &[Decision]) -> Option<Progress> {
        let learner = start.table().active();
        let mut now = start.clone();
        let mut reached = vec![false; self.goals().len()];
        let (mut slip, mut before_action, mut begun) = (None, 0, 0);
        let mut action = Action::default();
        for (decision, made) in decisions.iter().zip(1..) {
            let mut events: Vec<Event> = Vec::new();
            Game::try_play(&mut now, *decision, &mut |event| events.push(event)).ok()?;
            for (goal, reached) in self.goals().iter().zip(&mut reached) {
                let met = !*reached && goal.is_met(learner, &events, &now);
                action.helped |= met;
                *reached |= met;
            }
            action.declined |= *decision == Decision::Pass;
            action.events.extend(events);
            if matches!(
                now.table().stage(),
                Stage::Action | Stage::End | Stage::Over(_)
            ) {
                slip = action.slip(self, learner, &now);
                action = Action::default();
                (before_action, begun) = (begun, made);
            }
        }
        let open = |reached: &[bool]| reached.iter().any(|reached| !reached);
        let mut at_last = reached.clone();
        if now.table().stage() == Stage::End {
            // What may still come is what the end of the turn brings.
            let mut events: Vec<Event> = Vec::new();
            let mut after = now.clone();
            Game::try_play(&mut after, Decision::End, &mut |event| events.push(event)).ok()?;
            for (goal, reached) in self.goals().iter().zip(&mut at_last) {
                *reached |= goal.is_met(learner, &events, &after);
            }
        }
        let acts = now.table().active() == learner && now.table().stage() != Stage::End;
        let spent = !acts || now.table().ending().is_some();
        if spent && open(&at_last) && slip.is_none() {
            slip = Some(Slip::TooEarly);
        }
        Some(Progress {
            reached,
            slip,
            before_action,
        })
    }
}

/// What has happened since the last action was complete.
#[derive(Default)]
struct Action {
    events: Vec<Event>,
    /// Whether a goal was reached.
    helped: bool,
    /// Whether what was on offer was declined.
    declined: bool,
}

impl Action {
    /// Why the action was no step towards the goals, if it was none.
    fn slip(&self, chapter: Chapter, learner: Dynasty, now: &Position) -> Option<Slip> {
        for event in &self.events {
            match *event {
                Event::ConflictEnded {
                    loser,
                    winner_total,
                    loser_total,
                    ..
                } if loser == learner => {
                    return Some(Slip::Lost {
                        own: loser_total,
                        other: winner_total,
                    });
                }
                Event::TurnEnded { .. } if !self.helped => return Some(Slip::TooEarly),
                _ => {}
            }
        }
        if self.declined {
            return Some(Slip::Declined);
        }
        if self.helped {
            return None;
        }
        let goals = chapter.goals();
        // Any swap may bring the bag to its end.
        if goals.contains(&Goal::EmptyBag)
            && matches!(self.events.first(), Some(Event::Swapped { .. }))
        {
            return None;
        }
        let wanted = goals.iter().find_map(|goal| match goal {
            Goal::Gain(colour) => Some(*colour),
            _ => None,
        });
        let wants_conflict = chapter.goals().iter().any(|g| matches!(g, Goal::Begin(_)));
        Some(match self.events.first() {
            Some(Event::TilePlaced { .. } | Event::LeaderPositioned { .. }) if wants_conflict => {
                Slip::NoConflict
            }
            Some(Event::TilePlaced {
                tile, at, unites, ..
            }) => match self.point() {
                Some((dynasty, colour)) if dynasty != learner => Slip::ToOther(dynasty, colour),
                Some((_, colour)) => Slip::OtherColour(colour),
                None if *unites => Slip::Aside,
                None if wanted.is_some_and(|wanted| wanted != *tile) => Slip::OtherTile {
                    placed: *tile,
                    wanted: wanted.unwrap_or(*tile),
                },
                None if now.table().kingdom(*at).is_none() => Slip::NoKingdom,
                None => Slip::NoLeader(*tile),
            },
            Some(Event::LeaderPositioned { leader, to, .. })
                if goals.contains(&Goal::Guard(*leader)) =>
            {
                Slip::FewTemples(now.table().revolt_support(*to).len() as u8)
            }
            _ => Slip::Aside,
        })
    }

    /// Who gained the point for the tile.
    fn point(&self) -> Option<(Dynasty, Colour)> {
        self.events.iter().find_map(|event| match *event {
            Event::Points {
                dynasty,
                colour,
                source: Source::Tile,
                ..
            } => Some((dynasty, colour)),
            _ => None,
        })
    }
}

impl Goal {
    /// The key of its words, after that of its chapter.
    pub fn key(self) -> &'static str {
        match self {
            Goal::Gain(_) => "goal-gain",
            Goal::Stand(_) => "goal-stand",
            Goal::Begin(ConflictKind::Revolt) => "goal-begin-revolt",
            Goal::Begin(ConflictKind::War) => "goal-begin-war",
            Goal::Win(ConflictKind::Revolt) => "goal-win-revolt",
            Goal::Win(ConflictKind::War) => "goal-win-war",
            Goal::Build => "goal-build",
            Goal::Take => "goal-take",
            Goal::Income => "goal-income",
            Goal::Victory => "goal-victory",
            Goal::Guard(_) => "goal-guard",
            Goal::Withdraw(_) => "goal-withdraw",
            Goal::Swap => "goal-swap",
            Goal::Expel => "goal-expel",
            Goal::EmptyBag => "goal-empty-bag",
        }
    }

    fn is_met(self, learner: Dynasty, events: &[Event], now: &Position) -> bool {
        let any = |fits: &dyn Fn(&Event) -> bool| events.iter().any(fits);
        match self {
            Goal::Gain(wanted) => any(&|event| {
                matches!(*event, Event::Points { dynasty, colour, source: Source::Tile, .. }
                    if dynasty == learner && colour == wanted)
            }),
            Goal::Stand(leader) => now.table().leader(learner, leader).is_some(),
            Goal::Begin(wanted) => any(&|event| {
                matches!(*event, Event::ConflictBegan { kind, attacker, .. }
                    if kind == wanted && attacker == learner)
            }),
            Goal::Win(wanted) => any(&|event| {
                matches!(*event, Event::ConflictEnded { kind, winner, .. }
                    if kind == wanted && winner == learner)
            }),
            Goal::Build => any(
                &|event| matches!(*event, Event::MonumentBuilt { dynasty, .. } if dynasty == learner),
            ),
            Goal::Take => any(
                &|event| matches!(*event, Event::TreasureTaken { dynasty, .. } if dynasty == learner),
            ),
            Goal::Income => any(&|event| {
                matches!(*event, Event::Points { dynasty, source: Source::Monument(_), .. }
                    if dynasty == learner)
            }),
            Goal::Guard(wanted) => any(&|event| {
                matches!(*event, Event::LeaderPositioned { dynasty, leader, from: Some(_), to }
                    if dynasty == learner && leader == wanted
                        && now.table().revolt_support(to).len() >= 2)
            }),
            Goal::Withdraw(wanted) => any(&|event| {
                matches!(*event, Event::LeaderWithdrawn { dynasty, leader, .. }
                    if dynasty == learner && leader == wanted)
            }),
            Goal::Swap => {
                any(&|event| matches!(*event, Event::Swapped { dynasty, .. } if dynasty == learner))
            }
            Goal::Expel => any(&|event| {
                matches!(*event, Event::LeaderLost { dynasty, why: Loss::NoTemple, .. }
                    if dynasty != learner)
            }),
            Goal::EmptyBag => {
                any(&|event| matches!(*event, Event::BagEmpty { dynasty } if dynasty == learner))
            }
            Goal::Victory => now
                .outcome()
                .is_some_and(|outcome| outcome.winners().any(|winner| winner == learner)),
        }
    }
}

/// What the others answer while somebody learns: they win a conflict as cheaply as they can, and
/// otherwise commit nothing. `None` where nothing is asked of them within the chapter.
pub fn answer(game: &Position, learner: Dynasty) -> Option<Decision> {
    let decider = game.decider().filter(|decider| *decider != learner)?;
    let Stage::Commit(conflict) = game.table().stage() else {
        return None;
    };
    let attacks = conflict.attacker == decider;
    let wins = |count: u8| {
        let total = conflict.own_board().saturating_add(count);
        total > conflict.against() || (!attacks && total == conflict.against())
    };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let enough = legal
        .into_iter()
        .find(|decision| matches!(decision, Decision::Commit(count) if wins(*count)));
    Some(enough.unwrap_or(Decision::Commit(0)))
}
