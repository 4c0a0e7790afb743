//! The reading that a text comes nearest to, where none makes it a run.

use super::plausible::{COUNTS, Field, columns_of, lines_of};
use super::reading::Reading;
use super::strict;
use crate::map::MapRef;
use crate::map::place::Place;

/// How far a reading fits.
pub(in crate::diagnose) struct Near {
    pub reading: Reading,
    /// How many places could come next where they stand, and of how many.
    pub fits: usize,
    pub of: usize,
    /// The line of the first that could not.
    pub line: u32,
}

/// Two places say nothing of how they count.
const LEAST: usize = 3;

/// The reading that fits most places of a text, of equals the likeliest; `None` where even that fits only a few, or it is the plain one.
pub(in crate::diagnose) fn nearest(text: &str, map: MapRef<'_>, seeds: &[Place]) -> Option<Near> {
    let is_grid = matches!(map, MapRef::Grid(_));
    let field = Field::new(map, seeds);
    let plain = Reading::plain(map);
    let strict = strict(text, map)
        .ok()
        .map(|run| (vec![plain.order], lines_of(&run)));
    let columns = columns_of(text, is_grid);
    let columns = columns.map(|(column, lines)| (column.orders(is_grid).to_vec(), lines));
    // Ids of nodes don't count from anywhere.
    let counts = if is_grid { &COUNTS[..] } else { &COUNTS[..1] };
    let mut best: Option<((usize, bool), Near)> = None;
    for (orders, lines) in strict.into_iter().chain(columns) {
        let of = lines.taken.len();
        if of < LEAST {
            continue;
        }
        for &(from, up) in counts {
            for &order in &orders {
                let passed = lines.passed;
                let reading = Reading {
                    order,
                    from,
                    up,
                    passed,
                };
                let (fits, line) = field.fitting(&lines.taken, &reading);
                let rank = (fits * 1000 / of, field.begins(&lines.taken, &reading));
                let near = Near {
                    reading,
                    fits,
                    of,
                    line,
                };
                if best.as_ref().is_none_or(|(known, _)| rank > *known) {
                    best = Some((rank, near));
                }
            }
        }
    }
    let (_, near) = best?;
    let is_near = near.fits < near.of && 2 * near.fits >= near.of;
    (is_near && !near.reading.is_plain()).then_some(near)
}
