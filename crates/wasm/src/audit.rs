//! The truth about a search, slice by slice.
use crate::value::told;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// An audit of the engine.
#[wasm_bindgen]
pub struct Auditing {
    inner: stepstar::Auditing,
}

impl From<stepstar::Auditing> for Auditing {
    fn from(inner: stepstar::Auditing) -> Self {
        Self { inner }
    }
}

#[wasm_bindgen]
impl Auditing {
    /// Expands or looks at up to `budget` nodes. True once the audit has all of its findings.
    pub fn advance(&mut self, budget: f64) -> bool {
        self.inner.advance(budget as u64)
    }

    /// The findings.
    pub fn finish(self) -> Result<JsValue, JsValue> {
        told(&self.inner.finish())
    }
}
