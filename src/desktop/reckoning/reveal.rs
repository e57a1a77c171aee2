//! The reveal: one thing after the other, at the pace of animations.

use crate::desktop::app::power::{LONGEST_STEP, Power};
use crate::desktop::app::settings::Settings;
use bevy::prelude::*;
use bevy_egui::egui::lerp;

/// The slowest pace, for whoever wants animations to take no time but has begun a reveal.
const SLOWEST: f32 = 0.25;

/// What is revealed next.
pub trait Beat: Copy + PartialEq {
    /// How long it takes at the usual pace.
    fn seconds(self) -> f32;
}

/// How far the reveal of a game has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Reveal<B> {
    beats: Vec<B>,
    elapsed: f32,
}

impl<B: Beat> Reveal<B> {
    /// The reveal of these, from its beginning; at its end where nothing is to move.
    pub fn new(beats: Vec<B>, settings: &Settings, replayed: bool) -> Reveal<B> {
        let mut reveal = Reveal::from_the_start(beats);
        // Whoever looks back at a game has been told how it ended.
        if replayed || settings.reduce_motion || settings.animation_speed <= 0.0 {
            reveal.skip();
        }
        reveal
    }

    /// The reveal of these, from its beginning.
    pub fn from_the_start(beats: Vec<B>) -> Reveal<B> {
        Reveal {
            beats,
            elapsed: 0.0,
        }
    }

    /// Lets a frame pass; answers what has begun meanwhile.
    pub fn go_on(&mut self, settings: &Settings, time: &Time, power: &mut Power) -> Vec<B> {
        power.stay_awake();
        let step = time.delta().min(LONGEST_STEP).as_secs_f32();
        self.pass(step * settings.animation_speed.max(SLOWEST))
    }

    /// Lets time pass; answers what has begun meanwhile.
    pub fn pass(&mut self, seconds: f32) -> Vec<B> {
        let before = self.elapsed;
        self.elapsed += seconds;
        let begun = |start: f32| (before..self.elapsed).contains(&start);
        let starts = self.starts().filter(|(start, _)| begun(*start));
        starts.map(|(_, beat)| beat).collect()
    }

    /// Goes to the end.
    pub fn skip(&mut self) {
        self.elapsed = f32::INFINITY;
    }

    /// Whether all is revealed.
    pub fn is_done(&self) -> bool {
        self.elapsed >= self.beats.iter().map(|beat| beat.seconds()).sum()
    }

    /// How far each beat has come, from 0 to 1.
    pub fn shares(&self) -> impl Iterator<Item = (B, f32)> + '_ {
        self.starts().map(|(start, beat)| {
            let share = (self.elapsed - start) / beat.seconds();
            (beat, share.clamp(0.0, 1.0))
        })
    }

    /// Every beat with the moment at which it begins.
    fn starts(&self) -> impl Iterator<Item = (f32, B)> + '_ {
        self.beats.iter().scan(0.0, |start, beat| {
            let now = *start;
            *start += beat.seconds();
            Some((now, *beat))
        })
    }
}

/// Slow at both ends.
pub fn eased(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

/// The rows of a table of standings on their way from the order of seats to that of ranks, from above to below:
/// the line of each, its rank from 0, and whose it is. `ranks` is how far the ranks are revealed.
///
/// Who listens hears them in the order that is seen: that of ranks would tell who has won.
pub fn rows<S>(standings: &[S], seat: impl Fn(&S) -> usize, ranks: f32) -> Vec<(f32, usize, &S)> {
    let rows = standings.iter().enumerate().map(|(rank, standing)| {
        let ends = seat(standing) as f32..=rank as f32;
        (lerp(ends, eased(ranks)), rank, standing)
    });
    let mut rows: Vec<_> = rows.collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    rows
}
