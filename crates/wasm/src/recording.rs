//! A search that is being recorded, slice by slice.
use crate::place::node_count;
use crate::room;
use crate::trace::Trace;
use stepstar::{Options, SharedMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most expansions between two looks at how much room is left.
pub(crate) const SLICE: u64 = 25_000;

/// Bytes that an expansion can take: its steps, of 20 bytes in the log and 16 in the table of nodes.
pub(crate) const EXPANSION: u64 = 8 * 36;

/// A recording of the engine.
#[wasm_bindgen]
pub struct Recording {
    inner: stepstar::Recording,
    map: SharedMap,
}

impl Recording {
    pub(crate) fn new(inner: stepstar::Recording, map: SharedMap) -> Self {
        Self { inner, map }
    }

    /// Bytes that have to be there for a search to begin: for all nodes, when each was seen.
    pub(crate) fn size(map: &SharedMap, options: &Options) -> usize {
        9 * options.states() * node_count(map)
    }

    /// How far to go before the next look: what is small is to need little.
    fn slice(&self) -> u64 {
        (self.inner.counts().expanded + node_count(&self.map) as u64).min(SLICE)
    }
}

#[wasm_bindgen]
impl Recording {
    /// Expands up to `budget` nodes. True once the search is done.
    pub fn advance(&mut self, budget: f64) -> Result<bool, JsValue> {
        let mut left = budget as u64;
        loop {
            let slice = left.min(self.slice());
            room::check(1, (EXPANSION * slice) as usize)?;
            if self.inner.advance(slice) {
                return Ok(true);
            }
            left -= slice;
            if left == 0 {
                return Ok(false);
            }
        }
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
