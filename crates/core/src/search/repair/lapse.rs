//! The rules of the other loop that known mistakes break: each mistake changes one of them.

use crate::define::choice;

choice! {
    /// A mistake that programs which keep a plan up to date are known for: one rule of LPA* or D* Lite, followed otherwise.
    [non_exhaustive] WalkMistake, "mistake", KeysNotRaised {
        /// The agent walks on, and keys are not raised by km: cells that have waited longer come too late. D* Lite alone.
        KeysNotRaised = "keys-not-raised",
        /// A cell whose way has become dearer, with g below rhs, gets g = rhs at once: its g is not set to infinity first.
        NeverResets = "never-resets",
        /// When the g of a cell rises, those that came by way of it are not told: their rhs stays as it was.
        NeighboursLeftOut = "neighbours-left-out",
        /// A key is one number, min(g, rhs) + h: among equal ones the smaller min(g, rhs) is not taken first.
        OnePartKey = "one-part-key",
        /// The estimate is measured to where the search began, and not to where it leads.
        WrongEnd = "wrong-end",
        /// The loop goes on until nothing is inconsistent, and not until the first key is no better than that of the cell sought.
        EmptiesQueue = "empties-queue",
    }
}
