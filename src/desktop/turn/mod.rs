//! What a turn is made of at the table of any game: how it ends, the curtain between people, what
//! happened since one's last, the log of all, what was refused and what is advised; who sits before it,
//! and who plays each seat.

pub mod advice;
pub mod bots;
pub mod button;
pub mod called;
pub mod curtain;
pub mod ending;
pub mod keys;
pub mod log;
pub mod recap;
pub mod refusal;
pub mod seat;
pub mod seating;
pub mod undo;
pub mod watching;

use crate::games::{Kind, with_game};

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.init_resource::<ending::Ending>()
        .add_message::<recap::ToggleRecap>()
        .add_message::<advice::ToggleAdvice>()
        .add_plugins((keys::plugin, watching::plugin));
    for game in Kind::ALL {
        with_game!(game, G => {
            seat::plugin_of::<G>(app);
            seating::plugin_of::<G>(app);
            watching::plugin_of::<G>(app);
            bots::plugin_of::<G>(app);
            recap::plugin_of::<G>(app);
            refusal::plugin_of::<G>(app);
            undo::plugin_of::<G>(app);
            advice::plugin_of::<G>(app);
        });
    }
}
