//! What a player has, and what would come of a decision, for people who hear the screen.

use crate::locale::Locale;
use crate::tigris::rules::{
    CellSet, Colour, Conflict, ConflictKind, Dynasty, Event, Forecast, Stage, Table, TileCounts,
    View,
};

impl Locale {
    /// What a player has, a line for each: the hand, the leaders and where they are, points and
    /// treasures, catastrophes. The hand is that of the moment: what is on its way to the board has left it.
    pub fn own_in_words(&self, view: &View, hand: &TileCounts) -> Vec<String> {
        let (table, me) = (view.table(), view.dynasty());
        vec![
            self.hand_in_words(hand),
            self.leaders_of_in_words(table, me),
            self.points_in_words("spoken-own-points", table, me),
            self.format(
                "spoken-own-catastrophes",
                &[("count", table.catastrophes_left(me).into())],
            ),
        ]
    }

    fn hand_in_words(&self, hand: &TileCounts) -> String {
        if hand.is_empty() {
            return self.text("spoken-hand-empty");
        }
        self.format("spoken-hand", &[("tiles", self.tile_counts(hand).into())])
    }

    /// `Your leaders: king on f6, priest off the board, …`
    fn leaders_of_in_words(&self, table: &Table, owner: Dynasty) -> String {
        let leaders = Colour::ALL.map(|colour| {
            let leader = ("leader", self.leader(colour).into());
            match table.leader(owner, colour) {
                Some(at) => {
                    let cell = ("cell", self.cell(at).into());
                    self.format("spoken-leader-on", &[leader, cell])
                }
                None => self.format("spoken-leader-off", &[leader]),
            }
        });
        self.format(
            "spoken-own-leaders",
            &[("leaders", self.list(leaders).into())],
        )
    }

    /// The points of a player in every colour, and the treasures.
    pub fn points_in_words(&self, key: &str, table: &Table, owner: Dynasty) -> String {
        let [black, red, blue, green] = table.points(owner);
        self.format(
            key,
            &[
                ("black", black.into()),
                ("red", red.into()),
                ("blue", blue.into()),
                ("green", green.into()),
                ("treasures", table.treasures_taken(owner).into()),
            ],
        )
    }

    /// What would come of a decision: who would gain what, which conflicts would begin, what would
    /// be offered.
    pub fn forecast_in_words(&self, forecast: &Forecast, table: &Table) -> String {
        let mut said: Vec<String> = forecast
            .events
            .iter()
            .filter_map(|event| self.told_ahead(event))
            .collect();
        if !forecast.united.is_empty() {
            let unites = self.text("preview-unites");
            said.push(self.kingdoms_in_words(unites, &forecast.united, table));
        }
        if !forecast.parts.is_empty() {
            let parts = self.text("preview-parts");
            said.push(self.kingdoms_in_words(parts, &forecast.parts, table));
        }
        said.extend(self.cut_off_ahead(forecast));
        let conflicts = forecast.conflicts.iter();
        said.extend(conflicts.map(|conflict| self.conflict_in_words(conflict)));
        if forecast.conflicts.len() > 1 {
            said.push(self.text("board-wars-chosen"));
        }
        said.extend(forecast.offers.iter().filter_map(|o| self.offer_ahead(*o)));
        if said.is_empty() {
            said.push(self.nothing_ahead(forecast));
        }
        self.list_by("spoken-more", said)
    }

    /// That a decision brings about nothing worth a line of its own.
    pub fn nothing_ahead(&self, forecast: &Forecast) -> String {
        // Only tiles score; a leader that causes nothing just takes its place.
        let key = forecast.events.iter().find_map(|event| match event {
            Event::TilePlaced { .. } => Some("preview-nothing"),
            Event::CatastrophePlayed { .. } => Some("preview-no-leader-leaves"),
            _ => None,
        });
        self.text(key.unwrap_or("preview-peace"))
    }

    /// How many cells a decision would cut off from a kingdom, if any.
    pub fn cut_off_ahead(&self, forecast: &Forecast) -> Option<String> {
        let count = forecast.cut_off.len();
        (count > 0).then(|| self.format("preview-cut-off", &[("count", count.into())]))
    }

