//! What a search before has left closed.

use crate::diagnose::desk::Desk;
use crate::map::MapRef;
use crate::map::ranked::{by_rank, in_order};
use crate::options::TieBreak;
use crate::search::Search;
use crate::search::plan::Plan;
use std::mem;
use std::sync::Arc;

/// What a search before has closed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Dirty {
    /// With a rule for ties.
    By(TieBreak),
    /// With any ties: all that may be closed by then, and does not come again.
    Any,
}

/// What a search can have closed when it ends, whatever its ties, but for its start: all up to the f of the goal.
#[derive(Debug)]
pub(in crate::diagnose) struct Before {
    /// Each with whether it is closed for sure, as its f lies below that of the goal; in the order of their numbers.
    closed: Vec<(u32, bool)>,
}

impl Before {
    /// `None` where that takes more expansions than are left.
    pub fn of(map: MapRef<'_>, plan: &Plan, desk: &mut Desk, left: &mut u64) -> Option<Self> {
        let space = plan.space(map, 0);
        let (start, goal) = plan.ends(0);
        let (records, open) = (mem::take(&mut desk.records), mem::take(&mut desk.open));
        let mut search = Search::new(plan.rules(map), open.by_age(0.0), records);
        search.begin(&space, &[start], &[]);
        let mut most = f64::INFINITY;
        let mut taken: Vec<(u32, f64)> = Vec::new();
        let mut is_done = false;
        while *left > 0 && !is_done {
            let first = search.open.first();
            let Some(first) = first.filter(|first| first.f.value() <= most + most * 1e-9) else {
                is_done = true;
                break;
            };
            if first.node() == goal {
                most = most.min(first.f.value());
            }
            search.open.choose(first.node());
            is_done = search.advance(&space, 1).is_some();
            taken.push((first.node(), first.f.value()));
            *left -= 1;
        }
        (desk.records, desk.open) = (search.records, search.open);
        if !is_done {
            return None;
        }
        let below = |f: f64| most.is_infinite() || f < most - most * 1e-9;
        let sure = taken.iter().take_while(|&&(_, f)| below(f)).count();
        let closed: Vec<(u32, bool)> = taken
            .iter()
            .enumerate()
            .filter(|&(_, &(node, _))| node != start)
            .map(|(i, &(node, _))| (node, i < sure))
            .collect();
        // Of a node that was expanded twice, what is sure counts.
        let closed = by_rank(closed, |&(_, sure)| (!sure).into());
        let mut closed = by_rank(closed, |&(node, _)| node);
        closed.dedup_by_key(|&mut (node, _)| node);
        Some(Self { closed })
    }

    fn is_sure(&self, node: u32) -> bool {
        let place = self.closed.binary_search_by_key(&node, |&(node, _)| node);
        place.is_ok_and(|place| self.closed[place].1)
    }

    /// Whether a run could come after it: nothing that is closed for sure comes again.
    pub fn may_precede(&self, nodes: &[u32]) -> bool {
        !nodes.iter().any(|&node| self.is_sure(node))
    }

    /// All that any order of ties may have closed, but for what a run expands again and need not have been.
    pub fn barred(&self, again: &[u32]) -> Arc<[u32]> {
        let again = in_order(again);
        let closed = self.closed.iter();
        let barred = closed.filter(|(node, sure)| *sure || again.binary_search(node).is_err());
        barred.map(|&(node, _)| node).collect()
    }
}
