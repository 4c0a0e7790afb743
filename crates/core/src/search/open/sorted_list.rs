//! A linked list kept in order: the first is at hand, and every insertion walks to its place.

use super::{Costs, Entry, OpenList};

/// The end of the list.
const END: u32 = u32::MAX;

#[derive(Debug, Clone, Copy)]
struct Listed {
    entry: Entry,
    next: u32,
}

#[derive(Debug)]
pub(crate) struct SortedList {
    links: Vec<Listed>,
    first: u32,
    /// Links that are free to be used again, one behind the other.
    spare: u32,
    len: usize,
    costs: Costs,
}

impl Default for SortedList {
    fn default() -> Self {
        Self {
            links: Vec::new(),
            first: END,
            spare: END,
            len: 0,
            costs: Costs::default(),
        }
    }
}

impl OpenList for SortedList {
    fn push(&mut self, entry: Entry) {
        let mut before = END;
        let mut place = self.first;
        while place != END {
            self.costs.comparisons += 1;
            let link = self.links[place as usize];
            if entry.before(&link.entry) {
                break;
            }
            before = place;
            place = link.next;
        }
        let link = self.take_link(Listed { entry, next: place });
        self.set_next(before, link);
        self.costs.moves += 1;
        self.len += 1;
    }

    fn improve(&mut self, entry: Entry) {
        let mut before = END;
        let mut place = self.first;
        while place != END && self.links[place as usize].entry.node() != entry.node() {
            before = place;
            place = self.links[place as usize].next;
        }
        if place != END {
            self.remove(before, place);
        }
        self.push(entry);
    }

    fn pop(&mut self) -> Option<Entry> {
        let link = *self.links.get(self.first as usize)?;
        self.remove(END, self.first);
        self.costs.moves += 1;
        Some(link.entry)
    }

    fn clear(&mut self) {
        self.links.clear();
        self.first = END;
        self.spare = END;
        self.len = 0;
    }

    fn len(&self) -> usize {
        self.len
    }

    fn costs(&self) -> Costs {
        self.costs
    }

    fn look_up(&mut self, node: u32) {
        let mut place = self.first;
        while place != END {
            self.costs.lookups += 1;
            let link = self.links[place as usize];
            if link.entry.node() == node {
                return;
            }
            place = link.next;
        }
    }

    fn searches(&self) -> bool {
        true
    }
}

impl SortedList {
    fn take_link(&mut self, link: Listed) -> u32 {
        let place = self.spare;
        if place == END {
            self.links.push(link);
            return (self.links.len() - 1) as u32;
        }
        self.spare = self.links[place as usize].next;
        self.links[place as usize] = link;
        place
    }

    fn remove(&mut self, before: u32, place: u32) {
        let next = self.links[place as usize].next;
        self.set_next(before, next);
        self.links[place as usize].next = self.spare;
        self.spare = place;
        self.len -= 1;
    }

    fn set_next(&mut self, before: u32, next: u32) {
        if before == END {
            self.first = next;
        } else {
            self.links[before as usize].next = next;
        }
    }
}
