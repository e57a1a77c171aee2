//! Looking at a table, by the code that suits the processor.

use super::survey::Survey;
use super::{Asked, Levels, encode};
use crate::tigris::rules::Table;

/// What is seen of one table after another.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    survey: Survey,
    levels: Levels,
    wide: bool,
}

impl Sight {
    /// Nothing has been looked at yet.
    pub(crate) fn new() -> Sight {
        Sight {
            survey: Survey::default(),
            levels: Levels::NONE,
            wide: has_wide_masks(),
        }
    }

    /// What the net is told of a table.
    pub(crate) fn see(&mut self, table: &Table, asked: &Asked) -> &Levels {
        match self.wide {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `wide` is set only where the processor was asked and has all of it.
            true => unsafe { self.look_wide(table, asked) },
            _ => self.look(table, asked),
        }
        &self.levels
    }

    #[inline(always)]
    fn look(&mut self, table: &Table, asked: &Asked) {
        self.survey.take(table);
        encode(table, &self.survey, asked, &mut self.levels);
    }

    /// The same, where cells are counted and found in masks, and masks moved, by single instructions.
    /// It is all whole numbers, so nothing can differ. What is called is `inline(always)`, to be compiled
    /// for this as well.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn look_wide(&mut self, table: &Table, asked: &Asked) {
        self.look(table, asked);
    }
}

fn has_wide_masks() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{below, generator};
    use crate::tigris::bots::features::Moment;
    use crate::tigris::rules::{Board, Options, Position, Seats, Setup, Unheard};

    #[test]
    fn both_ways_of_looking_see_the_same() {
        let mut setup = Setup::new(Board::advanced(), Seats::first(4).unwrap(), 3);
        setup.options = Options {
            buildings: true,
            wonder: true,
            ..Options::default()
        };
        let mut game = Position::new(&setup);
        let mut random = generator(4);
        let mut legal = Vec::new();
        let [mut wide, mut narrow] = [Sight::new(), Sight::new()];
        narrow.wide = false;
        while let Some(dynasty) = game.decider() {
            let asked = Asked {
                dynasty,
                hand: game.hand(dynasty),
                fresh: 0,
                bag: game.bag().len(),
                moment: Moment::of(game.table()),
            };
            assert_eq!(
                wide.see(game.table(), &asked),
                narrow.see(game.table(), &asked)
            );
            game.legal(&mut legal);
            let chosen = below(&mut random, legal.len() as u32) as usize;
            game.play(legal[chosen], &mut Unheard);
        }
    }
}
