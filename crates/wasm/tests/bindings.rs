//! The boundary itself: what goes in and comes out by name, rows of numbers, errors. What the functions answer is tested through the package.
//! One file for all: each is a module of its own, which is bound and started again in Node and in a browser.
use js_sys::{Array, Object, RangeError, Reflect, TypeError, Uint8Array};
use std::slice;
use stepstar_wasm::options::resolve_options;
use stepstar_wasm::rows::{EVENT, HEAD, STATE};
use stepstar_wasm::value::refused;
use stepstar_wasm::{Graph, Grid, parse_scenarios};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

/// A record of JavaScript.
fn record(entries: &[(&str, JsValue)]) -> JsValue {
    let record = Object::new();
    for (name, value) in entries {
        Reflect::set(&record, &(*name).into(), value).unwrap();
    }
    record.into()
}

fn get(record: &JsValue, name: &str) -> JsValue {
    Reflect::get(record, &name.into()).unwrap()
}

fn keys(record: &JsValue) -> Vec<String> {
    let keys = Object::keys(record.unchecked_ref::<Object>());
    keys.iter().filter_map(|key| key.as_string()).collect()
}

fn message(error: &JsValue) -> String {
    get(error, "message").as_string().unwrap()
}

/// What lies at an address: the numbers of the head by name, those that follow, and the sentence.
struct Answer(Vec<f64>, Vec<f64>, String);

impl Answer {
    /// # Safety
    ///
    /// It must be the last answer.
    fn at(address: *const f64) -> Self {
        let head = unsafe { slice::from_raw_parts(address, HEAD.len()) }.to_vec();
        let count = |name| head[HEAD.iter().position(|known| *known == name).unwrap()] as usize;
        let places = count("places") + 3 * count("connections");
        let letters = count("letters");
        let rest = unsafe { slice::from_raw_parts(address.add(HEAD.len()), places) }.to_vec();
        let text =
            unsafe { slice::from_raw_parts(address.add(HEAD.len() + places).cast(), letters) };
        let text = String::from_utf8(text.to_vec()).unwrap();
        Self(head, rest, text)
    }

    fn get(&self, name: &str) -> f64 {
        self.0[HEAD.iter().position(|known| *known == name).unwrap()]
    }
}

#[wasm_bindgen_test]
fn the_version_is_the_crates() {
    assert_eq!(stepstar_wasm::version(), env!("CARGO_PKG_VERSION"));
}

#[wasm_bindgen_test]
fn a_path_comes_as_one_row_of_numbers_and_a_sentence() {
    let grid = Grid::parse(b".##\n...").unwrap();
    // Its turns are not all there is to know where other searches are asked for.
    let options = record(&[("algorithm", "astar".into())]);
    let answer = Answer::at(grid.find(0, 5, options).unwrap());
    assert_eq!([answer.get("status"), answer.get("cost")], [0.0, 3.0]);
    assert_eq!(answer.get("is_folded"), 0.0);
    assert_eq!(answer.1, [0.0, 3.0, 4.0, 5.0]);
    assert_eq!(answer.2, "A path from (0, 0) to (2, 1) in 3 steps, cost 3.");
}

#[wasm_bindgen_test]
fn with_the_defaults_only_the_places_where_a_path_turns_are_listed() {
    let grid = Grid::parse(b".##\n...").unwrap();
    let mut finder = grid.pathfinder(JsValue::UNDEFINED).unwrap();
    let alone = || grid.find(0, 5, JsValue::UNDEFINED).unwrap();
    for answer in [Answer::at(finder.find(0, 5)), Answer::at(alone())] {
        assert_eq!(answer.get("is_folded"), 1.0);
        assert_eq!(answer.1, [0.0, 3.0, 5.0]);
        assert_eq!(answer.2, "A path from (0, 0) to (2, 1) in 3 steps, cost 3.");
    }
}

#[wasm_bindgen_test]
fn connections_follow_the_path() {
    let (ids, places) = ([7, 9], [0.0, 1.0]);
    let graph = Graph::new(&ids, &places, &places, &[7], &[9], &[2.5]).unwrap();
    let answer = Answer::at(graph.find(7, 9, JsValue::UNDEFINED).unwrap());
    assert_eq!(answer.1, [7.0, 9.0, 7.0, 9.0, 2.5]);
}

