//! Which directions are worth taking from a cell, by the direction in which the search has entered it: jump point search's one idea.
//!
//! A step from x to n is left out where the cell p before x reaches n as cheaply without x. Of equally short ways one is
//! chosen: the *major* moves come first (diagonal ones; with four directions, vertical ones).
//!
//! ```text
//!   . . .        entered from p going right:        # n n      with a wall above p, the two cells
//!   p x n        only n is left                     p x n      above x can't be reached without x
//!   . . .                                           . . .
//! ```

use crate::options::Diagonal;
use crate::search::space::direction::{FIRST_DIAGONAL, OFFSETS, count, diagonal_allowed};
use std::sync::OnceLock;

/// Entered in no direction: the start.
pub(crate) const ANY: usize = 8;

/// For one rule: the directions to take, as a bit each, by the direction of entry and by which of the 8 neighbours are walls.
pub(crate) struct Pruning {
    keep: [[u8; 256]; 9],
}

impl Pruning {
    pub fn of(rule: Diagonal) -> &'static Self {
        static TABLES: [OnceLock<Pruning>; 4] = [const { OnceLock::new() }; 4];
        TABLES[rule as usize].get_or_init(|| Self::new(rule, Block::keeps))
    }

    /// The directions to take, as bits, where the walls among the neighbours are `walls` (a bit for each direction).
    #[inline]
    pub fn keep(&self, entered: usize, walls: u8) -> u8 {
        self.keep[entered][walls as usize]
    }

    /// `keeps`: whether a way over the middle of a block is worth taking. From a start all that are possible are.
    pub(super) fn new(rule: Diagonal, keeps: fn(&Block, &Passage) -> bool) -> Self {
        let mut keep = [[0; 256]; 9];
        for (entered, row) in keep.iter_mut().enumerate() {
            for (walls, kept) in row.iter_mut().enumerate() {
                let block = Block {
                    walls: walls as u8,
                    rule,
                };
                *kept = (0..count(rule))
                    .filter(|&direction| block.takes(entered, direction, keeps))
                    .fold(0, |bits, direction| bits | 1 << direction);
            }
        }
        Self { keep }
    }
}

/// Whether a direction belongs to the moves that come first among equally short ways.
pub(crate) fn is_major(rule: Diagonal, direction: usize) -> bool {
    if rule == Diagonal::Never {
        OFFSETS[direction].0 == 0
    } else {
        direction >= FIRST_DIAGONAL
    }
}

/// The 3 x 3 cells around x = (0, 0), which is free.
pub(super) struct Block {
    walls: u8,
    rule: Diagonal,
}

type Offset = (i32, i32);

/// From the cell before x over x to another one.
pub(super) struct Passage {
    /// The direction in which x was entered.
    entered: usize,
    pub before: Offset,
    pub to: Offset,
    /// What the step from x costs.
    pub onward: f64,
}

impl Block {
    fn takes(&self, entered: usize, direction: usize, keeps: fn(&Self, &Passage) -> bool) -> bool {
        let to = OFFSETS[direction];
        let Some(onward) = self.step((0, 0), to) else {
            return false;
        };
        if entered == ANY {
            return true;
        }
        let before = (-OFFSETS[entered].0, -OFFSETS[entered].1);
        let passage = Passage {
            entered,
            before,
            to,
            onward,
        };
        to != before && keeps(self, &passage)
    }

    fn keeps(&self, passage: &Passage) -> bool {
        let with_x = self
            .step(passage.before, (0, 0))
            .map_or(f64::INFINITY, |first| first + passage.onward);
        let without = self.shortest_without_x(passage.before, passage.to);
        if is_major(self.rule, passage.entered) {
            without >= with_x
        } else {
            without > with_x
        }
    }

    /// In one step or two: no way of three is as short as a way of two by x.
    fn shortest_without_x(&self, from: Offset, to: Offset) -> f64 {
        let direct = self.step(from, to);
        let by_one = OFFSETS
            .iter()
            .filter_map(|&middle| Some(self.step(from, middle)? + self.step(middle, to)?));
        direct
            .into_iter()
            .chain(by_one)
            .fold(f64::INFINITY, f64::min)
    }

    /// What a step between two neighbouring cells costs, if it is possible.
    pub fn step(&self, from: Offset, to: Offset) -> Option<f64> {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        if dx.abs().max(dy.abs()) != 1 || self.is_wall(from) || self.is_wall(to) {
            return None;
        }
        if dx == 0 || dy == 0 {
            return Some(1.0);
        }
        let beside = [self.is_wall((to.0, from.1)), self.is_wall((from.0, to.1))];
        diagonal_allowed(self.rule, beside).then_some(std::f64::consts::SQRT_2)
    }

    fn is_wall(&self, cell: Offset) -> bool {
        OFFSETS
            .iter()
            .position(|&offset| offset == cell)
            .is_some_and(|bit| self.walls >> bit & 1 != 0)
    }
}
