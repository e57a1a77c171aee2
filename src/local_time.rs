//! The date where the player lives: the one place that asks how far the system's clocks are from Greenwich.

use chrono::{DateTime, Datelike, Local, NaiveDate, TimeZone, Utc};

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// By the Gregorian calendar.
    pub year: i32,
    /// From 1.
    pub month: u32,
    /// From 1.
    pub day: u32,
}

/// The end of the year 9999, in seconds since 1970: a clock may say anything, and no calendar has it all.
const LATEST: u64 = 253_402_300_799;

/// The day at a moment, in seconds since 1970.
pub fn date(seconds: u64) -> Date {
    let day = day(seconds, &Local);
    Date {
        year: day.year(),
        month: day.month(),
        day: day.day(),
    }
}

/// The day at a moment, counted from 1970.
pub fn day_number(seconds: u64) -> i64 {
    day(seconds, &Local)
        .signed_duration_since(NaiveDate::default())
        .num_days()
}

/// A moment in Greenwich, in seconds since 1970, as spreadsheets and programs read it:
/// `2026-11-24 20:12:08`.
pub fn in_greenwich(seconds: u64) -> String {
    moment(seconds).naive_utc().to_string()
}

fn moment(seconds: u64) -> DateTime<Utc> {
    let seconds = i64::try_from(seconds.min(LATEST)).unwrap_or_default();
    DateTime::from_timestamp(seconds, 0).unwrap_or_default()
}

fn day(seconds: u64, zone: &impl TimeZone) -> NaiveDate {
    moment(seconds).with_timezone(zone).date_naive()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    #[test]
    fn days_begin_where_the_player_lives() {
        let behind = FixedOffset::west_opt(3 * 3600).unwrap();
        let ahead = FixedOffset::east_opt(3600).unwrap();
        let new_year = 1_735_689_600;
        let on = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap();
        assert_eq!(day(new_year, &Utc), on(2025, 1, 1));
        assert_eq!(day(new_year, &behind), on(2024, 12, 31));
        assert_eq!(day(new_year - 3600, &ahead), on(2025, 1, 1));
        assert_eq!(day(new_year + 3 * 3600, &behind), on(2025, 1, 1));
    }

    #[test]
    fn a_day_here_has_a_date_and_a_number() {
        for seconds in [0, 1_709_164_800, 1_735_689_599, 4_107_542_400] {
            let Date { year, month, day } = date(seconds);
            let written = NaiveDate::from_ymd_opt(year, month, day).unwrap();
            let number = written.signed_duration_since(NaiveDate::default());
            assert_eq!(number.num_days(), day_number(seconds));
            // No place is further from Greenwich than that.
            let whole = i64::try_from(seconds).unwrap().div_euclid(86_400);
            assert!((day_number(seconds) - whole).abs() <= 1);
        }
    }

    #[test]
    fn a_moment_is_written_as_spreadsheets_read_it() {
        assert_eq!(in_greenwich(0), "1970-01-01 00:00:00");
        assert_eq!(in_greenwich(1_735_689_599), "2024-12-31 23:59:59");
        assert_eq!(in_greenwich(951_782_400), "2000-02-29 00:00:00");
    }

    #[test]
    fn a_clock_may_say_anything() {
        assert_eq!(in_greenwich(u64::MAX), "9999-12-31 23:59:59");
        assert!(date(u64::MAX).year >= 9999);
        assert!(day_number(u64::MAX) > 0);
    }
}
