//! A sentence for a whole expansion: what was expanded and why, and all that came of it.

use super::Trace;
use crate::map::MapRef;
use crate::options::Algorithm;
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
        let Some(closing) = self.event_of(n) else {
            return String::new();
        };
        let position = self.position();
        // Only before the first expansion something happens: a start is opened.
        let mut told: Vec<String> = (self.position_of(n - 1)..closing)
            .map(|i| self.explain(i))
            .collect();
        let end = self.position_of(n);
        if let Some(sentence) = self.explain_kept_step(closing, end) {
            self.seek(position);
            return sentence;
        }
        let begins = |i: &usize| {
            let row = self.row(*i);
            row.kind == EventKind::Open && row.parent == NONE
        };

        let anew = (closing + 1..end).find(begins).unwrap_or(end);
        let row = self.row(closing);
        self.seek(closing);
        let [expanded, skipped] = self.explain_close(closing, &row);
        told.push(expanded);
        if row.node != self.target(closing + 1).0 {
            self.seek(anew);
            told.push(self.what_came(closing + 1..anew));
        }
        told.push(skipped.trim_start().to_owned());
        told.extend((anew..end).map(|i| self.explain(i)));
        self.seek(position);
        told.retain(|sentence| !sentence.is_empty());
        told.join(" ")
    }

    /// "Opened 2 and improved 1 neighbour." The position is just after these events.
    pub(super) fn what_came(&self, events: Range<usize>) -> String {
        let mut came = Came::default();
        for i in events.clone() {
            let row = self.row(i);
            *match (row.kind, row.state) {
                (EventKind::Improve, State::Closed) => &mut came.repaired,
                (EventKind::Improve, _) => &mut came.improved,
                (EventKind::Reopen, _) => &mut came.reopened,
                (EventKind::Ray, _) => &mut came.lines,
                (EventKind::Worsen, _) => &mut came.worsened,
                _ => &mut came.opened,
            } += 1;
        }
        let mut sentence = self.counted(&came);
        if let Some(name) = events.clone().last().and_then(|i| self.completed_by(i)) {
            sentence += &format!(" Among them is {name}: {} is complete.", self.path_of_leg());
        }
        let meetings = events.filter_map(|i| {
            let row = self.row(i);
            Some((self.cost_by(&row)?, row.node))
        });
        if let Some((cost, node)) = meetings.min_by(|a, b| a.0.total_cmp(&b.0)) {
            let (at, cost) = (self.name(node), self.told(cost));
            sentence += &format!(" The sides meet at {at}, on a way that costs {cost}.");
        }
        sentence
    }

    fn counted(&self, came: &Came) -> String {
        let verbs = ["opened", "improved", "reopened", "repaired", "worsened"];
        let counts = [
            came.opened,
            came.improved,
            came.reopened,
            came.repaired,
            came.worsened,
        ];
        let done: Vec<_> = verbs
            .iter()
            .zip(counts)
            .filter(|&(_, count)| count > 0)
            .collect();
        let lines = match came.lines {
            0 => String::new(),
            1 => "Looked along 1 line. ".to_owned(),
            lines => format!("Looked along {lines} lines. "),
        };
        let Some((&(last, count), before)) = done.split_last() else {
            return lines + "Nothing was opened.";
        };
        let mut sentence = String::new();
        for (i, (verb, count)) in before.iter().enumerate() {
            sentence += &format!("{}{verb} {count}", if i == 0 { "" } else { ", " });
        }
        if !before.is_empty() {
            sentence += " and ";
        }
        let noun = match self.map.borrowed() {
            _ if self.plan.options.algorithm == Algorithm::Jps => "jump point",
            // What is repaired hangs on the node, wherever it is.
            MapRef::Grid(_) if came.repaired > 0 => "cell",
            MapRef::Graph(_) if came.repaired > 0 => "node",
            _ => "neighbour",
        };
        let plural = if count == 1 { "" } else { "s" };
        sentence += &format!("{last} {count} {noun}{plural}.");
        // All verbs begin with a letter of one byte.
        let first = sentence.remove(0).to_ascii_uppercase();
        format!("{lines}{first}{sentence}")
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
