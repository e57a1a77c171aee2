//! The review of a finished game: begun on demand, worked out on a thread of its own, kept beside the game.
//!
//! Leaving the replay breaks the work off; only what is complete is kept. Notes are written soon after
//! they are typed, at the latest when the moment or the screen changes.

mod board;
mod desk;
mod moment;
mod panel;
mod sums;
mod then;
mod told;

pub use board::marks;
pub use desk::{Desk, Found};
pub(super) use panel::NOTE;
pub use then::then;

use super::play_on::PlayOn;
use super::{Replay, Reviewed};
use crate::desktop::app::covers::{Cover, Covers};
use crate::desktop::app::keys::{Action, Keys};
use crate::desktop::app::power::{Power, Waker};
use crate::desktop::app::requests::Help;
use crate::desktop::app::screen::Leaving;
use crate::desktop::app::settings::Settings;
use crate::desktop::app::trouble::{Trouble, Troubles};
use crate::desktop::app::words::Words;
use crate::desktop::screens::Menu;
use crate::desktop::session::looking_back::{Travel, Way};
use crate::desktop::session::{Autosaving, Flow, Session, looks_back};
use crate::desktop::theme::focus;
use crate::desktop::theme::guest::{Guest, RailDrawn};
use crate::review::{Mark, Plan};
use crate::search::Budget;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use std::path::PathBuf;
use std::time::Duration;

/// After so long without another letter a note is written.
const QUIET: Duration = Duration::from_secs(1);

/// How thoroughly games are reviewed.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Thoroughness(pub Plan);

impl Default for Thoroughness {
    fn default() -> Thoroughness {
        Thoroughness(Plan {
            threads: Budget::beside_a_program().threads,
            ..Plan::default()
        })
    }
}

/// What is asked of the review.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Opens the panel, and begins if there is no review yet; or closes it.
    Toggle,
    /// Begins to review.
    Begin,
    /// Breaks the work off.
    Cancel,
    /// Shows what it comes to, or closes that.
    Sums,
    /// To the mark before, or the next.
    Mark(Way),
    /// Marks only what people did, or everything again.
    Own,
}

/// Whether only what people did is marked: who comes back from an exercise or a trial finds it as it was.
#[derive(Resource, Default)]
struct OnlyPersons(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thoroughness>()
        .init_resource::<OnlyPersons>()
        .add_message::<Ask>()
        .add_systems(Last, (cover, leave_program.in_set(Leaving)));
}

pub(super) fn plugin_of<G: Reviewed>(app: &mut App) {
    let here = || {
        in_state(G::SCREEN)
            .and_then(resource_exists::<Replay<G>>)
            .and_then(resource_exists::<Desk>)
            .and_then(looks_back::<G>)
    };
    // A replay may end between this question and the systems, so each of them can do without.
    app.add_systems(
        Update,
        (
            (keys::<G>, obey::<G>)
                .chain()
                .in_set(Flow::Input)
                .after(super::keys::KeysRead),
            hear::<G>.in_set(Flow::Settle),
        )
            .run_if(here()),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            want.before(RailDrawn),
            (board::show::<G>, panel::show::<G>, sums::show::<G>)
                .chain()
                .after(RailDrawn),
        )
            .run_if(here()),
    );
}

/// Lays out what is known of the game of a replay that begins.
pub(super) fn open<G: Reviewed>(world: &mut World, file: Option<PathBuf>) {
    close(world);
    let Some(session) = world.get_resource::<Session<G>>() else {
        return;
    };
    let record = session.record().clone();
    let proxy = world.get_resource::<EventLoopProxyWrapper>();
    let mut desk = Desk::open(record, file, Waker::new(proxy));
    desk.own = world.resource::<OnlyPersons>().0;
    world.insert_resource(desk);
}

/// Has the game of a replay that has just begun reviewed, with the panel open.
pub(super) fn call_for(world: &mut World) {
    if let Some(mut desk) = world.get_resource_mut::<Desk>() {
        desk.open = true;
        desk.wanted = true;
    }
}

/// The file of the game on the table, if it has one.
pub(super) fn file_of<G: Reviewed>(world: &World) -> Option<PathBuf> {
    let session = world.get_resource::<Session<G>>()?;
    let saving = world.get_resource::<Autosaving<G>>()?;
    let file = saving.0.home(session.record());
    // A save that was only opened has no autosave before something is played in it.
    (session.is_kept() && file.is_file()).then_some(file)
}

/// The replay is over: work is broken off, and notes are written.
pub(super) fn close(world: &mut World) {
    let Some(mut desk) = world.remove_resource::<Desk>() else {
        return;
    };
    // Whoever comes back by the keyboard does not write into a note.
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    for mut context in contexts.iter_mut(world) {
        focus::leave(context.get_mut(), egui::Id::new(NOTE));
    }
    // The rail belongs to the table again.
    if desk.open {
        world.insert_resource(Guest::Nobody);
    }
    if let Err(why) = desk.put_away() {
        let why = world.resource::<Words>().disk_error(&why);
        let text = world
            .resource::<Words>()
            .format("review-not-kept", &[("why", why.into())]);
        world.write_message(Trouble(text));
    }
}

