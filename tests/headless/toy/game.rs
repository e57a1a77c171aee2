//! The small card game behind the trait of games.

use super::{Card, Decision, Event, Fives, Refusal, Seat, Stage, Start, Table, UndoRefusal, View};
use rand::Rng;
use std::fmt;
use two_rivers::game::{self, Game, Standing, Undoable};
use two_rivers::random::{generator, shuffle};

/// Why a game of fives cannot be.
#[derive(Clone, Debug, PartialEq)]
pub enum Flaw {
    Players(usize),
    Cards,
    Text(String),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Players(found) => write!(f, "{found} cannot play"),
            Flaw::Cards => f.write_str("the cards are not those of the game"),
            Flaw::Text(text) => write!(f, "{text:?} is no position"),
        }
    }
}

impl std::error::Error for Flaw {}

fn all_cards() -> Vec<Card> {
    (1..=5).flat_map(|card| [card; 4]).collect()
}

fn take(hand: &mut Vec<Card>, card: Card) {
    if let Some(at) = hand.iter().position(|held| *held == card) {
        hand.remove(at);
    }
}

impl Fives {
    fn dealt(players: usize, seed: u64) -> Fives {
        let mut deck = all_cards();
        shuffle(&mut generator(seed), &mut deck);
        let mut hands: Vec<Vec<Card>> = (0..players)
            .map(|_| deck.split_off(deck.len() - 3))
            .collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Fives {
            table: Table {
                rows: vec![Vec::new(); players],
                given: Vec::new(),
                active: Seat(0),
                stage: Stage::Action,
                turns: 0,
                undoable: 0,
            },
            hands,
            deck,
        }
    }

    fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    fn next_holds(&self) -> usize {
        self.hand(self.table.next()).len()
    }

    fn draw(&mut self, by: Seat) -> Option<Card> {
        let card = self.deck.pop()?;
        self.hands[by.index()].push(card);
        self.hands[by.index()].sort_unstable();
        Some(card)
    }

    fn apply(&mut self, decision: Decision, tell: &mut impl FnMut(Event)) {
        let by = self.table.active;
        self.table.undoable = match decision {
            Decision::Lay(_) | Decision::Demand => self.table.undoable + 1,
            _ => 0,
        };
        match decision {
            Decision::Lay(card) => {
                take(&mut self.hands[by.index()], card);
                self.table.rows[by.index()].push(card);
                self.table.stage = Stage::Ending;
                tell(Event::Laid { by, card });
            }
            Decision::Swap(card) => {
                take(&mut self.hands[by.index()], card);
                self.deck.insert(0, card);
                let drew = self.draw(by);
                self.table.stage = Stage::Ending;
                let gave = Some(card);
                tell(Event::Swapped { by, gave, drew });
            }
            Decision::Demand => {
                let of = self.table.next();
                self.table.stage = Stage::Giving(of);
                tell(Event::Demanded { by, of });
            }
            Decision::Give(card) => {
                let giver = self.table.next();
                take(&mut self.hands[giver.index()], card);
                self.table.given.push(card);
                self.table.stage = Stage::Ending;
                tell(Event::Gave { by: giver, card });
            }
            Decision::End => {
                let drew = self.draw(by);
                tell(Event::Ended { by, drew });
                self.table.turns += 1;
                self.table.stage = Stage::Action;
                if self.deck.is_empty() {
                    self.table.stage = Stage::Over;
                } else {
                    self.table.active = self.table.next();
                }
            }
        }
    }
}

impl Game for Fives {
    type Start = Start;
    type StartError = Flaw;
    type Player = Seat;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type UndoRefusal = UndoRefusal;
    type Flaw = Flaw;
    type View = View;

    const ID: &'static str = "fives";
    const RULES_VERSION: u32 = 3;

    fn begin(start: &Start) -> Result<Fives, Flaw> {
        match start {
            Start::Dealt { players, seed } => match players {
                2 | 3 => Ok(Fives::dealt(*players, *seed)),
                other => Err(Flaw::Players(*other)),
            },
            Start::Written(text) => Fives::read(text).map_err(Flaw::Text),
        }
    }

    fn written(text: &str) -> Result<Start, Flaw> {
        let start = Start::Written(text.to_string());
        Fives::begin(&start)?.check_validity()?;
        Ok(start)
    }

    fn to_text(&self) -> String {
        self.write()
    }

    fn text_seen_by(&self, player: Seat) -> String {
        match self.table.stage {
            Stage::Over => self.write(),
            _ => self.view(player).write(),
        }
    }

    fn players(&self) -> Vec<Seat> {
        (0..self.hands.len() as u8).map(Seat).collect()
    }

    fn active(&self) -> Seat {
        self.table.active
    }

    fn decider(&self) -> Option<Seat> {
        self.table.decider()
    }

