//! A trace, with one typed array for each answer.
use crate::answer::placed;
use crate::error::thrown;
use crate::grid::Grid;
use crate::paint::{Picture, Target};
use crate::place::Numbering;
use crate::room;
use crate::rows;
use crate::value::told;
use js_sys::{Float64Array, Int32Array, Uint8Array, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use std::sync::Arc;
use stepstar::{EventKind, Marking, NodeState, Place, Reply, SharedMap, Sought};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A trace of the engine.
#[wasm_bindgen]
pub struct Trace {
    inner: stepstar::Trace,
    map: SharedMap,
    numbering: Numbering,
    picture: Picture,
    marking: Marking,
}

impl Trace {
    pub(crate) fn new(inner: stepstar::Trace, map: SharedMap) -> Self {
        Self {
            inner,
            numbering: Numbering::of(&map),
            map,
            picture: Picture::default(),
            marking: Marking::default(),
        }
    }

    fn state_of(&self, node: &NodeState) -> [f64; rows::STATE.len()] {
        let number = |place| self.numbering.number(place);
        rows::state(node, number(node.at), node.parent.map(number))
    }

    /// Whether there is room for the open nodes in their order; of those that tie with the first, nothing more.
    fn check_explaining(&self) -> Result<(), JsValue> {
        let open = self.inner.node_count().min(self.inner.len());
        room::check_most(2, 2 * size_of::<f64>() * open)
    }
}

/// The states, g, h, f and parents of many cells.
#[derive(Serialize)]
struct NodeValues {
    #[serde(with = "preserve")]
    state: Uint8Array,
    #[serde(with = "preserve")]
    g: Float64Array,
    #[serde(with = "preserve")]
    h: Float64Array,
    #[serde(with = "preserve")]
    f: Float64Array,
    #[serde(with = "preserve")]
    parent: Int32Array,
    #[serde(with = "preserve")]
    rhs: Float64Array,
}

/// Where it is worth stopping.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Marks {
    #[serde(with = "preserve")]
    improve: Uint32Array,
    #[serde(with = "preserve")]
    reopen: Uint32Array,
    goal_seen: Option<u32>,
    #[serde(with = "preserve")]
    f_rises: Uint32Array,
    #[serde(with = "preserve")]
    phases: Uint32Array,
}

#[wasm_bindgen]
impl Trace {
    /// Where the answer lies.
    pub fn result(&self) -> *const f64 {
        placed(&self.map, &Reply::Places(self.inner.answer()))
    }

    pub fn length(&self) -> u32 {
        self.inner.len() as u32
    }

    pub fn expansions(&self) -> u32 {
        self.inner.expansions()
    }

    pub fn bytes(&self) -> f64 {
        self.inner.bytes() as f64
    }

    /// The algorithm that ran.
    pub fn algorithm(&self) -> String {
        self.inner.options().algorithm.name().to_owned()
    }

