//! The way between egui and screen readers: what lies behind a dialogue is kept from them, and what
//! they ask for reaches egui.
//!
//! egui describes everything that it draws, and bevy_egui hands that on; but egui knows no page
//! below another, and bevy_egui passes no request back.

mod listening;

use super::focus;
use crate::desktop::app::system;
use crate::desktop::app::words::Words;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::WINIT_WINDOWS;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::accesskit::{NodeId, Role, TreeUpdate};
use bevy_egui::egui::{Context, Event, Id, accesskit_root_id};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};
use std::collections::{HashMap, HashSet};
use winit::dpi::PhysicalPosition;
use winit::event::WindowEvent;

/// Gives nodes a parent: what is described without a place in egui's layout hangs at the root.
///
/// The parent must have been described before, and hangs at the root itself or is given a parent after.
pub fn gather(ctx: &Context, parent: Id, children: &[Id]) {
    let own: Vec<NodeId> = children.iter().map(|id| id.accesskit_id()).collect();
    let taken: HashSet<NodeId> = own.iter().copied().collect();
    ctx.accesskit_node_builder(accesskit_root_id(), |root| {
        let left = root.children().iter().copied();
        let left: Vec<NodeId> = left.filter(|id| !taken.contains(id)).collect();
        root.set_children(left);
    });
    ctx.accesskit_node_builder(parent, |node| node.set_children(own));
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            obey.after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::ProcessInput),
        )
        .add_systems(Update, (listening::begin, place_the_window))
        .add_systems(
            PostUpdate,
            listening::hand_on.after(AccessibilitySystems::Update),
        )
        .add_systems(
            PostUpdate,
            (
                hide_what_lies_behind,
                name_the_window,
                tell_disabled.run_if(|| !system::TELLS_DISABLED),
            )
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        );
}

/// Hands requests to egui: press this, go there.
fn obey(
    mut requests: MessageReader<ActionRequest>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut inputs: MessageWriter<EguiInputEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for request in requests.read() {
        for context in &contexts {
            inputs.write(EguiInputEvent {
                context,
                event: Event::AccessKitActionRequest(request.0.clone()),
            });
            // What is pressed shows in the frame after the one in which it is pressed.
            redraw.write(RequestRedraw);
        }
    }
}

/// Tells the bridge to screen readers where the window lies on the screen.
///
/// It should hear that from the window library, but is told nothing when the window is first put somewhere,
/// and everything lay at the screen's corner until the window was moved.
fn place_the_window(
    requested: Option<Res<AccessibilityRequested>>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut known: Local<Option<PhysicalPosition<i32>>>,
    _main_thread: NonSendMarker,
) {
    let (true, Ok(entity)) = (
        requested.is_some_and(|requested| requested.get()),
        windows.single(),
    ) else {
        return;
    };
    WINIT_WINDOWS.with_borrow(|windows| {
        // Wayland tells no program where its window lies.
        if let Some(window) = windows.get_window(entity)
            && let (Ok(inner), Ok(outer)) = (window.inner_position(), window.outer_position())
            && known.replace(inner) != Some(inner)
        {
            ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
                if let Some(adapter) = adapters.get_mut(&entity) {
                    adapter.process_event(window, &WindowEvent::Moved(outer));
                }
            });
        }
    });
}

fn hide_what_lies_behind(
    mut contexts: Query<(&mut EguiContext, &mut EguiOutput), With<PrimaryEguiContext>>,
) {
    for (mut context, mut output) in &mut contexts {
        let ctx = context.bypass_change_detection().get_mut();
        let output = output.bypass_change_detection();
        if let Some(update) = &mut output.platform_output.accesskit_update {
            match focus::dialogue(ctx) {
                Some(dialogue) => {
                    keep(update, &above(ctx, dialogue), dialogue.accesskit_id());
                }
                None => make_whole(update, accesskit_root_id().accesskit_id()),
            }
        }
    }
}

/// Says what program the window belongs to.
fn name_the_window(
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
    words: Res<Words>,
) {
    for mut output in &mut outputs {
        let output = output.bypass_change_detection();
        let Some(update) = &mut output.platform_output.accesskit_update else {
            continue;
        };
        let root = update.tree.as_ref().map(|tree| tree.root);
        for (id, node) in &mut update.nodes {
            if Some(*id) == root {
                node.set_label(words.text("title-name"));
            }
        }
    }
}

