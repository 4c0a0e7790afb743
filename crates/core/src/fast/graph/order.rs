//! An order of nodes in which neighbours on the map are neighbours in memory.

use crate::map::graph::Node;
use crate::map::ranked::ranked;

/// The nodes along Hilbert's curve through the square around them.
///
/// ```text
///   1--2   The curve of order 1, and how order 2    .--.  .--.
///   |  |   is made of four of it.                      |__|
///   0  3                                            .--.  .--.
///                                                   |  |__|  |
/// ```
pub(super) fn along_curve(nodes: &[Node]) -> Vec<u32> {
    let range = |of: fn(&Node) -> f64| {
        let ends = nodes
            .iter()
            .map(of)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| {
                (low.min(at), high.max(at))
            });
        (ends.0, ends.1 - ends.0)
    };
    let (left, width) = range(|node| node.x);
    let (top, height) = range(|node| node.y);
    let side = width.max(height);
    let step = |at: f64, from: f64| {
        if side > 0.0 {
            ((at - from) / side * 65_535.0) as u32
        } else {
            0
        }
    };
    let places = nodes
        .iter()
        .map(|node| place(step(node.x, left), step(node.y, top)));
    let order = ranked(places).into_iter();
    order.map(|(_, index)| index).collect()
}

/// How far along the curve of order 16 a point lies.
fn place(mut x: u32, mut y: u32) -> u32 {
    let mut place = 0;
    for bit in (0..16).rev() {
        let (right, low) = (x >> bit & 1, y >> bit & 1);
        place = place << 2 | (3 * right) ^ low;
        if low == 0 {
            // The first and the last quarter are mirrored, so that the ends meet.
            if right == 1 {
                (x, y) = (!x, !y);
            }
            (x, y) = (y, x);
        }
    }
    place
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn the_curve_takes_single_steps() {
        let shift = 16 - 4;
        let mut at = vec![(0, 0); 256];
        for y in 0..16u32 {
            for x in 0..16u32 {
                at[(place(x << shift, y << shift) >> (2 * shift)) as usize] = (x, y);
            }
        }
        for pair in at.windows(2) {
            let length = pair[0].0.abs_diff(pair[1].0) + pair[0].1.abs_diff(pair[1].1);
            assert_eq!(length, 1, "{pair:?}");
        }
    }
}
