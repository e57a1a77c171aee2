//! What the screen asks, and from when on it takes an answer.
//!
//! A question may appear under a finger that is on its way: somebody skips what is shown by Enter,
//! or clicks twice. So a question takes no answer before it has been seen for a moment in which no
//! key and no button was pressed that could answer it. Whoever hammers at a key answers nothing until
//! they stop; who presses again only after a while means it, however few frames are drawn meanwhile.
//!
//! This is the one guard of all questions: dialogues, the curtain, what is asked beside the board,
//! and whether actions are given up. Until the question on top takes answers, no press reaches egui,
//! and whoever reads keys or messages asks [`Question::takes`].

use super::focus;
use super::guest::Guest;
use crate::desktop::app::keys::key::MODIFIERS;
use crate::desktop::app::power::Power;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};
use std::time::Duration;

/// How long a question is seen before it takes an answer.
pub const MOMENT: Duration = Duration::from_millis(400);
/// A frame counts for no longer than this, however long the one after it takes.
const FRAME: Duration = Duration::from_millis(200);
/// After so long nobody still hammers: the press is meant.
const PAUSE: Duration = Duration::from_secs(1);

/// Something that waits for an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Asked {
    /// Nothing but what to do in one's turn.
    #[default]
    Nothing,
    /// A dialogue, by the name that egui knows it by.
    Dialogue(egui::Id),
    /// Whether the player of this seat is here.
    Curtain(usize),
    /// What happened since the last turn is shown again until somebody skips it.
    Recap(usize),
    /// Whether actions are given up, at this moment of this game.
    GiveUp((u64, usize)),
    /// Whether a swap is meant that ends the game, at this moment of this game.
    SwapEnds((u64, usize)),
    /// What was asked by a guest of the table has been done: how it went, and the way on.
    Done,
    /// Whether nothing is committed where the hand could win, at this moment of this game.
    CommitNothing((u64, usize)),
    /// A commitment, an offer or a choice, at this moment of this game.
    Choice((u64, usize)),
    /// What a conflict came to lies on the table, at this moment of this game, until it was seen.
    Outcome((u64, usize)),
    /// What to do after a game, and before that whether its reckoning is skipped.
    Results { told: bool },
}

/// What is asked by whatever lies below the dialogues: said by the floors above, before
/// [`QuestionSeen`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Below(pub Asked);

/// The name by which egui knows the curtain: one dialogue for the focus, a question of its own here.
pub fn curtain_surface() -> egui::Id {
    egui::Id::new("curtain")
}

/// What is asked on the screen, and since when.
#[derive(Resource, Debug, Default)]
pub struct Question {
    asked: Asked,
    seen: Duration,
    /// How long nothing was pressed, by the clock, and in how many frames.
    quiet: (Duration, u32),
    takes: bool,
}

impl Question {
    /// What is asked on the screen.
    pub fn asked(&self) -> Asked {
        self.asked
    }

    /// Whether this question is on the screen and takes an answer.
    pub fn takes(&self, asked: Asked) -> bool {
        self.asked == asked && self.takes
    }

    /// Whether whatever is on the screen takes an answer.
    pub fn is_open(&self) -> bool {
        self.takes
    }

    /// Another frame has been seen; `pressed` tells whether something is held down or was pressed.
    fn see(&mut self, asked: Asked, frame: Duration, pressed: bool) {
        if self.asked != asked {
            *self = Question {
                asked,
                ..Question::default()
            };
        } else if !self.takes {
            self.quiet.0 += frame;
            if !pressed {
                self.seen += frame.min(FRAME);
                self.quiet.1 += 1;
            } else if self.quiet.0 >= PAUSE && self.quiet.1 > 0 {
                self.takes = true;
            } else {
                self.seen = Duration::ZERO;
                self.quiet = Default::default();
            }
        }
        self.takes |= asked == Asked::Nothing || self.seen >= MOMENT;
    }
}

