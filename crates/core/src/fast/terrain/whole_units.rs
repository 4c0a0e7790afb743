//! Whole units for costs, where results in them are provably those of exact arithmetic.
//!
//! A path costs a + b·√2, with a and b sums of cell costs over its straight and its diagonal steps. With whole cell costs, count instead
//! a·q + b·p, where p/q is a convergent of √2: no fraction with a denominator below q lies between the two, so for paths with b < q the order is
//! the exact one. A path that costs less than q·√2 has b < q, and so has every path that costs no more. Other diagonal costs that are
//! fractions n/m are exact without a bound: a·m + b·n.

use crate::map::grid::Grid;
use crate::options::Diagonal;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WholeUnits {
    /// CellRecord costs times this are whole numbers.
    scale: f64,
    /// Units of a straight and of a diagonal step on a cell of cost 1/scale.
    pub straight: u32,
    pub slanted: u32,
    /// Costs of this many units and more are out of range.
    pub limit: u32,
    /// The greatest cost of a cell, in 1/scale.
    most: u32,
}

/// The convergent of the square root of two with the greatest product below 2^31.
const ROOT: (u32, u32) = (33_461, 47_321);
/// Factors that make whole numbers of the costs that people write.
const SCALES: [f64; 10] = [1.0, 2.0, 4.0, 5.0, 8.0, 10.0, 16.0, 20.0, 50.0, 100.0];

impl WholeUnits {
    /// Units in which these costs are whole numbers, if there are any.
    pub fn new(
        diagonal: Diagonal,
        diagonal_cost: f64,
        costs: impl Iterator<Item = f64> + Clone,
    ) -> Option<Self> {
        let end = 1 << 31;
        let (straight, slanted, limit) = if diagonal == Diagonal::Never {
            (1, 1, end)
        } else if diagonal_cost == std::f64::consts::SQRT_2 {
            (ROOT.0, ROOT.1, ROOT.0 * ROOT.1)
        } else {
            let times = (1..=1000)
                .find(|&m| whole(diagonal_cost * f64::from(m)).is_some_and(|n| n < 100_000))?;
            (times, whole(diagonal_cost * f64::from(times))?, end)
        };
        let most = end / straight.max(slanted);
        let units = |scale| Self {
            scale,
            straight,
            slanted,
            limit,
            most,
        };
        SCALES
            .iter()
            .map(|&scale| units(scale))
            .find(|units| costs.clone().all(|cost| units.count(cost).is_some()))
    }

    /// The greatest estimate on a map, in units.
    pub fn span(&self, grid: &Grid) -> f64 {
        let steps = f64::from(grid.width()) + f64::from(grid.height());
        grid.cheapest() * self.scale * f64::from(self.straight.max(self.slanted)) * steps
    }

    /// A cell cost as a whole number.
    pub fn count(&self, cost: f64) -> Option<u32> {
        whole(cost * self.scale).filter(|&count| count < self.most)
    }
}

/// The whole number that this is, but for the rounding of one multiplication; `u32::MAX` stands for all that are greater.
fn whole(value: f64) -> Option<u32> {
    // The value is not negative, and this is one instruction where rounding is a call.
    let rounded = (value + 0.5).floor();
    ((value - rounded).abs() <= value * f64::EPSILON).then_some(rounded as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(diagonal_cost: f64, costs: &[f64]) -> Option<WholeUnits> {
        WholeUnits::new(Diagonal::Always, diagonal_cost, costs.iter().copied())
    }

    #[test]
    fn the_units_for_the_square_root_of_two_are_a_convergent() {
        let (q, p) = (u64::from(ROOT.0), u64::from(ROOT.1));
        assert_eq!((p * p).abs_diff(2 * q * q), 1);
        assert!(p * q < 1 << 31);
    }

    #[test]
    fn costs_become_whole_numbers() {
        let root = std::f64::consts::SQRT_2;
        assert_eq!(units(root, &[1.0, 9.0]).unwrap().count(9.0), Some(9));
        assert_eq!(units(root, &[1.0, 1.5]).unwrap().count(1.5), Some(3));
        assert_eq!(units(root, &[0.1, 2.3]).unwrap().count(2.3), Some(23));
        assert_eq!(units(root, &[1.0, 0.1234]), None);
        assert_eq!(units(root, &[1e9]), None);
        for cost in [4e9, 5e9, 1e300, f64::INFINITY] {
            assert_eq!(units(1.5, &[1.0]).unwrap().count(cost), None, "{cost}");
            assert_eq!(units(cost, &[1.0]), None, "{cost}");
        }
    }

    #[test]
    fn simple_fractions_have_exact_units_and_other_diagonal_costs_none() {
        let units = units(1.4, &[1.0]).unwrap();
        assert_eq!((units.straight, units.slanted), (5, 7));
        assert_eq!(super::tests::units(1.21421356, &[1.0]), None);
    }
}
