//! Costs as whole numbers, so that adding them is exact and comparing them is one instruction.

use super::nodes::{Cell, column, row};
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// What a search counts fits into 40 bits, twice.
const MOST: u64 = 1 << 39;

/// The cost of the two kinds of step as whole numbers `straight` : `diagonal`, which stand to each other as 1 : D.
///
/// D is taken as a convergent p/q of its continued fraction. Two paths with a1, a2 straight and b1, b2 diagonal steps are
/// ordered by q·a + p·b as they are by a + D·b, unless a fraction (a1 - a2) / (b2 - b1) lies between D and p/q, or is p/q.
/// No fraction with a denominator below q does: that is what makes p/q a convergent. A path that costs less than p·q
/// has fewer than q diagonal steps. So the order is certain among all paths below that `limit`, and always where D *is* p/q.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scale {
    pub straight: u64,
    pub diagonal: u64,
    /// Costs from here on are not ordered with certainty, or do not fit into 40 bits.
    pub limit: u64,
    /// Buckets of the open list are 2^shift wide: about the least by which f can grow.
    pub shift: u32,
}

impl Scale {
    /// The finest scale that is certain up to less than 2^bits. `None` where a diagonal step is cheaper than a straight one or
    /// dearer than two: jumps and the octile estimate are wrong there.
    pub fn new(rule: Diagonal, cost: f64, bits: u32, cells: u64) -> Option<Self> {
        if rule == Diagonal::Never {
            // With a "diagonal" of 2 the octile distance is the Manhattan distance. Each step adds 0 or 2 to f.
            return Some(Self::without_diagonals(cells));
        }
        if !(1.0..=2.0).contains(&cost) {
            return None;
        }
        let (diagonal, straight) = convergent(cost, 1 << bits);
        let exact = diagonal as f64 / straight as f64 == cost;
        Some(Self {
            straight,
            diagonal,
            // No path has more steps than there are cells, and no estimate is more than three times that.
            limit: (4 * cells * diagonal).min(if exact { MOST } else { diagonal * straight }),
            shift: (straight * 3 / 5).max(1).ilog2(),
        })
    }

    fn without_diagonals(cells: u64) -> Self {
        Self {
            straight: 1,
            diagonal: 2,
            limit: 4 * cells,
            shift: 1,
        }
    }

    /// The rule and the scale by which to look for a path that is too long for the coarse one of two scales.
    ///
    /// Sums are ordered wrongly only where they differ by as many diagonal steps as `straight` says. On a map that has no room for so many the
    /// coarse scale is certain at any length, and on one that has room for none there are no diagonals: a long corridor is such a map.
    #[cold]
    pub fn for_long_paths(
        grid: &Grid,
        rule: Diagonal,
        [coarse, fine]: [Self; 2],
    ) -> (Diagonal, Self) {
        if rule != Diagonal::NoObstacles {
            return (rule, fine);
        }
        // A path crosses a square twice at the most, as it never comes to a cell again.
        let most = 2 * grid.free_squares();
        if most == 0 {
            return (Diagonal::Never, Self::without_diagonals(grid.len() as u64));
        }
        // And beyond its end go a run that may reach the next cell, and an estimate.
        let ahead = 2 * u64::from(Grid::MAX_SIDE);
        if most + ahead >= coarse.straight {
            return (rule, fine);
        }
        let limit = MOST;
        (rule, Self { limit, ..coarse })
    }

    /// What a sum of steps costs, each of `terrain` times its length. How many of them are diagonal follows from the sum: by `straight` it leaves
    /// the rest that so many leave.
    pub fn costs(&self, diagonal_cost: f64, terrain: f64) -> impl Fn(u64) -> f64 {
        let Self {
            straight, diagonal, ..
        } = *self;
        let is_exact = diagonal as f64 / straight as f64 == diagonal_cost || straight == 1;
        let one = if is_exact {
            0
        } else {
            inverse(diagonal % straight, straight)
        };
        move |sum| {
            let diagonals = sum % straight * one % straight;
            let others = (sum - diagonals * diagonal) as f64 / straight as f64;
            (others + diagonals as f64 * diagonal_cost) * terrain
        }
    }

