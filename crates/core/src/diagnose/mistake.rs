//! The mistakes that searches are known for, each with what it changes and where to look for it.

use crate::define::choice;

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
    /// What it is called in sentences.
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::ManhattanWithDiagonals => "It counts dx + dy where diagonals are allowed",
            Self::WrongDiagonalCost => "Its diagonals cost something else",
            Self::MaxOctile => "Its estimate is max(dx, dy)",
            Self::EuclidTruncated => "Its estimate is a whole number",
            Self::SquaredEuclid => "Its estimate has no square root",
            Self::ClosedWhenOpened => "A cell is finished as soon as it is opened",
            Self::NoDecrease => "An open cell keeps its first g",
            Self::StaleF => "An open cell keeps its place in the open list",
            Self::NeverReopens => "A closed cell stays closed",
            Self::StopsWhenOpened => "It stops when the goal is opened",
            Self::NoStop => "It goes on after the goal",
            Self::HOnly => "It sorts by h alone",
            Self::GOnly => "It sorts by g alone",
            Self::CornerCut => "It cuts corners",
            Self::MeetsTooEarly => "Its two sides stop where they meet",
            Self::WrapsAround => "Its map has no border",
            Self::TerrainLeaving => "It pays for the cell it leaves",
            Self::IgnoresTerrain => "It takes no notice of terrain",
            Self::DirtyMap => "It remembers the search before",
            Self::HeavyEstimate => "It adds h more than once",
            Self::MissingDirection => "It never looks in one direction",
            Self::WrongBound => "It leaves out one side of the map",
        }
    }

    /// What a search that makes this mistake does, as a sentence goes on after "a search".
    pub(super) fn what(self) -> &'static str {
        match self {
            Self::ManhattanWithDiagonals => {
                "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible"
            }
            Self::WrongDiagonalCost => "in which a diagonal step costs something else",
            Self::MaxOctile => {
                "that estimates by the larger of dx and dy, which is never too high but lower than need be"
            }
            Self::EuclidTruncated => "whose estimate is rounded to a whole number",
            Self::SquaredEuclid => "that estimates by dx² + dy², far more than the true cost",
            Self::ClosedWhenOpened => "in which a cell is finished as soon as it is opened",
            Self::NoDecrease => {
                "in which an open cell that is reached more cheaply keeps its old g and parent"
            }
            Self::StaleF => {
                "in which an open cell that is reached more cheaply keeps its old place in the open list"
            }
            Self::NeverReopens => {
                "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent"
            }
            Self::StopsWhenOpened => "that ends as soon as the goal is opened",
            Self::NoStop => "that goes on after the goal has been expanded",
            Self::HOnly => "that orders the open list by h alone: greedy search",
            Self::GOnly => "that orders the open list by g alone: Dijkstra's algorithm",
            Self::CornerCut => "that takes other diagonal steps past walls than the rule allows",
            Self::MeetsTooEarly => "from both ends that stops where its sides first meet",
            Self::WrapsAround => {
                "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out"
            }
            Self::TerrainLeaving => {
                "in which a step costs what the cell left costs, and not the cell entered"
            }
            Self::IgnoresTerrain => "in which every cell costs the same, whatever its terrain",
            Self::DirtyMap => "that still knows the closed cells of the search before",
            Self::HeavyEstimate => "that orders the open list by g and several times h",
            Self::MissingDirection => "that never looks in one of the directions",
            Self::WrongBound => "that never enters the column or the row at one border",
        }
    }

    /// What to look at in one's code.
    pub(super) fn look(self) -> &'static str {
        match self {
            Self::ManhattanWithDiagonals => {
                "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy)."
            }
            Self::WrongDiagonalCost => "Look at what is added to g for a diagonal step.",
            Self::MaxOctile => {
                "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells."
            }
            Self::EuclidTruncated => {
                "Look for whole-number types and for rounding where h is worked out."
            }
            Self::SquaredEuclid => "Look at the estimate: the square root is missing.",
            Self::ClosedWhenOpened => {
                "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in."
            }
            Self::NoDecrease => {
                "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced."
            }
            Self::StaleF => {
                "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again."
            }
            Self::NeverReopens => {
                "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate."
            }
            Self::StopsWhenOpened => {
                "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at."
            }
            Self::NoStop => {
                "Look at where the loop ends: when the goal is taken from the open list, the search is done."
            }
            Self::HOnly => "Look at the key of the open list: it must be g + h.",
            Self::GOnly => {
                "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere."
            }
            Self::CornerCut => "Look at how the two cells beside a diagonal step are tested.",
            Self::MeetsTooEarly => {
                "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way."
            }
            Self::WrapsAround => {
                "Look at how neighbours are tested against the border, and at the order of x and y where the map is read."
            }
            Self::TerrainLeaving => {
                "Look at what is added to g: the cost of the neighbour, not that of the current cell."
            }
            Self::IgnoresTerrain => {
                "Look at what is added to g: the cost of the cell entered, and not always 1."
            }
            Self::DirtyMap => {
                "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map."
            }
            Self::HeavyEstimate => "Look at how f is worked out: it is g + h, and h is added once.",
            Self::MissingDirection => {
                "Look at the list of neighbours: one is missing, or there twice."
            }
            Self::WrongBound => {
                "Look at how neighbours are tested against the border: the first has the number 0, the last the width or height less 1."
            }
        }
    }
}
