//! The paragraphs of the rules, in their order, and which of them speaks of what happens at a table.

use crate::babel::rules::{Decision, Ending, Refusal, Skill, Stage, Table};

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
                Topic::TURN,
                Topic::MOVE,
                Topic::SETTLE,
                Topic::BUILD,
                Topic::MIGRATE,
                Topic("babel-rules-draw"),
            ],
        ),
        Section(
            "babel-rules-section-skills",
            &[
                Topic::SKILLS,
                Topic("babel-rules-destroy"),
                Topic("babel-rules-rob"),
                Topic("babel-rules-expel"),
                Topic("babel-rules-lure"),
                Topic("babel-rules-leap"),
                Topic::HALVE,
            ],
        ),
        Section(
            "babel-rules-section-end",
            &[Topic::FIFTEEN, Topic::END_PHASE, Topic::SUPPLY],
        ),
        Section(
            "babel-rules-section-table",
            &[Topic("babel-rules-hidden"), Topic::UNDO, Topic::OPTIONS],
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
    /// What a turn is made of.
    pub const TURN: Topic = Topic("babel-rules-turn");
    /// How the marker moves.
    pub const MOVE: Topic = Topic("babel-rules-move");
    const SETTLE: Topic = Topic("babel-rules-settle");
    /// How temples are built.
    pub const BUILD: Topic = Topic("babel-rules-build");
    /// How cards migrate.
    pub const MIGRATE: Topic = Topic("babel-rules-migrate");
    /// What runs pay for.
    pub const SKILLS: Topic = Topic("babel-rules-skills");
    const HALVE: Topic = Topic("babel-rules-halve");
    /// How fifteen wins.
    pub const FIFTEEN: Topic = Topic("babel-rules-fifteen");
    const END_PHASE: Topic = Topic("babel-rules-end-phase");
    const SUPPLY: Topic = Topic("babel-rules-supply");
    /// Taking back.
    pub const UNDO: Topic = Topic("babel-rules-undo");
    /// What the options change.
    pub const OPTIONS: Topic = Topic("babel-rules-options");

    /// The paragraph on a skill.
    pub const fn of_skill(skill: Skill) -> Topic {
        match skill {
            Skill::Destroy => Topic("babel-rules-destroy"),
            Skill::Rob => Topic("babel-rules-rob"),
            Skill::Expel => Topic("babel-rules-expel"),
            Skill::Lure => Topic("babel-rules-lure"),
            Skill::Leap => Topic("babel-rules-leap"),
            Skill::Halve => Topic::HALVE,
        }
    }

    /// What somebody wants to read about who asks for help at this table.
    pub fn of_moment(table: &Table) -> Topic {
        match (table.ending(), table.stage()) {
            (Some(Ending::Fifteen), _) => Topic::FIFTEEN,
            (Some(Ending::Twenty | Ending::Collapse), _) => Topic::END_PHASE,
            (Some(Ending::Supply), _) => Topic::SUPPLY,
            (None, Stage::Discard { .. }) => Topic::HALVE,
            (None, _) => Topic::TURN,
        }
    }

    /// Where the rules say why something is refused, which was this decision where that is known.
    pub fn of_refusal(tried: Option<Decision>, refusal: &Refusal) -> Topic {
        match (refusal, tried) {
            (Refusal::MustFound | Refusal::NotYours, _) => Topic::OPTIONS,
            (Refusal::NoRun(_), _) => Topic::SKILLS,
            (Refusal::NothingThere(skill), _) => Topic::of_skill(*skill),
            (Refusal::WrongNumber { .. }, _) => Topic::HALVE,
            (_, Some(Decision::Move(_))) => Topic::MOVE,
            (_, Some(Decision::Settle(_))) => Topic::SETTLE,
            (_, Some(Decision::Build(_))) => Topic::BUILD,
            (_, Some(Decision::Migrate { .. })) => Topic::MIGRATE,
            (_, Some(Decision::Destroy(_))) => Topic::of_skill(Skill::Destroy),
            (_, Some(Decision::Rob(_))) => Topic::of_skill(Skill::Rob),
            (_, Some(Decision::Expel(..))) => Topic::of_skill(Skill::Expel),
            (_, Some(Decision::Lure(_))) => Topic::of_skill(Skill::Lure),
            (_, Some(Decision::Leap(..))) => Topic::of_skill(Skill::Leap),
            (_, Some(Decision::Halve(_) | Decision::Discard(_))) => Topic::HALVE,
            (_, Some(Decision::End) | None) => Topic::TURN,
        }
    }

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

    /// What whoever reads it may want to read next.
    pub fn see_also(self) -> Vec<Topic> {
        let keys: &[&'static str] = match self.0 {
            "babel-rules-aim" => &["turn", "fifteen", "end-phase"],
            "babel-rules-material" => &["setup", "hidden"],
            "babel-rules-setup" => &["turn", "options"],
            "babel-rules-turn" => &["move", "settle", "build", "migrate", "skills", "draw"],
            "babel-rules-move" => &["settle", "build", "skills"],
            "babel-rules-settle" => &["build", "skills", "migrate"],
            "babel-rules-build" => &["settle", "leap", "draw"],
            "babel-rules-migrate" => &["settle", "skills"],
            "babel-rules-draw" => &["turn", "supply", "hidden"],
            "babel-rules-skills" => &["destroy", "rob", "expel", "lure", "leap", "halve"],
            "babel-rules-destroy" => &["rob", "skills", "hidden"],
            "babel-rules-rob" => &["destroy", "build", "skills"],
            "babel-rules-expel" => &["lure", "skills"],
            "babel-rules-lure" => &["expel", "skills"],
            "babel-rules-leap" => &["build", "skills"],
            "babel-rules-halve" => &["skills", "hidden", "undo"],
            "babel-rules-fifteen" => &["end-phase", "supply"],
            "babel-rules-end-phase" => &["fifteen", "supply", "destroy"],
            "babel-rules-supply" => &["draw", "fifteen", "end-phase"],
            "babel-rules-hidden" => &["undo", "draw"],
            "babel-rules-undo" => &["hidden", "halve"],
            "babel-rules-options" => &["setup", "build"],
            _ => &[],
        };
        let named = |key: &&'static str| {
            Topic::all().find(|topic| topic.0.strip_prefix("babel-rules-") == Some(key))
        };
        keys.iter().filter_map(named).collect()
    }

    /// The script of its picture, if it has one: a position and what is played from it.
    pub fn script(self) -> Option<&'static str> {
        macro_rules! script {
            ($name:literal) => {
                include_str!(concat!(
                    "../../../assets/teaching/babel/rules/",
                    $name,
                    ".txt"
                ))
            };
        }
        Some(match self.0 {
            "babel-rules-move" => script!("move"),
            "babel-rules-settle" => script!("settle"),
            "babel-rules-build" => script!("build"),
            "babel-rules-migrate" => script!("migrate"),
            "babel-rules-draw" => script!("draw"),
            "babel-rules-skills" => script!("skills"),
            "babel-rules-destroy" => script!("destroy"),
            "babel-rules-rob" => script!("rob"),
            "babel-rules-expel" => script!("expel"),
            "babel-rules-lure" => script!("lure"),
            "babel-rules-leap" => script!("leap"),
            "babel-rules-halve" => script!("halve"),
            "babel-rules-fifteen" => script!("fifteen"),
            "babel-rules-end-phase" => script!("end-phase"),
            "babel-rules-supply" => script!("supply"),
            "babel-rules-options" => script!("options"),
            _ => return None,
        })
    }
}

/// Where the rules say why something cannot be, whatever was tried.
impl From<&Refusal> for Topic {
    fn from(refusal: &Refusal) -> Topic {
        Topic::of_refusal(None, refusal)
    }
}
