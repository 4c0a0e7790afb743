//! The fast routes: the same answers as the loop, from code that knows what kind of map it is on.
//!
//! [`Routes`] is all that is named outside. Without this folder, and with `()` in the place of `Routes` in `find`, everything
//! still works, only slower. What each part gives is measured by `cargo bench --bench routes`, which builds the crate without it
//! (`cfg!(without = "...")`).
//!
//! Behind each tuned constant stands the bench by which to choose it: `published` is `cargo bench --bench published`.

mod graph;
mod landmarks;
mod measure;
mod terrain;
mod trees;
mod uniform;

use self::graph::Roads;
use self::terrain::Terrain;
use self::uniform::Uniform;
use crate::map::MapRef;
use crate::map::graph::Graph;
use crate::options::Options;
use crate::result::Counts;
use crate::route::{Answer, Flooded, Route};

/// A route for each kind of map, made when it is first needed.
#[derive(Default)]
pub(crate) struct Routes {
    /// Nodes that the loop has expanded where tables would have served.
    expanded: u64,
    uniform: Option<Uniform>,
    terrain: Option<Terrain>,
    roads: Option<Roads>,
    many: Option<Many>,
}

/// What serves many queries alone. It is named in [`Routes::for_many`] and nowhere else, so that a module for single queries comes without
/// its code.
struct Many {
    /// A table takes as long to make as the loop takes to reach every node of a graph.
    on_graph: fn(&mut Roads, &Graph, u32, u32) -> Option<Answer>,
}

impl Route for Routes {
    fn for_many() -> Self {
        let on_graph = Roads::find;
        Self {
            uniform: Some(Uniform::for_many()),
            many: Some(Many { on_graph }),
            ..Self::default()
        }
    }

    fn find(&mut self, map: MapRef<'_>, options: &Options, from: u32, to: u32) -> Option<Answer> {
        if from == to {
            return Some(Answer {
                path: vec![from],
                cost: 0.0,
                ..Answer::NONE
            });
        }
        let left_out = match map {
            MapRef::Floors(_) | MapRef::Hexagons(_) => true,
            MapRef::Graph(_) => cfg!(without = "graph"),
            MapRef::Grid(grid) => cfg!(without = "terrain") && grid.uniform_cost().is_none(),
        };
        if left_out || self.owed(map, 0).is_some() {
            return None;
        }
        let (diagonal, diagonal_cost) = (options.diagonal, options.diagonal_cost);
        match map {
            MapRef::Floors(_) | MapRef::Hexagons(_) => None,
            MapRef::Graph(graph) => {
                let many = self.many.as_ref()?;
                let roads = self.roads.get_or_insert_with(Roads::new);
                (many.on_graph)(roads, graph, from, to)
            }
            MapRef::Grid(grid) => {
                if let Some(terrain) = grid.uniform_cost() {
                    let uniform = self.uniform.get_or_insert_default();
                    let found = uniform.find(grid, diagonal, diagonal_cost, from, to)?;
                    return Some(found.answer(diagonal_cost, terrain));
                }
                let terrain = self.terrain.get_or_insert_with(Terrain::new);
                terrain.find(grid, diagonal, diagonal_cost, from, to)
            }
        }
    }

    fn flood(map: MapRef<'_>, options: &Options, starts: &[u32], most: f64) -> Option<Flooded> {
        match map {
            MapRef::Grid(grid) => uniform::flood(grid, options, starts, most),
            _ => None,
        }
    }

    fn changed(&mut self, x: u32, y: u32) {
        if let Some(uniform) = &mut self.uniform {
            uniform.changed(x, y);
        }
        if let Some(terrain) = &mut self.terrain {
            terrain.changed(x, y);
        }
    }

    /// The tables for terrain or a graph take as long to make as the loop takes for this: so a single short path needs a
    /// hundredth of the time without. On small maps they take no time that shows.
    fn owed(&mut self, map: MapRef<'_>, expanded: u64) -> Option<u64> {
        self.expanded += expanded;
        let price = match map {
            MapRef::Grid(grid) if grid.uniform_cost().is_some() => 0,
            MapRef::Grid(_) => map.len() / CELLS_OF_AN_EXPANSION,
            MapRef::Graph(_) => map.len(),
            MapRef::Floors(_) | MapRef::Hexagons(_) => 0,
        };
        let owed = (price as u64).saturating_sub(FREE_EXPANSIONS + self.expanded);
        (owed > 0).then_some(owed)
    }
}

/// Cells of a table of terrain that are made in the time of an expansion by the loop (`queries`).
const CELLS_OF_AN_EXPANSION: usize = 16;
/// Expansions by the loop that are free of charge: a table of so many nodes takes no time that shows (`queries`).
const FREE_EXPANSIONS: u64 = 256;

impl Answer {
    /// No path, and no search.
    const NONE: Self = Self {
        path: Vec::new(),
        cost: f64::INFINITY,
        counts: Counts::NONE,
    };
}

#[cfg(test)]
impl crate::seeded::Random {
    /// From 0 to 1, without 1: for costs that are no whole numbers.
    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}
