//! A search that is being recorded, slice by slice.
use crate::trace::Trace;
use stepstar::Kept;
use wasm_bindgen::prelude::wasm_bindgen;

/// A recording of the engine.
#[wasm_bindgen]
pub struct Recording {
    inner: stepstar::Recording,
    map: Kept,
}

impl Recording {
    pub(crate) fn new(inner: stepstar::Recording, map: Kept) -> Self {
        Self { inner, map }
    }
}

#[wasm_bindgen]
impl Recording {
    /// Expands up to `budget` nodes. True once the search is done.
    pub fn advance(&mut self, budget: f64) -> bool {
        self.inner.advance(budget as u64)
    }

    pub fn expanded(&self) -> f64 {
        self.inner.counts().expanded as f64
    }

    pub fn open(&self) -> u32 {
        self.inner.open_len() as u32
    }

    pub fn finish(self) -> Trace {
        Trace::new(self.inner.finish(), self.map)
    }
}