    /// The octile distance: the least that a path between the two can cost.
    #[inline]
    pub fn distance(&self, from: Cell, to: Cell) -> u64 {
        let wide = u64::from(column(from).abs_diff(column(to)));
        let high = u64::from(row(from).abs_diff(row(to)));
        let both = wide.min(high);
        (wide + high - 2 * both) * self.straight + both * self.diagonal
    }
}

/// The last convergent p/q with p·q below `most`, or the first one that is the number, as far as a float can tell.
fn convergent(number: f64, most: u64) -> (u64, u64) {
    let (mut before, mut last) = ((1, 0), (number.floor() as u64, 1));
    let mut rest = number.fract();
    while last.0 as f64 / last.1 as f64 != number {
        let inverse = rest.recip();
        // The next denominator would be larger than any that is allowed.
        if inverse >= most as f64 {
            break;
        }
        let whole = inverse as u64;
        let next = (whole * last.0 + before.0, whole * last.1 + before.1);
        if next.0 > (most - 1) / next.1 {
            break;
        }
        rest = inverse.fract();
        (before, last) = (last, next);
    }
    last
}

/// By what to multiply `number` to have 1 left over by `whole`, as Euclid finds it; they have no common divisor.
fn inverse(number: u64, whole: u64) -> u64 {
    let (mut before, mut rest) = (whole as i64, number as i64);
    let (mut last, mut factor) = (0_i64, 1_i64);
    while rest != 0 {
        let times = before / rest;
        (before, rest) = (rest, before - times * rest);
        (last, factor) = (factor, last - times * factor);
    }
    last.rem_euclid(whole as i64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn convergents_of_known_numbers_are_found() {
        assert_eq!(
            convergent(std::f64::consts::SQRT_2, 1 << 32),
            (47321, 33461)
        );
        assert_eq!(
            convergent(std::f64::consts::SQRT_2, 1 << 39),
            (665857, 470832)
        );
        assert_eq!(convergent(1.5, 1 << 32), (3, 2));
        assert_eq!(convergent(1.4, 1 << 32), (7, 5));
        assert_eq!(convergent(1.0, 1 << 32), (1, 1));
        assert_eq!(convergent(2.0, 1 << 32), (2, 1));
    }

    #[test]
    fn a_number_close_to_a_simple_fraction_has_it_as_convergent() {
        // The next convergent is so fine that p·q is more than 64 bits hold.
        for bits in 30..52 {
            let little = (-f64::from(bits)).exp2();
            assert_eq!(convergent(1.0 + little, 1 << 39), (1, 1), "2^-{bits}");
            assert_eq!(convergent(1.5 + little, 1 << 39), (3, 2), "2^-{bits}");
        }
    }

    #[test]
    fn paths_below_the_limit_sort_as_their_true_costs() {
        let scale =
            Scale::new(Diagonal::NoObstacles, std::f64::consts::SQRT_2, 32, 1 << 18).unwrap();
        // For each number of diagonal steps the straight steps on both sides of the tie: the nearest misses there are.
        for diagonal in 1..scale.straight {
            let tie = diagonal as f64 * std::f64::consts::SQRT_2;
            let (fewer, more) = (tie.floor() as u64, tie.ceil() as u64);
            assert!(
                fewer * scale.straight < diagonal * scale.diagonal,
                "{fewer} {diagonal}"
            );
            assert!(
                more * scale.straight > diagonal * scale.diagonal,
                "{more} {diagonal}"
            );
        }
    }

    #[test]
    fn diagonal_costs_outside_1_to_2_are_refused() {
        for cost in [0.9, 2.1, f64::NAN] {
            assert_eq!(Scale::new(Diagonal::Always, cost, 32, 100), None);
        }
    }
}