#[wasm_bindgen_test]
fn options_come_in_by_name() {
    let grid = Grid::new(4, 1).unwrap();
    let place = Array::of2(&3.into(), &0.into());
    let options = record(&[("through", Array::of1(&place).into()), ("weight", 2.into())]);
    assert_eq!(
        Answer::at(grid.find(0, 1, options).unwrap()).get("cost"),
        5.0
    );
    let options =
        resolve_options(record(&[("recipe", "rpg".into()), ("weight", 0.5.into())])).unwrap();
    assert_eq!(get(&options, "closed"), "repair");
    assert_eq!(get(&options, "weight"), 0.5);
    assert_eq!(get(&options, "maxExpansions"), f64::INFINITY);
    assert_eq!(keys(&options).len(), 18);
}

#[wasm_bindgen_test]
fn a_record_is_read_once_as_long_as_it_is_the_same_object() {
    let grid = Grid::new(2, 2).unwrap();
    let cost =
        |options: &JsValue| Answer::at(grid.find(0, 3, options.clone()).unwrap()).get("cost");
    let [straight, diagonal] = ["never", "always"].map(|rule| record(&[("diagonal", rule.into())]));
    for _ in 0..2 {
        assert_eq!(cost(&straight), 2.0);
        assert_eq!(cost(&diagonal), 2_f64.sqrt());
    }
    // Nobody else has it: what is written into it now is not seen.
    Reflect::set(&diagonal, &"diagonal".into(), &"never".into()).unwrap();
    assert_eq!(cost(&diagonal), 2_f64.sqrt());
    assert_eq!(cost(&record(&[])), 2.0);
    assert_eq!(cost(&diagonal), 2.0, "another one came in between");
}

#[wasm_bindgen_test]
fn an_option_of_the_wrong_type_is_a_type_error_and_one_out_of_range_a_range_error() {
    let words = record(&[("words", "a Map".into())]);
    let error = resolve_options(record(&[("weight", words)])).unwrap_err();
    assert!(error.is_instance_of::<TypeError>());
    assert_eq!(
        message(&error),
        "The option \"weight\" is a Map: it must be a finite number from 0 to 1e100."
    );
    let error = resolve_options(record(&[("tieBreak", "newst".into())])).unwrap_err();
    assert!(error.is_instance_of::<RangeError>());
    assert!(message(&error).starts_with(
        "The option \"tieBreak\" is \"newst\": did you mean \"newest\"? It must be one of"
    ));
}

#[wasm_bindgen_test]
fn a_refused_argument_is_told_with_its_value_and_what_is_allowed() {
    let range = Array::of2(&0.into(), &6.into());
    let allowed = record(&[("whole", range.into())]);
    let what = record(&[
        ("argument", "position".into()),
        ("value", 7.5.into()),
        ("allowed", allowed),
    ]);
    let error = refused(what).unwrap();
    assert!(error.is_instance_of::<RangeError>());
    assert_eq!(
        message(&error),
        "The position is 7.5: it must be a whole number from 0 to 6."
    );
}

#[wasm_bindgen_test]
fn a_wrong_text_is_a_range_error_with_line_and_column() {
    let Err(error) = Grid::parse(b"...\n.x.") else {
        panic!("x is no cell");
    };
    assert!(error.is_instance_of::<RangeError>());
    for name in ["line", "column"] {
        assert_eq!(get(&error, name), 2.0);
    }
}

