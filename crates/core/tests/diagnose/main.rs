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
mod no_false_alarm;
mod not_a_run;
mod pairs;
mod programs;
mod retraced;
mod smallest;
