//! Worlds beyond one grid and two places: several starts and goals, everything from a place, floors, large agents, turns.

mod agents;
mod distances;
mod floors;
mod grounds;
mod hexagons;
mod many;
mod refused;
mod turning;
