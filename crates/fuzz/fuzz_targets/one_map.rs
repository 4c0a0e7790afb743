#![no_main]
#[allow(dead_code, reason = "each target uses a part of what they share")]
#[path = "../../core/tests/fuzz/bytes.rs"]
mod bytes;
#[path = "../../core/tests/fuzz/one_map.rs"]
mod one_map;
#[allow(dead_code, reason = "each target uses a part of what they share")]
#[path = "../../core/tests/engine/oracle.rs"]
mod oracle;
#[path = "../../core/tests/fuzz/said.rs"]
mod said;

libfuzzer_sys::fuzz_target!(|data: &[u8]| one_map::one_map(data));
