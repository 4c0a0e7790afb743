//! The `.scen` files of the Moving AI benchmarks: queries with their optimal lengths.

use super::{Words, error_at, filled_lines, word};
use crate::define::record;
use crate::error::Error;
use crate::map::grid::Point;
use crate::number;
use crate::saying::{Saying, say};
use std::fmt::Write;

record! {
    /// One query of a Moving AI benchmark.
    [derive(Debug, Clone, PartialEq), cfg_attr(feature = "serde", derive(serde::Deserialize))] Scenario {
        /// The group of queries of similar length that it belongs to.
        bucket: u32,
        /// The name of the map's file.
        map: String,
        /// The width of the map.
        width: u32,
        /// The height of the map.
        height: u32,
        /// The start.
        from: Point,
        /// The goal.
        to: Point,
        /// The cost of a cheapest path, with [`Diagonal::NoObstacles`](crate::Diagonal::NoObstacles).
        length: f64,
    }
}

/// Reads the text of a `.scen` file.
///
/// # Errors
///
/// If the text is not such a file: an [`ErrorKind::Text`](crate::ErrorKind::Text) that tells line and column.
///
/// ```
/// let text = "version 1\n0\tarena.map\t49\t49\t1\t11\t1\t12\t1\n";
/// let scenarios = stepstar::parse_scenarios(text).unwrap();
/// assert_eq!((scenarios[0].from, scenarios[0].to, scenarios[0].length), ((1, 11), (1, 12), 1.0));
/// assert_eq!(stepstar::format_scenarios(&scenarios), text);
/// ```
pub fn parse_scenarios(text: &str) -> Result<Vec<Scenario>, Error> {
    let lines = filled_lines(text);
    let Some(((number, first), rest)) = lines.split_first() else {
        return Err(error_at(1, 1, say!(PROBLEM_NO_SCENARIOS)));
    };
    if !first.starts_with("version") {
        return Err(error_at(*number, 1, say!(PROBLEM_VERSION)));
    }
    let mut scenarios = Vec::with_capacity(rest.len());
    for &(number, line) in rest {
        scenarios.push(parse_line(number, line)?);
    }
    Ok(scenarios)
}

fn parse_line(number: usize, line: &str) -> Result<Scenario, Error> {
    // Names of maps may hold spaces; then the fields are parted by tabs.
    let mut fields: Vec<_> = line.split('\t').collect();
    if fields.len() == 1 {
        fields.clear();
        for (_, word) in Words::of(line) {
            fields.push(word);
        }
    }
    if fields.len() < 9 {
        let problem = say!(PROBLEM_SCENARIO, length: fields.len());
        return Err(error_at(number, 1, problem));
    }
    let problem = |field: usize, what: fn(String) -> Saying| {
        let before = fields[field].as_ptr() as usize - line.as_ptr() as usize;
        // Not by an index: what slices panic with would be 3 kB of the WebAssembly module.
        let before = line.get(..before).unwrap_or_default();
        let column = 1 + before.chars().count();
        let word = word(fields[field].trim());
        error_at(number, column, what(word))
    };
    let mut whole = [0; 8];
    for field in [0, 2, 3, 4, 5, 6, 7] {
        let read = number::whole(fields[field].trim());
        whole[field] =
            read.ok_or_else(|| problem(field, |word| say!(PROBLEM_NO_NUMBER, word: word)))?;
    }
    let [bucket, _, width, height, x, y, to_x, to_y] = whole;
    let length = number::read(fields[8].trim());
    Ok(Scenario {
        bucket,
        map: fields[1].to_owned(),
        width,
        height,
        from: (x, y),
        to: (to_x, to_y),
        length: length.ok_or_else(|| problem(8, |word| say!(PROBLEM_NO_LENGTH, word: word)))?,
    })
}

/// Writes the text of a `.scen` file, as [`parse_scenarios`] reads it; a length with twelve decimals.
///
/// ```
/// use stepstar::{format_scenarios, parse_scenarios};
/// let text = "version 1\n0\tarena.map\t49\t49\t1\t11\t1\t12\t1\n";
/// assert_eq!(format_scenarios(&parse_scenarios(text).unwrap()), text);
/// ```
pub fn format_scenarios(scenarios: &[Scenario]) -> String {
    let mut text = String::from("version 1\n");
    for scenario in scenarios {
        let Scenario {
            bucket,
            map,
            width,
            height,
            from,
            to,
            length,
        } = scenario;
        // Writing to a String can't fail.
        let _ = writeln!(
            text,
            "{bucket}\t{map}\t{width}\t{height}\t{}\t{}\t{}\t{}\t{}",
            from.0,
            from.1,
            to.0,
            to.1,
            number::exact(*length)
        );
    }
    text
}
