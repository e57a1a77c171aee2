//! Everything a person sees, hears and touches: Bevy.
//!
//! Input becomes a decision, the rules play it, their events move the entities, and when the queue
//! of events is empty the entities are checked against the position. The desktop never decides
//! what is legal and keeps no second copy of a rule.

pub mod app;
pub mod art;
pub mod audio;
pub mod babel;
#[cfg(feature = "dev-tools")]
pub mod dev_tools;
pub mod games;
pub mod history;
pub mod practice;
pub mod reckoning;
pub mod replay;
pub mod screens;
pub mod session;
pub mod theme;
pub mod tigris;
pub mod turn;

use crate::locale::Locale;
use app::graphics;
use app::no_screen;
use app::options::Options;
use app::report;
use app::screen::{Leaving, Screen};
use app::settings;
use app::system;
use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::WindowCloseRequested;
use bevy::winit::WINIT_WINDOWS;
use bevy_egui::EguiPlugin;

/// Every plugin of the desktop but Bevy's own, in the order of the way data flows.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    // Bevy notices only in `Last` that the window was closed, and there is no frame after that.
    app.configure_sets(
        Last,
        Leaving
            .after(bevy::window::ExitSystems)
            .run_if(on_message::<AppExit>),
    );
    // Bevy closes a window in the frame after the one in which it is told to, and only then leaves.
    let closing = on_message::<WindowCloseRequested>;
    app.add_systems(PreUpdate, leave.run_if(closing));
    app.init_state::<Screen>().add_plugins((
        app::plugin,
        theme::plugin,
        session::plugin,
        games::plugin,
        art::plugin,
        audio::plugin,
        screens::plugin,
        turn::plugin,
        tigris::plugin,
        babel::plugin,
        replay::plugin,
        history::plugin,
        practice::plugin,
    ));
}

/// The program is left with its window.
fn leave(mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}

/// Ends the process, as Bevy would after another frame.
///
/// To give back the device, its pictures and their memory one by one takes as long as half a frame,
/// and the system takes all of it anyway.
fn end(world: &mut World) {
    let mut exits = world.resource_mut::<Messages<AppExit>>();
    let failure = exits.drain().find_map(|exit| match exit {
        AppExit::Success => None,
        AppExit::Error(code) => Some(code.get()),
    });
    // Writers wait for their files when they are dropped, and the clipboard hands over what it holds.
    world.clear_all();
    // As Bevy does: macOS wants a window gone before the thread that holds it ends.
    WINIT_WINDOWS.with_borrow_mut(|held| held.windows.clear());
    std::process::exit(failure.unwrap_or(0).into())
}

/// Opens the window and plays until it is closed, which ends the process; returns only if the window
/// system or the graphics fail, which a person is told.
pub fn run(options: Options) -> AppExit {
    let tour = options.tour.is_some();
    let mut app = App::new();
    let settings = settings::install(&mut app);
    let words = Locale::chosen(settings.language.as_deref());
    let graphics = match graphics::open() {
        Ok(graphics) => graphics,
        Err(why) => {
            system::show(&why.sentence(&words));
            return AppExit::error();
        }
    };
    let title = words.text("window-title");
    let window = settings::window(&settings, &options, title);
    let plugins = DefaultPlugins
        .build()
        // Bevy's handler waits for a frame that a sleeping program never draws. The system's
        // own ends it at once, and the autosave loses nothing by it.
        .disable::<bevy::app::TerminalCtrlCHandlerPlugin>()
        // A frame is drawn where it was worked out, not on a thread of its own beside the next one:
        // what is dragged is seen a frame sooner, and leaving waits for no frame behind the one at
        // hand. With a software renderer a frame takes a twentieth longer so.
        .disable::<PipelinedRenderingPlugin>()
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(LogPlugin {
            custom_layer: report::layer,
            ..default()
        })
        .set(AssetPlugin {
            meta_check: AssetMetaCheck::Never,
            ..default()
        })
        .set(bevy::render::RenderPlugin {
            render_creation: graphics.creation,
            // Leaving while pipelines are still compiled can crash the software driver.
            synchronous_pipeline_compilation: tour,
            ..default()
        });
    let windows = no_screen::with_screen(|| {
        app.add_plugins(plugins);
    });
    if let Err(why) = windows {
        system::show(&why.sentence(&words));
        return AppExit::error();
    }
    graphics::keep_meshes_apart(&mut app);
    for driver in graphics.passed_over {
        warn!("no device: {driver}");
    }
    app.insert_resource(options);
    app.add_plugins(plugin);
    #[cfg(feature = "dev-tools")]
    app.add_plugins((dev_tools::tour::plugin, dev_tools::measure::plugin));
    app.add_systems(Last, end.after(Leaving).run_if(on_message::<AppExit>));
    app.run()
}
