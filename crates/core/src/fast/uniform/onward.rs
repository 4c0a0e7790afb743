//! Which neighbours of a cell a search step by step looks at, by the direction it came from and the walls around.

use crate::fast::trees::ROOT;
use crate::options::Diagonal;

/// The neighbours clockwise, beginning above. Odd ones are diagonal.
pub(super) const STEPS: [(i32, i32); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];
/// In place of the direction of arrival at the start, and at the root of a tree.
pub(crate) const NOWHERE: usize = ROOT as usize;

/// Where to go on to, as a bit for each of [`STEPS`], by direction of arrival and walls around.
#[derive(Debug)]
pub(crate) struct Onward {
    rule: Diagonal,
    /// Each entry is computed when a search first needs it, and has [`KNOWN`] added from then on: a small map needs few of them.
    table: Vec<u16>,
}

const KNOWN: u16 = 1 << 8;

impl Onward {
    pub fn new(rule: Diagonal) -> Self {
        let table = vec![0; (NOWHERE + 1) << 9];
        Self { rule, table }
    }

    #[inline]
    pub fn get(&mut self, came: usize, walls: usize) -> u8 {
        let known = &mut self.table[came << 9 | walls];
        if *known == 0 {
            *known = KNOWN | u16::from(onward(self.rule, came, walls));
        }
        *known as u8
    }
}

/// What a step adds to a cell, as y << 12 | x.
pub(crate) fn cell_step(step: usize) -> i32 {
    let (dx, dy) = STEPS[step];
    (dy << 12) + dx
}

/// The walls of the 3 x 3 cells around a bit, line by line.
#[inline]
pub(crate) fn walls_around(words: &[u64], bit: usize, line: usize) -> usize {
    let (word, shift) = ((bit - 1) / 64, (bit - 1) % 64);
    let three = |row: usize| {
        let low = words[row] >> shift;
        let high = if shift < 62 {
            0
        } else {
            words[row + 1] << (64 - shift)
        };
        (low | high) as usize & 7
    };
    three(word - line / 64) | three(word) << 3 | three(word + line / 64) << 6
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
