//! The paragraphs of the rules, in their order.

/// A paragraph of the rules, by its key in the locale files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Topic(&'static str);

/// Paragraphs that stand together, by the key of their heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section(&'static str, &'static [Topic]);

impl Section {
    /// All of them, in order.
    pub const ALL: [Section; 5] = [
        Section(
            "babel-rules-section-game",
            &[
                Topic::AIM,
                Topic("babel-rules-material"),
                Topic("babel-rules-setup"),
            ],
        ),
        Section(
            "babel-rules-section-turn",
            &[
                Topic("babel-rules-turn"),
                Topic("babel-rules-move"),
                Topic("babel-rules-settle"),
                Topic("babel-rules-build"),
                Topic("babel-rules-migrate"),
                Topic("babel-rules-draw"),
            ],
        ),
        Section(
            "babel-rules-section-skills",
            &[
                Topic("babel-rules-skills"),
                Topic("babel-rules-destroy"),
                Topic("babel-rules-rob"),
                Topic("babel-rules-expel"),
                Topic("babel-rules-lure"),
                Topic("babel-rules-leap"),
                Topic("babel-rules-halve"),
            ],
        ),
        Section(
            "babel-rules-section-end",
            &[
                Topic("babel-rules-fifteen"),
                Topic("babel-rules-end-phase"),
                Topic("babel-rules-supply"),
            ],
        ),
        Section(
            "babel-rules-section-table",
            &[
                Topic("babel-rules-hidden"),
                Topic("babel-rules-undo"),
                Topic("babel-rules-options"),
            ],
        ),
    ];

    /// The key of its heading in the locale files.
    pub const fn key(self) -> &'static str {
        self.0
    }

    /// Its paragraphs, in order.
    pub const fn topics(self) -> &'static [Topic] {
        self.1
    }
}

impl Topic {
    /// What the game is about: where reading begins.
    pub const AIM: Topic = Topic("babel-rules-aim");

    /// Every paragraph, in order.
    pub fn all() -> impl Iterator<Item = Topic> {
        Section::ALL
            .into_iter()
            .flat_map(|section| section.topics().iter().copied())
    }

    /// The key of its text in the locale files; with `-title` and `-words` behind it those of its
    /// title and of what else people call it.
    pub const fn key(self) -> &'static str {
        self.0
    }

    /// The script of its picture, if it has one: a position and what is played from it.
    pub fn script(self) -> Option<&'static str> {
        Some(match self.0 {
            "babel-rules-move" => include_str!("../../../assets/teaching/babel/rules/move.txt"),
            "babel-rules-settle" => include_str!("../../../assets/teaching/babel/rules/settle.txt"),
            "babel-rules-build" => include_str!("../../../assets/teaching/babel/rules/build.txt"),
            "babel-rules-migrate" => {
                include_str!("../../../assets/teaching/babel/rules/migrate.txt")
            }
            "babel-rules-destroy" => {
                include_str!("../../../assets/teaching/babel/rules/destroy.txt")
            }
            "babel-rules-rob" => include_str!("../../../assets/teaching/babel/rules/rob.txt"),
            "babel-rules-expel" => include_str!("../../../assets/teaching/babel/rules/expel.txt"),
            "babel-rules-lure" => include_str!("../../../assets/teaching/babel/rules/lure.txt"),
            "babel-rules-leap" => include_str!("../../../assets/teaching/babel/rules/leap.txt"),
            "babel-rules-end-phase" => {
                include_str!("../../../assets/teaching/babel/rules/end-phase.txt")
            }
            _ => return None,
        })
    }
}
