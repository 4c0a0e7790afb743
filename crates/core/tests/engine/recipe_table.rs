//! The five recipes on the two floor plans, as `docs/recipes.md` shows them.

use crate::maps::map;
use stepstar::{Point, Recipe, find_path};

const QUERIES: [(&str, Point, Point); 6] = [
    ("floor-plan-42x31", (1, 1), (10, 1)),
    ("floor-plan-42x31", (5, 10), (15, 16)),
    ("floor-plan-42x31", (15, 13), (19, 13)),
    ("floor-plan-42x31", (15, 13), (30, 13)),
    ("floor-plan-15x15", (1, 1), (0, 14)),
    ("floor-plan-15x15", (9, 8), (11, 0)),
];

/// The table in Markdown, from fresh searches.
fn table() -> String {
    let mut text = String::from(
        "| map | from, to | recipe | status | cost | expanded | comparisons |\n|---|---|---|---|---:|---:|---:|\n",
    );
    for (name, from, to) in QUERIES {
        let grid = map(name);
        for recipe in Recipe::ALL {
            let result = find_path(&grid, from, to, &recipe.options()).expect("cells of the map");
            let cost = if result.cost.is_finite() {
                result.cost.to_string()
            } else {
                "–".to_owned()
            };
            let (status, expanded, comparisons) =
                (result.status.name(), result.expanded, result.comparisons);
            text += &format!(
                "| {name} | {from:?}, {to:?} | `{}` | {status} | {cost} | {expanded} | {comparisons} |\n",
                recipe.name()
            );
        }
    }
    text
}

#[test]
fn the_recipe_table_in_the_documentation_is_up_to_date() {
    let table = table();
    println!("{table}");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/recipes.md");
    let page = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(
        page.contains(&table),
        "docs/recipes.md shows another table than\n\n{table}"
    );
}
