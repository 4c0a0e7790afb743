//! A trace: what is asked of it comes back as one typed array.
use crate::answer::answer;
use crate::error::thrown;
use crate::grid::Grid;
use crate::options::algorithm_number;
use crate::paint::Picture;
use crate::place::Numbering;
use crate::room;
use stepstar::{EventKind, Kept, Marking, NodeState, Place, Sought};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A trace of the engine.
#[wasm_bindgen]
pub struct Trace {
    inner: stepstar::Trace,
    map: Kept,
    numbering: Numbering,
    picture: Picture,
    marking: Marking,
}

impl Trace {
    pub(crate) fn new(inner: stepstar::Trace, map: Kept) -> Self {
        Self {
            inner,
            numbering: Numbering::of(&map),
            map,
            picture: Picture::default(),
            marking: Marking::default(),
        }
    }

    /// The number of a place in typed arrays: a node of a graph goes by its place in the list.
    fn index(&self, place: Place) -> Option<u32> {
        let number = self.numbering.number(place);
        match &self.map {
            Kept::Grid(_) => Some(number),
            Kept::Graph(graph) => graph.index(number),
        }
    }

    /// Places in one row of a picture.
    fn width(&self) -> u32 {
        match &self.map {
            Kept::Grid(grid) => grid.width(),
            Kept::Graph(graph) => graph.nodes().len() as u32,
        }
    }

    /// The number of the place before another, -1 for none.
    fn parent(&self, parent: Option<Place>) -> f64 {
        parent.map_or(-1.0, |parent| f64::from(self.numbering.number(parent)))
    }

    fn numbers(&self, node: NodeState) -> [f64; 6] {
        let at = f64::from(self.numbering.number(node.at));
        [
            at,
            f64::from(node.state as u8),
            node.g,
            node.h,
            node.f,
            self.parent(node.parent),
        ]
    }
}

#[wasm_bindgen]
impl Trace {
    pub fn result(&self) -> Vec<f64> {
        answer(self.numbering, self.inner.result())
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

    /// The algorithm that ran, by its place in the list.
    pub fn algorithm(&self) -> u32 {
        algorithm_number(self.inner.options().algorithm)
    }

    /// kind, at, g, h, f, parent (-1 for none), 1 for the side of the goal: of each event from `first` to before `end`.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn events(&self, first: u32, end: u32) -> Vec<f64> {
        let mut row = Vec::new();
        for i in first as usize..end as usize {
            let Some(event) = self.inner.event(i) else {
                break;
            };
            row.extend([
                f64::from(event.kind as u8),
                f64::from(self.numbering.number(event.at)),
                event.g,
                event.h,
                event.f,
                self.parent(event.parent),
                f64::from(u8::from(event.backward)),
            ]);
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

    /// at, state, g, h, f, parent.
    pub fn node(&self, at: u32) -> Result<Vec<f64>, JsValue> {
        let node = self.inner.node(self.numbering.place(at)).map_err(thrown)?;
        Ok(self.numbers(node).to_vec())
    }

    /// The same for the open nodes, in their order.
    #[wasm_bindgen(js_name = openList)]
    pub fn open_list(&mut self, most: u32) -> Result<Vec<f64>, JsValue> {
        room::check_large(1, self.inner.node_count() / 4)?;
        // Those that are put in order, and what is told of each.
        room::check_large(3, size_of::<NodeState>() * self.inner.open_len())?;
        let nodes = self.inner.open_list(most as usize);
        let mut row = Vec::with_capacity(6 * nodes.len());
        for node in nodes {
            row.extend(self.numbers(node));
        }
        Ok(row)
    }

    /// All states of a region, then all g, h, f, and the indexes of the parents.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn values(&self, x: u32, y: u32, width: u32, height: u32) -> Result<Vec<f64>, JsValue> {
        let area = width as usize * height as usize;
        room::check(1, 5 * size_of::<f64>() * area)?;
        let mut columns = vec![0.0; 5 * area];
        for row in 0..height {
            for column in 0..width {
                let number = (y + row) * self.width() + x + column;
                let Some(node) = self.inner.node_at(number) else {
                    continue;
                };
                let parent = node.parent.and_then(|parent| self.index(parent));
                let i = row as usize * width as usize + column as usize;
                columns[i] = f64::from(node.state as u8);
                columns[area + i] = node.g;
                columns[2 * area + i] = node.h;
                columns[3 * area + i] = node.f;
                columns[4 * area + i] = parent.map_or(-1.0, f64::from);
            }
        }
        Ok(columns)
    }

    /// open, closed, expanded, generated, improved, reopened at the position.
    pub fn counts(&mut self) -> Vec<u32> {
        let tally = self.inner.tally();
        vec![
            tally.open,
            tally.closed,
            tally.expanded,
            tally.generated,
            tally.improved,
            tally.reopened,
        ]
    }

    pub fn path(&self) -> Result<Vec<u32>, JsValue> {
        // Each place as it is read, in a list that grows, by its name and by its number.
        room::check_most(5, 2 * size_of::<Place>() * self.inner.node_count())?;
        let path = self.inner.path();
        let numbers = path.iter().map(|&place| self.numbering.number(place));
        Ok(numbers.collect())
    }

    pub fn explain(&mut self, i: u32) -> Result<String, JsValue> {
        // The open nodes in their order; of those that tie with the first, nothing more.
        let open = self.inner.node_count().min(self.inner.len());
        room::check_most(2, 2 * size_of::<f64>() * open)?;
        Ok(self.inner.explain(i as usize))
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

    /// Five lists of event numbers: improvements, reopenings, the goal first seen (or nothing), rises of f, beginnings of phases. Before each
    /// how long it is.
    pub fn marks(&mut self) -> Result<Vec<u32>, JsValue> {
        while !self.look_for_marks(f64::INFINITY)? {}
        let marks = self.marking.marks(&self.inner);
        let goal_seen = marks.goal_seen.as_slice();
        let mut row = Vec::new();
        for list in [
            &marks.improve[..],
            &marks.reopen,
            goal_seen,
            &marks.f_rises,
            &marks.phases,
        ] {
            row.push(list.len() as u32);
            row.extend(list);
        }
        Ok(row)
    }

    /// The next position after an event of one of these kinds (bits) at this place (if any); the present one where there is none.
    pub fn next(
        &self,
        position: u32,
        forward: bool,
        kinds: u32,
        at: Option<u32>,
    ) -> Result<u32, JsValue> {
        let mut sought = Sought {
            kinds: Vec::new(),
            at: at.map(|at| self.numbering.place(at)),
        };
        for &kind in EventKind::ALL {
            if kinds & 1 << kind as u32 != 0 {
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

    /// Colours a pixel a cell: what changed since the last time, or everything. The answer: where in memory the pixels lie, x, y, width and
    /// height of the region that holds all that is to be shown again, and of each of its parts; or nothing.
    pub fn paint(&mut self, palette: &[u32], grid: &Grid, all: bool) -> Result<Vec<u32>, JsValue> {
        room::check_large(1, self.picture.lacks(self.inner.node_count()))?;
        self.picture.update(&self.inner, grid, palette, all);
        Ok(self.picture.changes())
    }
}
