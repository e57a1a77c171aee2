//! What a review comes to for each player.

use super::plan::{Grade, Thresholds};
use super::record_review::{Judged, Review};

/// How one player's game compares with the mean of the others'.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Clearly better.
    Better,
    /// Clearly worse.
    Worse,
    /// The numbers do not say.
    Alike,
}

/// What can be said of a player's skill and luck against the others', where the numbers defend it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// Who gave away less.
    pub played: Compared,
    /// Who drew luckier.
    pub drew: Compared,
}

/// Decisions of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OfKind {
    /// How many were real choices.
    pub choices: usize,
    /// Inaccuracies, mistakes and blunders.
    pub grades: [usize; 3],
    /// What all of them gave away for certain, in points of the chance to win.
    pub lost: f32,
    /// So much of it by inaccuracies, mistakes and blunders.
    pub by_faults: f32,
}

/// A turn and what it came to, in points of the chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnSum {
    /// How many turns had ended before it.
    pub turn: u32,
    /// Where it begins for this player.
    pub moment: usize,
    /// By how much the chance to win rose in it, or what was given away in it.
    pub points: f32,
}

/// A player's game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OfPlayer {
    /// 0 to 100; nothing without a real choice.
    pub accuracy: Option<f32>,
    /// All decisions.
    pub all: OfKind,
    /// By kind, as the game names kinds.
    pub kinds: Vec<OfKind>,
    /// The sum of luck, in points of the chance to win.
    pub luck: f32,
    /// The turn in which the chance to win rose most before anything was drawn.
    pub best: Option<TurnSum>,
    /// The turn in which most was given away.
    pub worst: Option<TurnSum>,
    /// Against the others.
    pub told: Option<Told>,
}

/// What a review comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// By seat.
    pub players: Vec<OfPlayer>,
    /// The moment from which the winner was ahead of everybody to the end; nothing where there is no
    /// single winner, or nobody else was ever ahead.
    pub turning_point: Option<usize>,
}

/// Differences smaller than so many points are not worth a sentence, however certain.
const WORTH_TELLING: f32 = 5.0;

/// A turn that won less than this is told as one that won nothing.
const WORTH_NAMING: f32 = 0.5;

/// How accurate a decision was that gave away so many points, 0 to 100: as lichess does it, so that
/// the number means to players what it means there.
fn accuracy(points: f32) -> f32 {
    (103.1668 * (-0.04354 * points).exp() - 3.1669).clamp(0.0, 100.0)
}

/// How much of the game was still open to whoever had a choice that could come to this chance to win: 1 where it was
/// even, next to nothing where it was won or lost. A choice counts for as much, since nobody can give away what is
/// lost already: else whoever loses early would have played best.
fn open(judged: &Judged) -> f32 {
    let chance = judged.best_chance.clamp(0.0, 1.0);
    (4.0 * chance * (1.0 - chance)).max(HARDLY_OPEN)
}

/// What even a choice in a game that is won or lost counts for.
const HARDLY_OPEN: f32 = 0.02;

impl OfKind {
    fn add(&mut self, judged: &Judged, thresholds: &Thresholds) {
        self.choices += 1;
        // In whole points, so that sums are those of the numbers that stand at the decisions.
        self.lost += judged.told();
        if let Some(grade) = judged.grade(thresholds) {
            self.grades[grade as usize] += 1;
            self.by_faults += judged.told();
        }
    }

    /// How many decisions of a grade there were.
    pub fn of(&self, grade: Grade) -> usize {
        self.grades[grade as usize]
    }
}

impl Summary {
    /// What a review comes to where losses are called so; the game has so many kinds of decisions.
    pub fn of(review: &Review, kinds: usize, thresholds: &Thresholds) -> Summary {
        let seats = review.chances.first().map_or(0, Vec::len);
        let own = |seat| review.judged.iter().filter(move |j| j.seat == seat);
        let mut players: Vec<OfPlayer> = (0..seats)
            .map(|seat| {
                let mut player = OfPlayer {
                    kinds: vec![OfKind::default(); kinds],
                    ..OfPlayer::default()
                };
                let (mut exact, mut weight) = (0.0, 0.0);
                for judged in own(seat) {
                    player.all.add(judged, thresholds);
                    if let Some(kind) = player.kinds.get_mut(judged.kind) {
                        kind.add(judged, thresholds);
                    }
                    exact += open(judged) * accuracy(judged.points());
                    weight += open(judged);
                }
                player.accuracy = (weight > 0.0).then(|| exact / weight);
                let draws = review.draws.iter().filter(|draw| draw.seat == seat);
                player.luck = 100.0 * draws.map(|draw| draw.luck).sum::<f32>();
                (player.best, player.worst) = extremes(review, seat);
                player
            })
            .collect();
        let skills = given_away(review, seats);
        let luck: Vec<Sum> = (0..seats).map(|seat| drawn(review, seat)).collect();
        for (seat, player) in players.iter_mut().enumerate().filter(|_| seats > 1) {
            let played = match compared(&skills, seat) {
                // To give away less is to play better.
                Compared::Better => Compared::Worse,
                Compared::Worse => Compared::Better,
                Compared::Alike => Compared::Alike,
            };
            let drew = compared(&luck, seat);
            player.told = Some(Told { played, drew });
        }
        Summary {
            players,
            turning_point: turning_point(review),
        }
    }
}

