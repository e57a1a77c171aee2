//! Portuguese as it is spoken: articles and numbers that English does not have.

use crate::locale::Locale;
use crate::tigris::rules::{Cell, Colour, Dynasty, Event, Handful, Refusal, TileCounts};

fn portuguese() -> Locale {
    Locale::for_language("pt-BR")
}

#[test]
fn articles_follow_tiles_and_buildings() {
    let words = portuguese();
    let at: Cell = "f7".parse().unwrap();
    let placed = |tile| {
        let event = Event::TilePlaced {
            dynasty: Dynasty::Bull,
            tile,
            at,
            unites: false,
        };
        words.event(&event, None)
    };
    assert_eq!(placed(Colour::Red), "Touro coloca um templo em f7");
    assert_eq!(placed(Colour::Blue), "Touro coloca uma fazenda em f7");
    let returned = |colour| words.event(&Event::BuildingReturned { colour, from: at }, None);
    assert_eq!(returned(Colour::Black), "O palácio sai de f7");
    assert_eq!(returned(Colour::Red), "A biblioteca sai de f7");
    assert_eq!(
        words.refusal(&Refusal::NotInHand(Colour::Blue)),
        "Você não tem nenhuma fazenda na mão."
    );
}

#[test]
fn none_and_several_are_plural_and_one_is_not() {
    let words = portuguese();
    assert_eq!(words.tile_count(Colour::Red, 0), "0 templos");
    assert_eq!(words.tile_count(Colour::Red, 1), "1 templo");
    assert_eq!(words.tile_count(Colour::Red, 2), "2 templos");
    let tiles = Handful::Known(TileCounts::new([1, 0, 2, 0]));
    assert_eq!(words.handful(&tiles), "1 assentamento e 2 fazendas");
    let needs = |have| {
        words.refusal(&Refusal::TooMany {
            colour: Colour::Blue,
            have,
        })
    };
    assert_eq!(needs(0), "Você não tem fazendas para reforçar.");
    assert_eq!(needs(1), "Você só tem uma fazenda para reforçar.");
    assert_eq!(needs(2), "Você só tem 2 fazendas para reforçar.");
}

#[test]
fn an_owner_has_the_article_of_a_dynasty() {
    let words = portuguese();
    let said = |key: &str| words.format(key, &words.whose(Dynasty::Bull));
    assert_eq!(said("replay-sees-one"), "Visão do Touro");
    assert_eq!(said("replay-their-turn-on"), "O próximo turno do Touro");
}

/// Words that a Brazilian would not say here, each with what is said instead.
const AVOIDED: [(&str, &str); 13] = [
    ("menor cor", "cor mais fraca"),
    ("menores cores", "cores mais fracas"),
    ("peça na mão faria", "peça selecionada"),
    ("líder na mão", "líder selecionado"),
    ("Jogar já", "Jogar agora"),
    ("Placar aberto", "Pontuação aberta"),
    ("Ir ao título", "Ir para a tela inicial"),
    ("tela é descoberta", "tela é revelada"),
    ("esfazer o turno inteiro", "todo o turno"),
    ("selecionada faria", "Prévia da jogada"),
    ("de costume", "padrão"),
    ("quais olhos", "ponto de vista"),
    ("Você segura", "Selecionado"),
];

#[test]
fn one_thing_has_one_name() {
    for (file, text) in crate::locale::assets::files("pt-BR") {
        let said = |line: &&str| !line.starts_with('#');
        for line in text.lines().filter(said) {
            for (avoided, instead) in AVOIDED {
                assert!(
                    !line.contains(avoided),
                    "{file}: say {instead}, not {avoided}: {line}"
                );
            }
        }
    }
}
