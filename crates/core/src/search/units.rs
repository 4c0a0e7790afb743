//! Exact costs. Sums of straight and diagonal steps are kept as whole numbers in an f64, so that two routes of different
//! true cost are never confused and equal ones compare equal, in whatever order their steps were added.

use crate::map::grid::Grid;
use crate::options::{Algorithm, Diagonal, Options};
use std::f64::consts::SQRT_2;

/// No map has a path of more diagonal steps than it has cells.
const MOST_STEPS: f64 = (Grid::MAX_SIDE as f64) * (Grid::MAX_SIDE as f64);

/// Steps of more units would leave an f64 too few digits for sums of them.
const MOST_UNITS: f64 = (1u64 << 29) as f64;

/// Near the square root of two, by which nearly all queries count: working it out takes a tenth of a short one.
const NEAR_ROOT: (f64, f64) = (54_608_393.0, 38_613_965.0);

/// How costs are counted on one map: a straight step of cost 1 is `straight * terrain_scale` units.
///
/// A route of `a` straight and `b` diagonal steps costs a + b·d. With a fraction p/q near d, where no fraction with a
/// denominator up to 2^24 lies between p/q and d, the whole number a·q + b·p sorts routes as a + b·d does: two routes
/// would be confused only if some such fraction lay between. Near the square root of two 54608393/38613965 serves; sums
/// stay below 2^53 for all of a 4096 x 4096 map, where an f64 is exact.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Units {
    /// Units of a straight step onto terrain of 1.
    pub straight: f64,
    /// Units of a diagonal step onto terrain of 1.
    pub diagonal: f64,
    /// What makes every terrain cost of the map a whole number; 1 where nothing simple does.
    pub(super) terrain_scale: f64,
    /// Whether all terrain costs are whole numbers of units.
    pub(super) is_whole: bool,
}

impl Units {
    /// Costs as they are, for graphs.
    pub const PLAIN: Self = Self {
        straight: 1.0,
        diagonal: 1.0,
        terrain_scale: 1.0,
        is_whole: false,
    };

    pub fn new(grid: &Grid, options: &Options) -> Self {
        Self::of_costs(grid.distinct_costs(), options)
    }

    /// For a map with these terrain costs.
    pub fn of_costs(costs: impl Iterator<Item = f64> + Clone, options: &Options) -> Self {
        // At any angle a diagonal step is as long as it is.
        let diagonal_cost = match options.algorithm {
            Algorithm::Theta => SQRT_2,
            _ => options.diagonal_cost,
        };
        let (diagonal, straight) = if options.diagonal == Diagonal::Never {
            (diagonal_cost, 1.0)
        } else {
            let (p, q) = if diagonal_cost == SQRT_2 {
                NEAR_ROOT
            } else {
                near_fraction(diagonal_cost, MOST_STEPS)
            };
            let error = (p / q / diagonal_cost - 1.0).abs();
            // A cost that lies extremely near a simple fraction, or is very large or small, stays as it is.
            if error < 1e-12 && p < MOST_UNITS {
                (p, q)
            } else {
                (diagonal_cost, 1.0)
            }
        };
        let scale = terrain_scale(costs);
        Self {
            straight,
            diagonal,
            terrain_scale: scale.unwrap_or(1.0),
            is_whole: scale.is_some(),
        }
    }

    /// A terrain cost in whole steps of this map's terrain.
    pub fn terrain(&self, cost: f64) -> f64 {
        if self.terrain_scale == 1.0 {
            cost
        } else {
            (cost * self.terrain_scale).round()
        }
    }

    /// Units of the distance 1.
    pub fn scale(&self) -> f64 {
        self.straight * self.terrain_scale
    }

    /// The cost that a number of units stands for.
    pub fn cost(&self, units: f64) -> f64 {
        units / self.scale()
    }
}

/// 1, 10, 100 or 1000: the first that makes all terrain costs whole, where one does.
fn terrain_scale(costs: impl Iterator<Item = f64> + Clone) -> Option<f64> {
    let whole = |scale: f64| {
        costs.clone().all(|cost| {
            let scaled = cost * scale;
            (scaled - scaled.round()).abs() <= scaled * 1e-12
        })
    };
    [1.0, 10.0, 100.0, 1000.0]
        .into_iter()
        .find(|&scale| whole(scale))
}

/// A fraction p/q so near to x that no fraction with a denominator up to `most_steps` lies between: x itself where it is
/// such a fraction, else a convergent of its continued fraction, or what lies on the way to the next one.
pub(super) fn near_fraction(x: f64, most_steps: f64) -> (f64, f64) {
    let (mut p0, mut q0, mut p, mut q) = (1.0, 0.0, x.floor(), 1.0);
    // As Euclid does it: each product is a whole multiple of the last binary digit of x, so no rest is rounded.
    let (mut before, mut rest) = (1.0, x - x.floor());
    while q <= most_steps {
        // An f64 knows x to 53 bits only: a rest this small is the rounding of a simple fraction such as 7/5.
        if (x - p / q).abs() <= x * f64::EPSILON && q < 1e6 || rest == 0.0 {
            return (p, q);
        }
        let next = (before / rest).floor();
        (before, rest) = (rest, before - next * rest);
        let (next_p, next_q) = (next * p + p0, next * q + q0);
        if next_q > 4.0 * most_steps {
            // The next convergent is too fine: go only as far towards it as is needed.
            let part = ((most_steps - q0) / q).floor() + 1.0;
            return (part * p + p0, part * q + q0);
        }
        (p0, q0, p, q) = (p, q, next_p, next_q);
    }
    (p, q)
}

