//! Looking along lines of the map, 64 cells at a time.

use crate::map::grid::Grid;
use crate::map::plane::Plane;
use crate::options::Diagonal;

/// The first bit after `bit` at which a straight run stops: a wall, or a cell where it may have to turn because a wall beside it has just ended.
///
/// ```text
///   . # # . .         beside      a turn: a wall behind the cell beside, no wall beside
///   > > > T .         the run     (the same on the other side)
/// ```
#[inline]
pub(crate) fn stop_after(plane: &Plane, bit: usize) -> usize {
    let (words, stride) = (plane.words(), plane.stride());
    let mut place = bit / 64;
    let mut wanted = u64::MAX << (bit % 64) << 1;
    let (mut behind_left, mut behind_right) = (0, 0);
    loop {
        let (left, right) = (words[place - stride], words[place + stride]);
        let turns = (left << 1 | behind_left) & !left | (right << 1 | behind_right) & !right;
        let stops = (words[place] | turns) & wanted;
        if stops != 0 {
            return place * 64 + stops.trailing_zeros() as usize;
        }
        (behind_left, behind_right) = (left >> 63, right >> 63);
        wanted = u64::MAX;
        place += 1;
    }
}

/// The same towards lower bits.
#[inline]
pub(crate) fn stop_before(plane: &Plane, bit: usize) -> usize {
    let (words, stride) = (plane.words(), plane.stride());
    let mut place = bit / 64;
    let mut wanted = !(u64::MAX << (bit % 64));
    let (mut behind_left, mut behind_right) = (0, 0);
    loop {
        let (left, right) = (words[place - stride], words[place + stride]);
        let turns = (left >> 1 | behind_left) & !left | (right >> 1 | behind_right) & !right;
        let stops = (words[place] | turns) & wanted;
        if stops != 0 {
            return place * 64 + 63 - stops.leading_zeros() as usize;
        }
        (behind_left, behind_right) = (left << 63, right << 63);
        wanted = u64::MAX;
        place -= 1;
    }
}

/// Whether so many equal steps are possible from a free cell.
pub(crate) fn run_is_free(
    grid: &Grid,
    rule: Diagonal,
    x: u32,
    y: u32,
    (dx, dy, count): (i32, i32, u32),
) -> bool {
    if count == 0 {
        return true;
    }
    match (dx, dy) {
        (_, 0) => span_is_free(grid.rows(), y, x, dx, count),
        (0, _) => span_is_free(grid.columns(), x, y, dy, count),
        _ => diagonals_are_free(grid.rows(), rule, x, y, dx, dy, count),
    }
}

/// Whether so many diagonal steps are possible from a free cell.
///
/// ```text
///   o x . .      each line is looked at once: its cell on the way, the one beside the step that leads
///   x o x .      there, and the one beside the step on
///   . x o .
/// ```
fn diagonals_are_free(
    plane: &Plane,
    rule: Diagonal,
    x: u32,
    y: u32,
    dx: i32,
    dy: i32,
    count: u32,
) -> bool {
    let most = match rule {
        Diagonal::Never => return false,
        Diagonal::NoObstacles => 0,
        Diagonal::AtMostOneObstacle => 1,
        Diagonal::Always => 2,
    };
    const HERE: u64 = 2;
    let (behind, ahead) = if dx > 0 { (1, 4) } else { (4, 1) };
    let step = dy as isize * 64 * plane.stride() as isize + dx as isize;
    let mut bit = plane.bit(x, y) - 1;
    let mut beside = plane.three(bit / 64, bit % 64) & ahead;
    for _ in 0..count {
        bit = bit.wrapping_add_signed(step);
        let three = plane.three(bit / 64, bit % 64);
        if three & 7 | beside == 0 {
            continue;
        }
        let walls = u32::from(beside != 0) + u32::from(three & behind != 0);
        if three & HERE != 0 || walls > most {
            return false;
        }
        beside = three & ahead;
    }
    true
}

fn span_is_free(plane: &Plane, line: u32, from: u32, step: i32, count: u32) -> bool {
    let low = if step > 0 { from + 1 } else { from - count };
    let (first, last) = (plane.bit(low, line), plane.bit(low + count - 1, line));
    let words = &plane.words()[first / 64..=last / 64];
    let end = words.len() - 1;
    words.iter().enumerate().all(|(i, &word)| {
        let mut wanted = u64::MAX;
        if i == 0 {
            wanted &= u64::MAX << (first % 64);
        }
        if i == end {
            wanted &= u64::MAX >> (63 - last % 64);
        }
        word & wanted == 0
    })
}

/// The first set bit after `bit`.
#[inline]
pub(crate) fn first_after(words: &[u64], bit: usize) -> usize {
    let mut place = bit / 64;
    let mut set = words[place] & u64::MAX << (bit % 64) << 1;
    while set == 0 {
        place += 1;
        set = words[place];
    }
    place * 64 + set.trailing_zeros() as usize
}

/// The last set bit before `bit`.
#[inline]
pub(crate) fn first_before(words: &[u64], bit: usize) -> usize {
    let mut place = bit / 64;
    let mut set = words[place] & !(u64::MAX << (bit % 64));
    while set == 0 {
        place -= 1;
        set = words[place];
    }
    place * 64 + 63 - set.leading_zeros() as usize
}
