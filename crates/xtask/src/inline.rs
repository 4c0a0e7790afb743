//! The engine as text, for those who fetch no second file.
use crate::strands;
use base64::Engine;
use base64::prelude::BASE64_STANDARD as STANDARD;
use stepstar_unpack::{braid, inflate};

/// A module of TypeScript with the engine, the name of this build at its end, and what unpacks it. Strands are deflated before they become base64: the other way round
/// nothing would come of it.
pub fn text(engine: &[u8], build: &str, unpacker: &[u8]) -> Result<String, String> {
    let strands = strands::of(engine)?;
    let mut packed = Vec::new();
    zopfli::compress(
        zopfli::Options::default(),
        zopfli::Format::Deflate,
        &*strands,
        &mut packed,
    )
    .map_err(|error| format!("Could not deflate the module: {error}."))?;
    if unpacked(&packed, strands.len(), engine.len()) != engine {
        return Err("What is packed does not unpack to the module.".to_owned());
    }
    Ok(format!(
        "/** The WebAssembly module that unpacks the engine, in base64. */\nexport const unpacker =\n  \"{}\";\n\n\
         /** The engine: strands of its module, deflated, in base64. */\nexport const engine =\n  \"{}\";\n\n\
         /** How many bytes its strands have, and how many its module. */\nexport const sizes = [{}, {}] as const;\n\n\
         /** With what its module ends, in this build alone. */\nexport const build = \"{build}\";\n",
        STANDARD.encode(unpacker),
        STANDARD.encode(&packed),
        strands.len(),
        engine.len()
    ))
}

fn unpacked(packed: &[u8], strands: usize, engine: usize) -> Vec<u8> {
    let (mut strands, mut engine) = (vec![0; strands], vec![0; engine]);
    inflate(packed, &mut strands);
    braid(&strands, &mut engine);
    engine
}
