use super::*;
use crate::locale::Locale;
use crate::record::Kind;
use crate::tigris::teaching::Chapter;

#[test]
fn preferences_survive_their_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/preferences.ron");
    let mut preferences = Preferences::default();
    assert_eq!(Preferences::load(&path).0, preferences);
    preferences.language = Some("en".to_string());
    preferences.end_of_turn = EndOfTurn::After(10);
    preferences.last_setup.hints = false;
    preferences.bot_pause = Pause::Long;
    preferences.palette = Palette::Classic;
    preferences.muted = true;
    preferences.show_bag = true;
    preferences.window.place = Some((-5, 7));
    preferences.save(&path).unwrap();
    let (read, warning) = Preferences::load(&path);
    assert_eq!(read, preferences);
    assert!(warning.is_none());
}

#[test]
fn a_file_of_another_version_keeps_what_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    let text = "(ui_scale: 150, holograms: Some([1, 2]), coordinates: false, \
                last_setup: (random_start: false))";
    std::fs::write(&path, text).unwrap();
    let (read, warning) = Preferences::load(&path);
    assert!(warning.is_none(), "{warning:?}");
    assert_eq!(read.ui_scale, 150);
    assert!(!read.show_coordinates, "its older name");
    assert!(!read.last_setup.random_start);
    assert_eq!(read.last_setup.seats, LastSetup::default().seats);
}

#[test]
fn values_out_of_bounds_are_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    let text = "(ui_scale: 9000, volume: -3.0, effects: NaN, animation_speed: 99.0, \
                end_of_turn: After(4), window: (width: 1, height: 99999999), \
                last_setup: (seats: [(dynasty: lion), (dynasty: lion)]))";
    std::fs::write(&path, text).unwrap();
    let (read, warning) = Preferences::load(&path);
    assert!(warning.is_none(), "{warning:?}");
    assert_eq!((read.ui_scale, read.volume, read.effects), (200, 0.0, 1.0));
    assert_eq!(read.animation_speed, 3.0);
    assert_eq!(read.end_of_turn, EndOfTurn::Manual);
    assert_eq!((read.window.width, read.window.height), (640, 16_384));
    assert_eq!(read.last_setup.seats.len(), 3);
    assert_eq!(read.clone().clamped(), read);
}

#[test]
fn damaged_files_are_set_aside_and_none_in_place_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    let all = [
        b"(ui_scale:\n  oops".as_slice(),
        b"\xff\xfe",
        b"",
        b"(volume: \"0.3)",
    ];
    let mut kept = Vec::new();
    for damaged in all {
        std::fs::write(&path, damaged).unwrap();
        let (read, warning) = Preferences::load(&path);
        assert_eq!(read, Preferences::default());
        let warning = warning.unwrap();
        assert!(!warning.forbids_writing());
        let Flaw::Damaged { set_aside, .. } = warning.flaw else {
            panic!("{warning:?}");
        };
        kept.push(set_aside);
        assert!(!path.exists());
    }
    for (damaged, kept) in all.iter().zip(kept) {
        assert_eq!(std::fs::read(kept).unwrap(), *damaged);
    }
}

#[test]
fn one_bad_value_falls_back_alone_and_the_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    let text = "(ui_scale: 150, palette: Neon, volume: loud, muted: true, language: Some(\"pt-BR\"), \
                last_setup: (hints: 3, seats: [(dynasty: pot, name: \"Ana\"), \
                (dynasty: lion, kind: Bot(7))]), window: (width: 900))";
    std::fs::write(&path, text).unwrap();
    let (read, warning) = Preferences::load(&path);
    assert_eq!(
        (read.ui_scale, read.muted, read.window.width),
        (150, true, 900)
    );
    assert_eq!(read.language.as_deref(), Some("pt-BR"));
    assert_eq!((read.palette, read.volume), (Palette::Inlay, 0.8));
    assert!(read.last_setup.hints);
    assert_eq!(read.last_setup.seats[0].name, "Ana");
    assert_eq!(read.last_setup.seats[1].kind, Kind::Person);
    let warning = warning.unwrap();
    assert!(!warning.forbids_writing());
    let said = Locale::english().warning(&warning);
    assert!(
        said.contains("“Colours”, “Volume”, “New games”. The file"),
        "{said}"
    );
    let Flaw::Partly { set_aside, what } = warning.flaw else {
        panic!("{warning:?}");
    };
    assert_eq!(
        what,
        [
            "palette",
            "volume",
            "last_setup.hints",
            "last_setup.seats.kind"
        ]
    );
    assert_eq!(std::fs::read_to_string(set_aside).unwrap(), text);
    // It is told once: the next start finds nothing to mend and keeps no further copy.
    let (again, warning) = Preferences::load(&path);
    assert_eq!(again, read);
    assert!(warning.is_none(), "{warning:?}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_file_that_cannot_be_read_must_not_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    std::fs::create_dir(&path).unwrap();
    let (read, warning) = Preferences::load(&path);
    assert_eq!(read, Preferences::default());
    assert!(warning.unwrap().forbids_writing());
    assert!(read.save(&path).is_err());
    assert!(path.is_dir());
}

