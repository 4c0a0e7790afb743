//! Where one can go.

use crate::graph_space::GraphSpace;
use crate::grid_space::GridSpace;
use crate::jump_space::JumpSpace;
use crate::sight_space::SightSpace;

/// No node: the parent of a start.
pub(crate) const NONE: u32 = u32::MAX;

/// What a node leads to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Reach {
    /// A step to a node, and what it costs.
    Step { to: u32, cost: f64 },
    /// A line that was looked along, up to a node.
    Ray { to: u32 },
}

/// Where one can go: nodes by number, the steps from each, and an estimate of what is still to go.
pub(crate) trait Space {
    /// All nodes have numbers below this.
    fn len(&self) -> usize;

    /// Every step from a node that was reached from `parent` (or [`NONE`]).
    fn each_step(&self, node: u32, parent: u32, visit: impl FnMut(Reach));

    /// What is still to go.
    fn estimate(&self, node: u32) -> f64;

    /// The cost of going straight from one node to another that is no neighbour, where one can.
    fn shortcut(&self, _from: u32, _to: u32) -> Option<f64> {
        None
    }
}

/// One of the spaces. An enum and not a parameter of the search: the loop is compiled once for all of them.
pub(crate) enum AnySpace<'m> {
    Grid(GridSpace<'m>),
    Jumps(JumpSpace<'m>),
    Graph(GraphSpace<'m>),
    Sight(SightSpace<'m>),
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
            Self::Both(sides) => 2 * sides[0].len(),
        }
    }

    fn each_step(&self, node: u32, parent: u32, mut visit: impl FnMut(Reach)) {
        match self {
            Self::Grid(space) => space.each_step(node, parent, visit),
            Self::Jumps(space) => space.each_step(node, parent, visit),
            Self::Graph(space) => space.each_step(node, parent, visit),
            Self::Sight(space) => space.each_step(node, parent, visit),
            Self::Both(sides) => {
                let (side, shift) = side_of(sides, node);
                let visit: &mut dyn FnMut(Reach) = &mut |reach| {
                    visit(match reach {
                        Reach::Step { to, cost } => Reach::Step {
                            to: to + shift,
                            cost,
                        },
                        Reach::Ray { to } => Reach::Ray { to: to + shift },
                    });
                };
                side.each_step(node - shift, parent.wrapping_sub(shift), visit);
            }
        }
    }

    fn estimate(&self, node: u32) -> f64 {
        match self {
            Self::Grid(space) => space.estimate(node),
            Self::Jumps(space) => space.estimate(node),
            Self::Graph(space) => space.estimate(node),
            Self::Sight(space) => space.estimate(node),
            Self::Both(sides) => {
                let (side, shift) = side_of(sides, node);
                side.estimate(node - shift)
            }
        }
    }

    fn shortcut(&self, from: u32, to: u32) -> Option<f64> {
        match self {
            Self::Grid(space) => space.shortcut(from, to),
            _ => None,
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
