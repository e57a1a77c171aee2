//! What lies under everything: the picture of banks, river and quarry, and the ground of the strip.

use super::layout::Layout;
use crate::desktop::app::screen::Screen;
use crate::desktop::art::Art;
use crate::desktop::games::babel::Session;
use crate::desktop::session::Flow;
use crate::desktop::theme::palette;
use bevy::prelude::*;

/// Ground that belongs to the layout and is made anew with it.
#[derive(Component)]
struct Ground;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Babel), lay_ground)
        .add_systems(
            Update,
            lay_ground.run_if(in_state(Screen::Babel).and_then(resource_changed::<Layout>)),
        )
        .add_systems(
            Update,
            lay_table
                .before(Flow::Input)
                .run_if(resource_exists::<Session>),
        );
}

/// Tells the game whether its own table is there to be played on.
fn lay_table(art: Res<Art>, mut session: ResMut<Session>) {
    let laid = art.has_ground();
    if session.is_laid() != laid {
        session.lay(laid);
    }
}

fn lay_ground(
    mut commands: Commands,
    old: Query<Entity, With<Ground>>,
    layout: Res<Layout>,
    art: Res<Art>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut lay = |sprite: Sprite, rect: Rect, height: f32| {
        let at = layout.to_world(rect.center()).extend(height);
        commands.spawn((
            Ground,
            Sprite {
                custom_size: Some(rect.size()),
                ..sprite
            },
            Transform::from_translation(at),
            DespawnOnExit(Screen::Babel),
        ));
    };
    // Bare clay until the picture of the ground is there.
    lay(
        Sprite::from_color(palette::BARE, Vec2::ONE),
        layout.area,
        -0.1,
    );
    lay(Sprite::from_image(art.ground()), layout.area, 0.0);
    lay(
        Sprite::from_color(palette::STRIP, Vec2::ONE),
        layout.strip,
        0.5,
    );
    let edge = Rect::new(
        layout.strip.min.x,
        layout.strip.min.y,
        layout.strip.max.x,
        layout.strip.min.y + 2.0,
    );
    lay(Sprite::from_color(palette::GOLD, Vec2::ONE), edge, 0.6);
}
