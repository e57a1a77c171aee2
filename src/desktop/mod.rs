//! Everything a person sees, hears and touches: Bevy.
//!
//! Input becomes a decision, the rules play it, their events move the entities, and when the queue
//! of events is empty the entities are checked against the position. The desktop never decides
//! what is legal and keeps no second copy of a rule.

pub mod options;

pub mod art;
pub mod power;
pub mod report;
pub mod screens;
pub mod session;
pub mod table;
pub mod theme;
pub mod tour;

use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use options::Options;

/// The screens between which a person moves.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Title,
    NewGame,
    Load,
    Settings,
    About,
    Table,
    Results,
}

/// Every plugin of the desktop but Bevy's own, in the order of the way data flows.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    app.init_state::<Screen>().add_plugins((
        power::plugin,
        theme::plugin,
        art::plugin,
        session::plugin,
        screens::plugin,
        table::plugin,
    ));
}

/// Opens the window and plays until it is closed.
pub fn run(options: Options) -> AppExit {
    let tour = options.tour.is_some();
    let (width, height) = options.size.unwrap_or((1280, 800));
    let mut resolution = bevy::window::WindowResolution::new(width, height);
    if let Some(scale) = options.scale {
        resolution.set_scale_factor_override(Some(scale));
    }
    let window = Window {
        title: crate::locale::Locale::system().text("window-title"),
        name: Some("two-rivers".to_string()),
        resolution,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() })
            .set(bevy::render::RenderPlugin {
                // Leaving while pipelines are still compiled can crash the software driver.
                synchronous_pipeline_compilation: tour,
                ..default()
            }),
    );
    app.insert_resource(options);
    app.add_plugins((plugin, tour::plugin));
    app.run()
}