#[test]
fn what_has_been_learned_has_a_file_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    // As earlier versions wrote it.
    let text = "(learning: (done: [\"learn-placing\", \"later\"], round: 7, round_done: false))";
    std::fs::write(&path, text).unwrap();
    let (old, warning) = Preferences::load(&path);
    assert!(warning.is_none(), "{warning:?}");
    assert_eq!(old.learning.round, 7);
    let own = folder.path().join("learning.ron");
    assert_eq!(Learning::load(&own).0, None);
    old.learning.save(&own).unwrap();
    old.save(&path).unwrap();
    assert_eq!(Preferences::load(&path).0.learning, Learning::default());
    assert_eq!(Learning::load(&own).0.as_ref(), Some(&old.learning));
    std::fs::write(&own, "(done: [\"learn-placing\", 3], round: x)").unwrap();
    let (read, warning) = Learning::load(&own);
    assert!(read.unwrap().has(Chapter::Placing));
    assert_eq!(warning.unwrap().of, Kept::Learning);
}

#[test]
fn whatever_happens_to_the_file_it_is_read_or_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    let mut preferences = Preferences {
        language: Some("pt-BR".to_string()),
        ..Preferences::default()
    };
    preferences.last_setup.seats[0].name = "Zoé, \"(\"".to_string();
    preferences.save(&path).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let mut mended = 0;
    for at in (0..text.len()).filter(|at| text.is_char_boundary(*at)) {
        // Cut there, or another letter put in.
        assert!(mend::mend::<Preferences>(&text[..at]).is_none_or(|_| at + 2 > text.len()));
        for letter in ["\"", "(", "]", ",", "x", "/*"] {
            let changed = format!("{}{letter}{}", &text[..at], &text[at..]);
            if ron::from_str::<Preferences>(&changed).is_err()
                && let Some((_, lost)) = mend::mend::<Preferences>(&changed)
            {
                assert!(!lost.is_empty(), "{changed}");
                mended += 1;
            }
        }
    }
    assert!(mended > 500, "only {mended}");
}

#[test]
fn a_file_from_before_babel_keeps_its_set_up_and_chooses_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    let text = "(options: (wonder: true), last_setup: (seats: [(dynasty: pot, name: \"Ana\"), \
                (dynasty: lion, kind: Bot(\"lugal\"))], seed: Some(7)))";
    std::fs::write(&path, text).unwrap();
    let (mut read, warning) = Preferences::load(&path);
    assert!(warning.is_none(), "{warning:?}");
    assert_eq!(read.game, None);
    assert_eq!(read.last_setup.seats[0].name, "Ana");
    assert!(read.options.wonder);
    assert_eq!(read.last_babel, BabelSetup::default());
    // What is chosen now is found again, beside what was there.
    read.game = games::Kind::named(Some("babel"));
    read.last_babel.cities[1].kind = Kind::Person;
    read.last_babel.start = Some(babel::rules::Player::Ur);
    read.babel_options.handicap = true;
    read.save(&path).unwrap();
    assert_eq!(Preferences::load(&path).0, read);
}

