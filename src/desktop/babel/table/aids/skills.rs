//! The skills of the runs in the own row where the marker stands: buttons beside the row, what each would
//! do, and why it cannot be used now.

use super::outlook::outlook;
use crate::babel::rules::{Decision, Place, Position, Refusal, Run, Skill, Source, Tribe};
use crate::babel::words;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::{font, paint_tinted};
use crate::desktop::art::{Art, BabelPicture, Picture};
use crate::desktop::babel::board::layout::{LANE, Layout};
use crate::desktop::babel::table::state::held::{Considered, Held};
use crate::desktop::babel::table::state::put_down::PutDown;
use crate::desktop::screens::Dialogues;
use crate::desktop::theme::{focus, fonts, palette};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// The side of a button for a skill.
const SIDE: f32 = 27.0;

/// The gap between two of them.
const BETWEEN: f32 = 2.0;

/// The rim of what is told, and the gap before it.
const RIM: f32 = 12.0;

/// How many of so many buttons stand side by side.
const fn across(buttons: usize) -> usize {
    if buttons > 2 { 2 } else { 1 }
}

/// How high so many buttons are together.
fn height(buttons: usize) -> f32 {
    buttons.div_ceil(across(buttons)) as f32 * (SIDE + BETWEEN)
}

/// Where stacks begin that would like to begin somewhere and have some height: below one another,
/// and as far up as the bottom asks for.
fn stacked(wanted: &[(f32, f32)], bottom: f32) -> Vec<f32> {
    let mut tops: Vec<f32> = Vec::with_capacity(wanted.len());
    let mut free = f32::MIN;
    for (top, height) in wanted {
        let top = top.max(free);
        free = top + height + BETWEEN;
        tops.push(top);
    }
    let mut limit = bottom;
    for (top, (_, height)) in tops.iter_mut().zip(wanted).rev() {
        *top = top.min(limit - height);
        limit = *top - BETWEEN;
    }
    tops
}

/// A button: what it decides, and the picture on it.
struct Offer {
    decision: Decision,
    skill: Skill,
    /// The tribe that is expelled.
    tribe: Option<Tribe>,
    /// Whose column's card leaps.
    source: Option<Source>,
    /// Why it cannot be used now.
    refused: Option<Refusal>,
}

impl Offer {
    /// What a decision is on a button, if it uses the skill of a run; and where that begins.
    fn of(decision: Decision) -> Option<(Place, Offer)> {
        let (place, skill, tribe, source) = match decision {
            Decision::Destroy(place) => (place, Skill::Destroy, None, None),
            Decision::Rob(place) => (place, Skill::Rob, None, None),
            Decision::Expel(place, tribe) => (place, Skill::Expel, Some(tribe), None),
            Decision::Lure(place) => (place, Skill::Lure, None, None),
            Decision::Leap(place, source) => (place, Skill::Leap, None, Some(source)),
            Decision::Halve(place) => (place, Skill::Halve, None, None),
            _ => return None,
        };
        let offer = Offer {
            decision,
            skill,
            tribe,
            source,
            refused: None,
        };
        Some((place, offer))
    }
}

/// The skill of a run's own tribe where it cannot be used at present, with the reason: else a run that is
/// complete would have no button of its own and nobody could tell why.
fn own_refused(game: &Position, run: Run) -> Option<Offer> {
    let table = game.table();
    let place = run.first;
    let decision = match run.tribe {
        Tribe::Assyrians => Decision::Destroy(place),
        Tribe::Hittites => Decision::Rob(place),
        // The reason is that of any tribe which is not there.
        Tribe::Medes => Decision::Expel(place, run.tribe),
        Tribe::Sumerians => Decision::Lure(place),
        Tribe::Persians => {
            // An empty column says less than one whose card does not fit.
            let holds =
                |source: &Source| table.column(source.owner(table.active())).last().is_some();
            let source = Source::ALL.into_iter().find(holds).unwrap_or(Source::Own);
            Decision::Leap(place, source)
        }
    };
    refused(game, decision)
}

/// A button that says why a decision cannot be taken now; none where nobody is asked for any.
fn refused(game: &Position, decision: Decision) -> Option<Offer> {
    let refusal = match game.check(decision).err()? {
        // It is not this tribe or that one that is missing, but any.
        Refusal::NothingThere(Skill::Expel) => Refusal::NothingThere(Skill::Lure),
        refusal => refusal,
    };
    let (_, offer) = Offer::of(decision)?;
    (refusal != Refusal::NotNow).then_some(Offer {
        tribe: None,
        source: None,
        refused: Some(refusal),
        ..offer
    })
}

