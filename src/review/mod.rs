//! A game looked at afterwards: what each decision gave away, what was luck, and where it was won.
//!
//! Every real choice is judged on what its player could know, never on the position: a few candidates
//! and what was decided meet the same worlds, dealt from the player's view, and are played on alike in
//! each. The better one is chosen in some worlds and measured in others, so that chance does not make a
//! good decision look bad; the difference comes with its standard error. A quick look over all
//! decisions comes first, then a longer one wherever something may have been given away.
//!
//! [`ReviewGame`] is what a game must give; [`review`] goes through a record and makes a [`Review`], plain
//! data that is kept beside the game in a [`Companion`]; a [`Summary`] says what it comes to.

mod companion;
mod continuation;
mod examine;
mod forecast;
mod judge;
mod luck;
mod marks;
mod persons;
mod plan;
mod record_review;
mod review_game;
mod reviewing;
mod spread;
mod summary;

pub use companion::{Companion, Note};
pub use continuation::continuation;
pub use examine::{Opinion, examine};
pub use marks::{Mark, Why, marks};
pub use persons::Persons;
pub use plan::{Depth, Grade, Plan, Thresholds};
pub use record_review::{Draw, Judged, Review, apart};
pub use review_game::{Line, ReviewGame};
pub use reviewing::{Pass, Progress, review};
pub use spread::Spread;
pub use summary::{Compared, OfKind, OfPlayer, Summary, Told, TurnSum};

/// Raised whenever the same game would be judged otherwise by the same nets.
pub const METHOD: u32 = 4;

/// What tells verdicts by today's nets and method from others.
pub fn stamp<G: ReviewGame>() -> u64 {
    G::judges() ^ u64::from(METHOD)
}
