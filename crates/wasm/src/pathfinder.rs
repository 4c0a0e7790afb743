//! Many queries on one map: numbers in, one typed array and a sentence out.
use crate::answer::{answer, write};
use crate::error::thrown;
use crate::graph::Graph;
use crate::grid::{Grid, size};
use crate::options::unpack;
use crate::place::{Numbering, point};
use crate::room;
use stepstar::{Map, Pathfinder};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many times its size a grid takes in a pathfinder: the fast routes know much more of each cell where costs differ.
const WITH_COSTS: usize = 4;

/// A path on a map of either kind.
pub fn find<M: Map>(
    finder: &mut Pathfinder<M>,
    numbering: Numbering,
    from: u32,
    to: u32,
) -> Result<Vec<f64>, JsValue> {
    let (from, to) = (numbering.place(from), numbering.place(to));
    let result = finder.find_place(from, to).map_err(thrown)?;
    Ok(answer(numbering, &result))
}

/// Over a grid of its own.
#[wasm_bindgen]
pub struct GridPathfinder {
    inner: stepstar::Pathfinder<stepstar::Grid>,
    /// The last answer of `find_turns`, which JavaScript reads where it lies, and its sentence.
    row: Vec<f64>,
    message: String,
}

impl From<stepstar::Pathfinder<stepstar::Grid>> for GridPathfinder {
    fn from(inner: stepstar::Pathfinder<stepstar::Grid>) -> Self {
        Self {
            inner,
            row: Vec::new(),
            message: String::new(),
        }
    }
}

#[wasm_bindgen]
impl GridPathfinder {
    pub fn find(&mut self, from: u32, to: u32) -> Result<Vec<f64>, JsValue> {
        let numbering = Numbering::of_grid(self.inner.map());
        find(&mut self.inner, numbering, from, to)
    }

    /// Where in memory a row as in `answer` lies, with the path's turns in place of all its cells; 0 when `find` has to be asked instead.
    /// Nothing is copied or allocated, and long runs stay short.
    #[wasm_bindgen(js_name = findTurns)]
    // No `Result`: JavaScript would be handed a list of three values instead of a number.
    pub fn find_turns(&mut self, from: u32, to: u32) -> *const f64 {
        let map = self.inner.map();
        let (from, to) = (point(map, from), point(map, to));
        let Ok(Some(result)) = self.inner.find_turns(from, to) else {
            return std::ptr::null();
        };
        write(&mut self.row, &result, |number| number);
        self.message = result.message;
        self.row.as_ptr()
    }

    /// The sentence of what `find_turns` said last, where it is not that of a found path.
    pub fn message(&self) -> String {
        self.message.clone()
    }

    #[wasm_bindgen(js_name = setWall)]
    pub fn set_wall(&mut self, x: u32, y: u32, wall: bool) -> Result<(), JsValue> {
        self.inner.set_wall(x, y, wall).map_err(thrown)
    }

    #[wasm_bindgen(js_name = setCost)]
    pub fn set_cost(&mut self, x: u32, y: u32, cost: f64) -> Result<(), JsValue> {
        let map = self.inner.map();
        if map.costs().is_none() && map.cost(x, y) != cost {
            room::check(WITH_COSTS, size(map))?;
        }
        self.inner.set_cost(x, y, cost).map_err(thrown)
    }
}

#[wasm_bindgen]
impl Grid {
    pub fn pathfinder(&self, options: &[f64]) -> Result<GridPathfinder, JsValue> {
        let options = unpack(options, Numbering::of_grid(&self.inner));
        // Its own map, and what the fast routes know of each cell.
        let parts = self.inner.costs().map_or(1, |_| WITH_COSTS);
        room::check(parts, size(&self.inner))?;
        let inner = stepstar::Pathfinder::new((*self.inner).clone(), options).map_err(thrown)?;
        Ok(inner.into())
    }
}

/// Over a graph of its own.
#[wasm_bindgen]
pub struct GraphPathfinder {
    inner: stepstar::Pathfinder<stepstar::Graph>,
}

#[wasm_bindgen]
impl GraphPathfinder {
    pub fn find(&mut self, from: u32, to: u32) -> Result<Vec<f64>, JsValue> {
        find(&mut self.inner, Numbering::GRAPH, from, to)
    }

    #[wasm_bindgen(js_name = setOccupied)]
    pub fn set_occupied(&mut self, id: u32, occupied: bool) -> Result<(), JsValue> {
        self.inner.set_occupied(id, occupied).map_err(thrown)
    }
}

#[wasm_bindgen]
impl Graph {
    pub fn pathfinder(&self, options: &[f64]) -> Result<GraphPathfinder, JsValue> {
        let options = unpack(options, Numbering::GRAPH);
        self.check_copy()?;
        let inner = stepstar::Pathfinder::new((*self.inner).clone(), options).map_err(thrown)?;
        Ok(GraphPathfinder { inner })
    }
}
