//! What is said of a node that a search opens: from where, over which link, and what its cost is made of.

use super::Trace;
use crate::map::MapRef;
use crate::saying::{Saying, say};
use crate::search::log::Row;
use std::cmp::Ordering;

impl Trace {
    /// "Opened (3, 4), reached from (2, 4): ...", or "up the stairs at (3, 4) on floor 0" in place of that.
    pub(super) fn explain_open(&self, i: usize, row: &Row) -> Saying {
        let [place, from] = [row.node, row.parent].map(|node| self.named(node));
        let sum = self.sum(i, row);
        let Some(up) = self.link(row) else {
            return say!(OPENED, place: place, from: from, sum: sum);
        };
        match (up, self.is_from_goal(row.node)) {
            (Ordering::Less, false) => say!(OPENED_UP, place: place, from: from, sum: sum),
            (Ordering::Greater, false) => say!(OPENED_DOWN, place: place, from: from, sum: sum),
            (Ordering::Equal, false) => say!(OPENED_THROUGH, place: place, from: from, sum: sum),
            // Against the steps one goes the other way.
            (Ordering::Less, true) => say!(OPENED_FROM_DOWN, place: place, from: from, sum: sum),
            (Ordering::Greater, true) => say!(OPENED_FROM_UP, place: place, from: from, sum: sum),
            (Ordering::Equal, true) => {
                say!(OPENED_FROM_THROUGH, place: place, from: from, sum: sum)
            }
        }
    }

    /// Whether a link leads to a node from its parent, and then how their floors lie.
    pub(super) fn link(&self, row: &Row) -> Option<Ordering> {
        let MapRef::Floors(floors) = self.map.borrowed() else {
            return None;
        };
        let [(x, y, floor), (to_x, to_y, to_floor)] =
            [row.parent, row.node].map(|node| floors.at(node % self.places));
        let is_step = floor == to_floor && x.abs_diff(to_x) <= 1 && y.abs_diff(to_y) <= 1;
        (!is_step).then(|| floor.cmp(&to_floor))
    }
}