/// A sum of estimates, in points, and its variance.
#[derive(Clone, Copy, Default)]
struct Sum {
    points: f32,
    variance: f32,
}

impl Sum {
    fn add(mut self, (part, error): (f32, f32)) -> Sum {
        self.points += 100.0 * part;
        self.variance += (100.0 * error).powi(2);
        self
    }
}

/// What each seat gave away: everything that was measured, also what lies within its error, for only so are sums
/// fair. It is told as if as much had been open to each as to all of them on average.
fn given_away(review: &Review, seats: usize) -> Vec<Sum> {
    let own = |seat| review.judged.iter().filter(move |j| j.seat == seat);
    let all: Vec<f32> = (0..seats).map(|seat| own(seat).map(open).sum()).collect();
    let mean = all.iter().sum::<f32>() / seats.max(1) as f32;
    all.iter()
        .enumerate()
        .map(|(seat, open)| {
            let share = if *open > 0.0 { mean / open } else { 1.0 };
            own(seat)
                .map(|judged| (share * judged.loss, share * judged.error))
                .fold(Sum::default(), Sum::add)
        })
        .collect()
}

fn drawn(review: &Review, seat: usize) -> Sum {
    let own = review.draws.iter().filter(|draw| draw.seat == seat);
    own.map(|draw| (draw.luck, draw.error))
        .fold(Sum::default(), Sum::add)
}

/// A player's sum against the mean of the others'; a difference counts from twice its error on.
fn compared(sums: &[Sum], seat: usize) -> Compared {
    let others = (sums.len() - 1).max(1) as f32;
    let rest = sums.iter().enumerate().filter(|(at, _)| *at != seat);
    let (points, variance) = rest.fold((0.0, 0.0), |(points, variance), (_, sum)| {
        (
            points + sum.points / others,
            variance + sum.variance / others.powi(2),
        )
    });
    let more = sums[seat].points - points;
    let doubt = 2.0 * (sums[seat].variance + variance).sqrt();
    match more {
        more if more.abs() < WORTH_TELLING || more.abs() <= doubt => Compared::Alike,
        more if more > 0.0 => Compared::Better,
        _ => Compared::Worse,
    }
}

/// A player's best turn and worst turn.
fn extremes(review: &Review, seat: usize) -> (Option<TurnSum>, Option<TurnSum>) {
    let own: Vec<&Judged> = review
        .judged
        .iter()
        .filter(|judged| judged.seat == seat && judged.turn_of == seat)
        .collect();
    let (mut best, mut worst): (Option<TurnSum>, Option<TurnSum>) = (None, None);
    for turn in own.chunk_by(|one, other| one.turn == other.turn) {
        let sum = |points| TurnSum {
            turn: turn[0].turn,
            moment: turn[0].moment,
            points,
        };
        let rise = sum(100.0 * (last_chance(review, turn) - turn[0].before));
        // Every decision is judged on an estimate of its own; together they give away no more than all.
        let given: f32 = turn.iter().map(|judged| judged.told()).sum();
        let lost = sum(given.min(100.0));
        // A turn that gave more away than it won is nobody's best.
        let so_far = best.map_or(WORTH_NAMING, |best| best.points);
        if rise.points > so_far.max(lost.points) {
            best = Some(rise);
        }
        if lost.points > worst.map_or(0.0, |worst| worst.points) {
            worst = Some(lost);
        }
    }
    (best, worst)
}

/// A player's chance after the last choice of a turn, before what it drew.
fn last_chance(review: &Review, turn: &[&Judged]) -> f32 {
    let last = turn[turn.len() - 1];
    match review.draws_at(last.moment + 1).is_empty() {
        true => review.chances[last.moment + 1][last.seat],
        false => last.before,
    }
}

/// Where the single winner was ahead for good.
fn turning_point(review: &Review) -> Option<usize> {
    let winner = review.shares.iter().position(|share| *share == 1.0)?;
    let behind = review.chances.iter().rposition(|chances| {
        let others = chances.iter().enumerate().filter(|(at, _)| *at != winner);
        others
            .into_iter()
            .any(|(_, other)| *other >= chances[winner])
    });
    let moment = behind? + 1;
    (moment < review.chances.len()).then_some(moment)
}

