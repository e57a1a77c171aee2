//! The course of a turn: what is checked, played, drawn and taken back (3, 12).

use super::{Decision, Event, Handful, Hands, Player, Position, Refusal, Sink, Stage, Table};
use super::{Tribe, TribeCounts};

/// Tribe cards that a player draws as a turn begins.
const DRAWN: usize = 3;

impl Table {
    /// Says why this decision of whoever must decide now, holding these cards, is illegal.
    ///
    /// # Errors
    /// The first reason that applies, in the order of section 13.
    pub fn check(&self, decision: Decision, hands: &Hands) -> Result<(), Refusal> {
        use Decision::*;
        match (self.stage, decision) {
            (Stage::Discard { count }, Discard(cards)) => self.check_discard(count, cards, hands),
            (Stage::Action, Discard(_)) | (Stage::Discard { .. } | Stage::Over(_), _) => {
                Err(Refusal::NotNow)
            }
            (Stage::Action, Move(to)) => self.check_move(to, hands),
            (Stage::Action, Settle(card)) => self.check_settle(card, hands),
            (Stage::Action, Build(source)) => self.check_build(source),
            (Stage::Action, Migrate { from, to }) => self.check_migrate(from, to),
            (Stage::Action, Destroy(place)) => self.check_destroy(place),
            (Stage::Action, Rob(place)) => self.check_rob(place),
            (Stage::Action, Expel(place, tribe)) => self.check_expel(place, tribe),
            (Stage::Action, Lure(place)) => self.check_lure(place),
            (Stage::Action, Leap(place, source)) => self.check_leap(place, source),
            (Stage::Action, Halve(place)) => self.check_halve(place, hands),
            (Stage::Action, End) => self.check_end(hands),
        }
    }

    /// The turn may end unless the starting level 1 must be built and anything else is legal (10).
    fn check_end(&self, hands: &Hands) -> Result<(), Refusal> {
        if self.must_found() && self.can_act(hands) {
            Err(Refusal::MustFound)
        } else {
            Ok(())
        }
    }
}

impl Position {
    /// Says why this decision is illegal for whoever must decide now.
    ///
    /// # Errors
    /// The first reason that applies, in the order of section 13.
    pub fn check(&self, decision: Decision) -> Result<(), Refusal> {
        self.table.check(decision, &self.hands_of_decider())
    }

    /// Plays a decision after checking it: the door for people.
    ///
    /// # Errors
    /// The reason why it is illegal; then nothing has changed and the sink has heard nothing.
    pub fn try_play(&mut self, decision: Decision, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.check(decision)?;
        self.play(decision, sink);
        Ok(())
    }

    /// Plays a decision that is known to be legal: the door for engines.
    ///
    /// With an illegal decision the game goes wrong, but never panics in a release build.
    pub fn play(&mut self, decision: Decision, sink: &mut impl Sink) {
        debug_assert_eq!(self.check(decision), Ok(()), "{decision:?}");
        let before = self.table.totals();
        // What one has decided in this turn can be taken back until the other has shown cards.
        let undoable = match decision {
            Decision::Discard(_) | Decision::End => 0,
            _ => self.table.undoable.saturating_add(1),
        };
        match decision {
            Decision::Move(to) => self.move_marker(to, sink),
            Decision::Settle(card) => self.settle(card, sink),
            Decision::Build(source) => self.table.build(source, false, sink),
            Decision::Migrate { from, to } => self.table.migrate(from, to, sink),
            Decision::Destroy(place) => self.destroy(place, sink),
            Decision::Rob(place) => self.table.rob(place, sink),
            Decision::Expel(place, tribe) => self.table.expel(place, tribe, sink),
            Decision::Lure(place) => self.table.lure(place, sink),
            Decision::Leap(place, source) => self.table.leap(place, source, sink),
            Decision::Halve(place) => self.halve(place, sink),
            Decision::Discard(cards) => self.discard_half(cards, sink),
            Decision::End => self.end_turn(sink),
        }
        let after = self.table.totals();
        for player in Player::ALL {
            let total = after[player.index()];
            if total != before[player.index()] {
                sink.event(Event::TotalChanged { player, total });
            }
        }
        self.table.undoable = undoable;
        self.judge(sink);
        if decision == Decision::End && self.table.ending().is_none() {
            self.begin_turn(sink);
        }
        if self.table.ending().is_some() {
            self.table.undoable = 0;
        }
    }

    fn end_turn(&mut self, sink: &mut impl Sink) {
        let player = self.table.active;
        sink.event(Event::TurnEnded { player });
        self.draw_temple_cards(player, sink);
        self.table.migrated = false;
    }

    /// The other player's turn begins.
    fn begin_turn(&mut self, sink: &mut impl Sink) {
        let player = self.table.active.other();
        self.table.active = player;
        self.table.turns = self.table.turns.saturating_add(1);
        sink.event(Event::TurnBegan { player });
        self.draw_tribe_cards(player, sink);
    }

    /// Draws three tribe cards one by one; when one must be drawn and the deck is empty, the discard
    /// pile is shuffled into a new one, and when both are empty nothing more is drawn (3).
    pub(super) fn draw_tribe_cards(&mut self, player: Player, sink: &mut impl Sink) {
        let mut drawn = TribeCounts::EMPTY;
        for _ in 0..DRAWN {
            if self.deck.is_empty() && !self.table.discards.is_empty() {
                self.take_up(player, drawn, sink);
                drawn = TribeCounts::EMPTY;
                let cards = self.reshuffle();
                sink.event(Event::Reshuffled { cards });
            }
            let card: Option<Tribe> = self.deck.pop();
            drawn.extend(card.as_slice());
        }
        self.take_up(player, drawn, sink);
    }

    fn take_up(&mut self, player: Player, cards: TribeCounts, sink: &mut impl Sink) {
        if !cards.is_empty() {
            self.hands[player.index()].add_all(cards);
            let cards = Handful::Known(cards);
            sink.event(Event::Drawn { player, cards });
        }
    }
}