#[test]
fn of_babel_only_what_is_wrong_falls_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    let name = "a".repeat(60);
    let text = format!(
        "(game: Some(\"chess\"), babel_options: (founding: true), \
         last_babel: (cities: [(name: \"{name}\"), (kind: Bot(\"mason\")), ()], hints: false))"
    );
    std::fs::write(&path, &text).unwrap();
    let (read, warning) = Preferences::load(&path);
    let Some(Warning {
        flaw: Flaw::Partly { what, .. },
        ..
    }) = warning
    else {
        panic!("{warning:?}");
    };
    assert_eq!((what, read.game), (vec!["game".to_string()], None));
    assert!(read.babel_options.founding && !read.last_babel.hints);
    assert_eq!(read.last_babel.cities, BabelSetup::default().cities);
    std::fs::write(&path, text.replace(", ()]", "]")).unwrap();
    let cities = Preferences::load(&path).0.last_babel.cities;
    assert_eq!(cities[0].name.len(), 40);
    assert_eq!(cities[1].kind.bot(), Some("mason"));
}

#[test]
fn two_programs_keep_what_each_has_set_and_learned() {
    let folder = tempfile::tempdir().unwrap();
    let (settings, learning) = (folder.path().join("a.ron"), folder.path().join("b.ron"));
    let begun = Preferences::default();
    begun.save(&settings).unwrap();
    let (mut one, mut other) = (begun.clone(), begun.clone());
    one.palette = Palette::Classic;
    one.learning.complete(Chapter::Placing);
    other.language = Some("pt-BR".to_string());
    other.learning.complete(Chapter::Points);
    let (mut of_one, mut of_other) = (Learning::default(), Learning::default());
    let nothing = Learning::default();
    one.save_over(&begun, &settings).unwrap();
    other.save_over(&begun, &settings).unwrap();
    one.learning
        .save_over(&nothing, &mut of_one, &learning)
        .unwrap();
    other
        .learning
        .save_over(&nothing, &mut of_other, &learning)
        .unwrap();
    // The first goes on: neither knows what the other has set, and both have it in the file.
    let set = one.clone();
    one.muted = true;
    one.save_over(&set, &settings).unwrap();
    one.learning
        .save_over(&set.learning, &mut of_one, &learning)
        .unwrap();
    let (read, warning) = Preferences::load(&settings);
    assert!(warning.is_none());
    assert_eq!(read.palette, Palette::Classic);
    assert_eq!(read.language.as_deref(), Some("pt-BR"));
    assert!(read.muted);
    let (learned, _) = Learning::load(&learning);
    let learned = learned.unwrap();
    assert!(learned.has(Chapter::Placing) && learned.has(Chapter::Points));
}

#[test]
fn two_programs_that_write_at_once_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (settings, learning) = (folder.path().join("a.ron"), folder.path().join("b.ron"));
    let chapters = Chapter::ALL.len();
    std::thread::scope(|scope| {
        for part in [0, 1] {
            let (settings, learning) = (&settings, &learning);
            scope.spawn(move || {
                let mut now = Preferences::default();
                let mut elsewhere = Learning::default();
                for chapter in Chapter::ALL.into_iter().skip(part).step_by(2) {
                    let known = now.clone();
                    match part {
                        0 => now.ui_scale += 1,
                        _ => now.last_setup.hints = !now.last_setup.hints,
                    }
                    now.learning.complete(chapter);
                    now.save_over(&known, settings).unwrap();
                    let learned = now
                        .learning
                        .save_over(&known.learning, &mut elsewhere, learning);
                    learned.unwrap();
                }
            });
        }
    });
    let (read, begun) = (Preferences::load(&settings).0, Preferences::default());
    assert_eq!(
        usize::from(read.ui_scale - begun.ui_scale),
        chapters.div_ceil(2)
    );
    let turned = (chapters / 2) % 2 == 1;
    assert_eq!(read.last_setup.hints != begun.last_setup.hints, turned);
    let learned = Learning::load(&learning).0.unwrap();
    assert!(Chapter::ALL.into_iter().all(|chapter| learned.has(chapter)));
}

#[test]
fn what_was_damaged_meanwhile_is_set_aside_and_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("preferences.ron");
    std::fs::write(&path, "(volume: ").unwrap();
    let preferences = Preferences {
        muted: true,
        ..Preferences::default()
    };
    preferences
        .save_over(&Preferences::default(), &path)
        .unwrap();
    assert!(Preferences::load(&path).0.muted);
    let files = std::fs::read_dir(folder.path()).unwrap();
    let texts: Vec<String> = files
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    assert!(texts.iter().any(|text| text == "(volume: "), "{texts:?}");
}
