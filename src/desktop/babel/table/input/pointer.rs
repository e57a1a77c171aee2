//! The pointer: a press, a move and a release, however many of them come within one frame.
//!
//! They are taken in the order in which they came, each with its own place, so that a drag of a
//! twentieth of a second does what a slow one does. They are kept before egui is told of them: a frame that
//! it goes through twice has lost them when it is over.

use super::grip::{self, Stays};
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::babel::board::animation::Beat;
use crate::desktop::babel::board::layout::Layout;
use crate::desktop::babel::table::state::held::{Discarding, Held, Pointing, What};
use crate::desktop::babel::table::state::orders::InputRead;
use crate::desktop::babel::table::state::put_down::PutDown;
use crate::desktop::games::babel::{Session, playing};
use crate::desktop::screens::Dialogues;
use crate::desktop::session::Flow;
use crate::desktop::theme::question::QuestionSeen;
use crate::desktop::turn::advice::ToggleAdvice;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

/// So far the pointer goes before a press becomes a drag, in points.
const THRESHOLD: f32 = 5.0;

/// The button is down.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Pressed {
    at: Vec2,
    /// What lay under it.
    what: Option<What>,
    /// Why what lay under it cannot be taken up.
    stays: Option<Stays>,
    /// What was held when it went down.
    held: Option<What>,
    down: bool,
}

/// What egui will be told in this frame.
#[derive(Resource, Debug, Default)]
pub(super) struct Told(Vec<egui::Event>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pressed>()
        .init_resource::<Told>()
        .add_systems(
            PreUpdate,
            keep.after(QuestionSeen)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(in_state(Screen::Babel)),
        )
        .add_systems(
            Update,
            read.in_set(Flow::Input)
                .in_set(InputRead)
                .run_if(in_state(Screen::Babel).and_then(playing)),
        )
        .add_systems(OnExit(Screen::Babel), leave);
}

fn keep(inputs: Query<&EguiInput, With<PrimaryEguiContext>>, mut told: ResMut<Told>) {
    let told = &mut told.bypass_change_detection().0;
    told.clear();
    for input in &inputs {
        told.extend_from_slice(&input.events);
    }
}

fn leave(mut held: ResMut<Held>, mut pressed: ResMut<Pressed>, mut pointing: ResMut<Pointing>) {
    held.put_back();
    *pressed = Pressed::default();
    *pointing = Pointing::default();
}

/// Everything that the pointer changes.
struct Hand<'a, 'w, 'o> {
    layout: &'a Layout,
    held: &'a mut Held,
    pressed: &'a mut Pressed,
    put: &'a mut PutDown<'w>,
    discarding: &'a mut Discarding,
    advice: &'a mut MessageWriter<'o, ToggleAdvice>,
    words: &'a Words,
}

