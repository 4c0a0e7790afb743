// A* on a map of text, printing its run as places alone. Usage: astar MAP
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

fn main() {
    let path = std::env::args().nth(1).expect("usage: astar MAP");
    let text = std::fs::read_to_string(path).expect("a map");
    let rows: Vec<&[u8]> = text.lines().map(str::as_bytes).collect();
    let cells = || (0..rows.len()).flat_map(|y| (0..rows[y].len()).map(move |x| (x, y)));
    let find = |sign| cells().find(|&(x, y)| rows[y][x] == sign).expect("S and G");
    let (start, goal) = (find(b'S'), find(b'G'));
    let h = |(x, y): (usize, usize)| x.abs_diff(goal.0) + y.abs_diff(goal.1);
    let mut best = HashMap::from([(start, 0)]);
    let mut open = BinaryHeap::from([(Reverse(h(start)), 0, start)]);
    while let Some((_, g, (x, y))) = open.pop() {
        // Entries that are out of date are expanded again: it does no harm, and a diagnosis says so.
        println!("({x}, {y})");
        if (x, y) == goal {
            break;
        }
        for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let to = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
            let Some(&cell) = rows.get(to.1).and_then(|row| row.get(to.0)) else {
                continue;
            };
            let cost = if cell.is_ascii_digit() { usize::from(cell - b'0') } else { 1 };
            if cell != b'#' && g + cost < *best.get(&to).unwrap_or(&usize::MAX) {
                best.insert(to, g + cost);
                open.push((Reverse(g + cost + h(to)), g + cost, to));
            }
        }
    }
}
