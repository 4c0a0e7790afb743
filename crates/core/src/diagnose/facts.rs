//! What a program printed beside the places, held against what the search knew.

use crate::search::space::NONE;

/// The facts about one expansion, with the parent as the engine numbers it. Not a number stands for what was not printed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fact {
    pub g: f64,
    pub h: f64,
    pub f: f64,
    /// [`NONE`] where the program said that there is none.
    pub parent: Option<u32>,
}

/// A fact that is otherwise in the search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Checked {
    pub step: usize,
    pub name: &'static str,
    pub printed: f64,
    pub right: f64,
}

type Wrong = (&'static str, f64, f64);

/// Two decimals are often all that is printed: half of the last one, and a little for rounding.
const PRINTED: f64 = 0.00501;
const ROUNDING: f64 = 1e-6;

impl Fact {
    /// Whether costs were printed ten or a hundred times as large, as programs do that count in whole numbers.
    pub fn scale(&self, g: f64, h: f64) -> f64 {
        // An h that is ten times as large may be a mistake, where g is not.
        let known = [(self.g, g), (self.h, h)];
        let mut known = known
            .into_iter()
            .filter(|&(printed, right)| right > 0.0 && !printed.is_nan());
        let ratio = known.next().map_or(1.0, |(printed, right)| printed / right);
        let scales = [10.0, 100.0, 1000.0];
        let is_scale = |scale: &f64| (ratio / scale - 1.0).abs() < 0.02;
        scales.into_iter().find(is_scale).unwrap_or(1.0)
    }

    pub fn wrong_g(&self, g: f64, scale: f64) -> Option<Wrong> {
        wrong("g", self.g, &[g], scale)
    }

    pub fn wrong_h(&self, h: &[f64], scale: f64) -> Option<Wrong> {
        wrong("h", self.h, h, scale)
    }

    pub fn wrong_f(&self, f: &[f64], scale: f64) -> Option<Wrong> {
        wrong("f", self.f, f, scale)
    }
}

/// Whether what was printed is none of what it may be.
fn wrong(name: &'static str, printed: f64, right: &[f64], scale: f64) -> Option<Wrong> {
    let is_close = |right: &f64| {
        let right = right * scale;
        (printed - right).abs() <= PRINTED + right.abs() * ROUNDING
    };
    let first = *right.first()?;
    (!printed.is_nan() && !right.iter().any(is_close)).then_some((name, printed, first * scale))
}

impl Checked {
    /// The nodes of a parent that is otherwise, as printed and as it should be.
    pub fn parents(&self) -> Option<[Option<u32>; 2]> {
        let node = |number: f64| (number != f64::from(NONE)).then_some(number as u32);
        (self.name == "parent").then(|| [node(self.printed), node(self.right)])
    }
}
