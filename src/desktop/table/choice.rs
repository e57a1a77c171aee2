//! What is asked beside the board: wars, commitments, buildings, monuments, the wonder, treasures.

use super::decisions;
use super::highlight::{Spotlight, supporters};
use super::paint::{font, paint};
use super::seat::Turn;
use crate::desktop::art::{Art, Piece};
use crate::desktop::screens::Words;
use crate::desktop::session::{Choose, Session};
use crate::desktop::theme::{fonts, palette, widgets};
use crate::rules::{Conflict, ConflictKind, Decision, Dynasty, Position, Stage};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// What the person has set but not yet decided.
#[derive(Resource, Default)]
pub struct Draft {
    /// Tiles on the stepper.
    commit: u8,
    /// The moment that the stepper belongs to.
    stamp: (u64, usize),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>();
}

/// The panel that takes the rail's place while something is asked.
#[derive(SystemParam)]
pub struct Panel<'w> {
    draft: ResMut<'w, Draft>,
    choices: MessageWriter<'w, Choose>,
}

impl Panel<'_> {
    /// Whether something is asked that needs the rail.
    pub fn wants_rail(&self, turn: &Turn) -> bool {
        let Some(session) = turn.session.as_deref() else {
            return false;
        };
        match session.shown().table().stage() {
            Stage::Action | Stage::End | Stage::Over(_) => false,
            // A conflict is everybody's business.
            Stage::Commit(_) => true,
            _ => turn.decider().is_some(),
        }
    }

    /// Shows the panel.
    pub fn show(
        &mut self,
        ui: &mut egui::Ui,
        place: egui::Rect,
        turn: &Turn,
        art: &Art,
        words: &Words,
        spotlight: &mut Spotlight,
    ) {
        let Some(session) = turn.session.as_deref() else {
            return;
        };
        if self.draft.stamp != session.stamp() {
            *self.draft = Draft {
                commit: 0,
                stamp: session.stamp(),
            };
        }
        ui.painter().rect_filled(place, 6.0, palette::CREAM);
        let inner = place.shrink(12.0);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("choice"));
        egui::ScrollArea::vertical()
            .auto_shrink(false)
            .show(&mut ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                match session.shown().table().stage() {
                    Stage::Commit(conflict) => {
                        self.conflict(ui, session, turn, &conflict, art, words)
                    }
                    stage => {
                        if let Some(game) = turn.game() {
                            self.offer(ui, game, stage, art, words, spotlight);
                        }
                    }
                }
            });
    }

    fn conflict(
        &mut self,
        ui: &mut egui::Ui,
        session: &Session,
        turn: &Turn,
        conflict: &Conflict,
        art: &Art,
        words: &Words,
    ) {
        let support = conflict.support();
        ui.heading(match conflict.kind {
            ConflictKind::Revolt => words.text("conflict-revolt"),
            ConflictKind::War => {
                words.format("conflict-war", &[("tiles", words.tiles(support).into())])
            }
        });
        let sides = supporters(session.log()).unwrap_or_default();
        let committed = conflict.attacker_committed;
        side(
            ui,
            conflict,
            conflict.attacker,
            true,
            sides.0.len(),
            committed,
            art,
            words,
        );
        side(
            ui,
            conflict,
            conflict.defender,
            false,
            sides.1.len(),
            None,
            art,
            words,
        );
        ui.separator();
        let asked = conflict.to_commit();
        if turn.decider() != Some(asked) {
            let name = words.dynasty(asked);
            ui.label(words.format("conflict-waiting", &[("dynasty", name.into())]));
            return;
        }
        let Some(game) = turn.game() else { return };
        self.stepper(ui, game, conflict, art, words);
    }

    /// The stepper for support: only legal numbers, and what they would come to.
    fn stepper(
        &mut self,
        ui: &mut egui::Ui,
        game: &Position,
        conflict: &Conflict,
        art: &Art,
        words: &Words,
    ) {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let legal: Vec<u8> = legal
            .iter()
            .filter_map(|decision| match decision {
                Decision::Commit(count) => Some(*count),
                _ => None,
            })
            .collect();
        let most = legal.last().copied().unwrap_or(0);
        let at = legal
            .iter()
            .position(|n| *n == self.draft.commit)
            .unwrap_or(0);
        ui.horizontal(|ui| {
            let less = egui::Button::new("−").min_size(egui::vec2(44.0, 44.0));
            let less = ui.add_enabled(at > 0, less);
            name(&less, &words.text("conflict-less"));
            if less.clicked() {
                self.draft.commit = legal[at - 1];
            }
            let (number, _) = ui.allocate_exact_size(egui::vec2(40.0, 44.0), egui::Sense::hover());
            ui.painter().text(
                number.center(),
                egui::Align2::CENTER_CENTER,
                legal.get(at).copied().unwrap_or(0).to_string(),
                font(30.0, fonts::BOLD_FAMILY),
                palette::INK,
            );
            let more = egui::Button::new("+").min_size(egui::vec2(44.0, 44.0));
            let more = ui.add_enabled(at + 1 < legal.len(), more);
            name(&more, &words.text("conflict-more"));
            if more.clicked() {
                self.draft.commit = legal[at + 1];
            }
            let (icon, _) = ui.allocate_exact_size(egui::vec2(22.0, 44.0), egui::Sense::hover());
            let square = egui::Rect::from_center_size(icon.center(), egui::Vec2::splat(22.0));
            paint(ui, art, Piece::Tile(conflict.support()), square);
        });
        let count = self.draft.commit.min(most);
        let total = conflict.own_board().saturating_add(count);
        ui.label(words.format(
            "conflict-total",
            &[
                ("total", total.into()),
                ("against", conflict.against().into()),
            ],
        ));
        let commit = words.format("conflict-commit", &[("count", count.into())]);
        if ui.add(widgets::Push::primary(commit)).clicked() {
            self.choices.write(Choose(Decision::Commit(count)));
        }
        self.explain(ui, game, conflict, &legal, words);
    }

    /// What the numbers mean, below the controls.
    fn explain(
        &self,
        ui: &mut egui::Ui,
        game: &Position,
        conflict: &Conflict,
        legal: &[u8],
        words: &Words,
    ) {
        let mut line = |text: String| {
            ui.label(egui::RichText::new(text).font(font(17.0, "text")));
        };
        let (own, against) = (conflict.own_board(), conflict.against());
        let (key, need) = match conflict.attacker_committed {
            None => (
                "conflict-need-attacker",
                against.saturating_add(1).saturating_sub(own),
            ),
            Some(_) => ("conflict-need-defender", against.saturating_sub(own)),
        };
        line(words.format(key, &[("count", need.into())]));
        let have = game.hand(conflict.to_commit()).of(conflict.support());
        let tiles = words.tiles(conflict.support());
        let values = [("count", have.into()), ("tiles", tiles.into())];
        line(words.format("conflict-hand", &values));
        if game.table().options().english {
            let bounds: Vec<String> = legal.iter().map(u8::to_string).collect();
            line(words.format("conflict-english", &[("counts", bounds.join(" ").into())]));
        }
    }

    /// Everything that is offered to the one who decides, as buttons; hovering lights the cells.
    fn offer(
        &mut self,
        ui: &mut egui::Ui,
        game: &Position,
        stage: Stage,
        art: &Art,
        words: &Words,
        spotlight: &mut Spotlight,
    ) {
        let owner = game.decider().map(|d| words.dynasty(d)).unwrap_or_default();
        let (title, text) = match stage {
            Stage::War => ("offer-war", "offer-war-text"),
            Stage::Building(_) => ("offer-building", "offer-building-text"),
            Stage::Monument {
                wonder: true,
                monument: false,
            } => ("offer-wonder", "offer-wonder-text"),
            Stage::Monument { wonder: true, .. } => ("offer-both", "offer-both-text"),
            Stage::Monument { .. } => ("offer-monument", "offer-monument-text"),
            Stage::Treasure(_) => ("offer-treasure", "offer-treasure-text"),
            _ => ("offer-bonus", "offer-bonus-text"),
        };
        ui.heading(words.text(title));
        ui.label(words.format(text, &[("dynasty", owner.into())]));
        let mut legal = Vec::new();
        game.legal(&mut legal);
        for decision in legal {
            let piece = decisions::piece_of(game, decision);
            let label = decisions::words_for(game, decision, words);
            let response = choice_button(ui, piece, &label, art);
            if response.hovered() || response.has_focus() {
                spotlight.0 = decisions::cells_of(game, decision);
            }
            if response.clicked() {
                self.choices.write(Choose(decision));
            }
        }
    }
}

