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
    }
}
