//! What every place costs from the nearest of some starts.
use crate::error::thrown;
use crate::floors::Floors;
use crate::graph::Graph;
use crate::grid::Grid;
use crate::hexagons::Hexagons;
use crate::place::{Numbering, node_count};
use crate::query::{Query, read};
use crate::recording::Recording;
use crate::room;
use stepstar::SharedMap;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Distances of the engine.
#[wasm_bindgen]
pub struct Distances {
    inner: stepstar::Distances<SharedMap>,
    map: SharedMap,
    numbering: Numbering,
}

impl Distances {
    pub(crate) fn new(inner: stepstar::Distances<SharedMap>, map: &SharedMap) -> Self {
        Self {
            inner,
            numbering: Numbering::of(map),
            map: map.clone(),
        }
    }
}

#[wasm_bindgen]
impl Distances {
    /// Of each place, in their order.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn costs(&self) -> js_sys::Float64Array {
        self.inner.costs().into()
    }

    pub fn message(&self) -> String {
        self.inner.message().to_owned()
    }

    pub fn expanded(&self) -> f64 {
        self.inner.counts().expanded as f64
    }

    /// The place before one, if there is any.
    pub fn parent(&self, at: u32) -> Option<u32> {
        let parent = self.inner.parent(self.numbering.place(at));
        parent.ok().flatten().map(|at| self.numbering.number(at))
    }

    /// From the start on.
    pub fn path(&self, to: u32) -> Result<Vec<u32>, JsValue> {
        room::check_most(3, 16 * node_count(&self.map))?;
        let path = self.inner.path(self.numbering.place(to));
        let places = path.unwrap_or_default().into_iter();
        Ok(places.map(|place| self.numbering.number(place)).collect())
    }
}

/// The bindings know no generics, so each kind of map has these as its own.
macro_rules! distances_of {
    ($map:ident) => {
        #[wasm_bindgen]
        impl $map {
            pub fn distances(
                &self,
                starts: &[u32],
                most: f64,
                options: JsValue,
            ) -> Result<Distances, JsValue> {
                distances(self.to_shared(), (starts, &[], options), most)
            }

            #[wasm_bindgen(js_name = recordDistances)]
            pub fn record_distances(
                &self,
                starts: &[u32],
                most: f64,
                options: JsValue,
            ) -> Result<Recording, JsValue> {
                record_distances(self.to_shared(), (starts, &[], options), most)
            }
        }
    };
}
distances_of!(Grid);
distances_of!(Graph);
distances_of!(Floors);
distances_of!(Hexagons);

/// What every place costs.
fn distances(map: SharedMap, query: Query<'_>, most: f64) -> Result<Distances, JsValue> {
    let ([starts, _], options) = read(&map, query)?;
    // A cost and what led there for each place, beside the search.
    room::check(4, 8 * options.states() * node_count(&map))?;
    let inner = stepstar::distances(&map, &starts, most, &options).map_err(thrown)?;
    Ok(Distances::new(inner, &map))
}

fn record_distances(map: SharedMap, query: Query<'_>, most: f64) -> Result<Recording, JsValue> {
    let ([starts, _], options) = read(&map, query)?;
    room::check(1, Recording::size(&map, &options))?;
    let recording =
        stepstar::Recording::distances(&map, &starts, most, &options).map_err(thrown)?;
    Ok(Recording::new(recording, map))
}
