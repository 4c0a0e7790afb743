//! Spaces: the nodes of a map, the steps from each, and the estimate.

mod any;
mod barred_space;
pub(crate) mod direction;
pub(crate) mod floors_space;
mod graph_space;
mod grid_space;
pub(crate) mod hexagon_space;
mod joined_space;
mod jump_space;
mod news;
pub(crate) mod prune;
mod scan;
pub(crate) mod sight_space;
pub(crate) mod timed_space;
pub(crate) mod turn_space;

pub(crate) use any::AnySpace;
pub(crate) use barred_space::BarredSpace;
pub(crate) use floors_space::FloorsSpace;
pub(crate) use graph_space::GraphSpace;
pub(crate) use grid_space::GridSpace;
pub(crate) use hexagon_space::HexagonSpace;
pub(crate) use joined_space::JoinedSpace;
pub(crate) use jump_space::JumpSpace;
pub(crate) use sight_space::SightSpace;
pub(crate) use timed_space::TimedSpace;
pub(crate) use turn_space::TurnSpace;

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

    /// Adds every step from a node that was reached from `parent` (or [`NONE`]). They go into a list and not to a closure, so
    /// that the code is compiled once for all callers.
    fn add_steps(&self, node: u32, parent: u32, steps: &mut Vec<Reach>);

    /// What is still to go.
    fn estimate(&self, node: u32) -> f64;

    /// Whether there are shortcuts at all: the loop checks this first where each one counts.
    fn is_any_angle(&self) -> bool {
        false
    }

    /// The cost of going straight from one node to another that is no neighbour, where one can.
    fn shortcut(&self, _from: u32, _to: u32) -> Option<f64> {
        None
    }
}
