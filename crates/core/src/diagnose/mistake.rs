//! The mistakes that programs make, each with what it changes and where to look for it.

use crate::define::choice;
use crate::saying::Saying;
use crate::saying::diagnosis::{HABITS, LOOKS, TITLES};

choice! {
    /// A mistake that programs which search by A* are known for: one rule, followed otherwise.
    [non_exhaustive] Mistake, "mistake", ManhattanWithDiagonals {
        /// The estimate is dx + dy where diagonal steps are possible: more than the true cost.
        ManhattanWithDiagonals = "manhattan-with-diagonals",
        /// A diagonal step costs 1, 1.4, 1.5 or 2, and not what it should.
        WrongDiagonalCost = "wrong-diagonal-cost",
        /// The estimate is the larger of dx and dy where diagonal steps cost more than straight ones: never too high, but lower than need
        /// be. A remark and no mistake.
        MaxOctile = "max-octile",
        /// The estimate is made a whole number.
        EuclidTruncated = "euclid-truncated",
        /// The estimate is dx² + dy², without the root.
        SquaredEuclid = "squared-euclid",
        /// A node counts as finished as soon as it is opened: a cheaper way to it is never taken.
        ClosedWhenOpened = "closed-when-opened",
        /// An open node that is reached more cheaply keeps its old g and parent.
        NoDecrease = "no-decrease",
        /// An open node that is reached more cheaply gets the new g and parent, but keeps its place in the open list.
        StaleF = "stale-f",
        /// A closed node that is reached more cheaply stays as it is, though the estimate is not consistent.
        NeverReopens = "never-reopens",
        /// The search ends as soon as the goal is opened.
        StopsWhenOpened = "stops-when-opened",
        /// The search goes on after the goal has been expanded.
        NoStop = "no-stop",
        /// The open list is ordered by h alone, as in greedy search.
        HOnly = "h-only",
        /// The open list is ordered by g alone, as in Dijkstra's algorithm.
        GOnly = "g-only",
        /// Diagonal steps are taken that the rule forbids, or not taken though it allows them.
        CornerCut = "corner-cut",
        /// A search from both ends stops where its sides first meet.
        MeetsTooEarly = "meets-too-early",
        /// The ends of rows are joined, x and y are swapped, or the last row and column are left out.
        WrapsAround = "wraps-around",
        /// A step costs what the cell left costs, and not the cell entered.
        TerrainLeaving = "terrain-leaving",
        /// A step costs as much on every terrain.
        IgnoresTerrain = "ignores-terrain",
        /// What the search before has closed is still closed.
        DirtyMap = "dirty-map",
        /// The open list is ordered by g and several times h, where h alone was meant to be added.
        HeavyEstimate = "heavy-estimate",
        /// One of the directions is never looked at.
        MissingDirection = "missing-direction",
        /// The last column or row is left out, or the first one.
        WrongBound = "wrong-bound",
    }
}

impl Mistake {
    /// Whether a search that makes it takes steps that a right one does not.
    pub(super) fn steps_further(self) -> bool {
        matches!(self, Self::CornerCut | Self::WrapsAround)
    }

    /// Whether both keep the first way to a node, and differ only in what becomes of closed ones.
    pub(super) fn is_nearly(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::NoDecrease, Self::ClosedWhenOpened) | (Self::ClosedWhenOpened, Self::NoDecrease)
        )
    }

    /// What it is called in sentences.
    pub(super) fn title(self) -> Saying {
        Saying::of(&TITLES[self as usize])
    }

    /// What a search that makes this mistake does, as a sentence goes on after "a search".
    pub(super) fn habit(self) -> Saying {
        Saying::of(&HABITS[self as usize])
    }

    /// What to look at in one's code.
    pub(super) fn look(self) -> Saying {
        Saying::of(&LOOKS[self as usize])
    }
}
