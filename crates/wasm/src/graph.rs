//! A graph, shared with the traces over it until it is edited.
use crate::error::thrown;
use crate::room;
use crate::rows::{CONNECTION, NODE, connection, node};
use std::sync::Arc;
use stepstar::{Connection, Node, SharedMap};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A graph of the engine.
#[wasm_bindgen]
pub struct Graph {
    pub(crate) inner: Arc<stepstar::Graph>,
}

#[wasm_bindgen]
impl Graph {
    /// A column for each field of the nodes and of the connections.
    #[wasm_bindgen(constructor)]
    pub fn new(
        ids: &[u32],
        xs: &[f64],
        ys: &[f64],
        from: &[u32],
        to: &[u32],
        costs: &[f64],
    ) -> Result<Graph, JsValue> {
        // Both as they are handed over and as they are kept, where connections are kept in both directions.
        room::check_large(4, 24 * (ids.len() + from.len()))?;
        let nodes: Vec<_> = ids
            .iter()
            .zip(xs.iter().zip(ys))
            .map(|(&id, (&x, &y))| Node { id, x, y })
            .collect();
        let connections: Vec<_> = from
            .iter()
            .zip(to.iter().zip(costs))
            .map(|(&from, (&to, &cost))| Connection { from, to, cost })
            .collect();
        let graph = stepstar::Graph::new(&nodes, &connections).map_err(thrown)?;
        Ok(Self {
            inner: Arc::new(graph),
        })
    }

    #[wasm_bindgen(js_name = nodeCount)]
    pub fn node_count(&self) -> u32 {
        self.inner.nodes().len() as u32
    }

    /// The numbers of every node.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn nodes(&self) -> Result<Vec<f64>, JsValue> {
        let mut row = room_for(NODE.len() * self.node_count() as usize)?;
        row.extend(self.inner.nodes().iter().flat_map(node));
        Ok(row)
    }

    /// The numbers of every connection.
    #[wasm_bindgen(unchecked_return_type = "Float64Array<ArrayBuffer>")]
    pub fn connections(&self) -> Result<Vec<f64>, JsValue> {
        let mut row = room_for(CONNECTION.len() * self.inner.connection_count())?;
        for each in self.inner.connections() {
            row.extend(connection(&each));
        }
        Ok(row)
    }

    #[wasm_bindgen(js_name = isOccupied)]
    pub fn is_occupied(&self, id: u32) -> bool {
        self.inner.is_occupied(id)
    }

    pub fn contains(&self, id: u32) -> bool {
        self.inner.index(id).is_some()
    }

    #[wasm_bindgen(js_name = setOccupied)]
    pub fn set_occupied(&mut self, id: u32, occupied: bool) -> Result<(), JsValue> {
        if self.inner.is_occupied(id) == occupied && self.contains(id) {
            return Ok(());
        }
        if Arc::strong_count(&self.inner) > 1 {
            self.check_copy()?;
        }
        let graph = Arc::make_mut(&mut self.inner);
        graph.set_occupied(id, occupied).map_err(thrown)
    }
}

impl Graph {
    pub(crate) fn to_shared(&self) -> SharedMap {
        SharedMap::Graph(Arc::clone(&self.inner))
    }

    /// Room for another one: of its nodes, and of both ends of its connections.
    pub(crate) fn check_copy(&self) -> Result<(), JsValue> {
        let (nodes, connections) = (self.node_count() as usize, self.inner.connection_count());
        room::check_large(2, 24 * (nodes + connections))
    }
}

/// Room for so many numbers.
fn room_for(count: usize) -> Result<Vec<f64>, JsValue> {
    room::check(1, size_of::<f64>() * count)?;
    Ok(Vec::with_capacity(count))
}
