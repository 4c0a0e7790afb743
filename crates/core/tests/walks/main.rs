//! Walks over maps that change, and what is told of them.

#[path = "../engine/oracle.rs"]
#[allow(dead_code)]
mod oracle;
#[path = "../engine/random.rs"]
#[allow(dead_code)]
mod random;
#[path = "../../src/rounds.rs"]
mod rounds;
#[path = "../../src/seeded.rs"]
mod seeded;

mod anew;
mod judged;
mod limits;
mod mistakes;
mod movers;
mod plans;
mod sentences;
mod student;
mod traces;
