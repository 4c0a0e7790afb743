//! What the engine promises, each promise checked against something too simple to be wrong.

mod cases;
mod oracle;
mod random;

mod any_angle;
mod lists;
mod optimal_graphs;
mod optimal_grids;
mod seeking;