    /// What is worth saying of an event that has not happened yet.
    fn told_ahead(&self, event: &Event) -> Option<String> {
        match *event {
            Event::Points {
                dynasty,
                colour,
                amount,
                ..
            } => {
                let mut values = self.whose(dynasty).to_vec();
                values.push(("points", self.points(colour, amount.into()).into()));
                Some(self.format("preview-points", &values))
            }
            Event::LeaderLost { .. } | Event::TreasureTaken { .. } => Some(self.event(event, None)),
            _ => None,
        }
    }

    /// What becomes of kingdoms, each told by its leaders.
    fn kingdoms_in_words(&self, what: String, kingdoms: &[CellSet], table: &Table) -> String {
        let leaders = |kingdom: &CellSet| {
            let here = table
                .leaders_on_board()
                .filter(|(.., at)| kingdom.contains(*at));
            self.list(here.map(|(dynasty, colour, _)| {
                let mut values = self.whose(dynasty).to_vec();
                values.push(("leader", self.leader(colour).into()));
                self.format("spoken-whose-leader", &values)
            }))
        };
        let kingdoms = self.list_by("spoken-united-with", kingdoms.iter().map(leaders));
        let values = [("what", what.into()), ("note", kingdoms.into())];
        self.format("spoken-with-note", &values)
    }

    /// `War of the temples: Anna 3, Bull 2`, as it stands on the board and with what has been
    /// committed.
    pub fn conflict_in_words(&self, conflict: &Conflict) -> String {
        let title = match conflict.kind {
            ConflictKind::Revolt => self.text("conflict-revolt"),
            ConflictKind::War => {
                let tiles = self.tiles(conflict.leader);
                self.format("conflict-war", &[("tiles", tiles.into())])
            }
        };
        let committed = conflict.attacker_committed.unwrap_or(0);
        let attack = conflict.attacker_board.saturating_add(committed);
        self.format(
            "spoken-conflict",
            &[
                ("conflict", title.into()),
                ("attacker", self.player(conflict.attacker).into()),
                ("attack", attack.into()),
                ("defender", self.player(conflict.defender).into()),
                ("defence", conflict.defender_board.into()),
            ],
        )
    }

    fn offer_ahead(&self, offer: Stage) -> Option<String> {
        Some(match offer {
            Stage::Building(colour) => {
                let building = self.building(colour);
                self.format("board-offer-building", &[("building", building.into())])
            }
            Stage::Monument { monument, wonder } => self.text(match (monument, wonder) {
                (true, true) => "board-offer-both",
                (false, true) => "board-offer-wonder",
                _ => "board-offer-monument",
            }),
            Stage::Treasure(dynasty) => self.format("board-offer-treasure", &self.whose(dynasty)),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tigris::rules::testing::position;
    use crate::tigris::rules::{Decision, Position};

    fn ahead(game: &Position, decision: &str) -> String {
        let decision: Decision = decision.parse().unwrap();
        let words = Locale::english();
        words.forecast_in_words(&game.forecast(decision).unwrap(), game.table())
    }

    #[test]
    fn what_a_player_has_is_told() {
        let game = position("", "T@f3 kA@g3");
        let view = game.view(Dynasty::Archer);
        for words in crate::locale::tests::every_language() {
            assert_eq!(words.own_in_words(&view, &view.hand()).len(), 4);
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
        let lines = Locale::english().own_in_words(&view, &view.hand());
        assert_eq!(
            lines[1],
            "Your leaders: king on g3, priest off the board, farmer off the board, trader off the \
             board"
        );
    }

    #[test]
    fn points_and_conflicts_are_told_ahead() {
        let game = position("", "T@f3 pA@g3");
        assert_eq!(ahead(&game, "place T g2"), "Archer gains 1 red");
        let game = position("", "T@f3 pB@g3 T@h4 T@g5");
        assert_eq!(ahead(&game, "lead p g4"), "Revolt: Archer 2, Bull 1");
    }
}
