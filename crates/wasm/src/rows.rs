//! Values of which many cross at once, each as a row of numbers. TypeScript's readers are generated from this file (`crates/types`), which
//! therefore needs nothing but the engine.
use stepstar::{Connection, Event, Node, NodeState, PathResult, Side};

/// Writes numbers into a row, and says in which order.
macro_rules! row {
    ($(#[doc = $doc:literal])* $write:ident, $names:ident ($($argument:ident: $kind:ty),*) { $($name:ident: $value:expr,)* }) => {
        /// In which order they lie in a row.
        pub const $names: &[&str] = &[$(stringify!($name),)*];

        $(#[doc = $doc])*
        pub(crate) fn $write($($argument: $kind),*) -> [f64; $names.len()] {
            [$($value,)*]
        }
    };
}

/// How long the parts of an answer are that follow its first numbers.
pub(crate) struct Parts {
    /// Whether only those cells are listed where the path turns.
    pub is_folded: bool,
    pub places: usize,
    pub connections: usize,
    pub letters: usize,
    pub facts: usize,
}

row! {
    /// What comes before the places, the connections (from, to and cost) and the letters of the sentence and of what it says, eight to a number.
    head, HEAD (result: &PathResult<u32>, parts: &Parts) {
        status: f64::from(result.status as u8),
        cost: result.cost,
        expanded: result.counts.expanded as f64,
        generated: result.counts.generated as f64,
        improved: result.counts.improved as f64,
        reopened: result.counts.reopened as f64,
        comparisons: result.counts.comparisons as f64,
        lookups: result.counts.lookups as f64,
        moves: result.counts.moves as f64,
        is_folded: f64::from(u8::from(parts.is_folded)),
        places: parts.places as f64,
        connections: parts.connections as f64,
        letters: parts.letters as f64,
        facts: parts.facts as f64,
    }
}

row! {
    /// One of many events, at the place of this number: kind, side and heading by their numbers, too; -1 stands for no parent and no heading.
    event, EVENT (event: &Event, at: u32, parent: Option<u32>) {
        kind: f64::from(event.kind as u8),
        at: f64::from(at),
        g: event.g,
        h: event.h,
        f: event.f,
        parent: parent.map_or(-1.0, f64::from),
        side: event.side.map_or(0.0, |side: Side| f64::from(side as u8)),
        heading: event.heading.map_or(-1.0, |heading| f64::from(heading as u8)),
    }
}

row! {
    /// What is known of the place of this number: its state and heading by their numbers, too; -1 stands for no parent and no heading, what
    /// is no number for no rhs.
    state, STATE (node: &NodeState, at: u32, parent: Option<u32>) {
        at: f64::from(at),
        state: f64::from(node.state as u8),
        g: node.g,
        h: node.h,
        f: node.f,
        parent: parent.map_or(-1.0, f64::from),
        rhs: node.rhs.unwrap_or(f64::NAN),
        heading: node.heading.map_or(-1.0, |heading| f64::from(heading as u8)),
    }
}

row! {
    /// One of many nodes.
    node, NODE (node: &Node) {
        id: f64::from(node.id),
        x: node.x,
        y: node.y,
    }
}

row! {
    /// One of many connections.
    connection, CONNECTION (connection: &Connection) {
        from: f64::from(connection.from),
        to: f64::from(connection.to),
        cost: connection.cost,
    }
}
