//! Options as JavaScript passes them in, and back with the defaults for those left out.
use crate::error::thrown;
use crate::value::{read, told};
use stepstar::{GivenOptions, Options};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The options that a plain record stands for, or the defaults where there is none.
pub fn checked(options: JsValue) -> Result<Options, JsValue> {
    if options.is_undefined() {
        return Ok(Options::default());
    }
    read::<GivenOptions>(options)?.checked().map_err(thrown)
}

/// The same with everything filled in.
#[wasm_bindgen(js_name = resolveOptions)]
pub fn resolve_options(options: JsValue) -> Result<JsValue, JsValue> {
    told(&checked(options)?)
}
