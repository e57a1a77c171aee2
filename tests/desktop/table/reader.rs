//! A turn and a conflict played by what a screen reader is given, and by what it can ask for.

use crate::support::Desktop;
use crate::support::positions::{first_of, open};
use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, NodeId, Role, TreeId};
use std::collections::HashSet;
use two_rivers::desktop::app::screen::Screen;
use two_rivers::desktop::app::system::TELLS_DISABLED;
use two_rivers::desktop::games::tigris::{NewGame, Session};
use two_rivers::desktop::screens::Menu;
use two_rivers::tigris::rules::{Cell, Colour, Decision, Stage};

/// A node of the tree: which, what it is, and what it is called.
type Heard = (NodeId, Role, String);

/// All nodes of the tree as they are now.
fn nodes(desktop: &mut Desktop) -> Vec<accesskit::Node> {
    let nodes = desktop.tree().nodes.into_iter();
    nodes.map(|(_, node)| node).collect()
}

/// Everything in the tree that can be reached from its root.
fn tree(desktop: &mut Desktop) -> Vec<Heard> {
    let update = desktop.tree();
    let root = update.tree.as_ref().expect("a tree").root;
    let known: std::collections::HashMap<NodeId, &accesskit::Node> =
        update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    assert!(
        known.contains_key(&update.focus),
        "the focus is in the tree"
    );
    let mut heard = Vec::new();
    let (mut next, mut seen) = (vec![root], HashSet::from([root]));
    while let Some(id) = next.pop() {
        let node = known.get(&id).expect("every child is in the tree");
        if let Some(name) = node.label().or(node.value()) {
            heard.push((id, node.role(), name.to_string()));
        }
        next.extend(
            node.children()
                .iter()
                .copied()
                .filter(|id| seen.insert(*id)),
        );
    }
    assert_eq!(seen.len(), update.nodes.len(), "nothing hangs in the air");
    heard
}

fn hears(desktop: &mut Desktop, part: &str) {
    let tree = tree(desktop);
    let found = tree.iter().any(|(.., name)| name.contains(part));
    assert!(found, "{part:?} is not heard: {tree:#?}");
}

fn hears_not(desktop: &mut Desktop, part: &str) {
    let tree = tree(desktop);
    let found = tree.iter().find(|(.., name)| name.contains(part));
    assert!(found.is_none(), "{found:?} is heard");
}

/// Presses the button that is called so, as a screen reader does.
fn ask(desktop: &mut Desktop, name: &str) {
    press(desktop, Role::Button, name);
}

fn press(desktop: &mut Desktop, role: Role, name: &str) {
    desktop.attend();
    let tree = tree(desktop);
    let found = tree
        .iter()
        .find(|(_, of, known)| *of == role && known == name);
    let (target_node, ..) = *found.unwrap_or_else(|| panic!("no {name:?} in {tree:#?}"));
    desktop
        .app
        .world_mut()
        .write_message(ActionRequest(accesskit::ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node,
            data: None,
        }));
    desktop.frames(4);
}

/// Moves the cursor from the middle of the board.
fn walk(desktop: &mut Desktop, keys: &[(KeyCode, usize)]) {
    for (key, times) in keys {
        for _ in 0..*times {
            desktop.key(*key);
        }
    }
}

fn decisions(desktop: &Desktop) -> Vec<Decision> {
    desktop.session().record().decisions().to_vec()
}