#[cfg(test)]
mod tests {
    use super::super::record_review::{Draw, sample};
    use super::*;

    fn judged(moment: usize, seat: usize, loss: f32, error: f32) -> Judged {
        Judged {
            seat,
            turn_of: seat,
            turn: moment as u32,
            kind: moment % 2,
            worlds: 32,
            ..sample(moment, loss, error)
        }
    }

    fn draw(moment: usize, seat: usize, luck: f32) -> Draw {
        Draw {
            moment,
            seat,
            luck,
            error: 0.001,
        }
    }

    fn game() -> Review {
        Review {
            game: "toy".to_string(),
            id: 1,
            rules: 1,
            method: 1,
            judges: 1,
            decisions: Vec::new(),
            shares: vec![0.0, 1.0],
            chances: vec![
                vec![0.5, 0.5],
                vec![0.6, 0.4],
                vec![0.4, 0.6],
                vec![0.55, 0.45],
                vec![0.2, 0.8],
                vec![0.0, 1.0],
            ],
            judged: vec![
                judged(0, 0, 0.25, 0.02),
                judged(1, 1, 0.0, 0.0),
                judged(2, 0, 0.12, 0.1),
                judged(3, 1, 0.02, 0.001),
            ],
            draws: vec![draw(1, 0, 0.2), draw(2, 1, -0.1)],
        }
    }

    #[test]
    fn only_what_is_certain_is_held_against_anybody() {
        let summary = Summary::of(&game(), 2, &Thresholds::default());
        let [first, second] = &summary.players[..] else {
            panic!("two players");
        };
        // The loss of 12 points may be chance.
        assert_eq!(first.all.grades, [0, 0, 1]);
        assert_eq!(first.kinds[0].choices, 2);
        assert!((first.all.lost - 25.0).abs() < 1e-3);
        assert_eq!(second.all.grades, [0, 0, 0]);
        assert!(first.accuracy < second.accuracy);
        assert_eq!(first.worst.map(|worst| worst.moment), Some(0));
        assert!((first.luck - 20.0).abs() < 1e-3 && (second.luck + 10.0).abs() < 1e-3);
    }

    #[test]
    fn whoever_has_lost_early_has_not_played_best_for_it() {
        let mut review = game();
        // The first gives away a quarter at once, and has next to nothing to lose in twenty choices more; the second
        // gives away a little of an open game now and then.
        let lost = |moment: usize| Judged {
            before: 0.01,
            chance: 0.01,
            best_chance: 0.01,
            ..judged(moment, 0, 0.0, 0.0)
        };
        review.chances = vec![vec![0.5, 0.5]; 28];
        review.judged = vec![judged(0, 0, 0.25, 0.01)];
        review.judged.extend((1..21).map(lost));
        review
            .judged
            .extend((21..27).map(|moment| judged(moment, 1, 0.05, 0.01)));
        let summary = Summary::of(&review, 2, &Thresholds::default());
        let [first, second] = &summary.players[..] else {
            panic!("two players");
        };
        assert!(first.all.lost < second.all.lost);
        assert!(first.accuracy < second.accuracy);
        let played = first.told.map(|told| told.played);
        assert_eq!(played, Some(Compared::Worse));
    }

    #[test]
    fn who_played_better_and_drew_worse_is_told_where_numbers_say_so() {
        let summary = Summary::of(&game(), 2, &Thresholds::default());
        let told = |seat: usize| summary.players[seat].told.unwrap();
        // All losses of the first add up to 37 points, with an error of 10.2.
        assert_eq!(told(0).played, Compared::Worse);
        assert_eq!(
            (told(1).played, told(1).drew),
            (Compared::Better, Compared::Worse)
        );
        let mut unclear = game();
        unclear.judged[0].error = 0.3;
        unclear.draws.clear();
        let summary = Summary::of(&unclear, 2, &Thresholds::default());
        let told = summary.players[1].told.unwrap();
        assert_eq!((told.played, told.drew), (Compared::Alike, Compared::Alike));
    }

    #[test]
    fn a_game_turns_where_the_winner_goes_ahead_for_good() {
        let turned = |review: &Review| Summary::of(review, 2, &Thresholds::default()).turning_point;
        assert_eq!(turned(&game()), Some(4));
        let mut shared = game();
        shared.shares = vec![0.5, 0.5];
        assert_eq!(turned(&shared), None);
        let mut always = game();
        always
            .chances
            .iter_mut()
            .for_each(|chances| chances[0] = 0.1);
        assert_eq!(turned(&always), None);
    }

    #[test]
    fn of_nothing_there_is_nothing_to_say() {
        let mut empty = game();
        (empty.judged, empty.draws, empty.chances) = Default::default();
        let summary = Summary::of(&empty, 2, &Thresholds::default());
        assert!(summary.players.is_empty() && summary.turning_point.is_none());
    }
}
