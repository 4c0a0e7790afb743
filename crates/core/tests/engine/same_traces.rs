//! 220 traces and one hash over all that they tell, which every engine of JavaScript makes, too: see `www/tests/browsers/traces.ts`.

use stepstar::{Algorithm, Closed, Diagonal, Grid, Heuristic, Options, TieBreak, trace};

/// Numbers that any language makes alike in 32 bits.
struct Numbers(u32);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % end
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

#[test]
fn what_220_traces_tell_has_the_hash_that_every_engine_has() {
    use Algorithm::{AStar, Bfs, Bidirectional, Dijkstra, Greedy, Theta};
    let mut numbers = Numbers(49);
    let mut hash: u32 = 0x811c_9dc5;
    for _ in 0..220 {
        let (width, height) = (4 + numbers.below(21), 4 + numbers.below(13));
        let mut cells: Vec<u8> = (0..width * height)
            .map(|_| numbers.pick(b".....#29"))
            .collect();
        let [from, to] = [(); 2].map(|()| numbers.below(width * height));
        (cells[from], cells[to]) = (b'.', b'.');
        let rows: Vec<_> = cells.chunks(width).map(String::from_utf8_lossy).collect();
        let options = Options {
            algorithm: numbers.pick(&[AStar, Dijkstra, Greedy, Bfs, Bidirectional, Theta]),
            diagonal: numbers.pick(Diagonal::ALL),
            heuristic: numbers.pick(Heuristic::ALL),
            weight: numbers.pick(&[1.0, 1.5, 3.0]),
            tie_break: numbers.pick(TieBreak::ALL),
            closed: numbers.pick(Closed::ALL),
            ..Options::default()
        };
        let place = |cell: usize| ((cell % width) as u32, (cell / width) as u32);
        let grid = Grid::parse(&rows.join("\n")).expect("a map");
        let steps =
            trace(&grid, place(from), place(to), &options).expect("options that serve every grid");
        for byte in steps.to_csv().bytes() {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    let expected = include_str!("../../../../www/tests/browsers/traces.hash");
    assert_eq!(format!("{hash:08x}"), expected.trim());
}