    fn legal(&self, out: &mut Vec<Decision>) {
        out.clear();
        if let Some(decider) = self.decider() {
            self.table.legal(self.hand(decider), self.next_holds(), out);
        }
    }

    fn try_play(
        &mut self,
        decision: Decision,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let decider = self.decider().ok_or(Refusal::NotNow)?;
        self.table
            .check(decision, self.hand(decider), self.next_holds())?;
        self.apply(decision, tell);
        Ok(())
    }

    fn play(&mut self, decision: Decision) {
        self.apply(decision, &mut |_| {});
    }

    fn view(&self, player: Seat) -> View {
        View {
            seat: player,
            table: self.table.clone(),
            hand: self.hand(player).to_vec(),
            sizes: self.hands.iter().map(Vec::len).collect(),
            deck: self.deck.len(),
        }
    }

    fn sample(view: &View, random: &mut impl Rng) -> Fives {
        let mut unseen = all_cards();
        let seen = view.table.rows.iter().flatten();
        for card in seen.chain(&view.table.given).chain(&view.hand) {
            take(&mut unseen, *card);
        }
        shuffle(random, &mut unseen);
        let mut hands = Vec::new();
        for (seat, size) in view.sizes.iter().enumerate() {
            let mut hand = match seat == view.seat.index() {
                true => view.hand.clone(),
                false => unseen.split_off(unseen.len() - size),
            };
            hand.sort_unstable();
            hands.push(hand);
        }
        Fives {
            table: view.table.clone(),
            hands,
            deck: unseen,
        }
    }

    fn seen_by(event: &Event, viewer: Option<Seat>) -> Event {
        match event.clone() {
            Event::Swapped { by, .. } if viewer != Some(by) => Event::Swapped {
                by,
                gave: None,
                drew: None,
            },
            Event::Ended { by, .. } if viewer != Some(by) => Event::Ended { by, drew: None },
            open => open,
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Laid { card: 5, .. })
    }

    fn turns(&self) -> u32 {
        self.table.turns
    }

    fn undoable(&self) -> Option<Undoable<Seat>> {
        (self.table.undoable > 0).then_some(Undoable {
            by: self.table.active,
            decisions: self.table.undoable,
        })
    }

    fn undo_refusal(&self, last: Option<&Decision>) -> UndoRefusal {
        match last {
            None => UndoRefusal::NothingPlayed,
            Some(Decision::Swap(_) | Decision::Give(_)) => UndoRefusal::Learnt,
            Some(_) => UndoRefusal::Final,
        }
    }

    fn standings(&self) -> Option<Vec<Standing<Seat>>> {
        if self.table.stage != Stage::Over {
            return None;
        }
        let points = |seat: Seat| vec![self.table.score(seat), self.hand(seat).len() as u16];
        let better = |other: &Seat, than: Seat| points(*other) > points(than);
        let rank = |seat| {
            self.players()
                .iter()
                .filter(|other| better(other, seat))
                .count() as u8
                + 1
        };
        let mut standings: Vec<Standing<Seat>> = (self.players().into_iter())
            .map(|player| Standing {
                player,
                rank: rank(player),
                points: points(player),
            })
            .collect();
        standings.sort_by_key(|standing| standing.rank);
        Some(standings)
    }

    fn fits(&self, start: &Start) -> bool {
        match start {
            Start::Dealt { players, .. } => self.hands.len() == *players,
            Start::Written(_) => {
                Fives::begin(start).is_ok_and(|began| began.hands.len() == self.hands.len())
            }
        }
    }

    fn check_validity(&self) -> Result<(), Flaw> {
        let players = self.hands.len();
        if !(2..=3).contains(&players) || self.table.rows.len() != players {
            return Err(Flaw::Players(players));
        }
        let seats = match self.table.stage {
            Stage::Giving(seat) => [self.table.active, seat],
            _ => [self.table.active; 2],
        };
        let mut cards: Vec<Card> = [&self.hands, &self.table.rows]
            .into_iter()
            .flatten()
            .flatten()
            .copied()
            .collect();
        cards.extend(self.deck.iter().chain(&self.table.given));
        cards.sort_unstable();
        match cards == all_cards() && seats.iter().all(|seat| seat.index() < players) {
            true => Ok(()),
            false => Err(Flaw::Cards),
        }
    }
}

impl game::View<Fives> for View {
    fn player(&self) -> Seat {
        self.seat
    }

    fn legal(&self, out: &mut Vec<Decision>) {
        out.clear();
        if self.table.decider() == Some(self.seat) {
            let next = self.sizes[self.table.next().index()];
            self.table.legal(&self.hand, next, out);
        }
    }

    fn check(&self, decision: Decision) -> Result<(), Refusal> {
        if self.table.decider() != Some(self.seat) {
            return Err(Refusal::NotNow);
        }
        let next = self.sizes[self.table.next().index()];
        self.table.check(decision, &self.hand, next)
    }
}
