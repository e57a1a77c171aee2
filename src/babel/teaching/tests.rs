use super::{Chapter, Scene, Topic};
use crate::babel::rules::{Decision, Event, Position, Refusal, Setup, Skill};
use crate::locale::{Locale, languages, search};
use std::collections::BTreeSet;

#[test]
fn every_paragraph_is_written_in_every_language() {
    for language in languages() {
        let words = Locale::for_language(&language.tag);
        for section in super::Section::ALL {
            assert!(
                words.has(section.key()),
                "{} {}",
                language.tag,
                section.key()
            );
        }
        for topic in Topic::all() {
            for part in ["", "-title", "-words"] {
                let key = format!("{}{part}", topic.key());
                assert!(words.has(&key), "{} {key}", language.tag);
            }
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}

#[test]
fn no_paragraph_stands_twice() {
    let all: Vec<&str> = Topic::all().map(Topic::key).collect();
    let once: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(all.len(), once.len());
}

#[test]
fn every_paragraph_leads_to_others_but_never_to_itself() {
    for topic in Topic::all() {
        let others = topic.see_also();
        assert!(others.len() >= 2, "{topic:?} leads to {others:?}");
        assert!(!others.contains(&topic), "{topic:?}");
    }
}

#[test]
fn every_refusal_has_its_paragraph() {
    let game = Position::new(&Setup::new(3));
    let of = |text: &str| {
        let decision: Decision = text.parse().unwrap();
        let why = game.check(decision).unwrap_err();
        Topic::of_refusal(Some(decision), &why).key()
    };
    assert_eq!(of("settle medes"), "babel-rules-settle");
    assert_eq!(of("build own"), "babel-rules-build");
    assert_eq!(of("migrate medes persians"), "babel-rules-migrate");
    assert_eq!(of("lure 1"), "babel-rules-lure");
    assert_eq!(of("discard aa"), "babel-rules-halve");
    let founding = Topic::of_refusal(Some(Decision::End), &Refusal::MustFound);
    assert_eq!(founding.key(), "babel-rules-options");
    let run = Topic::of_refusal(Some(Decision::End), &Refusal::NoRun(Skill::Lure));
    assert_eq!(run.key(), "babel-rules-skills");
    for chapter in Chapter::ALL {
        assert!(Topic::all().any(|topic| topic == chapter.topic()));
    }
}

#[test]
fn every_picture_is_played_by_the_rules() {
    let mut scenes = 0;
    for topic in Topic::all() {
        if let Some(script) = topic.script() {
            let scene = Scene::read(script).unwrap_or_else(|why| panic!("{topic:?}: {why}"));
            assert!(scene.moments().len() > 1, "nothing happens in {topic:?}");
            scenes += 1;
        }
    }
    assert!(scenes >= 16);
}

#[test]
fn a_paragraph_is_found_by_its_title() {
    for language in languages() {
        let words = Locale::for_language(&language.tag);
        for topic in Topic::all() {
            let title = words.text(&format!("{}-title", topic.key()));
            let found = search::search(&words, Topic::all(), Topic::key, &title);
            assert_eq!(found.first(), Some(&topic), "{}: {title}", language.tag);
        }
    }
}

#[test]
fn other_words_lead_to_a_paragraph_too() {
    let english = Locale::english();
    for (query, key) in [
        ("steal", "babel-rules-rob"),
        ("take back", "babel-rules-undo"),
        ("variants", "babel-rules-options"),
        ("hand limit", "babel-rules-draw"),
        ("tower", "babel-rules-build"),
        ("points", "babel-rules-aim"),
        ("score", "babel-rules-aim"),
        ("pass", "babel-rules-turn"),
    ] {
        let found = search::search(&english, Topic::all(), Topic::key, query);
        assert_eq!(found.first().map(|t| t.key()), Some(key), "{query}");
    }
}

#[test]
fn cards_that_go_elsewhere_lead_astray() {
    let scene = Chapter::Skills.scene().unwrap();
    let log: Vec<Event> = scene
        .moments()
        .iter()
        .flat_map(|m| m.events.clone())
        .collect();
    assert!(!Chapter::Skills.is_astray(&log));
    for decision in ["halve 1", "move assyrians"] {
        let mut position = scene.moments()[0].position.clone();
        let mut events: Vec<Event> = Vec::new();
        position
            .try_play(decision.parse().unwrap(), &mut events)
            .unwrap();
        assert!(Chapter::Skills.is_astray(&events), "{decision}");
    }
    let mut position = Chapter::Migration.scene().unwrap().moments()[0]
        .position
        .clone();
    let mut events: Vec<Event> = Vec::new();
    position
        .try_play("migrate medes assyrians".parse().unwrap(), &mut events)
        .unwrap();
    assert_eq!(Chapter::Migration.judge(&events), [false, false]);
    assert!(Chapter::Migration.is_astray(&events));
    // Where no skill is taught none is missed.
    assert!(!Chapter::Ending.is_astray(&events));
}

#[test]
fn every_chapter_can_be_done_and_begins_undone() {
    for chapter in Chapter::ALL {
        let scene = chapter
            .scene()
            .unwrap_or_else(|why| panic!("{chapter:?}: {why}"));
        let mut events = Vec::new();
        assert!(chapter.judge(&events).iter().all(|reached| !reached));
        for (step, moment) in scene.moments().iter().enumerate() {
            assert!(
                step == 0 || chapter.judge(&events).contains(&false),
                "{chapter:?} is done before its way ends"
            );
            events.extend(moment.events.iter().copied());
        }
        assert!(
            chapter.judge(&events).iter().all(|reached| *reached),
            "{chapter:?}: {:?}",
            chapter.judge(&events)
        );
    }
}

#[test]
fn every_chapter_is_told_in_every_language() {
    for language in languages() {
        let words = Locale::for_language(&language.tag);
        for chapter in Chapter::ALL {
            let parts = ["title", "about", "task", "done"].map(str::to_string);
            let goals = chapter.goals().iter().map(|goal| goal.key());
            for part in parts.into_iter().chain(goals) {
                let key = format!("{}-{part}", chapter.key());
                assert!(words.has(&key), "{} {key}", language.tag);
            }
        }
    }
}
