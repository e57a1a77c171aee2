//! What can be done once the verdict is there, in the place of the strip.

use super::task::{Practise, Task, here};
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::replay::Reviewed;
use crate::desktop::session::{Session, looks_back};
use crate::desktop::theme::focus::{self, Surface};
use crate::desktop::theme::{Push, page, space};
use crate::desktop::turn::recap::is_shown;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        bar::<G>.run_if(
            in_state(G::SCREEN)
                .and_then(here::<G>)
                .and_then(looks_back::<G>)
                // It has a bar of its own.
                .and_then(not(is_shown::<G>)),
        ),
    );
}

fn bar<G: Reviewed>(
    mut contexts: EguiContexts,
    session: If<Res<Session<G>>>,
    task: If<Res<Task>>,
    layout: Res<G::Layout>,
    words: Res<Words>,
    mut orders: MessageWriter<Practise>,
) -> Result {
    if task.verdict().is_none() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let place = egui_rect(G::strip(&layout));
    // Every verdict begins with the way on, wherever the focus was after the one before.
    let surface = egui::Id::new(("page", "practice-bar", task.number()));
    focus::enter(&ctx, surface, Surface::Page);
    page::strip(&ctx, "practice-bar", place, |ui| {
        let inner = place.shrink2(egui::vec2(14.0, 8.0));
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let builder = egui::UiBuilder::new().max_rect(inner).layout(layout);
        let mut ui = ui.new_child(builder.id_salt("buttons"));
        ui.spacing_mut().item_spacing.x = space::ROW;
        ui.spacing_mut().button_padding.x = 14.0;
        let left = task.plan.queue.len();
        let from_review = task.plan.review.is_some();
        let leaves = words.beside_key(words.text("practice-leave"), "Esc".to_string());
        if from_review {
            let review = ui.add(Push::primary(words.text("practice-to-review")));
            focus::prefer(&review);
            if review.on_hover_text(leaves.as_str()).clicked() {
                orders.write(Practise::Leave);
            }
        } else if left > 0 {
            let text = words.format("practice-on", &[("count", left.into())]);
            let next = ui.add(Push::primary(text));
            // Enter goes on where most people want to.
            focus::prefer(&next);
            if next.clicked() {
                orders.write(Practise::Next);
            }
        }
        let again = Push::plain(words.text("practice-once-more"));
        let about = words.text("practice-once-more-about");
        if ui.add(again).on_hover_text(about).clicked() {
            orders.write(Practise::Again);
        }
        let from_here = session.timeline().position(session.moment());
        if from_here.decider().is_some() {
            let play = Push::plain(words.text("practice-try"));
            let about = words.text("practice-try-about");
            if ui.add(play).on_hover_text(about).clicked() {
                orders.write(Practise::Try);
            }
        }
        let text = words.text("practice-list");
        let is_way_on = left == 0 && !from_review;
        let mut list = ui.add(match is_way_on {
            true => Push::primary(text),
            false => Push::plain(text),
        });
        if is_way_on {
            focus::prefer(&list);
        }
        if !from_review {
            list = list.on_hover_text(leaves);
        }
        if list.clicked() {
            orders.write(Practise::List);
        }
    });
    Ok(())
}
