//! Advice on request: what the strongest bot would do next, in words, with what would come of it.

use crate::babel::rules::{Decision, Handful, Position, Stage, Tribe};
use crate::babel::words;
use crate::desktop::app::keys::Action;
use crate::desktop::app::words::Words;
use crate::desktop::art::Art;
use crate::desktop::art::paint::panel_head;
use crate::desktop::babel::table::aids::outlook::outlook;
use crate::desktop::babel::table::state::held::Spotlight;
use crate::desktop::babel::table::state::put_down::PutDown;
use crate::desktop::games::babel::Game;
use crate::desktop::theme::{Push, palette};
use crate::desktop::turn::advice::{self, Advises, ToggleAdvice};
use crate::desktop::turn::called::Called;
use crate::search::Candidate;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// So many decisions are shown, the best first.
const SHOWN: usize = 3;
/// Where egui keeps how high all of the advice was.
const HEIGHT: &str = "babel-advice-height";

/// What has been asked of the strongest bot.
pub type Advice = advice::Advice<Game>;

impl Advises for Game {
    type Counsel = Vec<Candidate<Decision>>;

    fn counsel(&self, mut best: Vec<Candidate<Decision>>) -> Vec<Candidate<Decision>> {
        // Some of them are the same in words.
        best.truncate(2 * SHOWN);
        best
    }
}

/// How high all of the advice is, as it was shown last.
pub fn height(ctx: &egui::Context) -> Option<f32> {
    ctx.data(|data| data.get_temp(egui::Id::new(HEIGHT)))
}

/// The advice beside the table, and the way to close it.
#[derive(SystemParam)]
pub struct Panel<'w, 's> {
    advice: Res<'w, Advice>,
    /// Whether the keyboard comes to the first line when the answer does.
    called: Local<'s, Called>,
    orders: MessageWriter<'w, ToggleAdvice>,
}

impl Panel<'_, '_> {
    /// Whether it is asked for or shown.
    pub fn is_open(&self) -> bool {
        self.advice.is_open()
    }

    /// Shows the advice in its place.
    pub fn show(
        &mut self,
        ui: &mut egui::Ui,
        place: egui::Rect,
        art: &Art,
        words: &Words,
        put: &mut PutDown,
        lit: &mut Spotlight,
    ) {
        ui.painter().rect_filled(place, 6.0, palette::CREAM);
        let inner = place.shrink2(egui::vec2(10.0, 8.0));
        let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("advice"));
        let close = words.with_key(words.text("hint-close"), Action::Hint);
        let (_, closed) = panel_head(&mut child, art, &words.text("hint-title"), &close);
        if closed {
            self.orders.write(ToggleAdvice);
        }
        // Here one press plays: nobody lets go of cards by it whose choice lies behind the advice.
        let discards = |game: &Position| matches!(game.table().stage(), Stage::Discard { .. });
        let may_come = !put.turn.game().is_some_and(discards);
        self.called.follow(child.ctx());
        let mut chosen = None;
        let above = child.cursor().top() - place.top();
        let shown = egui::ScrollArea::vertical()
            .auto_shrink(false)
            .show(&mut child, |ui| match &*self.advice {
                Advice::Closed => {}
                Advice::Asked(_) => {
                    ui.label(words.text("babel-advice-thinking"));
                }
                Advice::Given(_, best) if best.is_empty() => {
                    ui.label(words.text("babel-advice-none"));
                }
                Advice::Given(_, best) => {
                    let Some(game) = put.turn.game() else { return };
                    let mut said = Vec::new();
                    for candidate in best {
                        let rank = said.len();
                        let text = in_words(game, candidate.decision, words);
                        // The same skill by another run, such as halving, is the same to whoever reads.
                        if rank == SHOWN || said.contains(&text) {
                            continue;
                        }
                        said.push(text.clone());
                        let chance = (candidate.chance * 100.0).round() as i64;
                        let values = [("percent", chance.into())];
                        let chance = words.format("babel-advice-chance", &values);
                        let lines = outlook(game, candidate.decision, words);
                        let lines = lines.map_or(Vec::new(), |outlook| outlook.lines);
                        let detail = std::iter::once(chance).chain(lines);
                        let detail = detail.collect::<Vec<_>>().join(" · ");
                        let push = match rank {
                            0 => Push::primary(text),
                            _ => Push::plain(text),
                        };
                        let push = push.detail(detail).width(ui.available_width());
                        let response = ui.add(push);
                        if rank == 0 && may_come && self.called.comes() {
                            response.request_focus();
                        }
                        if response.hovered() || response.has_focus() {
                            lit.0 = places(game, candidate.decision);
                        }
                        if response.clicked() {
                            chosen = Some(candidate.decision);
                        }
                    }
                }
            });
        let whole = above + shown.content_size.y + place.bottom() - inner.bottom();
        if height(ui.ctx()) != Some(whole) {
            ui.data_mut(|data| data.insert_temp(egui::Id::new(HEIGHT), whole));
            // It gets so much room in the next frame.
            ui.ctx().request_repaint();
        }
        if let Some(decision) = chosen {
            put.decide(decision, None);
        }
    }
}

/// Where on the table a decision of whoever decides now happens.
pub fn places(game: &Position, decision: Decision) -> Vec<Tribe> {
    match decision {
        Decision::Move(to) => vec![to],
        Decision::Migrate { from, to } => vec![from, to],
        Decision::Discard(_) | Decision::End => Vec::new(),
        _ => {
            let table = game.table();
            table.marker(table.active()).into_iter().collect()
        }
    }
}

/// A decision of whoever decides now, in words.
pub fn in_words(game: &Position, decision: Decision, words: &Words) -> String {
    let table = game.table();
    let player = table.active();
    let here = words::territory(words, table.marker(player));
    let land = |at: Tribe| words::territory(words, Some(at));
    let level = |source: crate::babel::rules::Source| {
        let top = table.column(source.owner(player)).last();
        top.map_or(0, |level| i64::from(level.number()))
    };
    match decision {
        Decision::Move(to) => words.format("babel-do-move", &[("to", land(to).into())]),
        Decision::Settle(card) => words.format(
            "babel-do-settle",
            &[
                ("card", words::card(words, card).into()),
                ("land", here.into()),
            ],
        ),
        Decision::Build(source) => words.format(
            "babel-do-build",
            &[
                ("level", level(source).into()),
                ("source", words::source(words, source).into()),
                ("land", here.into()),
            ],
        ),
        Decision::Migrate { from, to } => words.format(
            "babel-do-migrate",
            &[("from", land(from).into()), ("to", land(to).into())],
        ),
        Decision::Destroy(_) => words.format("babel-do-destroy", &[("land", here.into())]),
        Decision::Rob(_) => words.format("babel-do-rob", &[("land", here.into())]),
        Decision::Expel(_, tribe) => words.format(
            "babel-do-expel",
            &[
                ("tribe", words::tribe(words, tribe).into()),
                ("land", here.into()),
            ],
        ),
        Decision::Lure(_) => words.format("babel-do-lure", &[("land", here.into())]),
        Decision::Leap(_, source) => words.format(
            "babel-do-leap",
            &[("level", level(source).into()), ("land", here.into())],
        ),
        Decision::Halve(_) => words.text("babel-do-halve"),
        Decision::Discard(cards) => words.format(
            "babel-do-discard",
            &[(
                "cards",
                words::handful(words, &Handful::Known(cards)).into(),
            )],
        ),
        Decision::End => words.text("babel-do-end"),
    }
}
