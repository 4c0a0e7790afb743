//! Options as JavaScript passes them in, and back with the defaults for those left out.
use crate::error::thrown;
use crate::value::{read, told};
use js_sys::{Array, Float64Array};
use std::cell::RefCell;
use stepstar::{GivenOptions, Options, OwnEstimate};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen]
extern "C" {
    /// A plain record of options.
    type PlainOptions;

    // Quicker by far than to ask for it by a name that is made anew with each query.
    #[wasm_bindgen(method, getter)]
    fn own(this: &PlainOptions) -> Option<Array>;
}

thread_local! {
    /// The last record that was read, and the options that it stands for.
    static LAST: RefCell<Option<(JsValue, Options)>> = const { RefCell::new(None) };
}

/// The options that a plain record stands for, or the defaults where there is none. A record that says what the last one said is the same
/// object, and is not read again.
pub fn checked(options: JsValue) -> Result<Options, JsValue> {
    if options.is_undefined() {
        return Ok(Options::default());
    }
    let same = LAST.with_borrow(|last| match last {
        Some((record, read)) if *record == options => Some(read.clone()),
        _ => None,
    });
    if let Some(read) = same {
        return Ok(read);
    }
    let own = own(&options)?;
    let checked = read::<GivenOptions>(options.clone())?
        .checked()
        .map_err(thrown)?;
    if own.is_some() {
        return Ok(Options { own, ..checked });
    }
    LAST.set(Some((options, checked.clone())));
    Ok(checked)
}

/// What a function said of each place, which is put beside the options where they are not counted: some goals, and the values of all
/// places towards each.
pub fn own(options: &JsValue) -> Result<Option<OwnEstimate>, JsValue> {
    let Some(own) = options.unchecked_ref::<PlainOptions>().own() else {
        return Ok(None);
    };
    let values = Float64Array::new(&own.get(1)).to_vec();
    let own = OwnEstimate::of_values(&read(own.get(0))?, values).map_err(thrown)?;
    Ok(Some(own))
}

/// The same with everything filled in.
#[wasm_bindgen(js_name = resolveOptions)]
pub fn resolve_options(options: JsValue) -> Result<JsValue, JsValue> {
    told(&checked(options)?)
}
