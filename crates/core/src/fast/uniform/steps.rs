//! A* cell by cell that reaches each cell once: of all equally short ways round a cell only the one with its diagonals first counts.
//!
//! Which neighbours are worth looking at depends on where one comes from, as in jump point search:
//!
//! ```text
//!   came from the left        came from below left
//!   . . .     # f f           . n n      n: always, f: only where the wall # forbids
//!   > x n     > x n           . x n         the way that goes round x
//!   . . .     . . .           / . .
//! ```
//!
//! It looks at more cells than jumps do, but at each for a moment only: where walls are many and small, it is quicker.

use super::nodes::{Cell, Nodes, cell_of, column, record, row};
use super::queue::Queue;
use super::scale::Scale;
use crate::fast::Found;
use crate::grid::Grid;
use crate::options::Diagonal;

/// The neighbours clockwise, beginning above. Odd ones are diagonal.
const STEPS: [(i32, i32); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];
/// In place of the direction in which one came to the start.
const NOWHERE: usize = 8;

/// Where to go on to, as a bit for each of [`STEPS`], by direction of arrival and walls around.
#[derive(Debug)]
pub(crate) struct Steps {
    rule: Diagonal,
    /// Filled as it is asked for, with [`KNOWN`] added: a small map needs but a little of it.
    onward: Vec<u16>,
}

const KNOWN: u16 = 1 << 8;

impl Steps {
    pub fn new(rule: Diagonal) -> Self {
        let onward = vec![0; (NOWHERE + 1) << 9];
        Self { rule, onward }
    }

    #[inline]
    fn onward(&mut self, came: usize, walls: usize) -> u8 {
        let known = &mut self.onward[came << 9 | walls];
        if *known == 0 {
            *known = KNOWN | u16::from(onward(self.rule, came, walls));
        }
        *known as u8
    }

    pub fn rule(&self) -> Diagonal {
        self.rule
    }

    /// A cheapest path. `None` where the scale is too coarse to tell.
    // A first call compiles only what it runs: hence not a part of its caller.
    #[inline(never)]
    pub fn search(
        &mut self,
        grid: &Grid,
        scale: Scale,
        start: Cell,
        goal: Cell,
        nodes: &mut Nodes,
        queue: &mut Queue,
    ) -> Option<Found> {
        let plane = grid.rows();
        let (words, line) = (plane.words(), plane.stride() * 64);
        let cell_steps = STEPS.map(|(dx, dy)| (dy << 12) + dx);
        // Eight columns of records after each other, so that cells above each other lie close to each other in memory.
        let tall = grid.height() as usize * 8;
        let strip =
            |at: Cell| (column(at) as usize >> 3) * tall + ((row(at) << 3 | at & 7) as usize);
        let costs = [scale.straight, scale.diagonal];

        let mut found = Found::default();
        let mut best = scale.limit;
        let mut cut = false;
        nodes.begin(words.len() * 64, scale.limit);
        let base = nodes.base;
        queue.begin(scale.distance(start, goal), scale.shift);
        *nodes.at(strip(start)) = record(base, NOWHERE as u32);
        queue.push(scale.distance(start, goal), record(base, start));
        while let Some(taken) = queue.pop() {
            if queue.least() >= best {
                break;
            }
            let at = cell_of(taken);
            let place = plane.bit(column(at), row(at));
            let known = *nodes.at(strip(at));
            if known >> 24 != taken >> 24 {
                continue;
            }
            found.expanded += 1;
            let came = cell_of(known) as usize;
            let mut onward = self.onward(came, walls_around(words, place, line));
            while onward != 0 {
                let step = onward.trailing_zeros() as usize % 8;
                onward &= onward - 1;
                let to = at.wrapping_add_signed(cell_steps[step]);
                let counted = (taken >> 24) + costs[step % 2];
                let known = nodes.at(strip(to));
                if *known >> 24 <= counted {
                    cut |= counted - base >= scale.limit;
                    continue;
                }
                let rest = scale.distance(to, goal);
                let f = counted - base + rest;
                if f >= best {
                    cut |= best == scale.limit;
                    continue;
                }
                *known = record(counted, step as u32);
                found.generated += 1;
                if rest == 0 {
                    best = f;
                } else {
                    queue.push(f, record(counted, to));
                }
            }
        }
        found.comparisons = found.generated;
        found.moves = found.generated + found.expanded;
        if best == scale.limit {
            return (!cut).then_some(found);
        }
        let (mut at, mut last) = (goal, NOWHERE);
        loop {
            let came = cell_of(nodes.known(strip(at))) as usize;
            if came != last || came == NOWHERE {
                found.turns.push(row(at) * grid.width() + column(at));
            }
            if came == NOWHERE {
                break;
            }
            found.diagonal += came as u32 % 2;
            found.straight += 1 - came as u32 % 2;
            last = came;
            at = at.wrapping_add_signed(-cell_steps[came]);
        }
        found.turns.reverse();
        Some(found)
    }
}

