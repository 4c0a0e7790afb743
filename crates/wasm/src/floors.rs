//! Several floors, shared with the traces over them until they are edited.
use crate::error::thrown;
use crate::grid::{Grid, size};
use crate::room;
use std::sync::Arc;
use stepstar::{FloorPoint, Link, SharedMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Floors of the engine.
#[wasm_bindgen]
pub struct Floors {
    pub(crate) inner: Arc<stepstar::Floors>,
}

/// Numbers of a link in a row: x, y and floor of both ends, what it costs, and 1 where it leads one way.
const LINK: usize = 8;

#[wasm_bindgen]
impl Floors {
    /// Of grids, which are copied, and links as rows of numbers.
    #[wasm_bindgen(constructor)]
    pub fn new(grids: Vec<Grid>, links: &[f64]) -> Result<Floors, JsValue> {
        let bytes: usize = grids.iter().map(|grid| size(&grid.inner)).sum();
        room::check_large(2, bytes + 32 * links.len())?;
        let floors = grids.iter().map(|grid| (*grid.inner).clone()).collect();
        let (rows, _) = links.as_chunks::<LINK>();
        made(stepstar::Floors::new(
            floors,
            rows.iter().map(link).collect(),
        ))
    }

    pub fn parse(text: &str) -> Result<Floors, JsValue> {
        room::check_large(6, text.len())?;
        made(stepstar::Floors::parse(text))
    }

    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(&self) -> Result<String, JsValue> {
        self.inner.to_text().map_err(thrown)
    }

    #[wasm_bindgen(js_name = nodeCount)]
    pub fn node_count(&self) -> u32 {
        crate::place::node_count(&self.to_shared()) as u32
    }

    pub fn count(&self) -> u32 {
        self.inner.floors().len() as u32
    }

    /// A copy of a floor that there is.
    pub fn floor(&self, floor: u32) -> Option<Grid> {
        let grid = self.inner.floors().get(floor as usize)?;
        Some(Arc::new(grid.clone()).into())
    }

    /// As rows of numbers.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn links(&self) -> Vec<f64> {
        let links = self.inner.links().iter();
        links
            .flat_map(|link| {
                let [from, to] = [link.from, link.to].map(|(x, y, floor)| [x, y, floor]);
                let ends = [from, to].concat().into_iter().map(f64::from);
                ends.chain([link.cost, f64::from(u8::from(link.one_way))])
                    .collect::<Vec<_>>()
            })
            .collect()
    }

    /// The number of the cell that the text marked with S.
    pub fn start(&self) -> Option<u32> {
        Some(self.inner.number_of(self.inner.start()?))
    }

    /// The number of the cell that the text marked with G.
    pub fn goal(&self) -> Option<u32> {
        Some(self.inner.number_of(self.inner.goal()?))
    }

    #[wasm_bindgen(js_name = setWall)]
    pub fn set_wall(&mut self, cell: u32, wall: bool) -> Result<(), JsValue> {
        let at = self.inner.point_of(cell);
        self.own()?.set_wall(at, wall).map_err(thrown)
    }

    #[wasm_bindgen(js_name = setCost)]
    pub fn set_cost(&mut self, cell: u32, cost: f64) -> Result<(), JsValue> {
        let at = self.inner.point_of(cell);
        self.own()?.set_cost(at, cost).map_err(thrown)
    }
}

impl Floors {
    pub(crate) fn to_shared(&self) -> SharedMap {
        SharedMap::Floors(Arc::clone(&self.inner))
    }

    /// The floors themselves, or a copy where a trace has them too.
    fn own(&mut self) -> Result<&mut stepstar::Floors, JsValue> {
        self.check_copy()?;
        Ok(Arc::make_mut(&mut self.inner))
    }

    /// Room for other ones, and for costs.
    pub(crate) fn check_copy(&self) -> Result<(), JsValue> {
        room::check_large(2, self.inner.floors().iter().map(size).sum())
    }
}

/// A link out of its numbers, which have been checked to be whole where they must be.
fn link(&[x, y, floor, to_x, to_y, to_floor, cost, one_way]: &[f64; LINK]) -> Link {
    let point = |numbers: [f64; 3]| -> FloorPoint {
        let [x, y, floor] = numbers.map(|number| number as u32);
        (x, y, floor)
    };
    Link {
        from: point([x, y, floor]),
        to: point([to_x, to_y, to_floor]),
        cost,
        one_way: one_way != 0.0,
    }
}

fn made(floors: Result<stepstar::Floors, stepstar::Error>) -> Result<Floors, JsValue> {
    let inner = Arc::new(floors.map_err(thrown)?);
    Ok(Floors { inner })
}
