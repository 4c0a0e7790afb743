//! What tiles, layers and objects say of cells: by their properties, their class or their name.

use super::TiledNames;
use super::json::{Fault, Fields, Value};
use crate::error::MOST;
use crate::saying::say;
use crate::text::word;
use std::borrow::Cow;
use std::cell::{Cell, RefCell};

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

/// More of them are no help.
const MOST_NAMES: usize = 20;

/// The names by which a map says something, and those that it has.
pub(super) struct Names<'n> {
    walls: Option<&'n str>,
    cost: &'n str,
    /// Of layers, classes and properties, each once.
    here: RefCell<Vec<String>>,
    has_walls: Cell<bool>,
    has_cost: Cell<bool>,
}

impl<'n> Names<'n> {
    pub fn new(names: TiledNames<'n>) -> Self {
        Self {
            walls: names.walls,
            cost: names.cost.unwrap_or("cost"),
            here: RefCell::default(),
            has_walls: Cell::new(names.walls.is_none()),
            has_cost: Cell::new(names.cost.is_none()),
        }
    }

    fn is_wall(&self, name: &str) -> bool {
        match self.walls {
            Some(own) => {
                let is_wall = own.eq_ignore_ascii_case(name);
                self.has_walls.set(self.has_walls.get() || is_wall);
                is_wall
            }
            None => is_one_of(&WALLS, name),
        }
    }

    fn is_way(&self, name: &str) -> bool {
        self.walls.is_none() && is_one_of(&WAYS, name)
    }

    fn is_cost(&self, name: &str) -> bool {
        let is_cost = self.cost.eq_ignore_ascii_case(name);
        self.has_cost.set(self.has_cost.get() || is_cost);
        is_cost
    }

    /// Keeps a name that the map has, for who has to choose.
    fn note(&self, name: &str) {
        let mut here = self.here.borrow_mut();
        let is_new = !name.is_empty() && here.len() < MOST_NAMES;
        if is_new && !here.iter().any(|known| known == name) {
            here.push(name.to_owned());
        }
    }

    /// The names that the map has: an empty one where it has none.
    pub fn here(self) -> Vec<String> {
        let mut here = self.here.into_inner();
        if here.is_empty() {
            here.push(String::new());
        }
        here
    }

    /// One that was asked for and that the map does not have.
    pub fn missing(&self, names: TiledNames<'n>) -> Option<&'n str> {
        if self.has_walls.get() {
            names.cost.filter(|_| !self.has_cost.get())
        } else {
            names.walls
        }
    }

    fn of(&self, name: &str) -> Says {
        Says {
            wall: self.is_wall(name).then_some(true),
            cost: None,
        }
    }
}

// What is no letter of English stays as it is: to know all small letters takes tables of ten thousand bytes.
fn is_one_of(names: &[&str], name: &str) -> bool {
    names.iter().any(|known| known.eq_ignore_ascii_case(name))
}

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
    pub fn of_tile(fields: &Fields<'_>, names: &Names<'_>) -> Result<Self, Fault> {
        let properties = match fields.get("properties") {
            Some(list) => of_properties(list, names)?,
            None => Self::default(),
        };
        let class = class(fields);
        names.note(&class);
        Ok(properties.or(names.of(&class)))
    }

    /// Of an object, by its name, too.
    pub fn of_object(fields: &Fields<'_>, names: &Names<'_>) -> Result<Self, Fault> {
        Ok(Self::of_tile(fields, names)?.or(names.of(&fields.text("name"))))
    }

    /// The same of a layer: there are few, and one chooses among them.
    pub fn of_layer(fields: &Fields<'_>, names: &Names<'_>) -> Result<Self, Fault> {
        names.note(&fields.text("name"));
        Self::of_object(fields, names)
    }
}

/// The class of a tile or an object: older versions of Tiled call it its type.
pub(super) fn class<'t>(fields: &Fields<'t>) -> Cow<'t, str> {
    let class = fields.text("class");
    if class.is_empty() {
        fields.text("type")
    } else {
        class
    }
}

fn of_properties(list: Value<'_>, names: &Names<'_>) -> Result<Says, Fault> {
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
        let named = fields.text("name");
        names.note(&named);
        let is_wall = names.is_wall(&named);
        if is_wall || names.is_way(&named) {
            let truth = value.truth();
            let problem = || (value.at, say!(PROBLEM_TILED_TRUTH, name: word(&named)));
            says.wall = Some(truth.ok_or_else(problem)? == is_wall);
        } else if names.is_cost(&named) {
            let cost = value.number().filter(|cost| (0.0..=MOST).contains(cost));
            let problem = || (value.at, say!(PROBLEM_NO_COST, word: word(&value.shown())));
            says.cost = Some(cost.ok_or_else(problem)?);
        }
    }
    Ok(says)
}
