//! What the rules speak of: one paragraph each, in the order of the rulebook.

use crate::tigris::rules::{Refusal, Stage, Table};

/// A paragraph of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What the game is about.
    Aim,
    /// The board.
    Board,
    /// Kingdoms and regions.
    Kingdoms,
    /// What a turn is.
    Turn,
    /// What happens when a turn ends.
    EndOfTurn,
    /// How a tile is placed.
    Placing,
    /// Who gains the point for a tile.
    Points,
    /// A tile that unites kingdoms.
    Uniting,
    /// How a leader is positioned.
    Leaders,
    /// How a leader is moved and withdrawn.
    Moving,
    /// Leaders stand beside temples.
    Temples,
    /// Revolts.
    Revolt,
    /// Wars.
    War,
    /// Several wars at once.
    SeveralWars,
    /// Wars of priests.
    RedWar,
    /// Who supports whom in a war.
    Support,
    /// Monuments.
    Monuments,
    /// Tiles that lie face down.
    FaceDown,
    /// Treasures.
    Treasures,
    /// Treasures with a special border.
    Border,
    /// Catastrophes.
    Catastrophe,
    /// How tiles are swapped.
    Swap,
    /// The end of the game.
    End,
    /// The final score.
    Score,
    /// What is hidden.
    Hidden,
    /// What can be taken back.
    TakingBack,
    /// The advanced board.
    AdvancedBoard,
    /// The variant of buildings.
    Buildings,
    /// The variant of the wonder.
    Wonder,
    /// The variant of English conflicts.
    English,
    /// The variant of open scores.
    OpenScores,
}

/// A chapter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// The game as a whole.
    Game,
    /// Tiles.
    Tiles,
    /// Leaders.
    Leaders,
    /// Revolts and wars.
    Conflicts,
    /// What is built of tiles.
    Building,
    /// The other actions.
    Actions,
    /// The end of the game.
    End,
    /// Manners at the table.
    Table,
    /// Variants.
    Variants,
}

impl Section {
    /// All of them, in the order in which they are read.
    pub const ALL: [Section; 9] = [
        Section::Game,
        Section::Tiles,
        Section::Leaders,
        Section::Conflicts,
        Section::Building,
        Section::Actions,
        Section::End,
        Section::Table,
        Section::Variants,
    ];

    /// The key of its heading.
    pub const fn key(self) -> &'static str {
        match self {
            Section::Game => "rules-section-game",
            Section::Tiles => "rules-section-tiles",
            Section::Leaders => "rules-section-leaders",
            Section::Conflicts => "rules-section-conflicts",
            Section::Building => "rules-section-building",
            Section::Actions => "rules-section-actions",
            Section::End => "rules-section-end",
            Section::Table => "rules-section-table",
            Section::Variants => "rules-section-variants",
        }
    }

    /// Its paragraphs.
    pub const fn topics(self) -> &'static [Topic] {
        use Topic::*;
        match self {
            Section::Game => &[Aim, Board, Kingdoms, Turn, EndOfTurn],
            Section::Tiles => &[Placing, Points, Uniting],
            Section::Leaders => &[Leaders, Moving, Temples],
            Section::Conflicts => &[Revolt, War, SeveralWars, RedWar, Support],
            Section::Building => &[Monuments, FaceDown, Treasures, Border],
            Section::Actions => &[Catastrophe, Swap],
            Section::End => &[End, Score],
            Section::Table => &[Hidden, TakingBack],
            Section::Variants => &[AdvancedBoard, Buildings, Wonder, English, OpenScores],
        }
    }
}

impl Topic {
    /// All of them, in the order in which they are read.
    pub fn all() -> impl Iterator<Item = Topic> {
        let sections = Section::ALL.into_iter();
        sections.flat_map(|section| section.topics().iter().copied())
    }

