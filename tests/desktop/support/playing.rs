//! Playing by what the screen offers: buttons by their accessible names, pieces by the mouse.

use super::Desktop;
use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit;
use two_rivers::desktop::tigris::board::layout::{Layout, Slot};
use two_rivers::tigris::rules::{Cell, Decision, Stage};

/// What can be pressed; of some only one can be chosen.
const BUTTONS: [accesskit::Role; 2] = [accesskit::Role::Button, accesskit::Role::RadioButton];

impl Desktop {
    /// The buttons of egui that can be pressed: name and middle, in logical pixels.
    pub fn buttons(&mut self) -> Vec<(String, Vec2)> {
        self.named(&BUTTONS)
    }

    /// What can be used and has one of these roles: name and middle, in logical pixels.
    pub fn named(&mut self, roles: &[accesskit::Role]) -> Vec<(String, Vec2)> {
        let scale = self.app.world().resource::<Layout>().scale;
        let world = self.app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        let mut found = Vec::new();
        for output in outputs.iter(world) {
            let update = output.platform_output.accesskit_update.as_ref();
            for (_, node) in update.iter().flat_map(|update| &update.nodes) {
                let wanted = roles.contains(&node.role()) && !node.is_disabled();
                // A plain text is its own value.
                let name = node.label().or(node.value());
                if let (true, Some(name), Some(bounds)) = (wanted, name, node.bounds()) {
                    let middle = Vec2::new(
                        (bounds.x0 + bounds.x1) as f32,
                        (bounds.y0 + bounds.y1) as f32,
                    ) / 2.0;
                    found.push((name.to_string(), middle * scale));
                }
            }
        }
        found
    }

    /// What screen readers are told in the present frame.
    pub fn tree(&mut self) -> accesskit::TreeUpdate {
        self.frames(2);
        let world = self.app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        let output = outputs.iter(world).next().expect("a window");
        let update = output.platform_output.accesskit_update.clone();
        update.expect("somebody listens")
    }

    /// The name and the middle of the control that has the keyboard.
    pub fn focused(&mut self) -> Option<(String, Vec2)> {
        let scale = self.app.world().resource::<Layout>().scale;
        let world = self.app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        outputs.iter(world).find_map(|output| {
            let update = output.platform_output.accesskit_update.as_ref()?;
            let focused = |(id, _): &&(accesskit::NodeId, accesskit::Node)| *id == update.focus;
            let (_, node) = update.nodes.iter().find(focused)?;
            let bounds = node.bounds()?;
            let middle = Vec2::new(
                (bounds.x0 + bounds.x1) as f32,
                (bounds.y0 + bounds.y1) as f32,
            ) / 2.0;
            Some((node.label()?.to_string(), middle * scale))
        })
    }

    /// Tabs on until a control whose name is meant has the keyboard.
    pub fn tab_to(&mut self, meant: impl Fn(&str) -> bool) {
        for _ in 0..100 {
            if self.focused().is_some_and(|(name, _)| meant(&name)) {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("Tab never comes to what is meant");
    }

    /// Clicks the button with this name.
    pub fn press(&mut self, name: &str) {
        self.press_first(&BUTTONS, name, |label| label == name);
    }

    /// Clicks the first button whose name contains this.
    pub fn press_containing(&mut self, part: &str) {
        self.press_first(&BUTTONS, part, |label| label.contains(part));
    }

    /// Clicks the control of this role and name, and lets what it does come about.
    pub fn press_as(&mut self, role: accesskit::Role, name: &str) {
        self.press_first(&[role], name, |label| label == name);
        self.frames(4);
    }

    fn press_first(
        &mut self,
        roles: &[accesskit::Role],
        sought: &str,
        fits: impl Fn(&str) -> bool,
    ) {
        self.frames(2);
        let mut seen = None;
        // A page that has just come may still move: only what stays where it was is clicked.
        for _ in 0..60 {
            let all = self.named(roles);
            let found = all.iter().find(|(label, _)| fits(label));
            let at = found
                .unwrap_or_else(|| panic!("no {sought:?} among {all:?}"))
                .1;
            if seen.replace(at) == Some(at) {
                return self.click(at);
            }
            self.frames(1);
        }
        panic!("{sought:?} never rests");
    }

    /// Ends the turn, and gives up what actions are left when asked.
    pub fn end_turn(&mut self) {
        self.press("End turn");
        self.frames(2);
        let asks = |(label, _): &(String, Vec2)| label.starts_with("Give up");
        if self.buttons().iter().any(asks) {
            self.press_containing("Give up");
        }
    }

    /// Sets the stepper of a conflict and commits.
    pub fn commit(&mut self, count: u8) {
        for _ in 0..count {
            self.press("Commit one tile more");
        }
        self.press(&match count {
            0 => "Commit nothing".to_string(),
            1 => "Commit 1 tile".to_string(),
            _ => format!("Commit {count} tiles"),
        });
    }

    /// Plays one decision of the person whose hand is shown, as a mouse can.
    pub fn play_one_decision_by_mouse(&mut self, legal: &mut Vec<Decision>, choice: usize) {
        let position = self.session().position();
        position.legal(legal);
        let stage = position.table().stage();
        let pick = |wanted: fn(&Decision) -> bool| {
            let fitting: Vec<Decision> = legal.iter().copied().filter(wanted).collect();
            fitting.get((choice * 7919) % fitting.len().max(1)).copied()
        };
        match stage {
            Stage::Action => {
                let action = match choice % 5 {
                    0 => pick(|d| matches!(d, Decision::Lead(..))),
                    4 => pick(|d| matches!(d, Decision::Catastrophe(..))),
                    _ => None,
                };
                let action = action.or_else(|| pick(|d| matches!(d, Decision::Place(..))));
                match action {
                    Some(decision) => self.drag_onto_the_board(decision),
                    None => self.end_turn(),
                }
            }
            Stage::End => self.end_turn(),
            Stage::Commit(_) => self.commit(0),
            Stage::War => self.press_containing("War of the"),
            Stage::Building(_) => self.press_containing("On "),
            Stage::Monument { .. } => self.press_containing("On "),
            Stage::Treasure(_) => self.press_containing("The treasure of"),
            Stage::Bonus => self.press_containing("1 "),
            Stage::Over(_) => {}
        }
    }

    /// Plays a decision of an action, as a mouse can.
    pub fn drag_onto_the_board(&mut self, decision: Decision) {
        let position = self.session().position();
        let active = position.table().active();
        let layout = *self.app.world().resource::<Layout>();
        let at = |cell: Cell| layout.cell_centre(cell) * layout.scale;
        let (from, to) = match decision {
            Decision::Place(tile, cell) => {
                let index = position
                    .hand(active)
                    .iter()
                    .position(|t| t == tile)
                    .unwrap_or(0);
                (self.slot(Slot::Tile(index as u8)), at(cell))
            }
            Decision::Lead(leader, cell) => match position.table().leader(active, leader) {
                Some(from) => (at(from), at(cell)),
                None => (self.slot(Slot::Leader(leader.index() as u8)), at(cell)),
            },
            Decision::Catastrophe(cell) => (self.slot(Slot::Catastrophe(0)), at(cell)),
            other => panic!("{other} is no drag"),
        };
        let before = self.session().record().decisions().len();
        self.drag(from, to);
        assert_eq!(
            self.session().record().decisions().get(before),
            Some(&decision),
            "from {from} to {to}"
        );
    }
}
