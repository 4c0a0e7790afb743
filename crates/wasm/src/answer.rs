//! A path and its counts in one typed array, and its sentence behind them.
use crate::place::Numbering;
use stepstar::{PathResult, Place, Status};

/// What `PathResult` in TypeScript is read from.
///
/// ```text
/// [status, cost, expanded, generated, improved, reopened, comparisons, lookups, moves, n, n places, (from, to, cost) ...]
/// ```
pub fn answer(numbering: Numbering, result: &PathResult<Place>) -> Vec<f64> {
    let mut row = Vec::with_capacity(10 + result.path.len() + 3 * result.connections.len());
    write(&mut row, result, |place| numbering.number(place));
    with_text(row, &result.message)
}

/// A row, and behind it a text: its bytes, eight to a number, and how many they are. One typed array crosses over for less than an array of
/// objects, each of which the engine would have made by a call of its own.
pub fn with_text(mut row: Vec<f64>, text: &str) -> Vec<f64> {
    let (eights, rest) = text.as_bytes().as_chunks::<8>();
    row.extend(eights.iter().map(|eight| f64::from_le_bytes(*eight)));
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    row.extend([f64::from_le_bytes(last), text.len() as f64]);
    row
}

/// Writes such a row in the place of what it held before.
pub fn write<P: Copy>(row: &mut Vec<f64>, result: &PathResult<P>, number: impl Fn(P) -> u32) {
    row.clear();
    row.extend([
        match result.status {
            Status::Found => 0.0,
            Status::Unreachable => 1.0,
            Status::Limit => 2.0,
        },
        result.cost,
    ]);
    let counts = [
        result.expanded,
        result.generated,
        result.improved,
        result.reopened,
        result.comparisons,
        result.lookups,
        result.moves,
        result.path.len() as u64,
    ];
    row.extend(counts.map(|count| count as f64));
    row.extend(result.path.iter().map(|&place| f64::from(number(place))));
    for connection in &result.connections {
        row.extend([
            f64::from(connection.from),
            f64::from(connection.to),
            connection.cost,
        ]);
    }
}
