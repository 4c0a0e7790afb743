//! The boundary itself: rows of numbers, typed arrays, errors. What the functions answer is tested through the package.
//! One file for all: each is a module of its own, which is bound and started again in Node and in a browser.
use js_sys::{RangeError, Reflect};
use stepstar_wasm::options::defaults;
use stepstar_wasm::{Graph, Grid};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

/// The numbers of a row, and the text behind them.
fn parts(mut row: Vec<f64>) -> (Vec<f64>, String) {
    let length = row.pop().unwrap() as usize;
    let text = row.split_off(row.len() - 1 - length / 8);
    let bytes: Vec<u8> = text.into_iter().flat_map(f64::to_le_bytes).collect();
    (row, String::from_utf8(bytes[..length].to_vec()).unwrap())
}

#[wasm_bindgen_test]
fn the_version_is_the_crates() {
    assert_eq!(stepstar_wasm::version(), env!("CARGO_PKG_VERSION"));
}

#[wasm_bindgen_test]
fn a_path_comes_as_one_row_of_numbers_and_a_sentence() {
    let grid = Grid::parse(".##\n...").unwrap();
    let (row, sentence) = parts(grid.find(0, 5, &defaults(None)).unwrap());
    assert_eq!(row[..2], [0.0, 3.0]);
    assert_eq!(row[9..], [4.0, 0.0, 3.0, 4.0, 5.0]);
    assert!(sentence.starts_with("A path from (0, 0) to (2, 1)"));
}

#[wasm_bindgen_test]
fn connections_follow_the_path() {
    let (ids, places) = ([7, 9], [0.0, 1.0]);
    let graph = Graph::new(&ids, &places, &places, &[7], &[9], &[2.5]).unwrap();
    let (row, _) = parts(graph.find(7, 9, &defaults(None)).unwrap());
    assert_eq!(row[9..], [2.0, 7.0, 9.0, 7.0, 9.0, 2.5]);
}

#[wasm_bindgen_test]
fn way_points_follow_the_options() {
    let grid = Grid::new(4, 1).unwrap();
    let mut options = defaults(None);
    options.push(3.0);
    let (row, _) = parts(grid.find(0, 1, &options).unwrap());
    assert_eq!(row[1], 5.0);
}

#[wasm_bindgen_test]
fn a_wrong_text_is_a_range_error_with_line_and_column() {
    let Err(error) = Grid::parse("...\n.x.") else {
        panic!("x is no cell");
    };
    assert!(error.is_instance_of::<RangeError>());
    for name in ["line", "column"] {
        assert_eq!(Reflect::get(&error, &name.into()).unwrap(), 2.0);
    }
}

#[wasm_bindgen_test]
fn what_the_engine_refuses_leaves_it_working() {
    let mut grid = Grid::new(2, 2).unwrap();
    assert!(grid.set_wall(5, 5, true).is_err());
    assert!(grid.set_cost(0, 0, f64::NAN).is_err());
    assert!(Grid::new(0, 5000).is_err());
    assert!(grid.find(0, 3, &defaults(None)).is_ok());
}

#[wasm_bindgen_test]
fn a_twin_is_copied_when_one_of_the_two_is_edited() {
    let grid = Grid::new(2, 1).unwrap();
    let mut twin = grid.twin();
    assert!(twin.equals(&grid));
    twin.set_wall(1, 0, true).unwrap();
    assert!(!twin.equals(&grid));
    assert_eq!(grid.cells().unwrap(), [0, 0]);
}

#[wasm_bindgen_test]
fn events_and_values_come_in_rows() {
    let grid = Grid::new(2, 1).unwrap();
    let mut recording = grid.record(0, 1, &defaults(None)).unwrap();
    assert!(recording.advance(f64::INFINITY).unwrap());
    let mut trace = recording.finish();
    assert_eq!(trace.events(0, 1), [0.0, 0.0, 0.0, 1.0, 1.0, -1.0, 0.0]);
    trace.seek(trace.length());
    assert_eq!(trace.values(1, 0, 1, 1).unwrap(), [2.0, 1.0, 0.0, 1.0, 0.0]);
    assert_eq!(trace.state().unwrap(), [2, 2]);
    assert_eq!(trace.path().unwrap(), [0, 1]);
}
