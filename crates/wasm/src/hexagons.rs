//! Hexagons, shared with the traces over them until they are edited.
use crate::error::thrown;
use crate::grid::{Grid, size};
use crate::room;
use std::sync::Arc;
use stepstar::{Orientation, SharedMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Hexagons of the engine.
#[wasm_bindgen]
pub struct Hexagons {
    pub(crate) inner: Arc<stepstar::Hexagons>,
}

#[wasm_bindgen]
impl Hexagons {
    /// Of a grid, which is copied. With a side on top they are flat.
    #[wasm_bindgen(constructor)]
    pub fn new(grid: &Grid, is_flat: bool) -> Result<Hexagons, JsValue> {
        room::check_large(1, size(&grid.inner))?;
        let orientation = if is_flat {
            Orientation::Flat
        } else {
            Orientation::Pointy
        };
        let cells = (*grid.inner).clone();
        Ok(stepstar::Hexagons::new(cells, orientation).into())
    }

    pub fn parse(text: &str) -> Result<Hexagons, JsValue> {
        room::check_large(6, text.len())?;
        let hexagons = stepstar::Hexagons::parse(text).map_err(thrown)?;
        Ok(hexagons.into())
    }

    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(&self) -> Result<String, JsValue> {
        room::check_large(3, size(self.inner.grid()))?;
        self.inner.to_text().map_err(thrown)
    }

    #[wasm_bindgen(js_name = isFlat)]
    pub fn is_flat(&self) -> bool {
        self.inner.orientation() == Orientation::Flat
    }

    pub fn width(&self) -> u32 {
        self.inner.grid().width()
    }

    pub fn height(&self) -> u32 {
        self.inner.grid().height()
    }

    /// A copy of the cells.
    pub fn grid(&self) -> Result<Grid, JsValue> {
        self.check_copy()?;
        Ok(Arc::new(self.inner.grid().clone()).into())
    }

    /// The number of the cell that the text marked with S.
    pub fn start(&self) -> Option<u32> {
        Some(self.inner.number_of(self.inner.start()?))
    }

    /// The number of the cell that the text marked with G.
    pub fn goal(&self) -> Option<u32> {
        Some(self.inner.number_of(self.inner.goal()?))
    }

    #[wasm_bindgen(js_name = isWall)]
    pub fn is_wall(&self, cell: u32) -> bool {
        self.inner.is_wall(self.inner.axial_of(cell))
    }

    pub fn cost(&self, cell: u32) -> f64 {
        self.inner.cost(self.inner.axial_of(cell))
    }

    #[wasm_bindgen(js_name = setWall)]
    pub fn set_wall(&mut self, cell: u32, wall: bool) -> Result<(), JsValue> {
        let at = self.inner.axial_of(cell);
        self.own()?.set_wall(at, wall).map_err(thrown)
    }

    #[wasm_bindgen(js_name = setCost)]
    pub fn set_cost(&mut self, cell: u32, cost: f64) -> Result<(), JsValue> {
        let at = self.inner.axial_of(cell);
        self.own()?.set_cost(at, cost).map_err(thrown)
    }
}

impl From<stepstar::Hexagons> for Hexagons {
    fn from(hexagons: stepstar::Hexagons) -> Self {
        let inner = Arc::new(hexagons);
        Self { inner }
    }
}

impl Hexagons {
    pub(crate) fn to_shared(&self) -> SharedMap {
        SharedMap::Hexagons(Arc::clone(&self.inner))
    }

    /// The hexagons themselves, or a copy where a trace has them too.
    fn own(&mut self) -> Result<&mut stepstar::Hexagons, JsValue> {
        self.check_copy()?;
        Ok(Arc::make_mut(&mut self.inner))
    }

    /// Room for other ones, and for costs.
    pub(crate) fn check_copy(&self) -> Result<(), JsValue> {
        room::check_large(2, size(self.inner.grid()))
    }
}
