//! How many random cases a test tries, here and in `tests/engine`.

use std::ops::Range;

/// On a developer's machine a quarter is tried, always the same one.
pub(crate) fn share() -> usize {
    match std::env::var("CI") {
        Ok(value) if !value.is_empty() => 1,
        _ => 4,
    }
}

/// The rounds of a test: all of them with `CI=1`, as `.ci/run` sets it.
pub(crate) fn rounds(all: usize) -> Range<usize> {
    0..all / share()
}
