//! The traits and conversions that users expect of any library's types.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use stepstar::{
    Algorithm, Audit, Auditing, Closed, Connection, Counts, Diagonal, Error, Event, EventKind,
    Events, GoalTest, Graph, Grid, Heuristic, Marking, Marks, Node, NodeState, OpenListKind,
    Options, PathResult, Pathfinder, Place, Point, Recipe, Recording, Scenario, Smooth, Sought,
    State, Status, Tally, TextFormat, TieBreak, Trace, trace,
};

#[test]
fn all_types_are_send_sync_and_debug() {
    fn goes<T: Send + Sync + Debug>() {}
    goes::<(Grid, Graph, Node, Connection, Options, Error)>();
    goes::<(Pathfinder<Grid>, Pathfinder<Graph>, PathResult<Point>)>();
    goes::<(Recording, Trace, Events<'_>, Event, NodeState, Counts)>();
    goes::<(Auditing, Audit, Marking, Marks, Sought, Tally, Scenario)>();
}

/// Checks that every choice is parsed from its own name, and that no two share a name.
fn check_names<T>(all: &[T])
where
    T: Copy + Display + FromStr<Err = Error> + PartialEq + Debug,
{
    for &choice in all {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    assert!("no such name".parse::<T>().is_err());
}

#[test]
fn choices_are_written_and_read_by_name() {
    check_names(Algorithm::ALL);
    check_names(Diagonal::ALL);
    check_names(Heuristic::ALL);
    check_names(TieBreak::ALL);
    check_names(OpenListKind::ALL);
    check_names(Closed::ALL);
    check_names(GoalTest::ALL);
    check_names(Smooth::ALL);
    check_names(Recipe::ALL);
    check_names(TextFormat::ALL);
    assert_eq!(
        format!("{:>6}|{:<7}|", Algorithm::Jps, Status::Found),
        "   jps|found  |"
    );
    assert_eq!(
        format!("{} {}", EventKind::Reopen, State::Closed),
        "reopen closed"
    );
}

#[test]
fn kinds_of_events_are_listed_by_number() {
    let numbers = EventKind::ALL.iter().map(|&kind| kind as usize);
    assert!(numbers.eq(0..EventKind::ALL.len()));
}

#[test]
fn a_cloned_trace_has_a_position_of_its_own() {
    let grid = Grid::new(4, 4).unwrap();
    let mut first = trace(&grid, (0, 0), (3, 3), &Options::default()).unwrap();
    first.seek(3);
    let mut second = first.clone();
    second.seek(9);
    assert_eq!((first.position(), second.position()), (3, 9));
    assert_eq!(first.explain(5), second.explain(5));
    assert_ne!(first.states(), second.states());
}

#[test]
fn a_place_is_a_cell_or_a_node() {
    let (cell, node) = (Place::from((3, 4)), Place::from(7));
    assert_eq!((cell.cell(), cell.node()), (Some((3, 4)), None));
    assert_eq!((node.cell(), node.node()), (None, Some(7)));
}

#[test]
fn a_recipe_converts_into_its_options() {
    assert_eq!(Options::from(Recipe::Blocks), Recipe::Blocks.options());
}
