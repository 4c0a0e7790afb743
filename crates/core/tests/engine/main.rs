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
mod changes;
mod ends;
mod exact_costs;
mod exports;
mod extreme_costs;
mod jumps;
mod larger;
mod layers;
mod lessons;
mod lists;
mod map_files;
mod marks;
mod nearest;
mod never_false;
mod optimal_graphs;
mod optimal_grids;
mod own_estimates;
mod positions;
mod published;
mod recipe_table;
mod recipes;
mod regressions;
mod replay;
mod same_traces;
mod scenarios;
mod seeking;
mod sentences;
mod skipped;
mod smoothed;
mod tables;
mod texts;
mod traits;
mod truth;
mod turns;
mod watched;
mod ways;
mod whole_steps;
mod wording;
mod wording_of_legs;
mod wording_of_sums;
mod worlds;