/// What the runs of the active player's row offer, run by run: what is legal, and in any case the skill of
/// the tribe and that of any run.
fn offers(game: &Position) -> Vec<(Run, Vec<Offer>)> {
    let table = game.table();
    let player = table.active();
    let Some(at) = table.marker(player) else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let of_run = |run: Run| {
        let legal = legal.iter().filter_map(|decision| Offer::of(*decision));
        let of_this = legal.filter(|(place, _)| *place == run.first);
        let mut offers: Vec<Offer> = of_this.map(|(_, offer)| offer).collect();
        let own = |offer: &Offer| offer.skill.tribe().is_some();
        if !offers.iter().any(own) {
            offers.splice(0..0, own_refused(game, run));
        }
        if !offers.iter().any(|offer| offer.skill == Skill::Halve) {
            offers.extend(refused(game, Decision::Halve(run.first)));
        }
        (run, offers)
    };
    table.row(player, at).runs().map(of_run).collect()
}

pub(super) fn show(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    art: Res<Art>,
    words: Res<Words>,
    settings: Res<Settings>,
    mut held: ResMut<Held>,
    mut considered: ResMut<Considered>,
    mut put: PutDown,
    dialogues: Dialogues,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut now = Considered(None);
    let mut chosen = None;
    if let Some(game) = put.turn.acting().filter(|_| !held.dragging)
        && let Some(at) = game.table().marker(game.table().active())
    {
        let player = game.table().active();
        let len = game.table().row(player, at).len();
        let bank = layout.bank_of(player, at);
        let (left, _) = layout.lane(at);
        let stacks: Vec<(Run, Vec<Offer>)> = offers(game)
            .into_iter()
            .filter(|(_, offers)| !offers.is_empty())
            .collect();
        let wanted = stacks.iter().map(|(run, offers)| {
            let first = layout.row_card(player, at, run.first.index(), len);
            (first.min.y, height(offers.len()))
        });
        let tops = stacked(&wanted.collect::<Vec<_>>(), bank.max.y);
        let beside = Beside {
            row: egui::Rangef::new(bank.min.x, left + LANE),
            end: layout.rail.min.x,
            covered: dialogues.any(),
        };
        // By keyboard these come first: the rest of what can be done has keys of its own.
        let mut asked = false;
        for ((run, offers), top) in stacks.iter().zip(tops) {
            egui::Area::new(egui::Id::new(("babel skills", run.first.number())))
                .order(egui::Order::Middle)
                .fixed_pos(egui::pos2(left + (LANE - SIDE) / 2.0, top))
                .constrain(false)
                .show(&ctx, |ui| {
                    ui.spacing_mut().item_spacing = egui::Vec2::splat(BETWEEN);
                    ui.spacing_mut().interact_size.y = SIDE;
                    for line in offers.chunks(across(offers.len())) {
                        ui.horizontal(|ui| {
                            for offer in line {
                                if offer.refused.is_none() && !std::mem::replace(&mut asked, true) {
                                    focus::asked_next(ui.ctx());
                                }
                                let response = button(
                                    ui,
                                    offer,
                                    game,
                                    &art,
                                    &words,
                                    settings.show_preview,
                                    beside,
                                );
                                let usable = offer.refused.is_none();
                                let pointed = response.hovered() || response.has_focus();
                                if usable && pointed {
                                    now.0 = Some(offer.decision);
                                }
                                // What cannot be used is asked for all the same: the answer is why not.
                                if response.clicked() {
                                    chosen = Some((offer.decision, usable));
                                }
                            }
                        });
                    }
                });
        }
    }
    considered.set_if_neq(now);
    if let Some((decision, usable)) = chosen {
        if usable {
            held.put_back();
        }
        put.decide(decision, None);
    }
    Ok(())
}

/// Beside what it is told what a skill would do: over no card of the row it is about, no other skill and
/// nothing of the rail.
#[derive(Clone, Copy)]
struct Beside {
    /// From where to where the row and its skills lie, across.
    row: egui::Rangef,
    /// Where the rail begins.
    end: f32,
    /// Whether a dialogue lies over it.
    covered: bool,
}

