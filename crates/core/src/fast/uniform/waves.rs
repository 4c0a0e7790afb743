//! What every cell costs without diagonals: waves from the starts, each a step further than the one before.
//!
//! ```text
//!   2 3 4 5      A cell is reached once, so nothing waits in an order: a wave is a list, and its number is what its cells cost.
//!   1 # 5 6
//!   S 1 # 7
//! ```

use super::onward::STEPS;
use crate::fast::trees::{NEVER, ROOT};
use crate::map::grid::Grid;
use crate::route::Flooded;

/// Up, right, down and left, by their numbers among [`STEPS`].
const STRAIGHT: [u8; 4] = [0, 2, 4, 6];

#[cold]
pub(super) fn flood(grid: &Grid, cost: f64, starts: &[u32]) -> Flooded {
    let (width, count) = (grid.width(), grid.len());
    // With a frame around the map, so that no step has to look for its edge.
    let wide = width + 2;
    let mut is_open = vec![false; (wide * (grid.height() + 2)) as usize];
    for y in 0..grid.height() {
        let walls = grid.wall_bits(y);
        let from = ((y + 1) * wide + 1) as usize;
        for (x, open) in is_open[from..from + width as usize].iter_mut().enumerate() {
            *open = walls[x / 64] >> (x % 64) & 1 == 0;
        }
    }
    let mut flooded = Flooded {
        width,
        came: vec![NEVER; count],
        costs: vec![f64::INFINITY; count],
    };
    // Where a step leads in the frame and on the map.
    let steps = STRAIGHT.map(|step| {
        let (dx, dy) = STEPS[usize::from(step)];
        let [framed, plain] = [wide, width].map(|width| dy * width as i32 + dx);
        (step, framed, plain)
    });
    let mut reach = |(framed, plain): (u32, u32), came: u8, cost: f64| {
        let is_new = std::mem::take(&mut is_open[framed as usize]);
        if is_new {
            flooded.came[plain as usize] = came;
            flooded.costs[plain as usize] = cost;
        }
        is_new
    };
    let framed = |cell: u32| (cell / width + 1) * wide + cell % width + 1;
    let mut wave: Vec<_> = starts.iter().map(|&start| (framed(start), start)).collect();
    wave.retain(|&at| reach(at, ROOT, 0.0));
    let mut next = Vec::new();
    let mut far = 0.0;
    while !wave.is_empty() {
        far += 1.0;
        for (framed, plain) in wave.drain(..) {
            for (step, in_frame, on_map) in steps {
                let at = (
                    framed.wrapping_add_signed(in_frame),
                    plain.wrapping_add_signed(on_map),
                );
                if reach(at, step, far * cost) {
                    next.push(at);
                }
            }
        }
        std::mem::swap(&mut wave, &mut next);
    }
    flooded
}
