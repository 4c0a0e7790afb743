//! Graphs, edited and compared, and the bounds of their estimate.

use super::{Connection, Graph, Node};
use crate::{Algorithm, Options};

#[test]
fn graphs_are_equal_when_they_look_the_same() {
    let nodes = [1, 2].map(|id| Node { id, x: 0.0, y: 0.0 });
    let there = |cost| Connection {
        from: 1,
        to: 2,
        cost,
    };
    let graph = |connections: &[_]| Graph::new(&nodes, connections).unwrap();
    let mut edited = graph(&[there(1.0)]);
    assert_ne!(edited, graph(&[]));
    assert_ne!(edited, graph(&[there(2.0)]));
    edited.set_occupied(2, true).unwrap();
    assert_ne!(edited, graph(&[there(1.0)]));
    edited.set_occupied(2, false).unwrap();
    assert_eq!(edited, graph(&[there(1.0)]));
}

/// Two nodes so near each other, and so dear to go between, that the same for the third would be endless.
#[test]
fn no_estimate_is_endless() {
    let nodes = [(1, 0.0), (2, 1e-200), (3, 1e100)].map(|(id, x)| Node { id, x, y: 0.0 });
    let there = Connection {
        from: 1,
        to: 2,
        cost: 1e100,
    };
    let graph = Graph::new(&nodes, &[there]).unwrap();
    for algorithm in [Algorithm::AStar, Algorithm::Dijkstra] {
        let options = Options {
            algorithm,
            ..Options::default()
        };
        let trace = crate::trace(&graph, 1, 3, &options).unwrap();
        for event in &trace {
            assert!(event.h.is_finite() && event.f.is_finite(), "{event:?}");
        }
    }
}

#[test]
fn the_version_grows_with_every_edit() {
    let nodes = [1, 2].map(|id| Node { id, x: 0.0, y: 0.0 });
    let mut graph = Graph::new(&nodes, &[]).unwrap();
    let mut version = graph.version();
    for (id, occupied, edits) in [
        (1, false, false),
        (1, true, true),
        (1, true, false),
        (2, true, true),
        (1, false, true),
    ] {
        graph.set_occupied(id, occupied).unwrap();
        assert!(graph.version() >= version);
        assert_eq!(graph.version() != version, edits);
        version = graph.version();
    }
    assert!(graph.set_occupied(3, true).is_err());
    assert_eq!(graph.version(), version);
}
