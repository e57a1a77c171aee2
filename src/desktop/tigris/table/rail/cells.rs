//! The board as a grid for people who hear it: every cell with what lies there and where it is seen,
//! row by row. Pressed, a cell is used as Enter uses the one under the cursor.

use crate::desktop::app::screen::Screen;
use crate::desktop::app::words::Words;
use crate::desktop::art::paint::egui_rect;
use crate::desktop::games::tigris::Session;
use crate::desktop::theme::screen_reader::gather;
use crate::desktop::tigris::board::layout::Layout;
use crate::desktop::tigris::table::input::keyboard::use_cell;
use crate::desktop::tigris::table::input::put_down::PutDown;
use crate::desktop::tigris::table::state::held::{Held, Pointing};
use crate::tigris::rules::{COLUMNS, Cell, ROWS, Table};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Node, Role};
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        cells.run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// What every cell was called the last time, and on which table.
#[derive(Default)]
struct Called {
    table: Option<Table>,
    names: Vec<String>,
}

impl Called {
    /// The names of all cells: put into words again only when something on the board or the language
    /// has changed.
    fn renew(&mut self, table: &Table, words: &Res<Words>) {
        if self.table.as_ref() == Some(table) && !words.is_changed() {
            return;
        }
        self.names = Cell::all()
            .map(|cell| words.cell_in_words(table, cell))
            .collect();
        self.table = Some(table.clone());
    }
}

fn cells(
    mut contexts: EguiContexts,
    layout: Res<Layout>,
    words: Res<Words>,
    pointing: Res<Pointing>,
    mut called: Local<Called>,
    mut held: ResMut<Held>,
    mut put: PutDown,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let grid = Id::new("the cells of the board");
    // Usually nobody listens, and then nothing is put into words.
    let described = ctx.accesskit_node_builder(grid, |node: &mut Node| {
        node.set_role(Role::Grid);
        node.set_label(words.text("spoken-grid"));
        node.set_row_count(ROWS.into());
        node.set_column_count(COLUMNS.into());
        node.set_bounds(bounds(layout.board().intersect(layout.area)));
    });
    let Some(session) = put
        .turn()
        .session
        .as_deref()
        .filter(|_| described.is_some())
    else {
        return Ok(());
    };
    called.renew(session.shown().table(), &words);
    let cursor = pointing.cell.filter(|_| pointing.by_key);
    let mut lines = Vec::new();
    let mut line = Vec::new();
    let mut pressed = None;
    for (cell, name) in Cell::all().zip(&called.names) {
        let id = grid.with((cell.column(), cell.row()));
        describe(&ctx, id, cell, name, cursor == Some(cell), &layout);
        if ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Click)) {
            pressed = Some(cell);
        }
        line.push(id);
        if cell.column() + 1 == COLUMNS {
            lines.push(row(&ctx, grid, cell, &line, &words));
            line.clear();
        }
    }
    gather(&ctx, grid, &lines);
    if let Some(cell) = pressed {
        use_cell(cell, &layout, &mut held, &mut put);
    }
    Ok(())
}

fn describe(ctx: &Context, id: Id, cell: Cell, name: &str, cursor: bool, layout: &Layout) {
    ctx.accesskit_node_builder(id, |node: &mut Node| {
        node.set_role(Role::GridCell);
        node.set_label(name);
        node.set_row_index(cell.row().into());
        node.set_column_index(cell.column().into());
        node.add_action(accesskit::Action::Click);
        if cursor {
            node.set_selected(true);
        }
        // Of an enlarged board some cells are out of sight.
        let seen = layout.cell_rect(cell).intersect(layout.area);
        if !seen.is_empty() {
            node.set_bounds(bounds(seen));
        }
    });
}

/// A row of the board, of these cells; `last` is one of them.
fn row(ctx: &Context, grid: Id, last: Cell, cells: &[Id], words: &Words) -> Id {
    let id = grid.with(("row", last.row()));
    ctx.accesskit_node_builder(id, |node: &mut Node| {
        node.set_role(Role::Row);
        node.set_row_index(last.row().into());
        let number = u32::from(last.row()) + 1;
        node.set_label(words.format("spoken-row", &[("row", number.into())]));
    });
    gather(ctx, id, cells);
    id
}

fn bounds(place: Rect) -> accesskit::Rect {
    let place = egui_rect(place);
    accesskit::Rect {
        x0: place.min.x.into(),
        y0: place.min.y.into(),
        x1: place.max.x.into(),
        y1: place.max.y.into(),
    }
}