impl Hand<'_, '_, '_> {
    fn moves(&mut self, at: Vec2) {
        let pressed = *self.pressed;
        if pressed.down
            && !self.held.dragging
            && at.distance(pressed.at) > THRESHOLD
            && let Some(what) = pressed.what
            && self.put.turn.acting().is_some()
        {
            *self.held = Held {
                what: Some(what),
                dragging: true,
            };
            // A press picks up once: what is put back meanwhile stays where it is.
            self.pressed.what = None;
        }
    }

    fn presses(&mut self, at: Vec2) {
        self.put.forget_refusal();
        let acting = self.put.turn.acting();
        let found = acting.and_then(|game| grip::at(at, self.layout, game));
        // With something in hand the rows are where it goes, not where something is taken.
        let held = self.held.what;
        let what = found.and_then(Result::ok);
        *self.pressed = Pressed {
            at,
            what: what.filter(|what| held.is_none() || !matches!(what, What::Three(_))),
            stays: found.and_then(Result::err).filter(|_| held.is_none()),
            held,
            down: true,
        };
    }

    fn releases(&mut self, at: Vec2) {
        self.moves(at);
        let pressed = std::mem::take(self.pressed);
        if !pressed.down {
            return;
        }
        if self.held.dragging {
            let what = self.held.what;
            self.held.put_back();
            if let (Some(what), Some(column)) = (what, self.layout.column_at(at)) {
                self.put.onto(what, column, Some(at));
            }
            return;
        }
        if at.distance(pressed.at) > THRESHOLD {
            // Somebody tried to drag it.
            if let Some(stays) = pressed.stays {
                self.put.refuse(stays.why(self.words));
            }
            return;
        }
        if self.discards(at) {
            return;
        }
        match (pressed.held, pressed.what) {
            (_, Some(what)) => self.held.toggle(what),
            (Some(what), None) => match self.layout.column_at(at) {
                Some(column) => {
                    if self.put.onto(what, column, None) {
                        self.held.put_back();
                    }
                }
                None => self.held.put_back(),
            },
            (None, None) => {}
        }
    }

    /// A click on the hand chooses a card to be discarded, where that is asked.
    fn discards(&mut self, at: Vec2) -> bool {
        let (Some(game), Some(session)) = (self.put.turn.game(), self.put.turn.session.as_deref())
        else {
            return false;
        };
        let crate::babel::rules::Stage::Discard { count } = game.table().stage() else {
            return false;
        };
        if let Some(tribe) = self.layout.stack_at(at)
            && let Some(player) = game.decider()
        {
            // What is chosen cannot be seen while advice stands there; whoever chooses has read it.
            if std::mem::take(&mut self.discarding.covered) {
                self.advice.write(ToggleAdvice);
            }
            let of = (&game.hand(player), count);
            self.discarding.press(tribe, of, session.stamp());
        }
        true
    }
}

pub(super) fn read(
    mut contexts: EguiContexts,
    told: Res<Told>,
    layout: Res<Layout>,
    dialogues: Dialogues,
    session: Option<Res<Session>>,
    mut held: ResMut<Held>,
    mut pressed: ResMut<Pressed>,
    mut pointing: ResMut<Pointing>,
    mut discarding: ResMut<Discarding>,
    mut beat: ResMut<Beat>,
    mut put: PutDown,
    mut advice: MessageWriter<ToggleAdvice>,
    words: Res<Words>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let covered = dialogues.any() || put.turn.seat.curtain.is_some();
    // What is held when nobody may act any more goes back.
    if put.turn.acting().is_none() || covered {
        if *held != Held::default() {
            held.put_back();
        }
        if covered {
            *pressed = Pressed::default();
        }
    }
    let on_table = |at: egui::Pos2| {
        let layer = ctx.layer_id_at(at);
        layer.is_none_or(|layer| layer.order == egui::Order::Background)
    };
    let mut now = *pointing;
    for event in &told.0 {
        let mut hand = Hand {
            layout: &layout,
            held: held.bypass_change_detection(),
            pressed: &mut pressed,
            put: &mut put,
            discarding: &mut discarding,
            advice: &mut advice,
            words: &words,
        };
        let before = *hand.held;
        match *event {
            egui::Event::PointerMoved(at) => {
                let free = on_table(at) && !covered;
                let at = Vec2::new(at.x, at.y);
                hand.moves(at);
                now = Pointing {
                    at: free.then_some(at),
                    column: layout.column_at(at).filter(|_| free),
                    by_key: false,
                };
            }
            egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed: down,
                ..
            } => {
                let at = Vec2::new(pos.x, pos.y);
                if !down {
                    hand.releases(at);
                } else if on_table(pos) && !covered {
                    hand.presses(at);
                    let waits = session.as_ref().is_some_and(|s| !s.caught_up());
                    let idle = hand.pressed.what.is_none() && hand.held.what.is_none();
                    if waits && idle && layout.area.contains(at) {
                        beat.hurry();
                    }
                }
            }
            egui::Event::PointerButton {
                button: egui::PointerButton::Secondary,
                pressed: true,
                ..
            } => hand.held.put_back(),
            egui::Event::PointerGone => {
                now = Pointing::default();
            }
            _ => {}
        }
        let after = *hand.held;
        if before != after {
            held.set_changed();
        }
    }
    pointing.set_if_neq(now);
    Ok(())
}
