#![no_main]
#[allow(dead_code, reason = "each target uses a part of what they share")]
#[path = "../../core/tests/fuzz/bytes.rs"]
mod bytes;
#[path = "../../core/tests/fuzz/run_text.rs"]
mod run_text;
#[path = "../../core/tests/fuzz/said.rs"]
mod said;

libfuzzer_sys::fuzz_target!(|data: &[u8]| run_text::run_text(data));
