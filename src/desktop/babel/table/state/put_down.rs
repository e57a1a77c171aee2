//! Putting down what is held, by whatever means: the one place where that becomes a decision.

use crate::babel::rules::{Decision, Tribe};
use crate::babel::teaching::Topic;
use crate::babel::words;
use crate::desktop::app::words::Words;
use crate::desktop::audio::{Cue, DroppedAt, Sound};
use crate::desktop::babel::table::state::held::{Meaning, What};
use crate::desktop::babel::table::state::orders::{Refusal, Why};
use crate::desktop::babel::table::state::seat::Turn;
use crate::desktop::games::babel::Choose;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What putting down needs.
#[derive(SystemParam)]
pub struct PutDown<'w> {
    pub turn: Turn<'w>,
    choices: MessageWriter<'w, Choose>,
    refusal: ResMut<'w, Refusal>,
    cues: MessageWriter<'w, Cue>,
    dropped: ResMut<'w, DroppedAt>,
    words: Res<'w, Words>,
}

impl PutDown<'_> {
    /// Puts something onto a territory; `true` if it is held no longer.
    pub fn onto(&mut self, what: What, at: Tribe, point: Option<Vec2>) -> bool {
        let Some(game) = self.turn.acting() else {
            return false;
        };
        match what.onto(at, game.table()) {
            Meaning::Decides(decision) => self.decide(decision, point),
            Meaning::Back => true,
            Meaning::Nowhere => {
                let marker = game.table().marker(game.table().active());
                let text = nowhere(what, marker, &self.words);
                self.refuse(Why {
                    text,
                    topic: what.topic(),
                });
                false
            }
        }
    }

    /// Decides, or tells why that cannot be.
    pub fn decide(&mut self, decision: Decision, point: Option<Vec2>) -> bool {
        let Some(game) = self.turn.game() else {
            return false;
        };
        match game.check(decision) {
            Ok(()) => {
                self.refusal.0 = None;
                self.dropped.0 =
                    point.filter(|_| matches!(decision, Decision::Settle(_) | Decision::Move(_)));
                self.choices.write(Choose { decision });
                true
            }
            Err(why) => {
                self.refuse(Why {
                    text: words::refusal(&self.words, &why),
                    topic: Topic::of_refusal(Some(decision), &why),
                });
                false
            }
        }
    }

    /// Tells that something cannot be.
    pub fn refuse(&mut self, why: Why) {
        self.refusal.0 = Some(why);
        self.cues.write(Cue {
            sound: Sound::Refused,
            note: None,
        });
    }

    /// Nothing is refused any more.
    pub fn forget_refusal(&mut self) {
        if self.refusal.0.is_some() {
            self.refusal.0 = None;
        }
    }
}

/// Why something has no place on a territory, whatever the rules say of decisions.
pub fn nowhere(what: What, marker: Option<Tribe>, words: &Words) -> String {
    let here = words::territory(words, marker);
    match what {
        What::Card(card) => {
            let own = words::territory(words, Some(card));
            let key = match marker {
                Some(at) if at == card => "babel-put-card-only",
                Some(_) => "babel-put-card-nowhere",
                None => "babel-put-card-from-quarry",
            };
            words.format(key, &[("land", here.into()), ("own", own.into())])
        }
        What::Temple(_) | What::Three(_) => {
            words.format("babel-put-temple-nowhere", &[("land", here.into())])
        }
    }
}