    /// The key of its text; its title's key is this and `-title`.
    pub const fn key(self) -> &'static str {
        match self {
            Topic::Aim => "rules-aim",
            Topic::Board => "rules-board",
            Topic::Kingdoms => "rules-kingdoms",
            Topic::Turn => "rules-turn",
            Topic::EndOfTurn => "rules-end-of-turn",
            Topic::Placing => "rules-placing",
            Topic::Points => "rules-points",
            Topic::Uniting => "rules-uniting",
            Topic::Leaders => "rules-leaders",
            Topic::Moving => "rules-moving",
            Topic::Temples => "rules-temples",
            Topic::Revolt => "rules-revolt",
            Topic::War => "rules-war",
            Topic::SeveralWars => "rules-several-wars",
            Topic::RedWar => "rules-red-war",
            Topic::Support => "rules-support",
            Topic::Monuments => "rules-monuments",
            Topic::FaceDown => "rules-face-down",
            Topic::Treasures => "rules-treasures",
            Topic::Border => "rules-border",
            Topic::Catastrophe => "rules-catastrophe",
            Topic::Swap => "rules-swap",
            Topic::End => "rules-end",
            Topic::Score => "rules-score",
            Topic::Hidden => "rules-hidden",
            Topic::TakingBack => "rules-taking-back",
            Topic::AdvancedBoard => "rules-advanced-board",
            Topic::Buildings => "rules-buildings",
            Topic::Wonder => "rules-wonder",
            Topic::English => "rules-english",
            Topic::OpenScores => "rules-open-scores",
        }
    }

    /// What whoever reads it may want to read next.
    pub const fn see_also(self) -> &'static [Topic] {
        use Topic::*;
        match self {
            Aim => &[Turn, Points, Score],
            Board => &[Kingdoms, Placing, Leaders],
            Kingdoms => &[Uniting, Points, Leaders],
            Turn => &[Placing, Leaders, Catastrophe, Swap, EndOfTurn],
            EndOfTurn => &[Monuments, Swap, End, TakingBack],
            Placing => &[Points, Uniting, Monuments],
            Points => &[Placing, Uniting, War, Monuments, Score],
            Uniting => &[War, SeveralWars, Points],
            Leaders => &[Temples, Moving, Revolt],
            Moving => &[Leaders, Temples, Revolt],
            Temples => &[Leaders, Catastrophe, FaceDown],
            Revolt => &[Support, Leaders, War, English],
            War => &[Uniting, Support, SeveralWars, RedWar, English],
            SeveralWars => &[War, RedWar, Uniting],
            RedWar => &[War, Temples, Treasures],
            Support => &[Revolt, War, English],
            Monuments => &[FaceDown, EndOfTurn, Wonder, Buildings],
            FaceDown => &[Monuments, Temples, Catastrophe],
            Treasures => &[Border, End, Score],
            Border => &[Treasures, AdvancedBoard],
            Catastrophe => &[Temples, Treasures, Kingdoms],
            Swap => &[EndOfTurn, Hidden, End],
            End => &[Score, Treasures, Swap],
            Score => &[End, Treasures, OpenScores],
            Hidden => &[OpenScores, TakingBack, Swap],
            TakingBack => &[Hidden, EndOfTurn],
            AdvancedBoard => &[Board, Border],
            Buildings => &[Points, Monuments, Catastrophe],
            Wonder => &[Monuments, EndOfTurn],
            English => &[Support, Revolt, War],
            OpenScores => &[Hidden, Score],
        }
    }

    /// The script of the positions that show it, if a picture helps.
    pub const fn script(self) -> Option<&'static str> {
        macro_rules! script {
            ($name:literal) => {
                Some(include_str!(concat!(
                    "../../../assets/teaching/rules/",
                    $name,
                    ".txt"
                )))
            };
        }
        match self {
            Topic::Kingdoms => script!("kingdoms"),
            Topic::Placing => script!("placing"),
            Topic::Points => script!("points"),
            Topic::Uniting => script!("uniting"),
            Topic::Leaders => script!("leaders"),
            Topic::Moving => script!("moving"),
            Topic::Temples => script!("temples"),
            Topic::Revolt => script!("revolt"),
            Topic::War => script!("war"),
            Topic::SeveralWars => script!("several-wars"),
            Topic::RedWar => script!("red-war"),
            Topic::Monuments => script!("monuments"),
            Topic::FaceDown => script!("face-down"),
            Topic::Treasures => script!("treasures"),
            Topic::Border => script!("border"),
            Topic::Catastrophe => script!("catastrophe"),
            Topic::AdvancedBoard => script!("advanced-board"),
            Topic::Buildings => script!("buildings"),
            Topic::Wonder => script!("wonder"),
            Topic::English => script!("english"),
            Topic::Aim
            | Topic::Board
            | Topic::Turn
            | Topic::EndOfTurn
            | Topic::Support
            | Topic::Swap
            | Topic::End
            | Topic::Score
            | Topic::Hidden
            | Topic::TakingBack
            | Topic::OpenScores => None,
        }
    }

    /// What somebody wants to read about who asks for help at this table.
    pub fn of_moment(table: &Table) -> Topic {
        use crate::tigris::rules::ConflictKind;
        match table.stage() {
            Stage::Action => Topic::Turn,
            Stage::End | Stage::Bonus => Topic::EndOfTurn,
            Stage::War => Topic::SeveralWars,
            Stage::Commit(_) if table.options().english => Topic::English,
            Stage::Commit(conflict) => match conflict.kind {
                ConflictKind::Revolt => Topic::Revolt,
                ConflictKind::War => Topic::War,
            },
            Stage::Building(_) => Topic::Buildings,
            Stage::Monument { monument: true, .. } => Topic::Monuments,
            Stage::Monument { .. } => Topic::Wonder,
            Stage::Treasure(_) => Topic::Treasures,
            Stage::Over(_) => Topic::Score,
        }
    }
}

/// Where the rules say why a decision is refused.
impl From<&Refusal> for Topic {
    fn from(refusal: &Refusal) -> Topic {
        match refusal {
            Refusal::Unknown | Refusal::NotNow => Topic::Turn,
            Refusal::NotInHand(_) => Topic::Placing,
            Refusal::Blocked
            | Refusal::NoCatastropheLeft
            | Refusal::LeaderThere
            | Refusal::Protected => Topic::Catastrophe,
            Refusal::Occupied | Refusal::NeedsRiver | Refusal::NeedsLand => Topic::Placing,
            Refusal::ThreeKingdoms => Topic::Uniting,
            Refusal::NotOnBoard(_) | Refusal::SameCell => Topic::Moving,
            Refusal::NeedsTemple | Refusal::UnitesKingdoms => Topic::Leaders,
            Refusal::TooMany { .. } => Topic::Support,
            Refusal::EnglishLimit { .. } => Topic::English,
            Refusal::NotInLine | Refusal::LineTooShort { .. } => Topic::Buildings,
            Refusal::NoSuchSquare | Refusal::MonumentTaken => Topic::Monuments,
            Refusal::NoSuchCross => Topic::Wonder,
            Refusal::NotATreasure => Topic::Treasures,
            Refusal::BorderFirst => Topic::Border,
        }
    }
}
