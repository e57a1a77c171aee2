//! Movements of pieces on the screen.

use super::layout::Layout;
use super::pieces::BoardPiece;
use crate::desktop::app::power::{LONGEST_STEP, Power};
use crate::desktop::app::settings::Settings;
use crate::tigris::rules::{Cell, CellSet};
use bevy::prelude::*;

/// A movement on its way; it ends with the entity at rest, or gone.
#[derive(Component, Clone, Debug)]
pub struct Motion {
    from: Vec3,
    to: Vec3,
    sizes: (f32, f32),
    alphas: (f32, f32),
    elapsed: f32,
    seconds: f32,
    /// Whether the entity leaves at the end.
    leaves: bool,
}

impl Motion {
    /// From one place to another in so many seconds.
    pub fn new(from: Vec3, to: Vec3, seconds: f32) -> Motion {
        Motion {
            from,
            to,
            sizes: (1.0, 1.0),
            alphas: (1.0, 1.0),
            elapsed: 0.0,
            seconds,
            leaves: false,
        }
    }

    /// Growing or shrinking from the first to the second share of its size.
    pub fn sized(mut self, sizes: (f32, f32)) -> Motion {
        self.sizes = sizes;
        self
    }

    /// Gone at the end, with this much of its colour left.
    pub fn leaving(mut self, alpha: f32) -> Motion {
        self.alphas.1 = alpha;
        self.leaves = true;
        self
    }

    /// The same for whoever wants nothing to move: what comes is there and what goes is gone, but
    /// what only tells something, and so leaves in full colour, stands for its time.
    fn still(mut self) -> Motion {
        if self.leaves && self.alphas.1 >= 1.0 {
            self.to = self.from;
            self.sizes = (1.0, 1.0);
        } else {
            self.seconds = 0.0;
        }
        self
    }
}

/// Where words about a cell rise from and to, so that they stay clear of it, of the cell of whoever
/// they credit, and within what is seen of the board; and, where they can, of other leaders.
pub(super) fn pop_up(
    layout: &Layout,
    at: Cell,
    credited: Option<Cell>,
    others: CellSet,
    size: Vec2,
) -> (Vec2, Vec2) {
    let middle = layout.cell_centre(at);
    let half = layout.cell / 2.0;
    let gap = layout.cell * 0.06;
    let rise = layout.cell * 0.5;
    let beside = |towards: Vec2| {
        let from = middle + towards * (Vec2::splat(half + gap) + size / 2.0);
        (from, from + towards * rise)
    };
    let spared: CellSet = [Some(at), credited].into_iter().flatten().collect();
    let covered = |(from, to): (Vec2, Vec2)| {
        let way = Rect::from_center_size(from, size).union(Rect::from_center_size(to, size));
        let outside = !layout.area.contains(way.min) || !layout.area.contains(way.max);
        let meets = |cell: &Cell| {
            let cell = layout.cell_rect(*cell).inflate(-0.5);
            !cell.intersect(way).is_empty()
        };
        let over = |cells: CellSet| cells.into_iter().filter(meets).count();
        (over(spared) + usize::from(outside), over(others))
    };
    let ways = [Vec2::NEG_Y, Vec2::Y, Vec2::X, Vec2::NEG_X].map(beside);
    let best = ways.into_iter().min_by_key(|way| covered(*way));
    best.unwrap_or((middle, middle))
}

/// Sets an entity on its way; where there is no time for it, the entity is at the end at once.
pub(super) fn begin(world: &mut World, entity: Entity, motion: Motion) {
    let motion = if world.resource::<Settings>().reduce_motion {
        motion.still()
    } else {
        motion
    };
    let (from, to) = (motion.from, motion.to);
    let mut entity = world.entity_mut(entity);
    if motion.seconds > 0.0 {
        entity.insert(motion);
        if let Some(mut transform) = entity.get_mut::<Transform>() {
            transform.translation = from;
        }
    } else if motion.leaves {
        entity.despawn();
    } else if let Some(mut transform) = entity.get_mut::<Transform>() {
        transform.translation = to;
        entity.remove::<Motion>();
    }
}

pub(super) fn move_pieces(
    mut commands: Commands,
    time: Res<Time>,
    layout: Res<Layout>,
    mut moving: Query<(
        Entity,
        &mut Motion,
        &mut Transform,
        Option<&mut Sprite>,
        Option<&BoardPiece>,
    )>,
    mut power: ResMut<Power>,
) {
    let step = time.delta().min(LONGEST_STEP).as_secs_f32();
    for (entity, mut motion, mut transform, mut sprite, piece) in &mut moving {
        power.stay_awake();
        motion.elapsed += step;
        let share = (motion.elapsed / motion.seconds).clamp(0.0, 1.0);
        let ease = EaseFunction::CubicInOut.sample_clamped(share);
        let between = |(a, b): (f32, f32)| a + (b - a) * ease;
        transform.translation = motion.from.lerp(motion.to, ease);
        transform.scale = Vec3::splat(between(motion.sizes));
        if motion.alphas != (1.0, 1.0)
            && let Some(sprite) = &mut sprite
        {
            sprite.color.set_alpha(between(motion.alphas));
        }
        if share >= 1.0 {
            transform.translation = motion.to;
            if let Some(piece) = piece {
                // The board may have been moved or enlarged meanwhile.
                let at = layout.to_world(piece.centre(&layout));
                transform.translation = at.extend(piece.height());
                if let Some(sprite) = &mut sprite {
                    sprite.custom_size = Some(piece.size(&layout));
                }
            }
            if motion.leaves {
                commands.entity(entity).despawn();
            } else {
                commands.entity(entity).remove::<Motion>();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_rise_clear_of_other_leaders_where_they_can() {
        let layout = Layout::of(Vec2::new(1280.0, 800.0), 1.0, 1.0);
        let size = Vec2::new(1.5, 0.55) * layout.cell;
        let at: Cell = "h5".parse().expect("a cell");
        let (from, to) = pop_up(&layout, at, None, CellSet::default(), size);
        // Somebody stands where they would rise.
        let middle = layout.cell_at(from.lerp(to, 0.5)).expect("a cell");
        let others: CellSet = [middle].into_iter().collect();
        let (from, to) = pop_up(&layout, at, None, others, size);
        for place in [from, from.lerp(to, 0.5), to] {
            let words = Rect::from_center_size(place, size);
            let leader = layout.cell_rect(middle).inflate(-0.5);
            assert!(words.intersect(leader).is_empty());
        }
    }

    #[test]
    fn points_rise_beside_whoever_they_credit() {
        for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
            let layout = Layout::of(Vec2::new(width, height), 1.0, 1.0);
            let size = Vec2::new(1.5, 0.55) * layout.cell;
            for at in Cell::all() {
                let around = at.neighbours().with(at).around().with(at);
                for credited in around | at.neighbours() {
                    let (from, to) = pop_up(&layout, at, Some(credited), CellSet::default(), size);
                    for step in 0..=8 {
                        let place = from.lerp(to, step as f32 / 8.0);
                        let words = Rect::from_center_size(place, size);
                        let cell = layout.cell_rect(credited).inflate(-0.5);
                        assert!(words.intersect(cell).is_empty(), "{at} {credited}");
                        assert!(layout.area.contains(words.center()), "{at}");
                    }
                }
            }
        }
    }
}
