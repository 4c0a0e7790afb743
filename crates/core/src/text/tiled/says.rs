//! What tiles, layers and objects say of cells: by their properties, their class or their name.

use super::json::{Fault, Fields, Value};
use crate::error::MOST;
use crate::saying::say;
use crate::text::word;

/// What is said of a cell.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Says {
    pub wall: Option<bool>,
    pub cost: Option<f64>,
}

const WALLS: [&str; 9] = [
    "wall",
    "walls",
    "collision",
    "collisions",
    "collides",
    "solid",
    "blocked",
    "obstacle",
    "obstacles",
];
const WAYS: [&str; 2] = ["walkable", "passable"];

impl Says {
    /// What goes before in what both say.
    pub fn or(self, other: Self) -> Self {
        Self {
            wall: self.wall.or(other.wall),
            cost: self.cost.or(other.cost),
        }
    }

    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }

    /// Of a tile, by its properties and its class.
    pub fn of_tile(fields: &Fields<'_>) -> Result<Self, Fault> {
        let properties = match fields.get("properties") {
            Some(list) => of_properties(list)?,
            None => Self::default(),
        };
        Ok(properties.or(of_name(&class(fields))))
    }

    /// Of a layer or an object, by its name, too.
    pub fn of_named(fields: &Fields<'_>) -> Result<Self, Fault> {
        Ok(Self::of_tile(fields)?.or(of_name(&fields.text("name"))))
    }
}

/// The class of a tile or an object: older versions of Tiled call it its type.
pub(super) fn class(fields: &Fields<'_>) -> String {
    let class = fields.text("class");
    let class = if class.is_empty() {
        fields.text("type")
    } else {
        class
    };
    class.to_ascii_lowercase()
}

fn of_name(name: &str) -> Says {
    let is_wall = WALLS.contains(&name.to_ascii_lowercase().as_str());
    Says {
        wall: is_wall.then_some(true),
        cost: None,
    }
}

fn of_properties(list: Value<'_>) -> Result<Says, Fault> {
    let Some(items) = list.items() else {
        return Err((list.at, say!(PROBLEM_TILED_LIST, name: "properties")));
    };
    let mut says = Says::default();
    for property in items {
        let Some(fields) = property.fields() else {
            continue;
        };
        let Some(value) = fields.get("value") else {
            continue;
        };
        let name = fields.text("name").to_ascii_lowercase();
        let named = name.as_str();
        let is_wall = WALLS.contains(&named);
        if is_wall || WAYS.contains(&named) {
            let truth = value.truth();
            let problem = || (value.at, say!(PROBLEM_TILED_TRUTH, name: word(named)));
            says.wall = Some(truth.ok_or_else(problem)? == is_wall);
        } else if named == "cost" {
            let cost = value.number().filter(|cost| (0.0..=MOST).contains(cost));
            let problem = || (value.at, say!(PROBLEM_NO_COST, word: word(&value.shown())));
            says.cost = Some(cost.ok_or_else(problem)?);
        }
    }
    Ok(says)
}