    /// The numbers of each event from `first` to before `end`.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn events(&self, first: u32, end: u32) -> Vec<f64> {
        let mut row = Vec::new();
        for i in first as usize..end as usize {
            let Some(event) = self.inner.event(i) else {
                break;
            };
            let number = |place| self.numbering.number(place);
            row.extend(rows::event(
                &event,
                number(event.at),
                event.parent.map(number),
            ));
        }
        row
    }

    pub fn position(&self) -> u32 {
        self.inner.position() as u32
    }

    pub fn seek(&mut self, position: u32) {
        self.inner.seek(position as usize);
    }

    #[wasm_bindgen(js_name = positionOf)]
    pub fn position_of(&self, expansion: u32) -> u32 {
        self.inner.position_of(expansion) as u32
    }

    /// The event with which an expansion begins, for one that there is.
    #[wasm_bindgen(js_name = eventOf)]
    pub fn event_of(&self, expansion: u32) -> u32 {
        self.inner
            .event_of(expansion)
            .map_or(0, |event| event as u32)
    }

    #[wasm_bindgen(js_name = expansionAt)]
    pub fn expansion_at(&self, position: u32) -> u32 {
        self.inner.expansion_at(position as usize)
    }

    /// 0 unseen, 1 open, 2 closed.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array<ArrayBuffer>")]
    pub fn state(&self) -> Result<Vec<u8>, JsValue> {
        room::check(1, self.inner.node_count())?;
        Ok(self.inner.states())
    }

    /// The numbers of a node.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn node(&self, at: u32) -> Result<Vec<f64>, JsValue> {
        let node = self.inner.node(self.numbering.place(at));
        Ok(self.state_of(&node.map_err(thrown)?).to_vec())
    }

    /// The numbers of a place in one direction; none where the search has not entered it so.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn heading(&self, at: u32, side: u32) -> Vec<f64> {
        let node = self.inner.heading_at(self.numbering.place(at), side);
        node.map_or_else(Vec::new, |node| self.state_of(&node).to_vec())
    }

    /// The numbers of each open node, in their order.
    #[wasm_bindgen(js_name = openList, unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn open_list(&mut self, most: u32) -> Result<Vec<f64>, JsValue> {
        room::check_large(1, self.inner.node_count() / 4)?;
        // The nodes that are put in order, and the answer about each.
        room::check_large(3, size_of::<NodeState>() * self.inner.open_len())?;
        let nodes = self.inner.open_list(most as usize);
        let mut rows = Vec::with_capacity(rows::STATE.len() * nodes.len());
        for node in &nodes {
            rows.extend(self.state_of(node));
        }
        Ok(rows)
    }

    /// All that the search knows of a region.
    pub fn values(&self, x: u32, y: u32, width: u32, height: u32) -> Result<JsValue, JsValue> {
        let area = width as usize * height as usize;
        room::check(1, 6 * size_of::<f64>() * area)?;
        let values = self.inner.values(x..x + width, y..y + height);
        told(&NodeValues {
            state: values.state.as_slice().into(),
            g: values.g.as_slice().into(),
            h: values.h.as_slice().into(),
            f: values.f.as_slice().into(),
            parent: values.parent.as_slice().into(),
            rhs: values.rhs.as_slice().into(),
        })
    }

    /// Of a walk; 0 if it is none.
    pub fn ticks(&self) -> u32 {
        self.inner.ticks() as u32
    }

    #[wasm_bindgen(js_name = tickAt)]
    pub fn tick_at(&self, position: u32) -> u32 {
        self.inner.tick_at(position as usize) as u32
    }

    #[wasm_bindgen(js_name = tickStart)]
    pub fn tick_start(&self, tick: u32) -> u32 {
        self.inner.tick_start(tick as usize) as u32
    }

    /// The map at the position, as the agent knows it.
    #[wasm_bindgen(js_name = mapThen)]
    pub fn map_then(&self) -> Option<Grid> {
        let map = self.inner.map_then()?;
        Some(Arc::clone(map).into())
    }

    /// What the tick has done with each cell, by the number of its name.
    #[wasm_bindgen(unchecked_return_type = "Uint8Array<ArrayBuffer>")]
    pub fn touched(&self) -> Vec<u8> {
        self.inner.touched()
    }

    /// What had been counted at the position.
    pub fn counts(&mut self) -> Result<JsValue, JsValue> {
        told(&self.inner.tally())
    }

    pub fn path(&self) -> Result<Vec<u32>, JsValue> {
        // Each place as it is read, in a list that grows, by its name and by its number.
        room::check_most(5, 2 * size_of::<Place>() * self.inner.node_count())?;
        let path = self.inner.path();
        let numbers = path.iter().map(|&place| self.numbering.number(place));
        Ok(numbers.collect())
    }

    pub fn explain(&mut self, i: u32) -> Result<String, JsValue> {
        self.check_explaining()?;
        Ok(self.inner.explain(i as usize))
    }

    /// What `explain` says, as JSON.
    pub fn saying(&mut self, i: u32) -> Result<String, JsValue> {
        self.check_explaining()?;
        Ok(self.inner.saying(i as usize).json())
    }

    /// What `explainExpansion` says, as JSON.
    #[wasm_bindgen(js_name = sayingOfExpansion)]
    pub fn saying_of_expansion(&mut self, n: u32) -> Result<String, JsValue> {
        self.check_explaining()?;
        Ok(self.inner.saying_of_expansion(n).json())
    }

    #[wasm_bindgen(js_name = explainExpansion)]
    pub fn explain_expansion(&mut self, n: u32) -> Result<String, JsValue> {
        self.check_explaining()?;
        Ok(self.inner.explain_expansion(n))
    }

    /// The cells whose state may have changed since a position.
    #[wasm_bindgen(unchecked_return_type = "Uint32Array<ArrayBuffer>")]
    pub fn changed(&self, since: u32) -> Result<Vec<u32>, JsValue> {
        let nodes = self.inner.node_count();
        let most = nodes.min(self.inner.position().abs_diff(since as usize));
        room::check_large(2, 2 * size_of::<u32>() * most + nodes / 8)?;
        let mut seen = vec![0_u64; nodes.div_ceil(64)];
        let mut changed = Vec::new();
        for node in self.inner.changed_since(since as usize) {
            let (word, bit) = (&mut seen[node as usize / 64], 1 << (node % 64));
            if *word & bit == 0 {
                *word |= bit;
                changed.push(node);
            }
        }
        Ok(changed)
    }

    /// Looks for marks in up to `budget` events more. True once all have been seen.
    #[wasm_bindgen(js_name = lookForMarks)]
    pub fn look_for_marks(&mut self, budget: f64) -> Result<bool, JsValue> {
        // Lists of numbers, which grow.
        room::check_most(3, size_of::<u32>() * self.inner.len())?;
        Ok(self.marking.advance(&self.inner, budget as usize))
    }

    /// The events that are worth a mark.
    pub fn marks(&mut self) -> Result<JsValue, JsValue> {
        while !self.look_for_marks(f64::INFINITY)? {}
        let marks = self.marking.marks(&self.inner);
        told(&Marks {
            improve: marks.improve.as_slice().into(),
            reopen: marks.reopen.as_slice().into(),
            goal_seen: marks.goal_seen,
            f_rises: marks.f_rises.as_slice().into(),
            phases: marks.phases.as_slice().into(),
        })
    }

    /// The next position after an event of one of these kinds at this place (if any); the present one where there is none.
    pub fn next(
        &self,
        position: u32,
        forward: bool,
        kinds: Vec<String>,
        at: Option<u32>,
    ) -> Result<u32, JsValue> {
        let mut sought = Sought {
            kinds: Vec::new(),
            at: at.map(|at| self.numbering.place(at)),
        };
        for &kind in EventKind::ALL {
            if kinds.iter().any(|name| name == kind.name()) {
                sought.kinds.push(kind);
            }
        }
        let found = if forward {
            self.inner.next_after(position as usize, &sought)
        } else {
            self.inner.last_before(position as usize, &sought)
        };
        let found = found.map_err(thrown)?;
        Ok(found.map_or(position, |found| found as u32))
    }

    #[wasm_bindgen(js_name = toPosthoc)]
    pub fn to_posthoc(&self, from: u32, to: u32) -> String {
        self.inner.posthoc_part(from as usize..to as usize)
    }

    #[wasm_bindgen(js_name = toCSV)]
    pub fn to_csv(&self, from: u32, to: u32) -> String {
        self.inner.csv_part(from as usize..to as usize)
    }

    /// Colours a pixel a cell, and puts it into the canvas: what changed since the last time, or everything. The answer is the region that holds
    /// all of that; null where nothing changed.
    pub fn paint(
        &mut self,
        context: JsValue,
        palette: &[u32],
        grid: &Grid,
        all: bool,
    ) -> Result<JsValue, JsValue> {
        room::check_large(1, self.picture.lacks(self.inner.node_count()))?;
        self.picture.update(&self.inner, grid, palette, all);
        told(&self.picture.show(&Target::of(context))?)
    }
}
