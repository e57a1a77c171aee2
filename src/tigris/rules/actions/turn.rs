//! The course of a turn: actions, swaps, income, the refill and the end of the game (rules 4, 14, 15).

use crate::tigris::rules::{
    Colour, Decision, Dynasty, Ending, Event, HAND_SIZE, Handful, Monument, Position, Refusal,
    Sink, Source, Stage, Table, TileCounts,
};

impl Table {
    /// Says why this decision of whoever must decide now, with this hand, is illegal.
    ///
    /// # Errors
    /// The first reason that applies, in the order of the referee's table.
    pub fn check(&self, decision: Decision, hand: &TileCounts) -> Result<(), Refusal> {
        use Decision::*;
        if let Swap(tiles) = decision
            && !(1..=u16::from(HAND_SIZE)).contains(&tiles.total())
        {
            return Err(Refusal::Unknown);
        }
        match (self.stage, decision) {
            (Stage::Action, Place(tile, cell)) => self.check_place(tile, cell, hand),
            (Stage::Action, Lead(leader, cell)) => self.check_lead(leader, cell),
            (Stage::Action, Withdraw(leader)) => self.check_withdraw(leader),
            (Stage::Action, Catastrophe(cell)) => self.check_catastrophe(cell),
            (Stage::Action, Swap(tiles)) => {
                match Colour::ALL.into_iter().find(|c| tiles.of(*c) > hand.of(*c)) {
                    Some(missing) => Err(Refusal::NotInHand(missing)),
                    None => Ok(()),
                }
            }
            (Stage::Action | Stage::End, End) => Ok(()),
            (Stage::War, War(colour)) if self.wars().any(|c| c == colour) => Ok(()),
            (Stage::Commit(conflict), Commit(count)) => self.check_commit(&conflict, count, hand),
            (Stage::Building(_), Raise(cell)) => self.check_raise(cell),
            (Stage::Monument { monument: true, .. }, Build(monument, cell)) => {
                self.check_build(monument, cell)
            }
            (Stage::Monument { wonder: true, .. }, Wonder(cell)) => self.check_wonder(cell),
            (Stage::Building(_) | Stage::Monument { .. }, Pass) => Ok(()),
            (Stage::Treasure(owner), Take(cell)) => self.check_take(owner, cell),
            (Stage::Bonus, Bonus(_)) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether a decision stays the active player's to take back: nobody else decided and nothing
    /// new was learnt (rules 19).
    fn can_be_taken_back(&self, decision: Decision) -> bool {
        match decision {
            Decision::Commit(_) | Decision::Swap(_) | Decision::Bonus(_) => false,
            Decision::Take(_) => self.stage == Stage::Treasure(self.active),
            Decision::End => self.earns_bonus(),
            _ => true,
        }
    }
}

/// With so many treasures left on the board the game ends.
const TREASURES_AT_THE_END: u32 = 2;

impl Table {
    /// How many treasures must still be taken until the game ends with the turn.
    pub fn treasures_to_go(&self) -> u32 {
        self.treasures.len().saturating_sub(TREASURES_AT_THE_END)
    }

    /// Whether the game ends with the turn where so many tiles are to be drawn from a bag of so many:
    /// few enough treasures are left, or the bag has too few.
    pub fn ends_with_the_turn(&self, to_draw: u16, bag: u8) -> bool {
        self.treasures_to_go() == 0 || to_draw > u16::from(bag)
    }
}

impl Position {
    /// Whether the game ends with the turn, as things stand: few enough treasures are left, or the
    /// bag cannot refill all hands.
    pub fn ends_with_the_turn(&self) -> bool {
        let seats = self.table.seats.iter();
        let to_draw: u16 = seats.map(|dynasty| self.hand(dynasty).lacks()).sum();
        self.table.ends_with_the_turn(to_draw, self.bag.len())
    }

    /// Says why this decision is illegal for whoever must decide now.
    ///
    /// # Errors
    /// The first reason that applies, in the order of the referee's table.
    pub fn check(&self, decision: Decision) -> Result<(), Refusal> {
        let hand = self
            .decider()
            .map_or(TileCounts::EMPTY, |dynasty| self.hand(dynasty));
        self.table.check(decision, &hand)
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
    /// The position advances through all that leaves no choice, up to the next thing to decide.
    /// With an illegal decision the game goes wrong, but never panics in a release build.
    pub fn play(&mut self, decision: Decision, sink: &mut impl Sink) {
        debug_assert_eq!(self.check(decision), Ok(()), "{decision:?}");
        let kept = self.table.can_be_taken_back(decision);
        let undoable = if kept {
            self.table.undoable.saturating_add(1)
        } else {
            0
        };
        match (self.table.stage, decision) {
            (_, Decision::Place(tile, cell)) => self.place(tile, cell, sink),
            (_, Decision::Lead(leader, cell)) => self.lead(leader, cell, sink),
            (_, Decision::Withdraw(leader)) => self.withdraw(leader, sink),
            (_, Decision::Catastrophe(cell)) => self.play_catastrophe(cell, sink),
            (_, Decision::Swap(tiles)) => self.swap(tiles, sink),
            (_, Decision::End) => self.end_turn(sink),
            (_, Decision::War(colour)) => self.start_war(colour, sink),
            (Stage::Commit(conflict), Decision::Commit(count)) => {
                self.commit(conflict, count, sink);
            }
            (_, Decision::Raise(cell)) => self.raise(cell, sink),
            (_, Decision::Build(monument, cell)) => self.build(monument, cell, sink),
            (_, Decision::Wonder(centre)) => self.build_wonder(centre, sink),
            (Stage::Building(_), Decision::Pass) => self.offer_monument(sink),
            (_, Decision::Pass) => self.settle_treasures(sink),
            (Stage::Treasure(owner), Decision::Take(cell)) => self.take(owner, cell, sink),
            (_, Decision::Bonus(colour)) => self.bonus(colour, sink),
            (_, Decision::Commit(_) | Decision::Take(_)) => {}
        }
        let over = self.table.ending().is_some();
        self.table.undoable = if over { 0 } else { undoable };
    }

    pub(super) fn complete_action(&mut self) {
        self.table.placed = None;
        self.table.actions_left = self.table.actions_left.saturating_sub(1);
        self.table.stage = match self.table.actions_left {
            0 => Stage::End,
            _ => Stage::Action,
        };
    }

    fn swap(&mut self, tiles: TileCounts, sink: &mut impl Sink) {
        let dynasty = self.table.active;
        let count = tiles.total() as u8;
        self.hands[dynasty.index()].take_all(tiles);
        self.discarded[dynasty.index()].add_all(tiles);
        let swapped = &mut self.table.swapped[dynasty.index()];
        *swapped = swapped.saturating_add(u16::from(count));
        sink.event(Event::Swapped {
            dynasty,
            discarded: Handful::Known(tiles),
        });
        if self.draw(dynasty, count, sink) {
            self.settle_treasures(sink);
        } else {
            self.game_over(Ending::Bag, sink);
        }
    }

    /// Draws tiles into a hand; `false` when the bag could not give them all.
    fn draw(&mut self, dynasty: Dynasty, count: u8, sink: &mut impl Sink) -> bool {
        let drawn: TileCounts = (0..count).map_while(|_| self.bag.draw()).collect();
        self.hands[dynasty.index()].add_all(drawn);
        if !drawn.is_empty() {
            sink.event(Event::Drawn {
                dynasty,
                tiles: Handful::Known(drawn),
            });
        }
        let enough = drawn.total() == u16::from(count);
        if !enough {
            sink.event(Event::BagEmpty { dynasty });
        }
        enough
    }

    fn end_turn(&mut self, sink: &mut impl Sink) {
        let dynasty = self.table.active;
        self.table.actions_left = 0;
        sink.event(Event::TurnEnded { dynasty });
        self.table.monument_income(sink);
        if self.table.earns_bonus() {
            self.table.stage = Stage::Bonus;
        } else {
            self.finish_turn(sink);
        }
    }

    /// Refills the hands, then ends the game or begins the next player's turn.
    pub(super) fn finish_turn(&mut self, sink: &mut impl Sink) {
        for dynasty in self.table.seats.clockwise_from(self.table.active) {
            let missing = self.hand(dynasty).lacks() as u8;
            if !self.draw(dynasty, missing, sink) {
                self.game_over(Ending::Bag, sink);
                return;
            }
        }
        if self.table.treasures_to_go() == 0 {
            self.game_over(Ending::Treasures, sink);
            return;
        }
        let table = &mut self.table;
        table.turns = table.turns.saturating_add(1);
        table.active = table.seats.next(table.active);
        table.actions_left = 2;
        table.stage = Stage::Action;
        sink.event(Event::TurnBegan {
            dynasty: table.active,
        });
    }

    fn game_over(&mut self, ending: Ending, sink: &mut impl Sink) {
        self.table.placed = None;
        self.table.stage = Stage::Over(ending);
        sink.event(Event::GameOver { ending });
    }
}

impl Table {
    /// The colours in which a monument pays a player at the end of each own turn, as leaders stand now: those of its
    /// two whose leader is in its kingdom (rules 4); none for one that has not been built.
    pub fn monument_pays(&self, monument: Monument, dynasty: Dynasty) -> [Option<Colour>; 2] {
        let kingdom = self.monument(monument).map(|at| self.group(at));
        let here = |colour: &Colour| {
            let leader = self.leader(dynasty, *colour);
            leader
                .zip(kingdom)
                .is_some_and(|(leader, kingdom)| kingdom.contains(leader))
        };
        monument.colours().map(|colour| Some(colour).filter(here))
    }

    /// Each monument pays the active player's leaders of its two colours in its kingdom.
    fn monument_income(&mut self, sink: &mut impl Sink) {
        let dynasty = self.active;
        for monument in Monument::ALL {
            let at = self.monument(monument);
            let paid = self.monument_pays(monument, dynasty);
            for colour in paid.into_iter().flatten() {
                self.gain(dynasty, colour, 1, Source::Monument(monument), at, sink);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tigris::rules::testing::{legal, play, position, verdicts};
    use crate::tigris::rules::{Dynasty, Ending, Stage};

    #[test]
    fn after_two_actions_only_the_end_is_left_and_then_hands_are_refilled() {
        let mut game = position("points pot treasures=5", "T$@k1 T$@b2 T$@p2 T$@f3");
        play(&mut game, &["place T a1", "place T a3"]);
        assert_eq!(game.table().stage(), Stage::End);
        assert_eq!(legal(&game, ""), ["end"]);
        verdicts(
            &game,
            &[("place S a2", "not-now"), ("swap TTTTTTT", "unknown")],
        );
        assert_eq!(
            play(&mut game, &["end"]),
            ["turn-ended archer", "draw archer ST", "turn bull"]
        );
    }

    #[test]
    fn the_game_ends_with_two_treasures_left() {
        let mut game = position("", "T$@k1 T$@b2");
        play(&mut game, &["end"]);
        assert_eq!(game.table().ending(), Some(Ending::Treasures));
        assert!(legal(&game, "").is_empty());
        verdicts(&game, &[("end", "not-now")]);
    }

    #[test]
    fn a_swap_that_the_bag_cannot_fill_ends_the_game_at_once() {
        let mut game = position("bag F\nhand archer TTSS", "T$@k1 T$@b2 T$@p2");
        assert_eq!(
            play(&mut game, &["swap TT"]),
            [
                "swap archer TT",
                "draw archer F",
                "bag-empty archer",
                "over bag"
            ]
        );
        assert_eq!(game.hand(Dynasty::Archer).total(), 3);
    }

    #[test]
    fn the_active_player_draws_first_and_nobody_after_an_empty_bag() {
        let mut game = position(
            "bag FF\nhand archer TTTTT\nhand bull SS\nhand pot SS",
            "T$@b2",
        );
        play(&mut game, &["end"]);
        assert_eq!(game.table().ending(), Some(Ending::Bag));
        let sizes = Dynasty::ALL.map(|d| game.hand(d).total());
        assert_eq!(sizes, [6, 3, 2, 0]);
    }

    #[test]
    fn whether_a_turn_is_the_last_is_known_before_it_ends() {
        for (lines, treasures, last) in [
            ("", "T$@k1 T$@b2", true),
            ("", "T$@k1 T$@b2 T$@p2", false),
            (
                "bag FF\nhand archer TTTTT\nhand bull SSSSS",
                "T$@k1 T$@b2 T$@p2",
                false,
            ),
            (
                "bag FF\nhand archer TTTTT\nhand bull SSSS",
                "T$@k1 T$@b2 T$@p2",
                true,
            ),
        ] {
            let mut game = position(lines, treasures);
            assert_eq!(game.ends_with_the_turn(), last, "{lines} {treasures}");
            play(&mut game, &["end"]);
            assert_eq!(game.table().ending().is_some(), last, "{lines} {treasures}");
        }
    }

    #[test]
    fn monuments_pay_the_active_players_leaders_of_their_colours() {
        let pieces = "#@e5 #@f5 #@e6 #@f6 T@g5 kA@h5 T@d5 pB@c5 T@e7 fA@e8";
        let lines = "built black-blue@e5";
        let mut game = position(lines, &pieces.replace("fA@e8", "fA@f7"));
        let events = play(&mut game, &["end"]);
        assert_eq!(
            events[1..3],
            [
                "points archer black 1 monument black-blue",
                "points archer blue 1 monument black-blue"
            ]
        );
    }

    #[test]
    fn decisions_can_be_taken_back_until_something_new_is_known() {
        let mut game = position("", "T$@k1 T$@b2 T$@p2 T@f5 kB@f6");
        play(&mut game, &["place S a1"]);
        assert_eq!(game.table().undoable(), 1);
        play(&mut game, &["lead k f4"]);
        assert_eq!(game.table().undoable(), 2);
        play(&mut game, &["commit 0"]);
        assert_eq!(game.table().undoable(), 0);
    }
}
