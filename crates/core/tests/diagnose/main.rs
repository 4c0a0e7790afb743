//! Whose A* is this? What diagnoses promise, tried with programs that know nothing of the engine.

#[path = "../../src/rounds.rs"]
mod rounds;
#[path = "../../src/seeded.rs"]
mod seeded;
mod student;

mod confusion;
mod endings;
mod formats;
mod large;
mod never_a_false_word;
mod no_false_alarm;
mod not_a_run;
mod pairs;
mod prints;
mod programs;
mod retraced;
mod smallest;
mod suggested;
mod writers;
mod wrong_runs;
