//! The figures of the tribes: what tells them apart besides colour and pattern.

use crate::babel::rules::Tribe;

/// A tribe's figure, a silhouette of 100 by 100 units in whatever colour is set around it.
pub(super) fn figure(tribe: Tribe) -> &'static str {
    match tribe {
        // The winged disc.
        Tribe::Assyrians => {
            r#"<circle cx="50" cy="42" r="15"/><path d="M38 34C28 24 14 20 2 22c4 5 5 8 5 11 3 4 8 6 11 7 1 4 5 7 9 8 2 3 6 5 11 5-3-5-3-13 0-19zM62 34c10-10 24-14 36-12-4 5-5 8-5 11-3 4-8 6-11 7-1 4-5 7-9 8-2 3-6 5-11 5 3-5 3-13 0-19zM43 60h14l9 26H34z"/>"#
        }
        // The wheel of a chariot.
        Tribe::Hittites => {
            r#"<path fill-rule="evenodd" d="M50 6a44 44 0 1 0 0 88 44 44 0 1 0 0-88zm0 13a31 31 0 1 1 0 62 31 31 0 1 1 0-62z"/><circle cx="50" cy="50" r="11"/><path d="M46.500 18h7v64h-7zM18 46.500h64v7H18zM24.500 29.400l4.900-4.900 46.100 46.100-4.900 4.900zM70.600 24.500l4.900 4.900-46.100 46.100-4.900-4.900z"/>"#
        }
        // The head of a horse.
        Tribe::Medes => {
            r#"<path d="M24 94C22 74 34 64 42 54c-7 2-14 6-19 11-4 4-10 3-13-1-2-3-1-6 1-9 6-9 15-24 23-31l2-18 10 11c4-1 7-1 10 0l5-11 6 17c15 11 23 30 24 71z"/>"#
        }
        // The flame on its altar.
        Tribe::Persians => {
            r#"<path d="M50 4c5 13 20 18 20 34 0 11-8 19-20 19S30 49 30 38c0-7 4-11 8-16 1 5 3 7 6 8-2-9 0-18 6-26zM26 61h48v9H26zM34 74h32v10H34zM22 86h56v10H22z"/>"#
        }
        // The star of eight points.
        Tribe::Sumerians => {
            r#"<path d="M50 2l7.500 30L84 16 68 42.500 98 50l-30 7.500L84 84 57.500 68 50 98l-7.500-30L16 84l16-26.500L2 50l30-7.500L16 16l26.500 16z"/>"#
        }
    }
}
