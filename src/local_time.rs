//! The date where the player lives: the one place that knows how a system tells its time zone.

use std::path::{Path, PathBuf};

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// By the Gregorian calendar.
    pub year: i64,
    /// From 1.
    pub month: u8,
    /// From 1.
    pub day: u8,
}

/// The day at a moment, in seconds since 1970; `None` where the system does not say how far its
/// clocks are from Greenwich.
pub fn date(seconds: u64) -> Option<Date> {
    let seconds = i64::try_from(seconds).ok()?;
    let zone = std::fs::read(zone_file(std::env::var("TZ").ok().as_deref())?).ok()?;
    Some(day(seconds.checked_add(offset(&zone, seconds)?)?))
}

/// The day at a moment, counted from 1970: the player's where the system says how far its clocks are from
/// Greenwich, and Greenwich's elsewhere.
pub fn day_number(seconds: u64) -> i64 {
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let zone = zone_file(std::env::var("TZ").ok().as_deref());
    let zone = zone.and_then(|file| std::fs::read(file).ok());
    let ahead = zone.and_then(|zone| offset(&zone, seconds)).unwrap_or(0);
    seconds.saturating_add(ahead).div_euclid(86_400)
}

/// A moment in Greenwich, in seconds since 1970, as spreadsheets and programs read it:
/// `2026-11-24 20:12:08`.
pub fn in_greenwich(seconds: u64) -> String {
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let Date { year, month, day } = day(seconds);
    let clock = seconds.rem_euclid(86_400);
    let (hours, minutes, seconds) = (clock / 3600, clock / 60 % 60, clock % 60);
    format!("{year:04}-{month:02}-{day:02} {hours:02}:{minutes:02}:{seconds:02}")
}

/// The file that describes the time zone; Windows has none.
fn zone_file(variable: Option<&str>) -> Option<PathBuf> {
    if cfg!(not(unix)) {
        return None;
    }
    let zones = Path::new("/usr/share/zoneinfo");
    Some(match variable.map(|name| name.trim_start_matches(':')) {
        None => PathBuf::from("/etc/localtime"),
        Some("") => zones.join("UTC"),
        // An absolute path stays one.
        Some(name) => zones.join(name),
    })
}

/// How many seconds a zone is ahead of Greenwich at a moment (RFC 8536).
fn offset(zone: &[u8], at: i64) -> Option<i64> {
    let number = |from: usize| {
        let bytes = zone.get(from..from.checked_add(4)?)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?) as usize)
    };
    if zone.get(..4)? != b"TZif" {
        return None;
    }
    // The second part has the same with longer numbers; old files have the first alone.
    let size = |head: usize, wide: usize| {
        let [gmt, standard, leaps, times, kinds, letters] =
            [20, 24, 28, 32, 36, 40].map(|at| number(head + at));
        let entries = times?.checked_mul(wide + 1)?;
        let leaps = leaps?.checked_mul(wide + 4)?;
        let all = [
            entries,
            kinds?.checked_mul(6)?,
            letters?,
            leaps,
            standard?,
            gmt?,
        ];
        all.into_iter().try_fold(0_usize, usize::checked_add)
    };
    let (head, wide) = match zone.get(4)? {
        0 => (0, 4),
        _ => (size(0, 4)?.checked_add(44)?, 8),
    };
    let (times, kinds) = (number(head + 32)?, number(head + 36)?);
    let start = head + 44;
    let time = |index: usize| {
        let from = start + index * wide;
        let bytes = zone.get(from..from + wide)?;
        match wide {
            4 => Some(i64::from(i32::from_be_bytes(bytes.try_into().ok()?))),
            _ => Some(i64::from_be_bytes(bytes.try_into().ok()?)),
        }
    };
    let latest = (0..times).take_while(|index| time(*index).is_some_and(|t| t <= at));
    let kind = match latest.last() {
        Some(index) => usize::from(*zone.get(start + times * wide + index)?),
        None => 0,
    };
    if kind >= kinds {
        return None;
    }
    let from = start + times * (wide + 1) + kind * 6;
    let bytes = zone.get(from..from + 4)?;
    Some(i64::from(i32::from_be_bytes(bytes.try_into().ok()?)))
}

/// The day of a moment in Greenwich (after Howard Hinnant's `civil_from_days`).
fn day(seconds: i64) -> Date {
    let days = seconds.div_euclid(86_400) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    Date {
        year: year + era * 400 + i64::from(month <= 2),
        month: month as u8,
        day: (of_year - (153 * from_march + 2) / 5 + 1) as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(year: i64, month: u8, day: u8) -> Date {
        Date { year, month, day }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, date) in [
            (0, on(1970, 1, 1)),
            (86_399, on(1970, 1, 1)),
            (951_782_400, on(2000, 2, 29)),
            (1_709_164_800, on(2024, 2, 29)),
            (1_735_689_599, on(2024, 12, 31)),
            (1_735_689_600, on(2025, 1, 1)),
            (4_107_542_400, on(2100, 3, 1)),
        ] {
            assert_eq!(day(seconds), date, "{seconds}");
        }
    }

    #[test]
    fn a_moment_is_written_as_spreadsheets_read_it() {
        assert_eq!(in_greenwich(0), "1970-01-01 00:00:00");
        assert_eq!(in_greenwich(1_735_689_599), "2024-12-31 23:59:59");
        // A clock may say anything.
        in_greenwich(u64::MAX);
    }

    /// A file with one change of the clocks: three hours behind, then two.
    fn zone(version: u8) -> Vec<u8> {
        let part = |wide: usize| {
            let mut part = b"TZif".to_vec();
            part.push(version);
            part.extend([0; 15]);
            for count in [0_u32, 0, 0, 1, 2, 4] {
                part.extend(count.to_be_bytes());
            }
            let at = 1_000_000_i64.to_be_bytes();
            part.extend(&at[8 - wide..]);
            part.push(1);
            for hours in [-3_i32, -2] {
                part.extend((hours * 3600).to_be_bytes());
                part.extend([0, 0]);
            }
            part.extend(b"ABC\0");
            part
        };
        let mut all = part(4);
        if version > 0 {
            all.extend(part(8));
        }
        all
    }

    #[test]
    fn a_zone_tells_how_far_it_is_from_greenwich() {
        for version in [0, b'2'] {
            let zone = zone(version);
            assert_eq!(offset(&zone, 999_999), Some(-3 * 3600));
            assert_eq!(offset(&zone, 1_000_000), Some(-2 * 3600));
            // A damaged file is answered by nothing, whatever is missing or wrong.
            for length in 0..zone.len() {
                offset(&zone[..length], 5);
                let mut wrong = zone.clone();
                wrong[length] = 0xff;
                offset(&wrong, i64::MAX);
            }
        }
        assert_eq!(offset(b"no zone", 0), None);
    }
}
