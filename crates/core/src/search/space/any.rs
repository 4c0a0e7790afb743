//! Any of the spaces, or two of them at once.

use super::{
    BarredSpace, FloorsSpace, GraphSpace, GridSpace, HexagonSpace, JoinedSpace, JumpSpace, Reach,
    SightSpace, Space, TimedSpace, TurnSpace,
};

/// One of the spaces. An enum and not a parameter of the search: the loop is compiled once for all of them.
pub(crate) enum AnySpace<'m> {
    Grid(GridSpace<'m>),
    Jumps(JumpSpace<'m>),
    Graph(GraphSpace<'m>),
    Sight(SightSpace<'m>),
    Joined(JoinedSpace<'m>),
    Barred(Box<BarredSpace<'m>>),
    Floors(Box<FloorsSpace<'m>>),
    Hexagons(Box<HexagonSpace<'m>>),
    Timed(Box<TimedSpace<'m>>),
    Turns(Box<TurnSpace<'m>>),
    /// Both directions at once: node `n` as reached from the start, and `n + len` as reached from the goal.
    Both(Box<[AnySpace<'m>; 2]>),
}

impl Space for AnySpace<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Grid(space) => space.len(),
            Self::Jumps(space) => space.len(),
            Self::Graph(space) => space.len(),
            Self::Sight(space) => space.len(),
            Self::Joined(space) => space.len(),
            Self::Barred(space) => space.len(),
            Self::Floors(space) => space.len(),
            Self::Hexagons(space) => space.len(),
            Self::Timed(space) => space.len(),
            Self::Turns(space) => space.len(),
            Self::Both(sides) => 2 * sides[0].len(),
        }
    }

    fn add_steps(&self, node: u32, parent: u32, steps: &mut Vec<Reach>) {
        match self {
            Self::Grid(space) => space.add_steps(node, parent, steps),
            Self::Jumps(space) => space.add_steps(node, parent, steps),
            Self::Graph(space) => space.add_steps(node, parent, steps),
            Self::Sight(space) => space.add_steps(node, parent, steps),
            Self::Joined(space) => space.add_steps(node, parent, steps),
            Self::Barred(space) => space.add_steps(node, parent, steps),
            Self::Floors(space) => space.add_steps(node, parent, steps),
            Self::Hexagons(space) => space.add_steps(node, parent, steps),
            Self::Timed(space) => space.add_steps(node, parent, steps),
            Self::Turns(space) => space.add_steps(node, parent, steps),
            Self::Both(sides) => {
                let (side, shift) = side_of(sides, node);
                let first = steps.len();
                side.add_steps(node - shift, parent.wrapping_sub(shift), steps);
                for Reach::Step { to, .. } | Reach::Ray { to } in &mut steps[first..] {
                    *to += shift;
                }
            }
        }
    }

    #[inline]
    fn estimate(&self, node: u32) -> f64 {
        if let Self::Grid(space) = self {
            return space.estimate(node);
        }
        self.other_estimate(node)
    }

    #[inline]
    fn is_any_angle(&self) -> bool {
        matches!(self, Self::Grid(space) if space.is_any_angle())
    }

    fn shortcut(&self, from: u32, to: u32) -> Option<f64> {
        match self {
            Self::Grid(space) => space.shortcut(from, to),
            _ => None,
        }
    }
}

impl AnySpace<'_> {
    /// Apart, so that the loop holds the usual one alone.
    fn other_estimate(&self, node: u32) -> f64 {
        match self {
            Self::Grid(space) => space.estimate(node),
            Self::Jumps(space) => space.estimate(node),
            Self::Graph(space) => space.estimate(node),
            Self::Sight(space) => space.estimate(node),
            Self::Joined(space) => space.estimate(node),
            Self::Barred(space) => space.estimate(node),
            Self::Floors(space) => space.estimate(node),
            Self::Hexagons(space) => space.estimate(node),
            Self::Timed(space) => space.estimate(node),
            Self::Turns(space) => space.estimate(node),
            Self::Both(sides) => {
                let (side, shift) = side_of(sides, node);
                side.estimate(node - shift)
            }
        }
    }
}

fn side_of<'s, 'm>(sides: &'s [AnySpace<'m>; 2], node: u32) -> (&'s AnySpace<'m>, u32) {
    let len = sides[0].len() as u32;
    if node < len {
        (&sides[0], 0)
    } else {
        (&sides[1], len)
    }
}