/// Says of a button that cannot be pressed that it cannot.
fn tell_disabled(mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>, words: Res<Words>) {
    for mut output in &mut outputs {
        let output = output.bypass_change_detection();
        let Some(update) = &mut output.platform_output.accesskit_update else {
            continue;
        };
        for (_, node) in &mut update.nodes {
            if node.role() == Role::Button && node.is_disabled() {
                node.set_description(words.text("spoken-not-available"));
            }
        }
    }
}

/// A dialogue and what is drawn over it: lists that open, words at the pointer.
fn above(ctx: &Context, dialogue: Id) -> HashSet<NodeId> {
    let layers: Vec<Id> = ctx.memory(|memory| memory.layer_ids().map(|layer| layer.id).collect());
    let from = layers.iter().position(|id| *id == dialogue);
    let over = &layers[from.unwrap_or(layers.len())..];
    let kept = over.iter().chain([&dialogue]);
    kept.map(Id::accesskit_id).collect()
}

/// Takes everything out of a tree but these children of its root and what belongs to them.
fn keep(update: &mut TreeUpdate, wanted: &HashSet<NodeId>, otherwise: NodeId) {
    let root = update.tree.as_ref().map(|tree| tree.root);
    for (id, node) in &mut update.nodes {
        if Some(*id) == root {
            let children = node.children().iter().copied();
            let children: Vec<NodeId> = children.filter(|id| wanted.contains(id)).collect();
            node.set_children(children);
        }
    }
    make_whole(update, otherwise);
}

/// Takes what hangs nowhere out of a tree, and gives the focus to this node or else to the root where it
/// would be on none: a control that has the keyboard and was not drawn in this frame. What reads the tree
/// for the system ends the program over either.
fn make_whole(update: &mut TreeUpdate, otherwise: NodeId) {
    let Some(root) = update.tree.as_ref().map(|tree| tree.root) else {
        return;
    };
    let present: HashSet<NodeId> = update.nodes.iter().map(|(id, _)| *id).collect();
    let mut below: HashMap<NodeId, Vec<NodeId>> = HashMap::new();
    for (id, node) in &mut update.nodes {
        let children = node.children();
        if children.iter().any(|child| !present.contains(child)) {
            let there = children.iter().copied();
            let there: Vec<NodeId> = there.filter(|child| present.contains(child)).collect();
            node.set_children(there);
        }
        below.insert(*id, node.children().to_vec());
    }
    let mut reached = HashSet::from([root]);
    let mut next = vec![root];
    while let Some(id) = next.pop() {
        let children = below.get(&id).into_iter().flatten();
        next.extend(children.copied().filter(|id| reached.insert(*id)));
    }
    update.nodes.retain(|(id, _)| reached.contains(id));
    if !reached.contains(&update.focus) {
        let stays = reached.contains(&otherwise);
        update.focus = if stays { otherwise } else { root };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::accesskit::{Node, Role, Tree, TreeId};

    /// A tree of nodes with their children, the first the root.
    fn tree(nodes: &[(u64, &[u64])], focus: u64) -> TreeUpdate {
        let node = |children: &[u64]| {
            let mut node = Node::new(Role::GenericContainer);
            node.set_children(children.iter().map(|id| NodeId(*id)).collect::<Vec<_>>());
            node
        };
        let nodes = nodes.iter();
        TreeUpdate {
            nodes: nodes
                .map(|(id, below)| (NodeId(*id), node(below)))
                .collect(),
            tree: Some(Tree::new(NodeId(1))),
            tree_id: TreeId::ROOT,
            focus: NodeId(focus),
        }
    }

    fn left(update: &TreeUpdate) -> Vec<u64> {
        update.nodes.iter().map(|(id, _)| id.0).collect()
    }

    #[test]
    fn only_what_is_wanted_stays_in_the_tree() {
        let mut update = tree(&[(1, &[2, 3]), (2, &[4]), (3, &[]), (4, &[])], 4);
        keep(&mut update, &HashSet::from([NodeId(3)]), NodeId(3));
        assert_eq!((left(&update), update.focus), (vec![1, 3], NodeId(3)));
    }

    #[test]
    fn the_focus_is_always_on_a_node_that_is_there() {
        // On none at all; on one that is only spoken of; on one that hangs nowhere.
        for focus in [9, 4, 5] {
            let mut update = tree(&[(1, &[2, 3]), (2, &[4]), (3, &[]), (5, &[])], focus);
            make_whole(&mut update, NodeId(3));
            assert_eq!((left(&update), update.focus), (vec![1, 2, 3], NodeId(3)));
            assert!(update.nodes[1].1.children().is_empty());
        }
        let mut update = tree(&[(1, &[])], 9);
        make_whole(&mut update, NodeId(7));
        assert_eq!(update.focus, NodeId(1));
    }
}