#[test]
fn a_turn_is_played_by_the_tree_alone() {
    let mut desktop = Desktop::open();
    // Three treasures, for with two the game would be over at the end of the turn.
    let treasures = "T$@b2 T$@p2 T$@o9";
    let pieces = format!("T@f7 kA@f6 S@g6 T@i8 {treasures}");
    open(&mut desktop, "", &pieces);
    // What one has, and what is asked.
    hears(&mut desktop, "Archer: Action 1 of 2");
    hears(&mut desktop, "2 actions left");
    hears(
        &mut desktop,
        "Your hand: 2 settlements, 2 temples, 1 farm and 1 market",
    );
    hears(
        &mut desktop,
        "Your leaders: king on f6, priest off the board",
    );
    hears(
        &mut desktop,
        "Your points: black 0, red 0, blue 0, green 0; treasures: 0",
    );
    hears(&mut desktop, "3 treasures left");
    hears(&mut desktop, "You hold nothing");
    // A piece is taken by its button, the cursor is moved, and what would come of it is told.
    let temple = first_of(Colour::Red) + 1;
    ask(&mut desktop, &format!("Take temple ({temple})"));
    hears(&mut desktop, "You hold: temple");
    walk(&mut desktop, &[(KeyCode::ArrowLeft, 1)]);
    hears(
        &mut desktop,
        "g6: settlement. Something is already on this cell.",
    );
    desktop.key(KeyCode::Enter);
    assert!(decisions(&desktop).is_empty());
    hears(&mut desktop, "Something is already on this cell.");
    walk(&mut desktop, &[(KeyCode::ArrowRight, 1)]);
    hears(
        &mut desktop,
        "h6: empty land. It can go here. Archer gains 1 red",
    );
    desktop.key(KeyCode::Enter);
    hears(&mut desktop, "Archer: Action 2 of 2");
    hears(&mut desktop, "1 action left");
    hears(&mut desktop, "red 1");
    ask(&mut desktop, "End turn");
    ask(&mut desktop, "Give up 1 action?");
    assert_eq!(decisions(&desktop).len(), 2);
    assert_eq!(decisions(&desktop)[1], Decision::End);
    // Behind the curtain nothing is to be heard of the next hand.
    hears(&mut desktop, "Pass to Bull");
    hears_not(&mut desktop, "Your hand");
    hears_not(&mut desktop, "Kingdom");
    ask(&mut desktop, "I am here");
    hears(&mut desktop, "Bull: Action 1 of 2");
    hears(&mut desktop, "Your hand");
}

#[test]
fn a_conflict_is_begun_foreseen_and_committed_to_by_the_tree() {
    let mut desktop = Desktop::open();
    open(
        &mut desktop,
        "",
        "T@e5 kB@e6 S@d6 T@g5 kA@g6 M@h4 T$@b2 T$@p2 T$@o9",
    );
    let temple = first_of(Colour::Red) + 1;
    ask(&mut desktop, &format!("Take temple ({temple})"));
    // From h6 to f5, between the two kingdoms.
    walk(
        &mut desktop,
        &[(KeyCode::ArrowLeft, 2), (KeyCode::ArrowUp, 1)],
    );
    hears(&mut desktop, "Unites two kingdoms");
    hears(&mut desktop, "War of the settlements: Archer 0, Bull 1");
    desktop.key(KeyCode::Enter);
    desktop.until("the war has begun", |world| {
        let session = world.resource::<Session>();
        matches!(session.shown().table().stage(), Stage::Commit(_)) && session.caught_up()
    });
    hears(&mut desktop, "War of the settlements: Archer 0, Bull 1");
    hears(&mut desktop, "You need 2 tiles to lead");
    hears(&mut desktop, "In your hand: 2 settlements");
    ask(&mut desktop, "Commit one tile more");
    ask(&mut desktop, "Commit one tile more");
    hears(&mut desktop, "Your total: 2 against 1");
    ask(&mut desktop, "Commit 2 tiles");
    assert_eq!(decisions(&desktop).last(), Some(&Decision::Commit(2)));
    ask(&mut desktop, "I am here");
    hears(&mut desktop, "War of the settlements: Archer 2, Bull 1");
    hears(&mut desktop, "You need 1 tile to win");
    ask(&mut desktop, "Commit nothing");
    desktop.reveal();
    hears(
        &mut desktop,
        "Archer wins the war of the settlements, 2 to 1",
    );
}

