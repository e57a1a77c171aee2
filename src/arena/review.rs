//! A game of a file reviewed over plain text.

use super::ArenaError;
use super::arena_game::ArenaGame;
use super::command_line::usage_error::UsageError;
use super::hall::Hall;
use super::report::columns;
use crate::record::Record;
use crate::review::{Grade, Judged, Plan, Review, Summary, TurnSum, review as judge};
use std::sync::atomic::AtomicBool;

/// What the columns of the lines for programs are called.
const COLUMNS: [&str; 17] = [
    "what",
    "moment",
    "turn",
    "player",
    "kind",
    "made",
    "best",
    "choices",
    "before",
    "chance",
    "best_chance",
    "loss",
    "error",
    "worlds",
    "grade",
    "luck",
    "share",
];

/// Reviews the game of the options' file and prints what was found.
pub(super) fn review<G: ArenaGame>(hall: &mut Hall<'_, G>) -> Result<bool, ArenaError> {
    let options = hall.options;
    let file = options.file.as_deref();
    let file = file.ok_or_else(|| UsageError::new("arena-needs-file"))?;
    let record: Record<G> = Record::read(file).map_err(|why| {
        let why = G::file_error(&why, hall.words);
        UsageError::with("arena-bad-file", [("why", why.into())])
    })?;
    let plan = Plan {
        seed: options.deals.seed,
        least: f64::from(options.thresholds.inaccuracy) / 100.0,
        threads: options.threads,
        ..Plan::default()
    };
    let cancel = AtomicBool::new(false);
    let Some(found) = judge(&record, &plan, &cancel, &mut |_| {}) else {
        // Nobody cancels here.
        return Ok(false);
    };
    let text = match options.lines {
        true => lines(&record, &found, hall),
        false => tables(&record, &found, hall),
    };
    write!(hall.out, "{text}")?;
    Ok(true)
}

/// Who sits where, as the game names them.
fn player<G: ArenaGame>(record: &Record<G>, seat: usize) -> String {
    let seated = record.players().get(seat);
    seated.map_or_else(String::new, |seated| seated.player.to_string())
}

fn kind<G: ArenaGame>(judged: &Judged) -> &'static str {
    G::KINDS.get(judged.kind).copied().unwrap_or("-")
}

/// One line a decision and one a draw, cells between tabs; numbers are parts of one, and an empty cell
/// is one that says nothing of this line.
fn lines<G: ArenaGame>(record: &Record<G>, found: &Review, hall: &Hall<'_, G>) -> String {
    let mut rows = vec![COLUMNS.map(str::to_string).to_vec()];
    for judged in &found.judged {
        let grade = judged.grade(&hall.options.thresholds);
        rows.push(vec![
            "decision".to_string(),
            judged.moment.to_string(),
            judged.turn.to_string(),
            player(record, judged.seat),
            kind::<G>(judged).to_string(),
            judged.made.clone(),
            judged.best.clone(),
            judged.choices.to_string(),
            format!("{:.4}", judged.before),
            format!("{:.4}", judged.chance),
            format!("{:.4}", judged.best_chance),
            format!("{:.4}", judged.loss),
            format!("{:.4}", judged.error),
            judged.worlds.to_string(),
            grade.map(Grade::word).unwrap_or_default().to_string(),
        ]);
    }
    for draw in &found.draws {
        let mut row = vec![String::new(); COLUMNS.len()];
        row[0] = "draw".to_string();
        row[1] = draw.moment.to_string();
        row[3] = player(record, draw.seat);
        row[12] = format!("{:.4}", draw.error);
        row[15] = format!("{:.4}", draw.luck);
        rows.push(row);
    }
    for (seat, share) in found.shares.iter().enumerate() {
        let mut row = vec![String::new(); COLUMNS.len()];
        row[0] = "result".to_string();
        row[3] = player(record, seat);
        row[16] = format!("{share:.4}");
        rows.push(row);
    }
    let line = |mut row: Vec<String>| {
        row.resize(COLUMNS.len(), String::new());
        row.join("\t") + "\n"
    };
    rows.into_iter().map(line).collect()
}

/// What each player's game comes to, and every loss that has a name.
fn tables<G: ArenaGame>(record: &Record<G>, found: &Review, hall: &Hall<'_, G>) -> String {
    let (words, thresholds) = (hall.words, &hall.options.thresholds);
    let heads = |names: &[&str]| -> Vec<String> {
        let head = |name: &&str| words.text(&format!("arena-review-{name}"));
        names.iter().map(head).collect()
    };
    let summary = Summary::of(found, G::KINDS.len(), thresholds);
    let turn = |sum: Option<TurnSum>| match sum {
        Some(sum) => format!("{} ({:.1})", sum.turn + 1, sum.points),
        None => "–".to_string(),
    };
    let mut rows = vec![heads(&[
        "player",
        "accuracy",
        "choices",
        "inaccuracies",
        "mistakes",
        "blunders",
        "lost",
        "luck",
        "best-turn",
        "worst-turn",
    ])];
    for (seat, of) in summary.players.iter().enumerate() {
        let accuracy = of.accuracy.map(|accuracy| format!("{accuracy:.1}"));
        let mut row = vec![
            player(record, seat),
            accuracy.unwrap_or_else(|| "–".to_string()),
            of.all.choices.to_string(),
        ];
        row.extend(of.all.grades.map(|count| count.to_string()));
        row.extend([
            format!("{:.1}", of.all.lost),
            format!("{:+.1}", of.luck),
            turn(of.best),
            turn(of.worst),
        ]);
        rows.push(row);
    }
    let mut text = columns(&rows);
    if let Some(moment) = summary.turning_point {
        let values = [("moment", moment.into())];
        text.push_str(&format!(
            "\n{}\n",
            words.format("arena-review-turned", &values)
        ));
    }
    let mut rows = vec![heads(&[
        "moment",
        "turn",
        "player",
        "kind",
        "made",
        "best",
        "before",
        "after",
        "with-best",
        "lost",
        "named",
    ])];
    let points = |chance: f32| format!("{:.1}", 100.0 * chance);
    for judged in &found.judged {
        let Some(grade) = judged.grade(thresholds) else {
            continue;
        };
        rows.push(vec![
            judged.moment.to_string(),
            (judged.turn + 1).to_string(),
            player(record, judged.seat),
            kind::<G>(judged).to_string(),
            judged.made.clone(),
            judged.best.clone(),
            points(judged.before),
            points(judged.chance),
            points(judged.best_chance),
            format!("{} ± {}", points(judged.loss), points(judged.error)),
            words.text(&format!("arena-review-{}", grade.word())),
        ]);
    }
    text.push('\n');
    match rows.len() {
        1 => text.push_str(&format!("{}\n", words.text("arena-review-nothing"))),
        _ => text.push_str(&columns(&rows)),
    }
    text
}
