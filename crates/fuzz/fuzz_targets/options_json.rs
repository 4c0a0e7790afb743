//! Options as another language gives them, as JSON: they are refused with a sentence, or serve a search.
#![no_main]
#[path = "../../core/tests/fuzz/said.rs"]
mod said;

use said::check_sentence;
use stepstar::{GivenOptions, Grid, find_path, trace};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Ok(given) = serde_json::from_slice::<GivenOptions>(data) else {
        return;
    };
    let options = match given.checked() {
        Ok(options) => options,
        Err(error) => return check_sentence(&error.to_string()),
    };
    let grid = Grid::parse("S.#.\n.95.\n...G").expect("a map");
    match find_path(&grid, (0, 0), (3, 2), &options) {
        Ok(found) => check_sentence(&found.message),
        Err(error) => check_sentence(&error.to_string()),
    }
    if let Ok(mut steps) = trace(&grid, (0, 0), (3, 2), &options) {
        for position in 0..steps.len() {
            steps.seek(position);
            check_sentence(&steps.explain(position));
        }
    }
});
