//! What the engine promises, each promise checked against something too simple to be wrong.

mod cases;
mod maps;
mod oracle;
mod plain_search;
mod random;
#[path = "../../src/rounds.rs"]
mod rounds;
#[path = "../../src/seeded.rs"]
mod seeded;

mod any_angle;
mod bad_input;
mod ends;
mod exact_costs;
mod exports;
mod jumps;
mod larger;
mod lessons;
mod lists;
mod optimal_graphs;
mod optimal_grids;
mod published;
mod recipe_table;
mod recipes;
mod regressions;
mod replay;
mod second_opinion;
mod seeking;
mod sentences;
mod skipped;
mod texts;
mod traits;
mod truth;
mod watched;
mod ways;
mod wording;
