//! Makes the engine's bytes out of what a bundle carries: deflated strands (see `strands.rs` of xtask, which makes them).
//!
//! Browsers inflate by themselves only when one can wait, and importing can't. JavaScript would not have run often enough by
//! then to be compiled well. All input was made when the package was built, so nothing is checked.
#![cfg_attr(target_arch = "wasm32", no_std)]

mod braid;
mod inflate;

pub use braid::{I32_CONST, I64_CONST, RAW, braid};
pub use inflate::inflate;

/// Inflates what lies at `packed` to `strands`, and makes the module of it at `module`. Each lies before the next.
///
/// # Safety
/// All from `packed` to `end` is memory that nothing else uses.
#[cfg(target_arch = "wasm32")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn unpack(packed: usize, strands: usize, module: usize, end: usize) {
    // SAFETY: as the caller promises.
    let all = unsafe { core::slice::from_raw_parts_mut(packed as *mut u8, end - packed) };
    let (packed, rest) = all.split_at_mut(strands - packed);
    let (strands, module) = rest.split_at_mut(module - strands);
    inflate(packed, strands);
    braid(strands, module);
}

/// Nobody could read why.
#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn end_at_once(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
