//! Queries to any kind of map, with places as numbers.
use crate::answer::placed;
use crate::audit::Auditing;
use crate::error::thrown;
use crate::floors::Floors;
use crate::graph::Graph;
use crate::grid::Grid;
use crate::hexagons::Hexagons;
use crate::options::checked;
use crate::place::{Numbering, node_count};
use crate::recording::Recording;
use crate::room;
use stepstar::{Options, Place, SharedMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts, goals and options.
pub(crate) type Query<'q> = (&'q [u32], &'q [u32], JsValue);

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
                find(&self.to_shared(), (&[from], &[to], options))
            }

            #[wasm_bindgen(js_name = findBetween)]
            pub fn find_between(
                &self,
                starts: &[u32],
                goals: &[u32],
                options: JsValue,
            ) -> Result<*const f64, JsValue> {
                find(&self.to_shared(), (starts, goals, options))
            }

            /// The algorithm that would run.
            pub fn algorithm(&self, options: JsValue) -> Result<String, JsValue> {
                algorithm(&self.to_shared(), options)
            }

            pub fn record(
                &self,
                starts: &[u32],
                goals: &[u32],
                options: JsValue,
            ) -> Result<Recording, JsValue> {
                record(self.to_shared(), (starts, goals, options))
            }

            pub fn audit(
                &self,
                starts: &[u32],
                goals: &[u32],
                options: JsValue,
            ) -> Result<Auditing, JsValue> {
                audit(self.to_shared(), (starts, goals, options))
            }
        }
    };
}
asked_of!(Grid);
asked_of!(Graph);
asked_of!(Floors);
asked_of!(Hexagons);

/// Checked, where there is room for a search over all nodes.
pub(crate) fn read(
    map: &SharedMap,
    (starts, goals, options): Query<'_>,
) -> Result<([Vec<Place>; 2], Options), JsValue> {
    let options = checked(options)?;
    room::check_search(options.states() * node_count(map))?;
    let numbering = Numbering::of(map);
    check_own(map, &options)?;
    let ends = [starts, goals].map(|numbers| numbering.places(numbers));
    Ok((ends, options))
}

/// Refuses an estimate of one's own where there is no room for its values: of all places, towards each end of a leg.
fn check_own(map: &SharedMap, options: &Options) -> Result<(), JsValue> {
    match options.own {
        Some(_) => room::check(options.through.len() + 2, 8 * node_count(map)),
        None => Ok(()),
    }
}

/// Where the answer lies.
fn find(map: &SharedMap, query: Query<'_>) -> Result<*const f64, JsValue> {
    let ([starts, goals], options) = read(map, query)?;
    let answer = stepstar::reply(map, &starts, &goals, &options).map_err(thrown)?;
    Ok(placed(map, &answer))
}

/// The algorithm that these options lead to.
fn algorithm(map: &SharedMap, options: JsValue) -> Result<String, JsValue> {
    let algorithm = stepstar::algorithm_for(map, &checked(options)?).map_err(thrown)?;
    Ok(algorithm.name().to_owned())
}

/// A search to be recorded, on a map that is not copied.
fn record(map: SharedMap, query: Query<'_>) -> Result<Recording, JsValue> {
    let ([starts, goals], options) = read(&map, query)?;
    room::check(1, Recording::size(&map, &options))?;
    let recording =
        stepstar::Recording::between(&map, &starts, &goals, &options).map_err(thrown)?;
    Ok(Recording::new(recording, map))
}

/// An audit, on a map that is not copied.
fn audit(map: SharedMap, query: Query<'_>) -> Result<Auditing, JsValue> {
    let ([starts, goals], options) = read(&map, query)?;
    // The record of a node takes 16 bytes, in the search and then in the flood from the goal; open lists come on top.
    room::check(3, 8 * options.states() * node_count(&map))?;
    let auditing = stepstar::Auditing::between(&map, &starts, &goals, &options).map_err(thrown)?;
    Ok(auditing.into())
}
