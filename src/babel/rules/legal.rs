//! All legal decisions of the moment.

use super::{Decision, Hands, Place, Position, Source, Stage, Table, Tribe, TribeCounts};

impl Table {
    /// Fills `out` with every legal decision of whoever must decide now, holding these cards.
    ///
    /// `out` is cleared first, so that one buffer can serve a whole game. Half of a large hand can be
    /// chosen in thousands of ways; each is listed once.
    pub fn legal(&self, hands: &Hands, out: &mut Vec<Decision>) {
        out.clear();
        match self.stage {
            Stage::Action => {
                self.legal_actions(hands, out);
                if out.is_empty() || !self.must_found() {
                    out.push(Decision::End);
                }
            }
            Stage::Discard { count } => list_discards(&hands.own, count, out),
            Stage::Over(_) => {}
        }
    }

    /// Whether anything but the end of the turn is legal for the active player.
    pub(super) fn can_act(&self, hands: &Hands) -> bool {
        // Any card moves the marker away from the quarry, or settles elsewhere.
        if !hands.own.is_empty() {
            return true;
        }
        let mut found = Vec::new();
        self.legal_actions(hands, &mut found);
        !found.is_empty()
    }

    /// All but the end of the turn.
    fn legal_actions(&self, hands: &Hands, out: &mut Vec<Decision>) {
        let mut offer = |decision: Decision| {
            if self.check(decision, hands).is_ok() {
                out.push(decision);
            }
        };
        for tribe in Tribe::ALL {
            offer(Decision::Move(tribe));
        }
        if !self.migrated {
            for from in Tribe::ALL {
                for to in Tribe::ALL {
                    offer(Decision::Migrate { from, to });
                }
            }
        }
        let Some(at) = self.marker(self.active) else {
            return;
        };
        for tribe in Tribe::ALL {
            offer(Decision::Settle(tribe));
        }
        for source in Source::ALL {
            offer(Decision::Build(source));
        }
        for run in self.row(self.active, at).runs() {
            skills(run.tribe, run.first, &mut offer);
        }
    }
}

/// What a run could be used for.
fn skills(tribe: Tribe, first: Place, offer: &mut impl FnMut(Decision)) {
    match tribe {
        Tribe::Assyrians => offer(Decision::Destroy(first)),
        Tribe::Hittites => offer(Decision::Rob(first)),
        Tribe::Medes => {
            for tribe in Tribe::ALL {
                offer(Decision::Expel(first, tribe));
            }
        }
        Tribe::Persians => {
            for source in Source::ALL {
                offer(Decision::Leap(first, source));
            }
        }
        Tribe::Sumerians => offer(Decision::Lure(first)),
    }
    offer(Decision::Halve(first));
}

/// Every choice of so many cards from the hand, once each, in the order of tribes.
fn list_discards(hand: &TribeCounts, count: u8, out: &mut Vec<Decision>) {
    fn choose(
        hand: &TribeCounts,
        tribes: &[Tribe],
        left: u8,
        chosen: TribeCounts,
        out: &mut Vec<Decision>,
    ) {
        let [tribe, later @ ..] = tribes else {
            if left == 0 {
                out.push(Decision::Discard(chosen));
            }
            return;
        };
        // Many of the first tribe first: so the letters of the choices are sorted.
        for taken in (0..=hand.of(*tribe).min(left)).rev() {
            let mut chosen = chosen;
            chosen.add(*tribe, taken);
            choose(hand, later, left - taken, chosen, out);
        }
    }
    choose(hand, &Tribe::ALL, count, TribeCounts::EMPTY, out);
}

impl Position {
    /// Fills `out` with every legal decision of whoever must decide now; none when the game is over.
    pub fn legal(&self, out: &mut Vec<Decision>) {
        self.table.legal(&self.hands_of_decider(), out);
    }
}
