//! What is offered to whoever decides, in words, made once for each position: to tell what an offer would cost it is
//! played on a copy, which no frame has to do again.

use super::stakes;
use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::Picture;
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::guest::RailDrawn;
use crate::desktop::tigris::board::decisions;
use crate::desktop::tigris::table::state::seat::Turn;
use crate::tigris::rules::{CellSet, Colour, Decision, Event, Position, Stage, Unheard};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>().add_systems(
        EguiPrimaryContextPass,
        follow
            .before(RailDrawn)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// Wars, buildings, monuments, the wonder or treasures that can be chosen in a position.
#[derive(Resource, Clone, Debug, Default)]
pub struct Offers {
    /// The position, while it offers anything to one who may see it.
    game: Option<Position>,
    /// What is asked.
    pub title: String,
    /// What it is about.
    pub text: String,
    /// What is lost whatever is built.
    pub common: Vec<String>,
    /// Every decision, in the order of the rules.
    pub list: Vec<Offer>,
}

/// A decision that is offered.
#[derive(Clone, Debug)]
pub struct Offer {
    pub decision: Decision,
    pub piece: Option<Picture>,
    /// What it does, and in further lines what it costs and pays.
    pub label: String,
    /// The cells it is about.
    pub lights: CellSet,
}

fn follow(turn: Turn, words: Res<Words>, mut offers: ResMut<Offers>) {
    let asks = |stage| {
        !matches!(
            stage,
            Stage::Action | Stage::End | Stage::Over(_) | Stage::Commit(_)
        )
    };
    let game = turn.game().filter(|game| asks(game.table().stage()));
    if offers.game.as_ref() != game || words.is_changed() {
        *offers = game.map_or_else(Offers::default, |game| Offers::of(game, &words));
    }
}

impl Offers {
    /// Everything that is offered in a position.
    fn of(game: &Position, words: &Words) -> Offers {
        let owner = game.decider().map(|d| words.whose(d));
        let (title, text) = match game.table().stage() {
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
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let costs: Vec<Vec<String>> = legal.iter().map(|d| leaving(game, *d, words)).collect();
        // What is the same whatever is built is said once.
        let built = || {
            let all = legal.iter().zip(&costs);
            all.filter(|(decision, _)| **decision != Decision::Pass)
        };
        let first = built().next().map_or(&[][..], |(_, costs)| costs);
        let always = |cost: &&String| built().all(|(_, costs)| costs.contains(*cost));
        let common: Vec<String> = first.iter().filter(always).cloned().collect();
        let offers = legal.iter().zip(&costs).map(|(decision, costs)| {
            let own = costs.iter().filter(|cost| !common.contains(cost));
            Offer::of(game, *decision, own.cloned(), words)
        });
        Offers {
            list: offers.collect(),
            title: words.text(title),
            text: words.format(text, owner.as_ref().map_or(&[][..], |owner| &owner[..])),
            common,
            game: Some(game.clone()),
        }
    }
}

impl Offer {
    fn of(
        game: &Position,
        decision: Decision,
        costs: impl Iterator<Item = String>,
        words: &Words,
    ) -> Offer {
        let mut lines = vec![decisions::words_for(game, decision, words)];
        let mut lights = decision.cells(game.table());
        if let Decision::War(colour) = decision {
            lines.push(strengths(game, colour, words));
            lines.extend(stakes::called_off(game, colour, words));
            lights = fighters(game, colour);
        }
        lines.extend(costs);
        lines.extend(income(game, decision, words));
        Offer {
            decision,
            piece: decisions::piece_of(game, decision),
            label: lines.join("\n"),
            lights,
        }
    }
}

/// What a building, a monument or the wonder would take off the board, in words: leaders whom it leaves without a
/// temple, and buildings whose tiles it turns.
fn leaving(game: &Position, decision: Decision, words: &Words) -> Vec<String> {
    let forecast = game.forecast(decision);
    let events = forecast.into_iter().flat_map(|forecast| forecast.events);
    let lost = events.filter(|event| {
        matches!(
            event,
            Event::LeaderLost { .. } | Event::BuildingReturned { .. }
        )
    });
    lost.map(|event| words.event(&event, None)).collect()
}

/// What a monument would pay whoever builds it, in words.
fn income(game: &Position, decision: Decision, words: &Words) -> Option<String> {
    let Decision::Build(monument, _) = decision else {
        return None;
    };
    let builder = game.decider()?;
    let mut after = game.clone();
    after.try_play(decision, &mut Unheard).ok()?;
    let paid = after.table().monument_pays(monument, builder);
    let count = paid.into_iter().flatten().count();
    Some(words.format("offer-pays", &[("count", count.into())]))
}

/// Both sides of a war that can be chosen, with their strengths on the board.
fn strengths(game: &Position, colour: Colour, words: &Words) -> String {
    let war = game.table().conflict_over(colour);
    war.map_or_else(String::new, |war| {
        words.format(
            "conflict-choose-about",
            &[
                ("attacker", words.player(war.attacker).into()),
                ("attack", war.attacker_board.into()),
                ("defend", war.defender_board.into()),
                ("defender", words.player(war.defender).into()),
            ],
        )
    })
}

/// The two leaders of a war that can be chosen, and all who support them.
fn fighters(game: &Position, colour: Colour) -> CellSet {
    let table = game.table();
    let war = table.conflict_over(colour);
    let sides = war.into_iter().flat_map(|war| [war.attacker, war.defender]);
    let leaders = sides.filter_map(|side| table.leader(side, colour));
    leaders.fold(CellSet::EMPTY, |all, at| {
        all | table.war_support(at, colour).with(at)
    })
}
