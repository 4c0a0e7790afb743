//! The truth about a search, slice by slice.
use crate::answer::with_text;
use crate::place::Numbering;
use stepstar::Kept;
use wasm_bindgen::prelude::wasm_bindgen;

/// An audit of the engine.
#[wasm_bindgen]
pub struct Auditing {
    inner: stepstar::Auditing,
    map: Kept,
}

impl Auditing {
    pub(crate) fn new(inner: stepstar::Auditing, map: Kept) -> Self {
        Self { inner, map }
    }
}

#[wasm_bindgen]
impl Auditing {
    /// Expands or looks at up to `budget` nodes. True once all is known.
    pub fn advance(&mut self, budget: f64) -> bool {
        self.inner.advance(budget as u64)
    }

    /// The findings as numbers, and the sentence.
    ///
    /// ```text
    /// [optimal cost, cost, optimal, admissible, consistent,
    ///  worst: at, h, true cost, step: from, to, h, cost, h]     at and from are -1 where there is none
    /// ```
    pub fn finish(self) -> Vec<f64> {
        let found = self.inner.finish();
        let numbering = Numbering::of(&self.map);
        let place = |place| f64::from(numbering.number(place));
        let flag = |flag| f64::from(u8::from(flag));
        let worst = found.worst.map_or([-1.0; 3], |worst| {
            [place(worst.at), worst.h, worst.true_cost]
        });
        let step = found.offending_step.map_or([-1.0; 5], |step| {
            [
                place(step.from),
                place(step.to),
                step.h_from,
                step.cost,
                step.h_to,
            ]
        });
        let mut row = vec![
            found.optimal_cost,
            found.cost,
            flag(found.optimal),
            flag(found.admissible),
            flag(found.consistent),
        ];
        row.extend(worst);
        row.extend(step);
        with_text(row, &found.reason)
    }
}
