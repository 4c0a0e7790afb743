//! Who watches a search.

use crate::record::State;

/// What happened to a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EventKind {
    /// It was reached for the first time.
    Open = 0,
    /// A better way to it was found.
    Improve = 1,
    /// A better way to it was found after it had been expanded, and it waits again.
    Reopen = 2,
    /// It was expanded.
    Close = 3,
    /// A line was looked along, up to it.
    Ray = 4,
}

impl EventKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Open,
        Self::Improve,
        Self::Reopen,
        Self::Close,
        Self::Ray,
    ];

    /// The name that a trace gives it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Improve => "improve",
            Self::Reopen => "reopen",
            Self::Close => "close",
            Self::Ray => "ray",
        }
    }
}

/// Sees every record as it is written. Behind a pointer, not a parameter: the loop is compiled once for all of them.
pub(crate) trait Observer {
    /// A record was written, or a line looked along. `before`: as which write of this search the node was written before, from 0, * 4 + state;
    /// [`crate::record::NO_WRITE`] if it was not.
    fn wrote(&mut self, kind: EventKind, node: u32, state: State, g: f64, parent: u32, before: u32);
    /// All is forgotten: the next way point, or the next round of a search in rounds, in which no f may exceed `bound`.
    fn forgot(&mut self, bound: f64);
    /// The way to the next way point begins.
    fn began_leg(&mut self);
}

/// Nobody watches: it costs nothing.
impl Observer for () {
    fn wrote(&mut self, _: EventKind, _: u32, _: State, _: f64, _: u32, _: u32) {}
    fn forgot(&mut self, _: f64) {}
    fn began_leg(&mut self) {}
}