fn name(response: &egui::Response, name: &str) {
    let enabled = response.enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
}

fn choice_button(
    ui: &mut egui::Ui,
    piece: Option<Piece>,
    label: &str,
    art: &Art,
) -> egui::Response {
    let button = match piece {
        Some(piece) => egui::Button::image_and_text(art.egui(piece, 34.0), label),
        None => egui::Button::new(label),
    };
    ui.add(
        button
            .wrap()
            .min_size(egui::vec2(ui.available_width(), 46.0)),
    )
}

fn side(
    ui: &mut egui::Ui,
    conflict: &Conflict,
    dynasty: Dynasty,
    attacker: bool,
    board: u32,
    committed: Option<u8>,
    art: &Art,
    words: &Words,
) {
    let key = if attacker {
        "conflict-attacker"
    } else {
        "conflict-defender"
    };
    ui.label(
        egui::RichText::new(words.format(key, &[("dynasty", words.dynasty(dynasty).into())]))
            .font(font(19.0, fonts::BOLD_FAMILY)),
    );
    let total = board + u32::from(committed.unwrap_or(0));
    ui.horizontal(|ui| {
        let (leader, _) = ui.allocate_exact_size(egui::vec2(46.0, 46.0), egui::Sense::hover());
        paint(ui, art, Piece::Leader(dynasty, conflict.leader), leader);
        let (number, _) = ui.allocate_exact_size(egui::vec2(36.0, 46.0), egui::Sense::hover());
        ui.painter().text(
            number.center(),
            egui::Align2::CENTER_CENTER,
            total.to_string(),
            font(32.0, fonts::BOLD_FAMILY),
            palette::INK,
        );
        // Every supporter can be counted; those from the hand stand apart.
        ui.vertical(|ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(2.0, 2.0);
                for _ in 0..board {
                    let (icon, _) =
                        ui.allocate_exact_size(egui::vec2(18.0, 18.0), egui::Sense::hover());
                    paint(ui, art, Piece::Tile(conflict.support()), icon);
                }
            });
            if let Some(count) = committed {
                ui.label(words.format("conflict-from-hand", &[("count", count.into())]));
            }
        });
    });
}
