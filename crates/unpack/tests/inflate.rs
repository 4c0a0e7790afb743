//! What two packers deflate in all ways they know comes out as it was.
use miniz_oxide::deflate::core::{
    CompressionStrategy, CompressorOxide, TDEFLFlush, compress, create_comp_flags_from_zip_params,
};
use std::num::NonZeroU64;
use stepstar_unpack::inflate;

fn random() -> impl FnMut(usize) -> usize {
    let mut state = 7_u64;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 20) as usize % below
    }
}

/// Repetitions near and far, each cut out of what is there already.
fn repetitive() -> Vec<u8> {
    let mut random = random();
    let mut all: Vec<u8> = (0..300).map(|_| random(256) as u8).collect();
    while all.len() < 300_000 {
        let from = random(all.len());
        let end = all.len().min(from + 1 + random(400));
        all.extend_from_within(from..end);
    }
    all
}

fn cases() -> Vec<(&'static str, Vec<u8>)> {
    let mut random = random();
    let mut bytes = |count, of: &dyn Fn(usize) -> usize| -> Vec<u8> {
        (0..count).map(|_| of(random(256)) as u8).collect()
    };
    vec![
        ("nothing", Vec::new()),
        ("one byte", vec![200]),
        ("one byte over and over", vec![7; 100_000]),
        ("random bytes", bytes(200_000, &|byte| byte)),
        ("few different bytes", bytes(100_000, &|byte| byte % 3)),
        (
            "skewed bytes",
            bytes(100_000, &|byte| (byte * byte * byte) >> 16),
        ),
        ("repetitions", repetitive()),
    ]
}

fn comes_back(name: &str, way: &str, packed: &[u8], data: &[u8]) {
    let mut out = vec![0; data.len()];
    inflate(packed, &mut out);
    assert!(out == data, "{name}, {way}");
}

#[test]
fn what_miniz_deflates() {
    let ways = [
        ("stored blocks", 0, CompressionStrategy::Default),
        ("fixed codes", 9, CompressionStrategy::Fixed),
        ("codes of their own", 9, CompressionStrategy::Default),
        ("no repetitions", 9, CompressionStrategy::HuffmanOnly),
        ("runs of one byte", 9, CompressionStrategy::RLE),
    ];
    for (name, data) in cases() {
        for (way, level, strategy) in ways {
            let flags = create_comp_flags_from_zip_params(level, -15, strategy as i32);
            let mut compressor = CompressorOxide::new(flags);
            let mut packed = vec![0; 2 * data.len() + 1000];
            let (_, _, length) = compress(&mut compressor, &data, &mut packed, TDEFLFlush::Finish);
            comes_back(name, way, &packed[..length], &data);
        }
    }
}

#[test]
fn what_zopfli_deflates() {
    for (name, mut data) in cases() {
        // It takes its time.
        data.truncate(8_000);
        let mut packed = Vec::new();
        // Each round makes it a little shorter, and nothing new.
        let options = zopfli::Options {
            iteration_count: NonZeroU64::new(2).unwrap(),
            ..zopfli::Options::default()
        };
        zopfli::compress(options, zopfli::Format::Deflate, &*data, &mut packed).unwrap();
        comes_back(name, "zopfli", &packed, &data);
    }
}