/// The walls of the 3 x 3 cells around a bit, line by line.
#[inline]
fn walls_around(words: &[u64], bit: usize, line: usize) -> usize {
    let (word, shift) = ((bit - 1) / 64, (bit - 1) % 64);
    let rows = [word - line / 64, word, word + line / 64];
    let three = if shift < 62 {
        rows.map(|row| words[row] >> shift & 7)
    } else {
        rows.map(|row| (words[row] >> shift | words[row + 1] << (64 - shift)) & 7)
    };
    (three[0] | three[1] << 3 | three[2] << 6) as usize
}

/// The neighbours that are worth looking at. `walls` are the 3 x 3 cells around, line by line.
fn onward(rule: Diagonal, came: usize, walls: usize) -> u8 {
    // The same clockwise.
    let walls = [1, 2, 5, 8, 7, 6, 3, 0]
        .iter()
        .enumerate()
        .fold(0, |all, (step, &place)| all | (walls >> place & 1) << step);
    let free = !walls as u8;
    may_step(rule, free)
        & if came == NOWHERE {
            u8::MAX
        } else {
            worthwhile(rule, free, came as u32)
        }
}

/// The neighbours to which one can step, a bit for each of [`STEPS`].
fn may_step(rule: Diagonal, free: u8) -> u8 {
    const STRAIGHT: u8 = 0b0101_0101;
    // For each diagonal the straight neighbours before and after it.
    let (before, after) = (free.rotate_left(1), free.rotate_right(1));
    let allowed = match rule {
        Diagonal::Never => 0,
        Diagonal::Always => u8::MAX,
        Diagonal::AtMostOneObstacle => before | after,
        Diagonal::NoObstacles => before & after,
    };
    free & (STRAIGHT | allowed)
}

/// The neighbours to which no other way is as short as the one through this cell, after a step in direction `came`.
fn worthwhile(rule: Diagonal, free: u8, came: u32) -> u8 {
    // Turned so that the step came from the opposite of bit 0 (or of bit 1 if it was diagonal).
    let diagonal = came & 1;
    let turn = came - diagonal;
    let walls = !free.rotate_right(turn);
    let wall = |bit: u32| walls >> bit & 1;
    let turned = match (rule, diagonal) {
        // Up and down come first, so after a step up or down all is new; after one to the side only what the walls behind hide.
        (Diagonal::Never, _) if came.is_multiple_of(4) => 0b0100_0101,
        (Diagonal::Never, _) => 1 | wall(3) << 2 | wall(5) << 6,
        // Ahead on both sides of the diagonal, and round a wall beside where it came from.
        (_, 1) => 0b111 | wall(6) << 7 | wall(4) << 3,
        // Ahead; to a side where the diagonal to it was not possible.
        (Diagonal::NoObstacles, _) => 1 | (wall(3) * 0b110) | (wall(5) * 0b1100_0000),
        // Ahead; diagonally round a wall beside.
        _ => 1 | wall(2) << 1 | wall(6) << 7,
    };
    turned.rotate_left(turn)
}
