//! A grid, shared with the traces over it until it is edited.
use crate::error::thrown;
use crate::place::{Numbering, area, point};
use crate::room;
use crate::value::read;
use js_sys::Float64Array;
use std::cell::Cell;
use std::sync::Arc;
use stepstar::{SharedMap, TextFormat, Value};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static MADE: Cell<u32> = const { Cell::new(0) };
}

/// A grid of the engine.
#[wasm_bindgen]
pub struct Grid {
    pub(crate) inner: Arc<stepstar::Grid>,
    /// Tells grids apart, so that a picture knows of which one it is.
    pub(crate) id: u32,
}

impl From<Arc<stepstar::Grid>> for Grid {
    fn from(inner: Arc<stepstar::Grid>) -> Self {
        let id = MADE.get().wrapping_add(1);
        MADE.set(id);
        Self { inner, id }
    }
}

#[wasm_bindgen]
impl Grid {
    #[wasm_bindgen(constructor)]
    pub fn new(width: u32, height: u32) -> Result<Grid, JsValue> {
        check_walls(width, height)?;
        made(stepstar::Grid::new(width, height))
    }

    #[wasm_bindgen(js_name = fromCells)]
    pub fn from_cells(width: u32, height: u32, cells: &[u8]) -> Result<Grid, JsValue> {
        check_walls(width, height)?;
        made(stepstar::Grid::from_cells(width, height, cells))
    }

    /// The text is in UTF-8.
    pub fn parse(text: &[u8]) -> Result<Grid, JsValue> {
        // Its cells, in a list that grows.
        room::check_large(3, text.len())?;
        made(stepstar::Grid::parse(&String::from_utf8_lossy(text)))
    }

    /// Nothing is copied before one of the two is edited.
    pub fn twin(&self) -> Grid {
        Arc::clone(&self.inner).into()
    }

    pub fn width(&self) -> u32 {
        self.inner.width()
    }

    pub fn height(&self) -> u32 {
        self.inner.height()
    }

    /// The numbers of the cells that the text of the map marked with S.
    pub fn starts(&self) -> Vec<u32> {
        self.marked(self.inner.starts())
    }

    /// The numbers of the cells that the text of the map marked with G.
    pub fn goals(&self) -> Vec<u32> {
        self.marked(self.inner.goals())
    }

    #[wasm_bindgen(js_name = isWall)]
    pub fn is_wall(&self, x: u32, y: u32) -> bool {
        self.inner.is_wall(x, y)
    }

    #[wasm_bindgen(js_name = setWall)]
    pub fn set_wall(&mut self, x: u32, y: u32, wall: bool) -> Result<(), JsValue> {
        if self.inner.is_wall(x, y) == wall && self.inner.contains(x, y) {
            return Ok(());
        }
        self.own()?.set_wall(x, y, wall).map_err(thrown)
    }

    pub fn cost(&self, x: u32, y: u32) -> f64 {
        self.inner.cost(x, y)
    }

    #[wasm_bindgen(js_name = setCost)]
    pub fn set_cost(&mut self, x: u32, y: u32, cost: f64) -> Result<(), JsValue> {
        if self.inner.cost(x, y) == cost && self.inner.contains(x, y) {
            return Ok(());
        }
        if self.inner.costs().is_none() {
            room::check(1, size(&self.inner))?;
        }
        self.own()?.set_cost(x, y, cost).map_err(thrown)
    }

    /// Of every cell, row by row.
    #[wasm_bindgen(js_name = setCosts)]
    pub fn set_costs(&mut self, costs: Vec<f64>) -> Result<(), JsValue> {
        self.own()?.set_costs(costs).map_err(thrown)
    }

    /// One byte a cell, row by row: 1 is a wall.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array<ArrayBuffer>")]
    pub fn cells(&self) -> Result<Vec<u8>, JsValue> {
        room::check(1, area(&self.inner))?;
        let width = self.inner.width() as usize;
        let mut cells = vec![0; width * self.inner.height() as usize];
        for (y, row) in (0..).zip(cells.chunks_mut(width)) {
            for (run, &walls) in row.chunks_mut(64).zip(self.inner.wall_bits(y)) {
                for (x, cell) in run.iter_mut().enumerate() {
                    *cell = (walls >> x & 1) as u8;
                }
            }
        }
        Ok(cells)
    }

    /// The cost of every cell, row by row; nothing while all are 1.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer> | undefined")]
    pub fn costs(&self) -> Option<Float64Array> {
        self.inner.costs().map(Float64Array::from)
    }

    pub fn equals(&self, other: &Grid) -> bool {
        Arc::ptr_eq(&self.inner, &other.inner) || self.inner == other.inner
    }

    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(&self, format: JsValue) -> Result<String, JsValue> {
        let format = TextFormat::read(&read::<Value>(format)?).map_err(thrown)?;
        // The rows, and once more below the lines that say their number and length.
        room::check(2, area(&self.inner))?;
        self.inner.to_text(format).map_err(thrown)
    }

    /// The largest size that fits with its top left cell on each.
    #[wasm_bindgen(unchecked_return_type = "Uint16Array<ArrayBuffer>")]
    pub fn clearance(&self) -> Result<Vec<u16>, JsValue> {
        room::check(1, 2 * area(&self.inner))?;
        Ok(self.inner.clearance())
    }

    #[wasm_bindgen(js_name = lineOfSight)]
    pub fn line_of_sight(&self, from: u32, to: u32) -> bool {
        let [from, to] = [from, to].map(|number| point(&self.inner, number));
        stepstar::line_of_sight(&self.inner, from, to)
    }
}

impl Grid {
    pub(crate) fn to_shared(&self) -> SharedMap {
        SharedMap::Grid(Arc::clone(&self.inner))
    }

    /// The grid itself, or a copy where a trace has it too. One function, for its code is long.
    #[inline(never)]
    fn own(&mut self) -> Result<&mut stepstar::Grid, JsValue> {
        if Arc::strong_count(&self.inner) > 1 {
            room::check(1, size(&self.inner))?;
        }
        Ok(Arc::make_mut(&mut self.inner))
    }

    fn marked(&self, cells: &[(u32, u32)]) -> Vec<u32> {
        let numbering = self.numbering();
        cells
            .iter()
            .map(|&cell| numbering.number(cell.into()))
            .collect()
    }

    fn numbering(&self) -> Numbering {
        Numbering::of_grid(&self.inner)
    }
}

/// Bytes that a grid may take, as far as they grow with it: two bits for the wall and eight bytes for the cost of a cell.
pub fn size(grid: &stepstar::Grid) -> usize {
    9 * area(grid)
}

/// Two bits for each cell.
fn check_walls(width: u32, height: u32) -> Result<(), JsValue> {
    room::check(1, width.saturating_mul(height) as usize / 4)
}

fn made(grid: Result<stepstar::Grid, stepstar::Error>) -> Result<Grid, JsValue> {
    grid.map(|grid| Arc::new(grid).into()).map_err(thrown)
}
