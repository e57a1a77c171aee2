//! The order in which Tab goes through controls: as they are read.
//!
//! egui goes through them as they are drawn. Buttons at a right edge are drawn from there to the left, so that
//! the first of them keeps its place however many there are; read they are from the left.

use super::Focus;
use bevy_egui::egui::{Id, Rect};

/// Controls as they are read: a run of them in one line, each drawn to the left of the one before, is turned round.
fn as_read(drawn: &[(Id, Rect)]) -> Vec<Id> {
    let leads_left = |one: &(Id, Rect), next: &(Id, Rect)| {
        let ((_, one), (_, next)) = (one, next);
        let apart = (one.center().y - next.center().y).abs();
        next.right() <= one.left() + 1.0 && apart < one.height().min(next.height()) / 2.0
    };
    let runs = drawn.chunk_by(leads_left);
    runs.flat_map(|run| run.iter().rev().map(|(id, _)| *id))
        .collect()
}

/// What comes after a control, or before it, round and round.
fn beside(controls: &[Id], control: Id, backwards: bool) -> Option<Id> {
    let at = controls.iter().position(|id| *id == control)?;
    let all = controls.len();
    let step = if backwards { all - 1 } else { 1 };
    Some(controls[(at + step) % all])
}

impl Focus {
    /// The control to which Tab leads from one that was there in the frame before.
    pub(super) fn tab_from(&self, control: Id) -> Option<Id> {
        beside(&as_read(&self.controls_before), control, self.backwards)
    }

    /// The first control and the last, as they were in the frame before.
    pub(super) fn ends(&self) -> Option<(Id, Id)> {
        let read = as_read(&self.controls_before);
        Some((*read.first()?, *read.last()?))
    }

    /// The control to which Tab leads from this one, where egui would lead elsewhere.
    pub(super) fn tab_otherwise_from(&self, control: Id) -> Option<Id> {
        let drawn: Vec<Id> = self.controls_before.iter().map(|(id, _)| *id).collect();
        let by_egui = beside(&drawn, control, self.backwards);
        self.tab_from(control).filter(|to| Some(*to) != by_egui)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    #[test]
    fn what_is_drawn_from_the_right_is_read_from_the_left() {
        let at = |x: f32, y: f32| {
            let rect = Rect::from_min_size(pos2(x, y), vec2(80.0, 40.0));
            (Id::new((x as i32, y as i32)), rect)
        };
        // Two lines from the left, and the foot from the right.
        let drawn = [
            at(0.0, 0.0),
            at(100.0, 0.0),
            at(0.0, 50.0),
            at(300.0, 100.0),
            at(200.0, 100.0),
            at(100.0, 102.0),
        ];
        let read = [0, 1, 2, 5, 4, 3].map(|i: usize| drawn[i].0);
        assert_eq!(as_read(&drawn), read);
        let mut focus = Focus {
            controls_before: drawn.to_vec(),
            ..Focus::default()
        };
        assert_eq!(focus.tab_otherwise_from(drawn[0].0), None);
        assert_eq!(focus.tab_otherwise_from(drawn[2].0), Some(drawn[5].0));
        assert_eq!(focus.tab_from(drawn[3].0), Some(drawn[0].0));
        focus.backwards = true;
        assert_eq!(focus.tab_from(drawn[0].0), Some(drawn[3].0));
        assert_eq!(focus.tab_otherwise_from(drawn[1].0), None);
        assert_eq!(focus.tab_otherwise_from(Id::new("elsewhere")), None);
    }
}
