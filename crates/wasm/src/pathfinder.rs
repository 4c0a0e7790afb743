//! Many queries on one map: numbers in, a row of numbers out.
use crate::answer::written;
use crate::error::thrown;
use crate::floors::Floors;
use crate::graph::Graph;
use crate::grid::{Grid, size};
use crate::hexagons::Hexagons;
use crate::options::{checked, own};
use crate::place::Numbering;
use crate::room;
use stepstar::{Error, Pathfinder, Place};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many times its size a grid takes in a pathfinder: the fast routes know much more of each cell where costs differ.
const WITH_COSTS: usize = 4;

/// Over a grid of its own.
#[wasm_bindgen]
pub struct GridPathfinder {
    inner: Pathfinder<stepstar::Grid>,
    failure: Option<Error>,
}

#[wasm_bindgen]
impl GridPathfinder {
    /// Where in memory the answer lies, with the path's turns in place of all its cells where that is all there is to know; 0 where there is
    /// none but a failure. Nothing is copied or allocated, and long runs stay short.
    // No `Result`: JavaScript would be handed a list of three values instead of a number.
    pub fn find(&mut self, from: u32, to: u32) -> *const f64 {
        let numbering = Numbering::of_grid(self.inner.map());
        match self
            .inner
            .reply(&[numbering.place(from)], &[numbering.place(to)])
        {
            Ok(answer) => written(&answer, |cell| cell),
            Err(error) => {
                self.failure = Some(error);
                std::ptr::null()
            }
        }
    }

    /// What a function says of each place, before the next query.
    #[wasm_bindgen(js_name = estimateBy)]
    pub fn estimate_by(&mut self, values: JsValue) -> Result<(), JsValue> {
        self.inner.estimate_by(own(&values)?);
        Ok(())
    }

    /// Why the last query had no answer.
    pub fn failure(&mut self) -> JsValue {
        self.failure.take().map_or(JsValue::UNDEFINED, thrown)
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
    pub fn pathfinder(&self, options: JsValue) -> Result<GridPathfinder, JsValue> {
        let options = checked(options)?;
        // Its own map, and what the fast routes know of each cell.
        let parts = self.inner.costs().map_or(1, |_| WITH_COSTS);
        room::check(parts, size(&self.inner))?;
        let inner = Pathfinder::new((*self.inner).clone(), options).map_err(thrown)?;
        Ok(GridPathfinder {
            inner,
            failure: None,
        })
    }
}

/// Over a graph of its own.
#[wasm_bindgen]
pub struct GraphPathfinder {
    inner: Pathfinder<stepstar::Graph>,
    failure: Option<Error>,
}

#[wasm_bindgen]
impl GraphPathfinder {
    /// Where in memory the answer lies; 0 where there is none but a failure.
    pub fn find(&mut self, from: u32, to: u32) -> *const f64 {
        match self.inner.reply(&[Place::Node(from)], &[Place::Node(to)]) {
            Ok(answer) => written(&answer, |node| self.inner.map().nodes()[node as usize].id),
            Err(error) => {
                self.failure = Some(error);
                std::ptr::null()
            }
        }
    }

    /// What a function says of each place, before the next query.
    #[wasm_bindgen(js_name = estimateBy)]
    pub fn estimate_by(&mut self, values: JsValue) -> Result<(), JsValue> {
        self.inner.estimate_by(own(&values)?);
        Ok(())
    }

    /// Why the last query had no answer.
    pub fn failure(&mut self) -> JsValue {
        self.failure.take().map_or(JsValue::UNDEFINED, thrown)
    }

    #[wasm_bindgen(js_name = setOccupied)]
    pub fn set_occupied(&mut self, id: u32, occupied: bool) -> Result<(), JsValue> {
        self.inner.set_occupied(id, occupied).map_err(thrown)
    }
}

#[wasm_bindgen]
impl Graph {
    pub fn pathfinder(&self, options: JsValue) -> Result<GraphPathfinder, JsValue> {
        let options = checked(options)?;
        self.check_copy()?;
        let inner = Pathfinder::new((*self.inner).clone(), options).map_err(thrown)?;
        Ok(GraphPathfinder {
            inner,
            failure: None,
        })
    }
}

/// Over floors, or hexagons, of its own, of which places have more than two numbers, or negative ones.
macro_rules! pathfinder_over {
    ($map:ident, $finder:ident, $place_of:ident) => {
        #[wasm_bindgen]
        pub struct $finder {
            inner: Pathfinder<stepstar::$map>,
            failure: Option<Error>,
        }

        #[wasm_bindgen]
        impl $finder {
            /// Where in memory the answer lies; 0 where there is none but a failure.
            pub fn find(&mut self, from: u32, to: u32) -> *const f64 {
                let map = self.inner.map();
                let [from, to] = [from, to].map(|cell| Place::from(map.$place_of(cell)));
                match self.inner.reply(&[from], &[to]) {
                    Ok(answer) => written(&answer, |cell| cell),
                    Err(error) => {
                        self.failure = Some(error);
                        std::ptr::null()
                    }
                }
            }

            /// Why the last query had no answer.
            pub fn failure(&mut self) -> JsValue {
                self.failure.take().map_or(JsValue::UNDEFINED, thrown)
            }

            #[wasm_bindgen(js_name = setWall)]
            pub fn set_wall(&mut self, cell: u32, wall: bool) -> Result<(), JsValue> {
                let at = self.inner.map().$place_of(cell);
                self.inner.set_wall(at, wall).map_err(thrown)
            }

            #[wasm_bindgen(js_name = setCost)]
            pub fn set_cost(&mut self, cell: u32, cost: f64) -> Result<(), JsValue> {
                let at = self.inner.map().$place_of(cell);
                self.inner.set_cost(at, cost).map_err(thrown)
            }
        }

        #[wasm_bindgen]
        impl $map {
            pub fn pathfinder(&self, options: JsValue) -> Result<$finder, JsValue> {
                let options = checked(options)?;
                self.check_copy()?;
                let inner = Pathfinder::new((*self.inner).clone(), options).map_err(thrown)?;
                let failure = None;
                Ok($finder { inner, failure })
            }
        }
    };
}
pathfinder_over!(Floors, FloorsPathfinder, point_of);
pathfinder_over!(Hexagons, HexagonsPathfinder, axial_of);

#[wasm_bindgen]
impl HexagonsPathfinder {
    /// What a function says of each place, before the next query.
    #[wasm_bindgen(js_name = estimateBy)]
    pub fn estimate_by(&mut self, values: JsValue) -> Result<(), JsValue> {
        self.inner.estimate_by(own(&values)?);
        Ok(())
    }
}
