//! What all replays of one diagnosis share: memory, the map as it is misread, what searches before have closed, and how much may still
//! be searched. So the time follows the run, and not the map.

use super::case::MOST_TRIED;
use super::replay::walk;
use super::variant::{Before, Misreading, Variant};
use crate::map::SharedMap;
use crate::map::ranked::in_order;
use crate::search::open::Led;
use crate::search::plan::Plan;
use crate::search::record::{Records, State};
use std::sync::Arc;

/// How many expansions a diagnosis may make that are not those of its run: so many, and for each of the run so many more, up to a
/// limit. A choice: on maps of exercises it is never used up, and nobody waits for it on the largest.
const EXPANSIONS: u64 = 50_000;
const EXPANSIONS_FOR_EACH: u64 = 16;
const MOST_EXPANSIONS: u64 = 1_500_000;

/// How many expansions of a long run may be gone along with for mistakes, two whole runs of a million, and for pairs of them. Choices: no
/// run below a million lines takes two seconds then.
const MOST_FOR_MISTAKES: usize = 2_000_000;
const MOST_FOR_PAIRS: usize = 500_000;

/// For pairs in a run that is not long. A choice: on maps of exercises all pairs fit.
const MOST_FOR_SHORT_PAIRS: usize = 2_000_000;

#[derive(Debug, Default)]
pub(super) struct Desk {
    pub records: Records,
    pub open: Led,
    misread: Vec<(Misreading, SharedMap)>,
    before: Vec<(Variant, Option<Arc<Before>>)>,
    left: u64,
    pub left_for_mistakes: usize,
    pub left_for_pairs: usize,
}

impl Desk {
    /// For a run of so many expansions.
    pub fn new(expansions: usize) -> Self {
        let is_long = expansions > MOST_TRIED;
        let more = EXPANSIONS_FOR_EACH.saturating_mul(expansions as u64);
        Self {
            left: EXPANSIONS.saturating_add(more).min(MOST_EXPANSIONS),
            left_for_mistakes: if is_long {
                MOST_FOR_MISTAKES
            } else {
                usize::MAX
            },
            left_for_pairs: if is_long {
                MOST_FOR_PAIRS
            } else {
                MOST_FOR_SHORT_PAIRS
            },
            ..Self::default()
        }
    }

    /// A map as it is read.
    pub fn read(&mut self, map: &SharedMap, reading: Misreading) -> SharedMap {
        if reading == Misreading::Right {
            return map.clone();
        }
        if let Some((_, read)) = self.misread.iter().find(|(known, _)| *known == reading) {
            return read.clone();
        }
        let read = reading.of(map);
        self.misread.push((reading, read.clone()));
        read
    }

    /// What a search closed that ran before; `None` where there is no time to know.
    pub fn before(&mut self, map: &SharedMap, clean: &Variant, plan: &Plan) -> Option<Arc<Before>> {
        let known = self.before.iter().find(|(of, _)| of.is_same_search(clean));
        if let Some((_, before)) = known {
            return before.clone();
        }
        let mut left = self.left;
        let before = Before::of(map.borrowed(), plan, self, &mut left).map(Arc::new);
        self.left = left;
        self.before.push((clean.clone(), before.clone()));
        before
    }

    /// The nodes that a search closes with the rule for ties of its options, in the order of their numbers.
    pub fn closed_by(&mut self, map: &SharedMap, plan: &Plan) -> Vec<u32> {
        let mut nodes = walk(map.borrowed(), plan, self);
        nodes.retain(|&node| self.records.get(node).state == State::Closed);
        let mut nodes = in_order(&nodes);
        nodes.dedup();
        nodes
    }
}
