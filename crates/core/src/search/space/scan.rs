//! Looks along a line of cells, 64 at a time, for the first cell where a jump must stop.

use crate::map::plane::Plane;
use crate::options::Diagonal;

/// Where a straight jump ends.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Stop {
    /// At a cell where something forces a turn, or at the target.
    JumpPoint(u32),
    /// At the last free cell.
    DeadEnd(u32),
}

/// A line of cells with the lines beside it.
pub(crate) struct Line<'m> {
    here: &'m [u64],
    beside: [&'m [u64]; 2],
    rule: Diagonal,
}

impl<'m> Line<'m> {
    pub fn new(plane: &'m Plane, line: u32, rule: Diagonal) -> Self {
        let line = line as i32;
        Self {
            here: plane.line(line),
            beside: [plane.line(line - 1), plane.line(line + 1)],
            rule,
        }
    }

    /// Goes on from the cell after (or before) `from` to the first stop.
    pub fn scan(&self, from: u32, forward: bool, target: Option<u32>) -> Stop {
        let (first, bit) = (from as usize / 64, from % 64);
        let mut word = first as isize;
        // Of the first word, the cells that lie ahead.
        let mut ahead = match (forward, bit) {
            (true, 63) | (false, 0) => 0,
            (true, bit) => u64::MAX << (bit + 1),
            (false, bit) => (1 << bit) - 1,
        };
        loop {
            let walls = at(self.here, word) & ahead;
            let mut stops = (walls | self.forced(word, forward)) & ahead;
            if let Some(target) = target.filter(|&target| target as isize / 64 == word) {
                stops |= (1 << (target % 64)) & ahead;
            }
            if stops != 0 {
                let bit = if forward {
                    stops.trailing_zeros()
                } else {
                    63 - stops.leading_zeros()
                };
                let along = word as i64 * 64 + i64::from(bit);
                return if walls >> bit & 1 == 0 {
                    Stop::JumpPoint(along as u32)
                } else {
                    Stop::DeadEnd((along - if forward { 1 } else { -1 }) as u32)
                };
            }
            word += if forward { 1 } else { -1 };
            ahead = u64::MAX;
        }
    }

    /// The cells of a word where a wall beside the line forces a turn.
    ///
    /// ```text
    ///   . . # .     corners may be cut: j below the wall, since the cell after the wall (o) is
    ///   > > j o     cheapest by j         (one row further right where they may not)
    /// ```
    fn forced(&self, word: isize, forward: bool) -> u64 {
        let next = |line: &[u64]| shifted(line, word, forward);
        let last = |line: &[u64]| shifted(line, word, !forward);
        self.beside.iter().fold(0, |bits, line| {
            bits | match self.rule {
                Diagonal::Always => at(line, word) & !next(line),
                Diagonal::AtMostOneObstacle => at(line, word) & !next(line) & !next(self.here),
                Diagonal::NoObstacles | Diagonal::Never => last(line) & !at(line, word),
            }
        })
    }
}

/// A word of a line; all that lies outside is wall.
fn at(line: &[u64], word: isize) -> u64 {
    usize::try_from(word)
        .ok()
        .and_then(|word| line.get(word))
        .copied()
        .unwrap_or(u64::MAX)
}

/// A word of a line moved by one cell, so that each bit tells of the cell after it (or before it).
fn shifted(line: &[u64], word: isize, after: bool) -> u64 {
    if after {
        at(line, word) >> 1 | at(line, word + 1) << 63
    } else {
        at(line, word) << 1 | at(line, word - 1) >> 63
    }
}
