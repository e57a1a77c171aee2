//! The files in which the program remembers settings and what has been learned.

use two_rivers::preferences::{Learning, Preferences};
use two_rivers::tigris::teaching::Chapter;

/// What is understood stays, is written and read to the same, and within its bounds.
pub fn look(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Some((read, lost)) = Preferences::from_ron(text) {
        assert!(
            lost.iter().all(|what| what.len() <= text.len() + 64),
            "{lost:?}"
        );
        assert!((75..=200).contains(&read.ui_scale));
        assert!((0.0..=1.0).contains(&read.volume));
        assert_eq!(read.clone().clamped(), read);
        let written = read.to_ron().expect("settings can be written");
        let again = Preferences::from_ron(&written);
        // What has been learned has a file of its own.
        let kept = Preferences {
            learning: Learning::default(),
            ..read
        };
        assert_eq!(again, Some((kept, Vec::new())), "{written}");
    }
    if let Some((mut read, _)) = Learning::from_ron(text) {
        let written = read.to_ron().expect("it can be written");
        assert_eq!(
            Learning::from_ron(&written),
            Some((read.clone(), Vec::new())),
            "{written}"
        );
        let _ = read.next();
        for chapter in Chapter::ALL {
            if let Some(decisions) = read.left(chapter) {
                read.leave(chapter, &decisions);
            }
            read.complete(chapter);
        }
        read.join(&Learning::default());
        assert_eq!(read.next(), None);
    }
}
