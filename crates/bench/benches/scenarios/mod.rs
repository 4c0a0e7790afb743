//! Maps and queries that the benches share, the same in every run.

#[path = "../../../core/src/seeded.rs"]
mod seeded;

use seeded::Random;
use stepstar::{Connection, Diagonal, Graph, Grid, Node, Options, Pathfinder};

/// Endless queries on one map, each answered by a `Pathfinder` with the default search.
pub type Queries = Box<dyn FnMut()>;

/// The name of a scenario, and the function that makes its map.
pub type Scenario = (&'static str, fn() -> Queries);

pub const SCENARIOS: [Scenario; 6] = [
    ("octile, random walls", || {
        on(walls(20), Diagonal::NoObstacles)
    }),
    ("octile, rooms", || on(rooms(), Diagonal::NoObstacles)),
    ("straight, random walls", || on(walls(20), Diagonal::Never)),
    ("terrain, mixed", || on(mixed(), Diagonal::NoObstacles)),
    ("terrain, hills", || on(hills(), Diagonal::NoObstacles)),
    ("graph, roads", || roads(250)),
];

pub const SIDE: u32 = 512;

fn on(grid: Grid, diagonal: Diagonal) -> Queries {
    let options = Options {
        diagonal,
        ..Options::default()
    };
    let mut random = Random::new(2);
    let mut finder = Pathfinder::new(grid, options).expect("the options are legal");
    Box::new(move || {
        let mut end = || loop {
            let (x, y) = (random.below(SIDE), random.below(SIDE));
            if !finder.map().is_wall(x, y) {
                return (x, y);
            }
        };
        let (from, to) = (end(), end());
        finder.find(from, to).expect("the ends are on the map");
    })
}

fn walls(percent: u32) -> Grid {
    let mut random = Random::new(1);
    let cells: Vec<u8> = (0..SIDE * SIDE)
        .map(|_| u8::from(random.below(100) < percent))
        .collect();
    Grid::from_cells(SIDE, SIDE, &cells).expect("the size is legal")
}

/// Rooms of 16 x 16 with a door in every wall.
pub fn rooms() -> Grid {
    let mut random = Random::new(3);
    let mut grid = Grid::new(SIDE, SIDE).expect("the size is legal");
    for y in 0..SIDE {
        for x in 0..SIDE {
            let wall = x % 16 == 0 || y % 16 == 0;
            grid.set_wall(x, y, wall).expect("the cell is on the map");
        }
    }
    for y in (0..SIDE).step_by(16) {
        for x in (0..SIDE).step_by(16) {
            let along = 1 + random.below(15);
            grid.set_wall(x + along, y, false)
                .expect("the cell is on the map");
            grid.set_wall(x, y + along, false)
                .expect("the cell is on the map");
        }
    }
    grid
}

fn mixed() -> Grid {
    let mut random = Random::new(4);
    priced(|_, _| f64::from(1 + random.below(9)))
}

fn hills() -> Grid {
    priced(|x, y| {
        let height = (f64::from(x) / 31.0).sin() + (f64::from(y) / 23.0).cos();
        (5.0 + 2.0 * height).round()
    })
}

fn priced(mut price: impl FnMut(u32, u32) -> f64) -> Grid {
    let mut grid = walls(20);
    for y in 0..SIDE {
        for x in 0..SIDE {
            grid.set_cost(x, y, price(x, y)).expect("the cost is legal");
        }
    }
    grid
}

/// Junctions near the points of a lattice, most neighbours joined both ways.
fn roads(side: u32) -> Queries {
    let mut random = Random::new(5);
    let nodes: Vec<Node> = (0..side * side)
        .map(|id| {
            let mut near = |at: u32| f64::from(at * 100 + random.below(80));
            Node {
                id,
                x: near(id % side),
                y: near(id / side),
            }
        })
        .collect();
    let mut connections = Vec::new();
    for id in 0..side * side {
        for (to, there) in [
            (id + 1, id % side + 1 < side),
            (id + side, id / side + 1 < side),
        ] {
            if there && random.below(100) < 85 {
                let (a, b) = (nodes[id as usize], nodes[to as usize]);
                let slow = 1.0 + f64::from(random.below(100)) / 100.0;
                let cost = (a.x - b.x).hypot(a.y - b.y) * slow;
                connections.push(Connection { from: id, to, cost });
                connections.push(Connection {
                    from: to,
                    to: id,
                    cost,
                });
            }
        }
    }
    let graph = Graph::new(&nodes, &connections).expect("the graph is legal");
    let mut finder = Pathfinder::new(graph, Options::default()).expect("the options are legal");
    Box::new(move || {
        let (from, to) = (random.below(side * side), random.below(side * side));
        finder.find(from, to).expect("the nodes exist");
    })
}