fn leave_program(desk: Option<ResMut<Desk>>) {
    if let Some(mut desk) = desk
        && let Err(why) = desk.put_away()
    {
        error!("a note cannot be written: {why:?}");
    }
}

fn cover(desk: Option<Res<Desk>>, mut covers: ResMut<Covers>) {
    let open = desk.is_some_and(|desk| desk.sums);
    if covers.has(Cover::Sums) != open {
        covers.set(Cover::Sums, open);
    }
}

fn want(desk: If<Res<Desk>>, mut guest: ResMut<Guest>) {
    let wanted = match desk.open {
        true => Guest::Room {
            alone: true,
            least: panel::LEAST,
            done: false,
        },
        false => Guest::Nobody,
    };
    guest.set_if_neq(wanted);
}

fn keys<G: Reviewed>(
    keys: Keys,
    menu: Res<Menu>,
    help: Res<Help>,
    play_on: Res<PlayOn<G>>,
    troubles: Res<Troubles>,
    desk: If<Res<Desk>>,
    mut asks: MessageWriter<Ask>,
) {
    if menu.is_open() || help.is_open() || play_on.is_open() || troubles.any() || desk.sums {
        return;
    }
    for (action, ask) in [
        (Action::Review, Ask::Toggle),
        (Action::ReviewBack, Ask::Mark(Way::Back)),
        (Action::ReviewOn, Ask::Mark(Way::On)),
    ] {
        if keys.just_pressed(action) {
            asks.write(ask);
        }
    }
}

fn obey<G: Reviewed>(
    mut asks: MessageReader<Ask>,
    session: If<Res<Session<G>>>,
    mut desk: If<ResMut<Desk>>,
    mut only: ResMut<OnlyPersons>,
    mut travels: MessageWriter<Travel>,
    mut power: ResMut<Power>,
) {
    for ask in asks.read() {
        power.stay_awake();
        let begins = match ask {
            Ask::Toggle if session.record().is_over() => {
                desk.open = !desk.open;
                desk.open
            }
            // What others hold would be told by what is best for them.
            Ask::Toggle => false,
            Ask::Begin => session.record().is_over(),
            Ask::Cancel => {
                desk.wanted = false;
                desk.cancel();
                false
            }
            Ask::Sums => {
                desk.summed = desk.sums;
                desk.sums = !desk.sums && desk.found().is_some();
                false
            }
            Ask::Own => {
                desk.own = !desk.own;
                only.0 = desk.own;
                false
            }
            Ask::Mark(way) => {
                let now = session.moment();
                let shown = |mark: &Mark| desk.shows(&session, mark);
                let moments = desk.found().map(|found| found.moments_of(shown));
                let mut moments = moments.unwrap_or_default().into_iter();
                let to = match way {
                    Way::On => moments.find(|moment| *moment > now),
                    Way::Back => moments.rfind(|moment| *moment < now),
                };
                travels.write_batch(to.map(Travel::To));
                false
            }
        };
        // What is being read is waited for.
        desk.wanted |= begins;
    }
}

/// Takes in what was worked out or read, begins what is asked for, and has written what is to be kept.
fn hear<G: Reviewed>(
    session: If<Res<Session<G>>>,
    (plan, settings): (Res<Thoroughness>, Res<Settings>),
    words: Res<Words>,
    time: Res<Time<Real>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut desk: If<ResMut<Desk>>,
    mut power: ResMut<Power>,
    mut trouble: MessageWriter<Trouble>,
) {
    // Looking for an answer is no change.
    let desk = desk.bypass_change_detection();
    let mut faults = Vec::new();
    if desk.hear::<G>(&session, &mut faults) {
        power.stay_awake();
    }
    if desk.wanted && !desk.is_reading() {
        desk.wanted = false;
        let plan = Plan {
            least: f64::from(settings.review.inaccuracy) / 100.0,
            ..plan.0
        };
        desk.begin(&session, plan, Waker::new(proxy.as_deref()));
    }
    desk.call_by(&session, &settings.review);
    let decisions = session.timeline().decisions(session.moment());
    desk.turn_to(decisions, Waker::new(proxy.as_deref()));
    if let Some(left) = desk.wait(time.elapsed(), QUIET) {
        match left.is_zero() {
            true => desk.keep_note(Waker::new(proxy.as_deref())),
            false => power.wake_in(left),
        }
    }
    for why in faults {
        let why = ("why", words.disk_error(&why).into());
        trouble.write(Trouble(words.format("review-not-kept", &[why])));
    }
}
