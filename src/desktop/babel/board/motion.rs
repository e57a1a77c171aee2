//! Movements over the table.

use crate::desktop::app::power::{LONGEST_STEP, Power};
use bevy::prelude::*;

/// A movement on its way; it ends with the entity at rest, or gone.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    pub from: Vec3,
    pub to: Vec3,
    pub seconds: f32,
    /// Seconds before it begins.
    pub wait: f32,
    /// How large the entity is at the beginning and at the end.
    pub size: Option<(Vec2, Vec2)>,
    /// Whether the entity leaves at the end.
    pub leaves: bool,
    /// Seconds that have gone by.
    pub elapsed: f32,
}

impl Motion {
    /// From one place to another in so many seconds.
    pub fn new(from: Vec3, to: Vec3, seconds: f32) -> Motion {
        Motion {
            from,
            to,
            seconds,
            wait: 0.0,
            size: None,
            leaves: false,
            elapsed: 0.0,
        }
    }
}

/// What moves lies over what rests.
const OVER: f32 = 20.0;

pub(super) fn move_pieces(
    mut commands: Commands,
    time: Res<Time>,
    mut moving: Query<(Entity, &mut Motion, &mut Transform, &mut Sprite)>,
    mut power: ResMut<Power>,
) {
    let step = time.delta().min(LONGEST_STEP).as_secs_f32();
    for (entity, mut motion, mut transform, mut sprite) in &mut moving {
        power.stay_awake();
        motion.elapsed += step;
        let gone = motion.elapsed - motion.wait;
        let share = match motion.seconds > 0.0 {
            true => (gone / motion.seconds).clamp(0.0, 1.0),
            false => 1.0,
        };
        let ease = EaseFunction::CubicInOut.sample_clamped(share);
        let at = motion.from.lerp(motion.to, ease);
        transform.translation = at.truncate().extend(at.z + OVER);
        if let Some((from, to)) = motion.size {
            sprite.custom_size = Some(from.lerp(to, ease));
        }
        if motion.leaves {
            // It is seen for most of its way.
            sprite.color.set_alpha(((1.0 - share) * 3.0).min(1.0));
        }
        if share < 1.0 {
            continue;
        }
        if motion.leaves {
            commands.entity(entity).despawn();
        } else {
            transform.translation = motion.to;
            commands.entity(entity).remove::<Motion>();
        }
    }
}