#[test]
fn what_lies_behind_a_dialogue_is_not_heard() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f7 kA@f6");
    hears(&mut desktop, "Kingdom");
    desktop.app.world_mut().resource_mut::<Menu>().open();
    hears(&mut desktop, "Resume");
    for behind in ["Kingdom", "End turn", "Your hand", "tiles in hand"] {
        hears_not(&mut desktop, behind);
    }
    ask(&mut desktop, "Resume");
    hears(&mut desktop, "End turn");
}

#[test]
fn players_are_heard_by_their_names() {
    let mut desktop = Desktop::open();
    let mut game: NewGame = crate::support::new_game(
        two_rivers::tigris::rules::Board::standard(),
        2,
        &two_rivers::tigris::rules::Dynasty::ALL,
        Default::default(),
        5,
    );
    game.players[0].name = "Anna".to_string();
    game.players[1].name = "Ben".to_string();
    desktop.begin(game);
    hears(&mut desktop, "Pass to Anna (Archer)");
    ask(&mut desktop, "I am here");
    assert_eq!(desktop.screen(), Screen::Table);
    hears(&mut desktop, "Anna: Action 1 of 2");
    hears(&mut desktop, "Ben (Bull): 6 tiles in hand");
    desktop.end_turn();
    hears(&mut desktop, "Pass to Ben (Bull)");
    desktop.reveal();
    hears(&mut desktop, "Ben's turn");
}

#[test]
fn every_cell_of_the_board_is_found_and_pressed() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f7 kA@f6 S@g6 T@i8");
    hears(&mut desktop, "The cells of the board");
    hears(&mut desktop, "Row 11");
    let cells = |desktop: &mut Desktop| {
        let tree = tree(desktop).into_iter();
        tree.filter(|(_, role, _)| *role == Role::GridCell).count()
    };
    assert_eq!(cells(&mut desktop), Cell::all().count());
    let temple = first_of(Colour::Red) + 1;
    ask(&mut desktop, &format!("Take temple ({temple})"));
    press(&mut desktop, Role::GridCell, "g6: settlement");
    hears(&mut desktop, "Something is already on this cell.");
    press(&mut desktop, Role::GridCell, "h6: empty land");
    hears(&mut desktop, "h6: temple");
    assert_eq!(desktop.session().record().decisions().len(), 1);
    desktop.app.world_mut().resource_mut::<Menu>().open();
    assert_eq!(cells(&mut desktop), 0, "the menu lies over them");
}

#[test]
fn what_cannot_be_pressed_says_so_and_no_two_pieces_have_one_name() {
    let mut desktop = Desktop::open();
    open(&mut desktop, "", "T@f7 kA@f6");
    let all = nodes(&mut desktop);
    let button = |name: &str| {
        let found = all.iter().find(|node| node.label() == Some(name));
        found.unwrap_or_else(|| panic!("no {name:?}"))
    };
    assert!(button("Undo").is_disabled());
    // Elsewhere the system says it by itself.
    if !TELLS_DISABLED {
        assert_eq!(button("Undo").description(), Some("Not available now"));
    }
    assert!(!button("Swap").is_disabled());
    assert_eq!(button("Swap").description(), None);
    for piece in ["Take first catastrophe (C)", "Take second catastrophe (C)"] {
        assert_eq!(button(piece).role(), Role::Button);
    }
}

#[test]
fn every_group_of_choices_has_a_name() {
    let mut desktop = Desktop::open();
    let mut groups = 0;
    for screen in [
        Screen::NewGame,
        Screen::Settings,
        Screen::About,
        Screen::FirstRun,
    ] {
        desktop.go(screen);
        let all = nodes(&mut desktop);
        for group in all.iter().filter(|node| node.role() == Role::RadioGroup) {
            let name = group.label().unwrap_or_default();
            assert!(!name.is_empty(), "{screen:?}: {group:?}");
            groups += 1;
        }
    }
    assert!(groups >= 8, "only {groups} groups");
}