/// After this it is known what is asked, and early presses are gone.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuestionSeen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Question>()
        .init_resource::<Below>()
        .add_systems(
            PreUpdate,
            (see, keep_early_presses_from_egui)
                .chain()
                .in_set(QuestionSeen)
                .after(InputSystems)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

fn see(
    below: Res<Below>,
    guest: Res<Guest>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    time: Res<Time<Real>>,
    mut question: ResMut<Question>,
    mut power: ResMut<Power>,
) {
    let (mut dialogue, mut typing) = (None, false);
    for mut context in &mut contexts {
        let context = context.bypass_change_detection().get_mut();
        dialogue = dialogue.or_else(|| focus::dialogue(context));
        typing |= context.text_edit_focused();
    }
    let dialogue = dialogue.filter(|id| *id != curtain_surface());
    let here = match guest.is_done() {
        true => Asked::Done,
        false => below.0,
    };
    let asked = dialogue.map_or(here, Asked::Dialogue);
    // Shift and its like answer nothing by themselves, and letters fill a field: whoever types a name
    // without a pause may press Enter after it.
    let answers = |key: &KeyCode| match typing {
        true => matches!(key, KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Escape),
        false => !MODIFIERS.contains(key),
    };
    let pressed = keys.get_pressed().any(answers)
        || keys.get_just_pressed().any(answers)
        || buttons.get_pressed().next().is_some()
        || buttons.get_just_pressed().next().is_some();
    question.see(asked, time.delta(), pressed);
    if !question.takes {
        power.stay_awake();
    }
}

/// While the question on top takes no answer yet, nothing that answers it reaches egui. What a held
/// key repeats never does.
fn keep_early_presses_from_egui(
    question: Res<Question>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
) {
    for (mut context, mut input) in &mut contexts {
        if input.events.is_empty() {
            continue;
        }
        let context = context.bypass_change_detection().get_mut();
        let down = context.input(|input| input.keys_down.clone());
        input.events.retain(|event| match event {
            egui::Event::PointerButton { pressed: true, .. } => question.takes,
            egui::Event::Key {
                key: key @ (egui::Key::Enter | egui::Key::Space),
                pressed: true,
                ..
            } => question.takes && !down.contains(key),
            egui::Event::Key {
                key: key @ egui::Key::Escape,
                pressed: true,
                ..
            } => !down.contains(key),
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Duration = Duration::from_millis(50);
    const ASKED: Asked = Asked::Choice((1, 7));

    /// Frames until the question takes an answer, when a key is pressed in some of them.
    fn frames_until_it_takes(question: &mut Question, pressed: impl Fn(usize) -> bool) -> usize {
        (0..1000)
            .find(|frame| {
                question.see(ASKED, STEP, pressed(*frame));
                question.takes(ASKED)
            })
            .unwrap_or(usize::MAX)
    }

    #[test]
    fn a_question_is_seen_for_a_moment_before_it_takes_an_answer() {
        let mut question = Question::default();
        question.see(Asked::Nothing, STEP, true);
        assert!(question.takes(Asked::Nothing), "nothing is asked");
        assert_eq!(frames_until_it_takes(&mut question, |_| false), 8);
        question.see(ASKED, STEP, true);
        assert!(question.takes(ASKED), "it goes on taking it");
        assert!(!question.takes(Asked::Choice((1, 8))), "another question");
    }

    #[test]
    fn a_press_that_comes_too_early_begins_the_moment_anew() {
        let mut question = Question::default();
        // A key that is held, then let go.
        let frames = frames_until_it_takes(&mut question, |frame| frame < 20);
        assert_eq!(frames, 27);
        // Hammering four times a second.
        let mut question = Question::default();
        let frames = frames_until_it_takes(&mut question, |frame| frame % 5 == 0);
        assert_eq!(frames, usize::MAX);
    }

    #[test]
    fn who_presses_again_after_a_while_means_it() {
        // A frame takes 600 milliseconds, and every second one has a press.
        let frame = Duration::from_millis(600);
        let mut question = Question::default();
        let mut takes = |pressed: bool| {
            question.see(ASKED, frame, pressed);
            question.takes(ASKED)
        };
        assert_eq!([takes(false), takes(true)], [false, false], "too early");
        assert_eq!([takes(false), takes(true)], [false, true]);
        // Hammering is a press in every frame.
        let mut question = Question::default();
        for _ in 0..100 {
            question.see(ASKED, frame, true);
            assert!(!question.takes(ASKED));
        }
    }

    #[test]
    fn a_slow_computer_shows_it_for_some_frames() {
        let mut question = Question::default();
        let slow = Duration::from_secs(3);
        question.see(ASKED, slow, false);
        question.see(ASKED, slow, false);
        assert!(!question.takes(ASKED));
        question.see(ASKED, slow, false);
        assert!(question.takes(ASKED));
    }
}
