//! Walks, in slices. Changes go in as rows of numbers; ticks come out as typed arrays, with the cells of all plans in one.
use crate::Grid;
use crate::diagnose::unknown_of;
use crate::error::thrown;
use crate::options::checked;
use crate::place::{Numbering, area, point};
use crate::recording::{EXPANSION, SLICE};
use crate::room;
use crate::value::told;
use js_sys::{Array, Float64Array, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use std::sync::Arc;
use stepstar::{Change, Place, SharedMap, Walk, WalkOptions};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// How many numbers a change is: its tick, its cell, whether it is a wall and what it costs; below 0 where that was not said.
const CHANGE: usize = 4;

#[derive(Serialize)]
struct WalkFields {
    status: &'static str,
    message: String,
    saying: String,
    cost: f64,
    expanded: f64,
    #[serde(with = "preserve")]
    path: Uint32Array,
    /// Of each tick: where the agent is, how many cells its plan has, what it costs, and how many nodes were expanded.
    #[serde(with = "preserve")]
    at: Uint32Array,
    #[serde(with = "preserve")]
    lengths: Uint32Array,
    #[serde(with = "preserve")]
    costs: Float64Array,
    #[serde(with = "preserve")]
    expansions: Float64Array,
    /// The cells of all plans, one after the other.
    #[serde(with = "preserve")]
    plans: Uint32Array,
}

/// A walk of the engine, slice by slice.
#[wasm_bindgen]
pub struct Walking {
    inner: stepstar::Walking,
    /// As it is before anything changes.
    map: Arc<stepstar::Grid>,
}

#[wasm_bindgen]
impl Walking {
    /// Expands up to `budget` nodes. True once the walk has ended.
    pub fn advance(&mut self, budget: f64) -> Result<bool, JsValue> {
        let mut left = budget as u64;
        while left > 0 {
            let slice = left
                .min(SLICE)
                .min(self.inner.expanded() + area(&self.map) as u64);
            room::check(1, (EXPANSION * slice) as usize)?;
            if self.inner.advance_by(slice) {
                return Ok(true);
            }
            left -= slice;
        }
        Ok(false)
    }

    pub fn expanded(&self) -> f64 {
        self.inner.expanded() as f64
    }

    pub fn open(&self) -> u32 {
        self.inner.open_len() as u32
    }

    /// How it went, and its trace: empty where nothing was recorded.
    pub fn finish(self) -> Result<Array, JsValue> {
        let Self { inner, map, .. } = self;
        let (walk, trace) = inner.finish_traced();
        let fields = fields_of(&map, &walk)?;
        let trace = crate::Trace::new(trace, SharedMap::Grid(map));
        Ok(Array::of2(&trace.into(), &fields))
    }
}

#[wasm_bindgen]
impl Grid {
    /// `replanner`: its name, behind which a space and the name of a mistake may stand. `sees`: 0 where the agent knows the whole map.
    pub fn walk(
        &self,
        ends: &[u32],
        options: JsValue,
        replanner: &str,
        sees: u32,
        changes: &[f64],
        recorded: bool,
    ) -> Result<Walking, JsValue> {
        let grid = &self.inner;
        // Two maps, the records of both kinds, and the open list.
        room::check(4, 24 * area(grid))?;
        let options = read_options(options, replanner, sees)?;
        let changes = read_changes(grid, changes);
        let [from, to] = [ends[0], ends[1]].map(|end| point(grid, end));
        let walking = stepstar::Walking::new(grid, from, to, &changes, &options).map_err(thrown)?;
        Ok(Walking {
            inner: if recorded {
                walking.recorded()
            } else {
                walking
            },
            map: Arc::clone(grid),
        })
    }

    /// `unknown`: as for `diagnose`.
    #[wasm_bindgen(js_name = diagnoseWalk)]
    pub fn diagnose_walk(
        &self,
        ends: &[u32],
        options: JsValue,
        replanner: &str,
        changes: &[f64],
        unknown: u32,
        run: &str,
    ) -> Result<JsValue, JsValue> {
        let grid = &self.inner;
        // What is kept for a place where the agent can be, for several of them; and of each line what was printed.
        room::check(4, 256 * area(grid) + 8 * run.len())?;
        let options = read_options(options, replanner, 0)?;
        let changes = read_changes(grid, changes);
        let [from, to] = [ends[0], ends[1]].map(|end| point(grid, end));
        let unknown = unknown_of(unknown);
        let found = stepstar::diagnose_walk(grid, from, to, &changes, run, &options, unknown);
        told(&found.map_err(thrown)?)
    }
}

fn read_options(options: JsValue, replanner: &str, sees: u32) -> Result<WalkOptions, JsValue> {
    let (name, mistake) = replanner.split_once(' ').unwrap_or((replanner, ""));
    Ok(WalkOptions {
        replanner: name.parse().map_err(thrown)?,
        sees: (sees > 0).then_some(sees),
        mistake: (!mistake.is_empty())
            .then(|| mistake.parse().map_err(thrown))
            .transpose()?,
        search: checked(options)?,
    })
}

fn read_changes(grid: &stepstar::Grid, changes: &[f64]) -> Vec<Change> {
    let known = |value: f64| (value >= 0.0).then_some(value);
    let changes = changes.chunks_exact(CHANGE).map(|change| Change {
        at: change[0] as u32,
        place: point(grid, change[1] as u32),
        wall: known(change[2]).map(|wall| wall > 0.0),
        cost: known(change[3]),
    });
    changes.collect()
}

fn fields_of(grid: &stepstar::Grid, walk: &Walk) -> Result<JsValue, JsValue> {
    let numbering = Numbering::of_grid(grid);
    let number = |&place: &(u32, u32)| numbering.number(Place::from(place));
    let path: Vec<u32> = walk.path.iter().map(number).collect();
    let at: Vec<u32> = walk.ticks.iter().map(|tick| number(&tick.at)).collect();
    let lengths = walk.ticks.iter().map(|tick| tick.path.len() as u32);
    let costs: Vec<f64> = walk.ticks.iter().map(|tick| tick.cost).collect();
    let expansions = walk.ticks.iter().map(|tick| tick.expanded as f64);
    let plans = walk.ticks.iter().flat_map(|tick| &tick.path).map(number);
    told(&WalkFields {
        status: walk.status.name(),
        message: walk.message.clone(),
        saying: walk.saying.json(),
        cost: walk.cost,
        expanded: walk.expanded as f64,
        path: path.as_slice().into(),
        at: at.as_slice().into(),
        lengths: lengths.collect::<Vec<_>>().as_slice().into(),
        costs: costs.as_slice().into(),
        expansions: expansions.collect::<Vec<_>>().as_slice().into(),
        plans: plans.collect::<Vec<_>>().as_slice().into(),
    })
}