impl Beside {
    fn place<'a>(self, mut tooltip: egui::Tooltip<'a>, button: egui::Rect) -> egui::Tooltip<'a> {
        let widest = tooltip.popup.ctx().global_style().spacing.tooltip_width;
        let [left, right] = [self.row.min, self.end - self.row.max].map(|room| room - 2.0 * RIM);
        let (align, room) = match right >= widest || right > left {
            true => (egui::RectAlign::RIGHT_START, right),
            false => (egui::RectAlign::LEFT_START, left),
        };
        tooltip = tooltip.width(widest.min(room));
        let anchor = egui::Rect::from_x_y_ranges(self.row, button.y_range());
        tooltip.popup = tooltip
            .popup
            .anchor(anchor)
            .align(align)
            .align_alternatives(&[]);
        tooltip
    }
}

fn button(
    ui: &mut egui::Ui,
    offer: &Offer,
    game: &Position,
    art: &Art,
    words: &Words,
    preview: bool,
    beside: Beside,
) -> egui::Response {
    let usable = offer.refused.is_none();
    // What cannot be used says why, to whoever comes by the keyboard, too.
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(SIDE), egui::Sense::click());
    let (fill, rim, ink) = match usable {
        true if response.hovered() => (palette::GILT_LIT, palette::LAPIS, palette::INK),
        true => (palette::CREAM, palette::LAPIS, palette::INK),
        false => (palette::CLAY, palette::CLAY_DARK, palette::INK_SOFT),
    };
    ui.painter().rect_filled(rect, 5.0, fill);
    let stroke = egui::Stroke::new(2.0, rim);
    ui.painter()
        .rect_stroke(rect, 5.0, stroke, egui::StrokeKind::Inside);
    let picture = Picture::Babel(BabelPicture::Skill(offer.skill));
    paint_tinted(ui, art, picture, rect.shrink(3.0), ink);
    let corner = egui::Rect::from_min_max(rect.center(), rect.max).expand(1.0);
    if let Some(tribe) = offer.tribe {
        let badge = Picture::Babel(BabelPicture::Badge(tribe));
        paint_tinted(ui, art, badge, corner, egui::Color32::WHITE);
    }
    if let Some(source) = offer.source {
        let owner = source.owner(game.table().active());
        let level = game.table().column(owner).last();
        let level = level.map_or(String::new(), |level| level.number().to_string());
        ui.painter().rect_filled(corner, 3.0, palette::BITUMEN);
        ui.painter().text(
            corner.center(),
            egui::Align2::CENTER_CENTER,
            level,
            font(13.0, fonts::BOLD_FAMILY),
            palette::SHELL,
        );
    }
    focus::mark(ui, &response);
    let mut about = vec![match usable {
        true => name(offer, words),
        false => words.text(&format!("babel-results-skill-{}", offer.skill)),
    }];
    match &offer.refused {
        Some(refusal) => about.push(words::refusal(words, refusal)),
        None => {
            let outlook = outlook(game, offer.decision, words).filter(|_| preview);
            about.extend(outlook.into_iter().flat_map(|outlook| outlook.lines));
            about.push(words.text("babel-skill-price"));
        }
    }
    let sentences = about.iter().map(|line| line.trim_end_matches('.'));
    let spoken = sentences.collect::<Vec<_>>().join(". ");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, usable, &spoken));
    let tell = |ui: &mut egui::Ui| {
        for (line, text) in about.iter().enumerate() {
            let family = if line == 0 {
                fonts::BOLD_FAMILY
            } else {
                "text"
            };
            ui.label(egui::RichText::new(text).font(font(17.0, family)));
        }
    };
    // Whoever comes by the keyboard reads the same as whoever points.
    let tooltip = match response.has_focus() && !response.hovered() {
        true => egui::Tooltip::for_widget(&response),
        false => egui::Tooltip::for_enabled(&response),
    };
    // Nothing is told through a dialogue that lies over the table.
    if !beside.covered {
        beside.place(tooltip, rect).show(tell);
    }
    response
}

/// What a button does, in words.
fn name(offer: &Offer, words: &Words) -> String {
    let tribe = offer.tribe.map(|tribe| words::tribe(words, tribe));
    let source = offer.source.map(|source| words::source(words, source));
    words.format(
        &format!("babel-skill-about-{}", offer.skill),
        &[
            ("tribe", tribe.unwrap_or_default().into()),
            ("source", source.unwrap_or_default().into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::stacked;

    #[test]
    fn stacks_stand_below_one_another_and_stay_on_the_bank() {
        let wanted = [(10.0, 60.0), (30.0, 60.0), (150.0, 60.0)];
        assert_eq!(stacked(&wanted, 300.0), [10.0, 72.0, 150.0]);
        assert_eq!(stacked(&wanted, 200.0), [10.0, 72.0, 140.0]);
        assert_eq!(stacked(&wanted, 190.0), [6.0, 68.0, 130.0]);
    }
}
