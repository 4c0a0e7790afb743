//! The kinds of events in a search.

use crate::define::named;

named! {
    /// What happened to a node.
    EventKind {
        /// It was reached for the first time, and is open now.
        Open = "open",
        /// A better way to it was found.
        Improve = "improve",
        /// A better way to it was found after it had been closed, and it is open again.
        Reopen = "reopen",
        /// It was expanded, and is closed now.
        Close = "close",
        /// A search that jumps looked along a line that ends there.
        Ray = "ray",
        /// A tick of a walk begins, with the agent there.
        Tick = "tick",
        /// A plan is kept up to date: the way to it is gone, and the next best is dearer, or leads over another node.
        Worsen = "worsen",
        /// A plan is kept up to date: it was expanded while its own cost was too low, and that cost is given up.
        Raise = "raise",
        /// A plan is kept up to date: it came first by an old key, and waits again by a new one.
        Requeue = "requeue",
    }
}

impl EventKind {
    /// Whether a step begins: a node was taken from the open list, or the agent walked on.
    pub(crate) fn is_step(self) -> bool {
        matches!(self, Self::Close | Self::Raise | Self::Tick)
    }

    /// Whether the record of the node is another one from then on.
    #[inline]
    pub(crate) fn is_written(self) -> bool {
        !matches!(self, Self::Ray | Self::Tick)
    }
}
