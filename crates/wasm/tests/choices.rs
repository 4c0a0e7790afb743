//! Choices cross the boundary as places in lists: TypeScript's lists must be the engine's.
#![cfg(not(target_arch = "wasm32"))]
use stepstar::{
    Algorithm, Closed, Diagonal, GoalTest, Heuristic, OpenListKind, Recipe, Smooth, TieBreak,
};

const CHOICES: &str = include_str!("../../../www/src/api/choices.ts");

fn check(option: &str, names: Vec<&str>) {
    let begin = format!("\n  {option}: list(");
    let (_, list) = CHOICES.split_once(&begin).expect("the list of the option");
    let (list, _) = list.split_once(')').expect("the end of the list");
    let written: Vec<_> = list
        .split(',')
        .map(|name| name.trim().trim_matches('"'))
        .collect();
    assert_eq!(written, names, "{option}");
}

macro_rules! names {
    ($choice:ident) => {
        $choice::ALL.iter().map(|choice| choice.name()).collect()
    };
}

#[test]
fn the_lists_are_the_same() {
    check("algorithm", names!(Algorithm));
    check("diagonal", names!(Diagonal));
    check("heuristic", names!(Heuristic));
    check("tieBreak", names!(TieBreak));
    check("openList", names!(OpenListKind));
    check("closed", names!(Closed));
    check("goalTest", names!(GoalTest));
    check("smooth", names!(Smooth));
    check("recipe", names!(Recipe));
}

/// The names of the mistakes cross the boundary as they are.
#[test]
fn the_mistakes_are_the_same() {
    const DIAGNOSE: &str = include_str!("../../../www/src/api/diagnose.ts");
    let (_, list) = DIAGNOSE.split_once("const MISTAKES = [").expect("the list");
    let (list, _) = list.split_once(']').expect("the end of the list");
    let names: Vec<_> = list
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty())
        .collect();
    let engine: Vec<_> = stepstar::Mistake::ALL
        .iter()
        .map(|mistake| format!("\"{mistake}\""))
        .collect();
    assert_eq!(names, engine);
}