#[wasm_bindgen_test]
fn what_the_engine_refuses_leaves_it_working() {
    let mut grid = Grid::new(2, 2).unwrap();
    assert!(grid.set_wall(5, 5, true).is_err());
    assert!(grid.set_cost(0, 0, f64::NAN).is_err());
    assert!(Grid::new(0, 5000).is_err());
    assert!(grid.find(0, 3, JsValue::UNDEFINED).is_ok());
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
fn nodes_and_events_come_as_rows() {
    let grid = Grid::new(2, 1).unwrap();
    let mut recording = grid.record(&[0], &[1], JsValue::UNDEFINED).unwrap();
    assert!(recording.advance(f64::INFINITY).unwrap());
    let mut trace = recording.finish();
    assert_eq!(
        EVENT,
        ["kind", "at", "g", "h", "f", "parent", "side", "heading"]
    );
    assert_eq!(
        trace.events(0, 1),
        [0.0, 0.0, 0.0, 1.0, 1.0, -1.0, 0.0, -1.0]
    );
    trace.seek(trace.length());
    assert_eq!(
        STATE,
        ["at", "state", "g", "h", "f", "parent", "rhs", "heading"]
    );
    let node = trace.node(1).unwrap();
    assert_eq!(node[..6], [1.0, 2.0, 1.0, 0.0, 1.0, 0.0]);
    assert!(node[6].is_nan(), "only a plan that is kept has it");
    assert_eq!(node[7], -1.0);
    // Where turns cost nothing a place is entered in one way.
    assert_eq!(trace.heading(1, 0)[..6], node[..6]);
    assert!(trace.heading(1, 1).is_empty());
    let values = trace.values(1, 0, 1, 1).unwrap();
    assert_eq!(Uint8Array::from(get(&values, "state")).to_vec(), [2]);
    assert_eq!(trace.state().unwrap(), [2, 2]);
    assert_eq!(trace.path().unwrap(), [0, 1]);
}

#[wasm_bindgen_test]
fn an_audit_comes_by_name_and_what_it_did_not_find_is_missing() {
    let grid = Grid::new(3, 2).unwrap();
    let audit = grid
        .audit(&[0], &[5], JsValue::UNDEFINED)
        .unwrap()
        .finish()
        .unwrap();
    assert_eq!(
        keys(&audit),
        [
            "optimalCost",
            "cost",
            "optimal",
            "admissible",
            "consistent",
            "reason",
            "saying"
        ]
    );
    let options = record(&[("weight", 3.into())]);
    let audit = grid.audit(&[0], &[5], options).unwrap().finish().unwrap();
    assert_eq!(keys(&get(&audit, "worst")), ["at", "h", "trueCost"]);
}

#[wasm_bindgen_test]
fn scenarios_come_by_name() {
    let scenarios = parse_scenarios("version 1\n0\ta.map\t9\t9\t1\t2\t3\t4\t5.5\n").unwrap();
    let scenario = Array::from(&scenarios).get(0);
    assert_eq!(get(&scenario, "map"), "a.map");
    assert_eq!(get(&scenario, "length"), 5.5);
    assert_eq!(Array::from(&get(&scenario, "to")).get(1), 4.0);
}

#[wasm_bindgen_test]
fn the_run_of_a_walk_is_judged_by_name() {
    let grid = Grid::parse(b"S.G").unwrap();
    let judged = |run: &str| {
        let found = grid.diagnose_walk(&[0, 2], JsValue::UNDEFINED, "lpa", &[], 4, run);
        found.unwrap()
    };
    let text = |found: &JsValue, name: &str| get(found, name).as_string();
    let right = judged("tick 0: (2, 0)\ntick 0: (1, 0)\ntick 0: (0, 0)");
    assert_eq!(text(&right, "verdict").as_deref(), Some("correct"));
    assert_eq!(text(&right, "replanner").as_deref(), Some("dstar-lite"));
    assert!(get(&right, "tick").is_undefined());
    let wrong = judged("tick 0: (2, 0)\ntick 0: (0, 0)");
    assert_eq!(text(&wrong, "verdict").as_deref(), Some("mistaken"));
    let [tick, step, line] = ["tick", "step", "line"].map(|name| get(&wrong, name).as_f64());
    assert_eq!((tick, step, line), (Some(0.0), Some(1.0), Some(2.0)));
    let expected = Array::from(&Array::from(&get(&wrong, "expected")).get(0));
    assert_eq!(expected.get(0).as_f64(), Some(1.0));
    assert!(text(&wrong, "saying").unwrap().contains("replan."));
}