#[cfg(test)]
mod tests {
    use super::{MOST_STEPS, MOST_UNITS, NEAR_ROOT, SQRT_2, Units, near_fraction};
    use crate::seeded::Random;
    use crate::{Diagonal, Grid, Options};
    use std::cmp::Ordering;

    #[test]
    fn units_for_the_square_root_of_two_are_pell_numbers() {
        assert_eq!(near_fraction(SQRT_2, MOST_STEPS), NEAR_ROOT);
    }

    #[test]
    fn simple_fractions_are_exact() {
        assert_eq!(near_fraction(1.0, MOST_STEPS), (1.0, 1.0));
        assert_eq!(near_fraction(1.5, MOST_STEPS), (3.0, 2.0));
        assert_eq!(near_fraction(1.4, MOST_STEPS), (7.0, 5.0));
        assert_eq!(near_fraction(2.0, MOST_STEPS), (2.0, 1.0));
        assert_eq!(near_fraction(0.5, MOST_STEPS), (1.0, 2.0));
        let fine = f64::from(1 << 21);
        assert_eq!(
            near_fraction(1.0 + 1.0 / fine, MOST_STEPS),
            (fine + 1.0, fine)
        );
    }

    #[test]
    fn other_numbers_are_approximated_closely() {
        for x in [
            1.234_567_89,
            1.000_000_1,
            1.999_999_9,
            std::f64::consts::E,
            0.731,
        ] {
            let (p, q) = near_fraction(x, MOST_STEPS);
            assert!((p / q / x - 1.0).abs() < 1e-12, "{x}: {p}/{q}");
            assert!(p.fract() == 0.0 && q.fract() == 0.0, "{x}: {p}/{q}");
        }
    }

    /// Of all fractions between two others the one of the least numerator and denominator.
    fn simplest_between((a, b): (i128, i128), (c, d): (i128, i128)) -> (i128, i128) {
        let whole = a / b;
        let (low, high) = (a - whole * b, c - whole * d);
        if high > d {
            (whole + 1, 1)
        } else if low == 0 {
            let q = d / high + 1;
            (whole * q + 1, q)
        } else {
            let (q, p) = simplest_between((d, high), (b, low));
            (whole * q + p, q)
        }
    }

    /// Two routes are confused only if their costs meet between the diagonal cost and the fraction that stands for it: where they have
    /// as many diagonal steps more as the denominator there.
    #[test]
    fn only_routes_longer_than_any_on_a_map_could_be_confused() {
        assert_eq!(simplest_between((3, 10), (2, 3)), (1, 2));
        assert_eq!(simplest_between((1, 3), (2, 5)), (3, 8));
        assert_eq!(simplest_between((2, 1), (9, 4)), (11, 5));
        const UNIT: i128 = 1 << 50;
        let mut random = Random::new(21);
        let (rounds, mut fine) = (3000, 0);
        for _ in 0..rounds {
            // Of 52 binary digits, so that it is an f64 exactly.
            let digits = random.bits() >> 12;
            let x = 0.5 + digits as f64 / UNIT as f64;
            let (p, q) = near_fraction(x, MOST_STEPS);
            if p >= MOST_UNITS || (p / q / x - 1.0).abs() >= 1e-12 {
                continue;
            }
            let exact = (i128::from(digits) + UNIT / 2, UNIT);
            let near = (p as i128, q as i128);
            fine += 1;
            let (low, high) = match (near.0 * exact.1).cmp(&(exact.0 * near.1)) {
                Ordering::Equal => continue,
                Ordering::Less => (near, exact),
                Ordering::Greater => (exact, near),
            };
            let (_, longest) = simplest_between(low, high);
            assert!(longest as f64 > MOST_STEPS, "{x}: {p}/{q}, {longest}");
        }
        assert!(fine > rounds * 99 / 100, "only {fine}");
    }

    /// Routes of a straight and b diagonal steps whose costs nearly meet, as the convergents a/b of the square root of two
    /// do: their units sort as their true costs, up to the longest routes that a map can have.
    #[test]
    fn nearly_equal_routes_sort_as_their_true_costs() {
        let options = Options {
            diagonal: Diagonal::Always,
            ..Options::default()
        };
        let units = Units::new(&Grid::new(2, 2).unwrap(), &options);
        let (mut a, mut b) = (1u64, 1u64);
        let mut nearest = f64::INFINITY;
        while b < 1 << 24 {
            // In whole numbers: a < b·√2 where a² < 2b².
            let truly_less = a * a < 2 * b * b;
            let (straight, diagonal) = (a as f64 * units.straight, b as f64 * units.diagonal);
            assert_eq!(straight < diagonal, truly_less, "{a} against {b}·√2");
            assert_ne!(straight, diagonal);
            nearest = nearest.min((a * a).abs_diff(2 * b * b) as f64 / (2 * a) as f64);
            (a, b) = (a + 2 * b, a + b);
        }
        assert!(nearest < 1e-7, "the nearest differ by {nearest}");
    }

    #[test]
    fn extreme_diagonal_costs_are_kept_exactly() {
        let grid = Grid::new(2, 2).unwrap();
        for diagonal_cost in [1e-9, 1e300, 1.0 + 1e-9, f64::MIN_POSITIVE] {
            let options = Options {
                diagonal: Diagonal::Always,
                diagonal_cost,
                ..Options::default()
            };
            let units = Units::new(&grid, &options);
            assert_eq!(units.cost(units.diagonal), diagonal_cost);
        }
    }
}
