//! Queries to either kind of map, with places as numbers.
use crate::answer::placed;
use crate::audit::Auditing;
use crate::error::thrown;
use crate::graph::Graph;
use crate::grid::Grid;
use crate::options::checked;
use crate::place::{Numbering, node_count};
use crate::recording::Recording;
use crate::room;
use stepstar::{Options, Place, SharedMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Start, goal and options.
type Query = (u32, u32, JsValue);

/// The bindings know no generics, so each kind of map has these as its own.
macro_rules! asked_of {
    ($map:ident) => {
        #[wasm_bindgen]
        impl $map {
            pub fn find(
                &self,
                from: u32,
                to: u32,
                options: JsValue,
            ) -> Result<*const f64, JsValue> {
                find(&self.to_shared(), (from, to, options))
            }

            /// The algorithm that would run.
            pub fn algorithm(&self, options: JsValue) -> Result<String, JsValue> {
                algorithm(&self.to_shared(), options)
            }

            pub fn record(
                &self,
                from: u32,
                to: u32,
                options: JsValue,
            ) -> Result<Recording, JsValue> {
                record(self.to_shared(), (from, to, options))
            }

            pub fn audit(&self, from: u32, to: u32, options: JsValue) -> Result<Auditing, JsValue> {
                audit(self.to_shared(), (from, to, options))
            }
        }
    };
}
asked_of!(Grid);
asked_of!(Graph);

fn read(map: &SharedMap, (from, to, options): Query) -> Result<(Place, Place, Options), JsValue> {
    room::check_search(node_count(map))?;
    let numbering = Numbering::of(map);
    let options = checked(options)?;
    check_own(map, &options)?;
    Ok((numbering.place(from), numbering.place(to), options))
}

/// Refuses an estimate of one's own where there is no room for its values: of all places, towards each end of a leg.
fn check_own(map: &SharedMap, options: &Options) -> Result<(), JsValue> {
    match options.own {
        Some(_) => room::check(options.through.len() + 2, 8 * node_count(map)),
        None => Ok(()),
    }
}

/// Where the answer lies.
fn find(map: &SharedMap, query: Query) -> Result<*const f64, JsValue> {
    let (from, to, options) = read(map, query)?;
    let answer = stepstar::reply(map, from, to, &options).map_err(thrown)?;
    Ok(placed(map, &answer))
}

/// The algorithm that these options lead to.
fn algorithm(map: &SharedMap, options: JsValue) -> Result<String, JsValue> {
    let algorithm = stepstar::algorithm_for(map, &checked(options)?).map_err(thrown)?;
    Ok(algorithm.name().to_owned())
}

/// A search to be recorded, on a map that is not copied.
fn record(map: SharedMap, query: Query) -> Result<Recording, JsValue> {
    let (from, to, options) = read(&map, query)?;
    room::check(1, Recording::size(&map, &options))?;
    let recording = stepstar::Recording::new(&map, from, to, &options).map_err(thrown)?;
    Ok(Recording::new(recording, map))
}

/// An audit, on a map that is not copied.
fn audit(map: SharedMap, query: Query) -> Result<Auditing, JsValue> {
    let (from, to, options) = read(&map, query)?;
    // The record of a node takes 16 bytes, in the search and then in the flood from the goal; open lists come on top.
    room::check(3, 8 * node_count(&map))?;
    let auditing = stepstar::Auditing::new(&map, from, to, &options).map_err(thrown)?;
    Ok(auditing.into())
}
