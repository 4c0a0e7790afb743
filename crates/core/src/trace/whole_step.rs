//! A sentence for a whole expansion: what was expanded and why, and all that came of it.

use super::Trace;
use crate::map::MapRef;
use crate::options::Algorithm;
use crate::saying::{Saying, say};
use crate::search::event_kind::EventKind;
use crate::search::log::Row;
use crate::search::record::State;
use crate::search::space::NONE;
use std::ops::Range;

/// What an expansion led to.
#[derive(Debug, Default)]
struct Came {
    opened: u32,
    improved: u32,
    reopened: u32,
    repaired: u32,
    worsened: u32,
    lines: u32,
}

impl Trace {
    /// What the n-th expansion, counted from 1, did as a whole, in plain sentences: what was expanded and why it came first, how
    /// many neighbours were opened or improved, which were skipped and why. Empty if there is no such expansion. The position
    /// does not change.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// assert_eq!(
    ///     trace.explain_expansion(2),
    ///     "Expanded (1, 0): f = 1 + 1 = 2, and nothing else is open. Opened 1 neighbour. Skipped: (0, 0): where it was reached from."
    /// );
    /// ```
    pub fn explain_expansion(&mut self, n: u32) -> String {
        self.saying_of_expansion(n).to_string()
    }

    /// The same as data.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// assert_eq!(trace.saying_of_expansion(2).to_string(), trace.explain_expansion(2));
    /// ```
    pub fn saying_of_expansion(&mut self, n: u32) -> Saying {
        let Some(closing) = self.event_of(n) else {
            return Saying::all(Vec::new());
        };
        let position = self.position();
        let mut sayings = Vec::new();
        // Only before the first expansion something happens: a start is opened.
        for i in self.position_of(n - 1)..closing {
            sayings.extend(self.sayings(i));
        }
        let end = self.position_of(n);
        if let Some(more) = self.explain_kept_step(closing, end) {
            self.seek(position);
            sayings.extend(more);
            return Saying::all(sayings);
        }
        let begins = |i: &usize| {
            let row = self.row(*i);
            row.kind == EventKind::Open && row.parent == NONE
        };

        let anew = (closing + 1..end).find(begins).unwrap_or(end);
        let row = self.row(closing);
        self.seek(closing);
        let mut expanded = self.explain_close(closing, &row).into_iter();
        sayings.extend(expanded.next());
        if self.target(closing + 1, row.node).is_none() {
            self.seek(anew);
            self.add_what_came(closing + 1..anew, &mut sayings);
        }
        sayings.extend(expanded);
        for i in anew..end {
            sayings.extend(self.sayings(i));
        }
        self.seek(position);
        Saying::all(sayings)
    }

    /// "Opened 2 and improved 1 neighbour." The position is just after these events.
    pub(super) fn add_what_came(&self, events: Range<usize>, sayings: &mut Vec<Saying>) {
        let mut came = Came::default();
        let mut climbs = Vec::new();
        for i in events.clone() {
            let row = self.row(i);
            if row.kind == EventKind::Open && self.link(&row).is_some() {
                climbs.push(self.explain_open(i, &row));
                continue;
            }
            *match (row.kind, row.state) {
                (EventKind::Improve, State::Closed) => &mut came.repaired,
                (EventKind::Improve, _) => &mut came.improved,
                (EventKind::Reopen, _) => &mut came.reopened,
                (EventKind::Ray, _) => &mut came.lines,
                (EventKind::Worsen, _) => &mut came.worsened,
                _ => &mut came.opened,
            } += 1;
        }
        if came.lines > 0 {
            sayings.push(say!(LINES, n: came.lines));
        }
        let counted = self.counted(&came);
        if climbs.is_empty() || counted.id() != say!(NOTHING).id() {
            sayings.push(counted);
        }
        sayings.extend(climbs);
        if let Some(stop) = events.clone().last().and_then(|i| self.completed_by(i)) {
            sayings.push(say!(AMONG, stop: stop, whole: self.path_of_leg()));
        }
        let meetings = events.filter_map(|i| {
            let row = self.row(i);
            Some((self.cost_by(&row)?, row.node))
        });
        if let Some((cost, node)) = meetings.min_by(|a, b| a.0.total_cmp(&b.0)) {
            sayings.push(say!(MEET_AT, place: self.place(node), cost: self.told(cost)));
        }
    }

    fn counted(&self, came: &Came) -> Saying {
        let mut deeds = Vec::new();
        let mut last = 0;
        let mut add = |deed: fn(u32) -> Saying, count| {
            if count > 0 {
                deeds.push(deed(count));
                last = count;
            }
        };
        add(|n| say!(DEED_OPENED, n: n), came.opened);
        add(|n| say!(DEED_IMPROVED, n: n), came.improved);
        add(|n| say!(DEED_REOPENED, n: n), came.reopened);
        add(|n| say!(DEED_REPAIRED, n: n), came.repaired);
        add(|n| say!(DEED_WORSENED, n: n), came.worsened);
        if deeds.is_empty() {
            return say!(NOTHING);
        }
        let [one, several] = match self.map.borrowed() {
            _ if self.plan.options.algorithm == Algorithm::Jps => {
                [say!(NOUN_POINT), say!(NOUN_POINTS)]
            }
            // What is repaired hangs on the node, wherever it is.
            MapRef::Grid(_) | MapRef::Floors(_) | MapRef::Hexagons(_) if came.repaired > 0 => {
                [say!(NOUN_CELL), say!(NOUN_CELLS)]
            }
            MapRef::Graph(_) if came.repaired > 0 => [say!(NOUN_NODE), say!(NOUN_NODES)],
            _ => [say!(NOUN_NEIGHBOUR), say!(NOUN_NEIGHBOURS)],
        };
        let noun = if last == 1 { one } else { several };
        say!(CAME, deeds: deeds, noun: noun)
    }

    /// From both ends: what the way by a node that both sides have reached costs.
    pub(super) fn cost_by(&self, row: &Row) -> Option<f64> {
        let half = self.half;
        if half == 0 || row.state != State::Open {
            return None;
        }
        let across = self.rows.record((row.node + half) % (2 * half));
        (across.state != State::Unseen).then_some(row.g + across.g)
    }
}
