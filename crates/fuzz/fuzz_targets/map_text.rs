#![no_main]
#[path = "../../core/tests/fuzz/map_text.rs"]
mod map_text;
#[path = "../../core/tests/fuzz/said.rs"]
mod said;

libfuzzer_sys::fuzz_target!(|data: &[u8]| map_text::map_text(data));
