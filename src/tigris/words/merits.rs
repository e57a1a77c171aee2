//! What speaks for a decision, in words.

use crate::locale::{Locale, Value};
use crate::tigris::merits::{Gain, Merit, Odds, Work};
use crate::tigris::rules::{Colour, ConflictKind, Dynasty};

impl Locale {
    /// A reason for a decision as a part of a sentence: `gains 1 red and 1 blue`.
    pub fn merit(&self, merit: &Merit, me: Dynasty) -> String {
        // All that a sentence may call somebody by, and what else it tells.
        let with = |dynasty: &Dynasty, more: &[(&'static str, Value)]| {
            let the = ("the-dynasty", self.the_player(*dynasty).into());
            let called = self.whose(*dynasty).into_iter().chain([the]);
            called.chain(more.iter().cloned()).collect::<Vec<_>>()
        };
        let leader = |leader: &Colour| ("leader", Value::from(self.leader(*leader)));
        let tiles = |leader: &Colour| ("tiles", Value::from(self.tiles(*leader)));
        let totals = |own: u8, other: u8| [("own", Value::from(own)), ("other", other.into())];
        match merit {
            Merit::Gains { dynasty, gain } => {
                let key = if *dynasty == me {
                    "merit-gains"
                } else {
                    "merit-gives"
                };
                let points = ("points", self.gain(gain).into());
                self.format(key, &with(dynasty, &[points]))
            }
            Merit::Treasures(count) => {
                self.format("merit-treasures", &[("count", (*count).into())])
            }
            Merit::Ends { won, own, other } => {
                let key = match (won, own == other) {
                    (true, true) => "merit-ends-tied",
                    (true, false) => "merit-ends-won",
                    (false, _) => "merit-ends-lost",
                };
                self.format(key, &totals(*own, *other))
            }
            Merit::Leads {
                rival,
                own,
                other,
                odds,
            } => {
                let key = match odds {
                    Odds::Sure => "merit-leads-sure",
                    Odds::Ahead => "merit-leads-ahead",
                    Odds::Lost => "merit-leads-lost",
                };
                self.format(key, &with(rival, &totals(*own, *other)))
            }
            Merit::Fights {
                kind,
                leader,
                rival,
                own,
                hand,
                other,
                odds,
            } => {
                let conflict = match kind {
                    ConflictKind::War => self.format("merit-war", &[tiles(leader)]),
                    ConflictKind::Revolt => self.format("merit-revolt", &with(rival, &[])),
                };
                let key = match odds {
                    Odds::Sure => "merit-fights-sure",
                    Odds::Ahead => "merit-fights-ahead",
                    Odds::Lost => "merit-fights-lost",
                };
                let [own, other] = totals(own.saturating_add(*hand), *other);
                let values = [
                    ("conflict", conflict.into()),
                    own,
                    other,
                    ("hand", (*hand).into()),
                ];
                self.format(key, &with(rival, &values))
            }
            Merit::Incites {
                leader,
                attacker,
                defender,
            } => {
                let conflict = self.format("merit-war", &[tiles(leader)]);
                let values = [
                    ("conflict", conflict.into()),
                    ("attacker", self.player(*attacker).into()),
                    ("defender", self.player(*defender).into()),
                ];
                self.format("merit-incites", &values)
            }
            Merit::Offers(work) => {
                self.format("merit-offers", &[("work", self.work(*work).into())])
            }
            Merit::Prepares(work) => {
                self.format("merit-prepares", &[("work", self.work(*work).into())])
            }
            Merit::Lacks(work) => self.format("merit-lacks", &[("work", self.work(*work).into())]),
            Merit::Income(gain) => {
                self.format("merit-income", &[("points", self.gain(gain).into())])
            }
            Merit::Opens(colours) => {
                self.format("merit-opens", &[("colours", self.colours(colours).into())])
            }
            Merit::Spreads(colours) => self.format(
                "merit-spreads",
                &[("colours", self.colours(colours).into())],
            ),
            Merit::Closes { dynasty, colours } => {
                let colours = ("colours", self.colours(colours).into());
                self.format("merit-closes", &with(dynasty, &[colours]))
            }
            Merit::Ousts { leader: l, rival } => {
                self.format("merit-ousts", &with(rival, &[leader(l)]))
            }
            Merit::Prevents { leader: l, rival } => {
                self.format("merit-prevents", &with(rival, &[leader(l)]))
            }
            Merit::Threatens {
                leader: l,
                rival,
                own,
                other,
            } => {
                let [own, other] = totals(*own, *other);
                let values = [tiles(l), own, other];
                self.format("merit-threatens", &with(rival, &values))
            }
            Merit::Overtakes {
                leader: l,
                rival,
                own,
                other,
            } => {
                let [own, other] = totals(*own, *other);
                let values = [leader(l), own, other];
                self.format("merit-overtakes", &with(rival, &values))
            }
            Merit::Draws(count) => self.format("merit-draws", &[("count", (*count).into())]),
            Merit::Saves => self.text("merit-saves"),
        }
    }

    /// The weightiest reasons as one sentence; what to say where there is none.
    pub fn merits(&self, merits: &[Merit], me: Dynasty, most: usize) -> String {
        if merits.is_empty() {
            return self.text("merit-none");
        }
        let lines = merits.iter().take(most).map(|merit| self.merit(merit, me));
        self.list_by("merit-more", lines)
    }

    /// `1 red and 2 blue`
    fn gain(&self, gain: &Gain) -> String {
        self.all_of(
            gain.iter()
                .map(|(colour, count)| self.points(*colour, *count)),
        )
    }

    fn colours(&self, colours: &[Colour]) -> String {
        self.all_of(colours.iter().map(|colour| self.colour(*colour)))
    }

    /// `a`, `a and b`, `a, b and c`
    fn all_of(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        let last = things.pop();
        let rest = self.list(things);
        match last {
            Some(last) if rest.is_empty() => last,
            Some(last) => self.list_by("merit-and", [rest, last]),
            None => rest,
        }
    }

    fn work(&self, work: Work) -> String {
        match work {
            Work::Building(colour) => {
                let building = self.building(colour);
                let key = super::names::colour_key(colour);
                let values = [("building", building.into()), ("key", key.into())];
                self.format("merit-building", &values)
            }
            Work::Monument => self.text("merit-monument"),
            Work::Wonder => self.text("merit-wonder"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::tests::every_language;

    fn all() -> Vec<Merit> {
        let dynasty = Dynasty::Bull;
        let gain = vec![(Colour::Red, 1), (Colour::Blue, 2), (Colour::Black, 1)];
        let gains = |dynasty| Merit::Gains {
            dynasty,
            gain: gain.clone(),
        };
        let ends = |won, own, other| Merit::Ends { won, own, other };
        let mut all = vec![
            gains(dynasty),
            gains(Dynasty::Archer),
            Merit::Treasures(1),
            Merit::Treasures(2),
            ends(true, 2, 2),
            ends(true, 3, 2),
            ends(false, 1, 2),
            Merit::Income(gain.clone()),
            Merit::Opens(vec![Colour::Red, Colour::Blue]),
            Merit::Closes {
                dynasty,
                colours: vec![Colour::Red],
            },
            Merit::Spreads(vec![Colour::Green]),
            Merit::Draws(1),
            Merit::Draws(3),
            Merit::Saves,
        ];
        let buildings = Colour::ALL.map(Work::Building);
        for work in [Work::Monument, Work::Wonder].into_iter().chain(buildings) {
            all.extend([
                Merit::Offers(work),
                Merit::Prepares(work),
                Merit::Lacks(work),
            ]);
        }
        for leader in Colour::ALL {
            let (rival, own, other) = (dynasty, 2, 1);
            all.extend([
                Merit::Incites {
                    leader,
                    attacker: Dynasty::Pot,
                    defender: dynasty,
                },
                Merit::Ousts { leader, rival },
                Merit::Prevents { leader, rival },
                Merit::Threatens {
                    leader,
                    rival,
                    own,
                    other,
                },
                Merit::Overtakes {
                    leader,
                    rival,
                    own,
                    other,
                },
            ]);
            for odds in [Odds::Sure, Odds::Ahead, Odds::Lost] {
                all.push(Merit::Leads {
                    rival,
                    own,
                    other,
                    odds,
                });
                for (kind, hand) in [(ConflictKind::War, 0), (ConflictKind::Revolt, 2)] {
                    all.push(Merit::Fights {
                        kind,
                        leader,
                        rival,
                        own,
                        hand,
                        other,
                        odds,
                    });
                }
            }
        }
        all
    }

    #[test]
    fn every_reason_has_words_in_every_language() {
        for words in every_language() {
            for merit in all() {
                let line = words.merit(&merit, Dynasty::Archer);
                assert!(!line.contains("merit-"), "{}: {line}", words.tag());
            }
            assert!(!words.merits(&[], Dynasty::Archer, 2).is_empty());
            assert!(words.faults().is_empty(), "{:?}", words.faults());
        }
    }

    #[test]
    fn points_are_listed_as_people_say_them() {
        let gain = vec![(Colour::Red, 1), (Colour::Blue, 2), (Colour::Black, 1)];
        let merit = Merit::Gains {
            dynasty: Dynasty::Archer,
            gain,
        };
        let said = |tag| Locale::for_language(tag).merit(&merit, Dynasty::Archer);
        assert_eq!(said("en"), "gains 1 red, 2 blue and 1 black");
        assert_eq!(
            said("pt-BR"),
            "ganha 1 ponto vermelho, 2 pontos azuis e 1 ponto preto"
        );
    }

    #[test]
    fn only_so_many_reasons_are_told() {
        let words = Locale::english();
        let merits = [Merit::Saves, Merit::Draws(2), Merit::Draws(3)];
        let said = words.merits(&merits, Dynasty::Archer, 2);
        assert_eq!(said, "keeps tiles in your hand; draws 2 new tiles");
    }
}
