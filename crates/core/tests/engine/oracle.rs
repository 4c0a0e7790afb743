//! Oracles: slow, too simple to be wrong, and independent of the engine's code.

use stepstar::{Connection, Diagonal, Graph, Grid, Node, Point};

/// A step from one place to another, and its cost.
pub type Step = (usize, usize, f64);

/// Bellman-Ford: the least cost from a place to every place, trying all steps until none makes anything cheaper.
pub fn bellman_ford(places: usize, steps: &[Step], from: usize) -> Vec<f64> {
    let mut cost = vec![f64::INFINITY; places];
    cost[from] = 0.0;
    let mut better = true;
    while better {
        better = false;
        for &(a, b, step) in steps {
            // Without a margin, rounding errors could go round in circles for ever.
            if cost[a] + step < cost[b] * (1.0 - 1e-15) - f64::MIN_POSITIVE
                || cost[b].is_infinite() && cost[a].is_finite()
            {
                cost[b] = cost[a] + step;
                better = true;
            }
        }
    }
    cost
}

/// The fewest steps from a place to every place.
pub fn fewest_steps(places: usize, steps: &[Step], from: usize) -> Vec<f64> {
    let each_one: Vec<Step> = steps.iter().map(|&(a, b, _)| (a, b, 1.0)).collect();
    bellman_ford(places, &each_one, from)
}

/// The number of a cell, row by row.
pub fn index(grid: &Grid, (x, y): Point) -> usize {
    (y * grid.width() + x) as usize
}

/// Whether a step from a cell to a neighbour is legal. Everything outside the map is wall.
pub fn can_step(grid: &Grid, rule: Diagonal, from: Point, to: Point) -> bool {
    let free = |(x, y): Point| x < grid.width() && y < grid.height() && !grid.is_wall(x, y);
    let (dx, dy) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
    if !free(from) || !free(to) || dx.max(dy) != 1 {
        return false;
    }
    let walls = [(from.0, to.1), (to.0, from.1)]
        .into_iter()
        .filter(|&cell| !free(cell))
        .count();
    dx + dy == 1
        || match rule {
            Diagonal::Never => false,
            Diagonal::Always => true,
            Diagonal::AtMostOneObstacle => walls <= 1,
            Diagonal::NoObstacles => walls == 0,
        }
}

/// The cost of a step to a neighbour: its length times the terrain of the cell stepped onto.
pub fn step_cost(grid: &Grid, diagonal_cost: f64, from: Point, to: Point) -> f64 {
    let length = if from.0 != to.0 && from.1 != to.1 {
        diagonal_cost
    } else {
        1.0
    };
    length * grid.cost(to.0, to.1)
}

/// Every cell of a grid.
pub fn cells(grid: &Grid) -> impl Iterator<Item = Point> {
    let (width, height) = (grid.width(), grid.height());
    (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
}

/// The up to eight neighbours of a cell.
pub fn around(grid: &Grid, (x, y): Point) -> impl Iterator<Item = Point> {
    let (width, height) = (grid.width(), grid.height());
    (y.saturating_sub(1)..(y + 2).min(height))
        .flat_map(move |to_y| {
            (x.saturating_sub(1)..(x + 2).min(width)).map(move |to_x| (to_x, to_y))
        })
        .filter(move |&to| to != (x, y))
}

/// All legal steps of a grid.
pub fn grid_steps(grid: &Grid, rule: Diagonal, diagonal_cost: f64) -> Vec<Step> {
    cells(grid)
        .flat_map(|from| around(grid, from).map(move |to| (from, to)))
        .filter(|&(from, to)| can_step(grid, rule, from, to))
        .map(|(from, to)| {
            (
                index(grid, from),
                index(grid, to),
                step_cost(grid, diagonal_cost, from, to),
            )
        })
        .collect()
}

/// All connections to free nodes, with nodes named by their index in the list.
pub fn graph_steps(
    graph: &Graph,
    nodes: &[Node],
    connections: &[Connection],
    start: u32,
) -> Vec<Step> {
    let place = |id: u32| {
        nodes
            .iter()
            .position(|node| node.id == id)
            .expect("a node of the graph")
    };
    connections
        .iter()
        .filter(|connection| connection.to == start || !graph.is_occupied(connection.to))
        .map(|connection| {
            (
                place(connection.from),
                place(connection.to),
                connection.cost,
            )
        })
        .collect()
}

/// Whether the straight line between the centres of two cells touches a cell, even at a corner only. In whole numbers:
/// centres at odd, corners at even coordinates. Line and cell are apart exactly when a separating axis exists: along
/// either side of the cell, or along the line itself.
pub fn touches(from: Point, to: Point, cell: Point) -> bool {
    let middle = |(x, y): Point| (2 * i64::from(x) + 1, 2 * i64::from(y) + 1);
    let ((ax, ay), (bx, by)) = (middle(from), middle(to));
    let (left, top) = (2 * i64::from(cell.0), 2 * i64::from(cell.1));
    let (right, bottom) = (left + 2, top + 2);
    if ax.max(bx) < left || ax.min(bx) > right || ay.max(by) < top || ay.min(by) > bottom {
        return false;
    }
    let sides = [(left, top), (right, top), (left, bottom), (right, bottom)]
        .map(|(x, y)| ((bx - ax) * (y - ay) - (by - ay) * (x - ax)).signum());
    !(sides.iter().all(|&side| side > 0) || sides.iter().all(|&side| side < 0))
}

/// Whether the line between the centres of two cells touches no wall.
pub fn in_sight(grid: &Grid, from: Point, to: Point) -> bool {
    cells(grid).all(|cell| !grid.is_wall(cell.0, cell.1) || !touches(from, to, cell))
}

/// Whether all cells that a line touches cost the same.
pub fn same_terrain(grid: &Grid, from: Point, to: Point) -> bool {
    let cost = grid.cost(from.0, from.1);
    cells(grid).all(|cell| grid.cost(cell.0, cell.1) == cost || !touches(from, to, cell))
}

/// Whether two costs are equal but for rounding. Infinity, which is no path, equals only itself.
pub fn same(a: f64, b: f64) -> bool {
    a == b || a.is_finite() && b.is_finite() && (a - b).abs() <= 1e-9 * a.abs().max(b.abs())
}
