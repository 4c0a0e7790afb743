//! The smallest map that each mistake shows on, as [`separate`](super::separate()) finds it with the default options. Kept so that a
//! diagnosis need not look for it: `maps/mistake-NAME.txt` holds the same, and tests hold both to what is found.

use super::mistake::Mistake;

pub(super) const SMALLEST: &[(Mistake, &str)] = &[
    (Mistake::ManhattanWithDiagonals, "S2G\n...\n"),
    (Mistake::WrongDiagonalCost, "S#G\n55.\n"),
    (Mistake::MaxOctile, "S#G\n22.\n"),
    (Mistake::EuclidTruncated, "S#G\n22.\n"),
    (Mistake::SquaredEuclid, ".S5G\n"),
    (Mistake::ClosedWhenOpened, "5S#G\n..5.\n"),
    (Mistake::NoDecrease, "5S#G\n..5.\n"),
    (Mistake::StaleF, "5S#G\n..5.\n"),
    (Mistake::NeverReopens, "S..##.\n..#.#G\n"),
    (Mistake::StopsWhenOpened, "S.\n.G\n"),
    (Mistake::NoStop, "SG.\n"),
    (Mistake::HOnly, ".S5G\n"),
    (Mistake::GOnly, ".S.G\n"),
    (Mistake::CornerCut, "S#\n.G\n"),
    (Mistake::MeetsTooEarly, "S5G.\n"),
    (Mistake::WrapsAround, "S#G\n...\n"),
    (Mistake::TerrainLeaving, ".S5G\n"),
    (Mistake::IgnoresTerrain, ".S5G\n"),
    (Mistake::DirtyMap, "S.G\n"),
    (Mistake::HeavyEstimate, "2S5G\n"),
    (Mistake::MissingDirection, "S.G\n"),
    (Mistake::WrongBound, ".SG\n"),
];

/// Maps that tell two mistakes apart which no smaller one does that is tried: with three kinds of costly ground, an open cell that keeps its g
/// from one that keeps its place. The last needs none.
pub(super) const TELLING: &[(Mistake, Mistake, &str)] = &[
    (Mistake::NoDecrease, Mistake::StaleF, ".S.\n599\n22G\n"),
    (
        Mistake::ClosedWhenOpened,
        Mistake::StaleF,
        ".S.\n599\n22G\n",
    ),
    (
        Mistake::NoDecrease,
        Mistake::ClosedWhenOpened,
        "S..#.\n...#G\n",
    ),
];
