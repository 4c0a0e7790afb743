//! Options as a row of numbers, and back. Choices are their places in the engine's lists; `choices.ts` has the same lists.
use crate::place::Numbering;
use stepstar::{
    Algorithm, Closed, Diagonal, GoalTest, Heuristic, OpenListKind, Options, Recipe, Smooth,
    TieBreak,
};
use wasm_bindgen::prelude::wasm_bindgen;

/// How many numbers there are; those of the way points follow.
const COUNT: usize = 13;

/// The options that a row of numbers stands for.
pub fn unpack(row: &[f64], numbering: Numbering) -> Options {
    let number = |i: usize| row.get(i).copied().unwrap_or(0.0);
    Options {
        algorithm: choice(Algorithm::ALL, number(0)),
        diagonal: choice(Diagonal::ALL, number(1)),
        diagonal_cost: number(2),
        heuristic: choice(Heuristic::ALL, number(3)),
        weight: number(4),
        tie_break: choice(TieBreak::ALL, number(5)),
        open_list: choice(OpenListKind::ALL, number(6)),
        closed: choice(Closed::ALL, number(7)),
        goal_test: choice(GoalTest::ALL, number(8)),
        reverse: number(9) != 0.0,
        max_expansions: number(10).is_finite().then_some(number(10) as u64),
        nearest: number(11) != 0.0,
        smooth: choice(Smooth::ALL, number(12)),
        through: row
            .iter()
            .skip(COUNT)
            .map(|&number| numbering.place(number as u32))
            .collect(),
    }
}

/// The row of a recipe by its place in the list, or of the plain default.
#[wasm_bindgen]
pub fn defaults(recipe: Option<u32>) -> Vec<f64> {
    let recipe = recipe.and_then(|place| Recipe::ALL.get(place as usize));
    let options = recipe.map_or_else(Options::default, |recipe| recipe.options());
    vec![
        place(Algorithm::ALL, options.algorithm),
        place(Diagonal::ALL, options.diagonal),
        options.diagonal_cost,
        place(Heuristic::ALL, options.heuristic),
        options.weight,
        place(TieBreak::ALL, options.tie_break),
        place(OpenListKind::ALL, options.open_list),
        place(Closed::ALL, options.closed),
        place(GoalTest::ALL, options.goal_test),
        f64::from(u8::from(options.reverse)),
        options
            .max_expansions
            .map_or(f64::INFINITY, |most| most as f64),
        f64::from(u8::from(options.nearest)),
        place(Smooth::ALL, options.smooth),
    ]
}

/// An algorithm by its place in the list.
pub fn algorithm_number(algorithm: Algorithm) -> u32 {
    place(Algorithm::ALL, algorithm) as u32
}

/// A choice by its place in the list; the default where there is none.
pub fn choice<T: Copy + Default>(all: &[T], place: f64) -> T {
    all.get(place as usize).copied().unwrap_or_default()
}

fn place<T: PartialEq>(all: &[T], choice: T) -> f64 {
    all.iter().position(|other| *other == choice).unwrap_or(0) as f64
}
