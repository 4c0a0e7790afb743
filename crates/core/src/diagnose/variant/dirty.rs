//! What a search before has left closed.

use crate::map::MapRef;
use crate::options::TieBreak;
use crate::search::Search;
use crate::search::open::Led;
use crate::search::plan::Plan;
use crate::search::query::Query;
use crate::search::record::{Records, State};
use crate::search::space::NONE;
use std::sync::Arc;

/// What a search before has closed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Dirty {
    /// With a rule for ties.
    By(TieBreak),
    /// With any ties: all that may be closed by then, and does not come again.
    Any,
}

impl Dirty {
    /// The nodes that the search before left closed. `again` are those of a run that is to be gone through: what it expands was open,
    /// wherever that can be.
    pub fn barred(self, map: MapRef<'_>, plan: &Plan, again: &[u32]) -> Arc<[bool]> {
        let tie_break = match self {
            Self::By(tie_break) => tie_break,
            Self::Any => return closed_by_any(map, plan, again),
        };
        closed_by(map, plan, tie_break)
    }
}

/// All that any order of ties may have closed, but for what a run expands again and need not have been.
fn closed_by_any(map: MapRef<'_>, plan: &Plan, again: &[u32]) -> Arc<[bool]> {
    let mut barred = closed_up_to(map, plan, Extent::UpToGoal);
    let sure = closed_up_to(map, plan, Extent::BelowGoal);
    for &node in again {
        let node = node as usize;
        if barred.get(node) == Some(&true) && !sure[node] {
            barred[node] = false;
        }
    }
    barred.into()
}

/// What a search closes, but for its start.
fn closed_by(map: MapRef<'_>, plan: &Plan, tie_break: TieBreak) -> Arc<[bool]> {
    let mut plan = plan.clone();
    plan.options.tie_break = tie_break;
    let start = plan.ends(0).0;
    let open = plan.open_list();
    let mut query = Query::new(map, plan, open, Records::default());
    while !query.advance(map, u64::MAX) {}
    let records = &query.search.records;
    let nodes = 0..map.len() as u32;
    let is_closed = |node| node != start && records.get(node).state == State::Closed;
    // No search, no records: a blocked start or goal ends it before it begins.
    if query.search.counts.expanded == 0 {
        return nodes.map(|_| false).collect();
    }
    nodes.map(is_closed).collect()
}

/// Up to which f nodes are closed.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    UpToGoal,
    BelowGoal,
}

/// What a search can have closed when it ends, but for its start: all up to the f of the goal, or only what lies below it.
fn closed_up_to(map: MapRef<'_>, plan: &Plan, extent: Extent) -> Vec<bool> {
    let space = plan.space(map, 0);
    let (start, goal) = plan.ends(0);
    let mut most = f64::INFINITY;
    let mut closed = vec![false; map.len()];
    // Once to know the f of the goal, once to know what lies below it.
    for is_last in [false, true] {
        let mut search = Search::new(plan.rules(map), Led::default(), Records::default());
        search.begin(&space, start, NONE);
        while let Some(first) = search.open.first() {
            let f = first.f.value();
            let beyond = match extent {
                Extent::UpToGoal => f > most + most * 1e-9,
                Extent::BelowGoal => f >= most - most * 1e-9,
            };
            if beyond {
                break;
            }
            let node = first.node();
            if !is_last && node == goal {
                most = f;
                break;
            }
            search.open.choose(node);
            search.advance(&space, 1);
            if is_last {
                closed[node as usize] = node != start;
            }
        }
    }
    closed
}
