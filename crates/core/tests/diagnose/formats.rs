//! The formats in which runs are read.

use stepstar::{Facts, Grid, Options, Place, Run, trace};

fn grid() -> Grid {
    Grid::new(9, 9).expect("a size that is allowed")
}

fn read(text: &str) -> Run {
    Run::parse(text, &grid()).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

#[test]
fn the_same_places_in_every_format() {
    let expected: Run = [(3, 4), (4, 4), (4, 5)].into_iter().collect();
    for text in [
        "3 4\n4 4\n4 5",
        "(3, 4)\r\n(4, 4)\r\n\r\n(4, 5)\r\n",
        "# my program\n3,4\n4,4\n4,5\n",
        "[3, 4]\n[4, 4]\n[4, 5]",
        "[[3, 4], [4, 4], [4, 5]]",
        "1: 3 4\n2: 4 4\n3: 4 5",
        "expanded (3, 4)\nexpanded (4, 4)\nexpanded (4, 5)",
        "{\"x\": 3, \"y\": 4}\n{\"x\": 4, \"y\": 4}\n{\"x\": 4, \"y\": 5}",
        "{\"at\": [3, 4]}\n{\"at\": {\"x\": 4, \"y\": 4}}\n{\"at\": \"(4, 5)\"}",
        "[{\"at\": [3, 4]}, {\"at\": [4, 4]}, {\"at\": [4, 5]}]",
        "x,y\n3,4\n4,4\n4,5",
        "x;y\n3;4\n4;4\n4;5",
        "row\tcol\n4\t3\n4\t4\n5\t4",
        "at,step\n3 4,0\n4 4,1\n4 5,2",
        "step,at\n0,\"(3, 4)\"\n1,\"(4, 4)\"\n2,\"(4, 5)\"",
        "version: 1.4.0\nevents:\n  - type: source\n    id: \"3:4\"\n  - type: expanding\n    id: \"3:4\"\n  - type: generating\n    id: \"4:4\"\n  - type: expanding\n    id: \"4:4\"\n  - type: expanding\n    id: \"4:5\"\n",
        "{\"version\": \"1.4.0\", \"events\": [{\"type\": \"expanding\", \"id\": \"3:4\", \"x\": 3, \"y\": 4}, {\"type\": \"expanding\", \"id\": \"4:4\"}, {\"type\": \"expanding\", \"id\": \"4:5\"}]}",
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn facts_are_read_as_far_as_they_are_there() {
    let facts = Facts {
        g: Some(2.5),
        h: Some(4.0),
        f: Some(6.5),
        parent: Some(Some(Place::Cell(2, 4))),
    };
    for text in [
        "3 4 2.5 4 6.5 2 4",
        "(3, 4) g=2.5 h=4 f=6.5 parent=(2, 4)",
        "(3, 4) g: 2.5, h: 4.0, f: 6.5, parent: (2, 4)",
        "{\"at\": [3, 4], \"g\": 2.5, \"h\": 4, \"f\": 6.5, \"parent\": [2, 4]}",
        "x,y,g,h,f,px,py\n3,4,2.5,4,6.5,2,4",
        "at,g,h,f,parent\n3 4,2.5,4,6.5,2 4",
    ] {
        assert_eq!(read(text).facts(0), Some(&facts), "{text}");
    }
    for text in [
        "(3, 4) g=0 parent=None",
        "{\"at\": [3, 4], \"g\": 0, \"parent\": null}",
        "at,g,parent\n3 4,0,",
        "x,y,g,px,py\n3,4,0,,",
    ] {
        let run = read(text);
        let facts = run.facts(0).expect("facts");
        assert_eq!((facts.g, facts.parent), (Some(0.0), Some(None)), "{text}");
        assert_eq!((facts.h, facts.f), (None, None));
    }
}

#[test]
fn our_own_traces_are_read_back() {
    let grid = Grid::parse("S..#.\n.#...\n...#G").expect("a map");
    let steps = trace(&grid, (0, 0), (4, 2), &Options::default()).expect("cells");
    let expanded = steps.expansions() as usize;
    let from_table = Run::parse(&steps.to_csv(), &grid).expect("a run");
    let from_posthoc = Run::parse(&steps.to_posthoc(), &grid).expect("a run");
    assert_eq!(from_table.len(), expanded);
    assert_eq!(from_table, from_posthoc);
    assert_eq!(from_table.facts(1).map(|facts| facts.g), Some(Some(1.0)));
}

#[test]
fn what_cannot_be_read_is_told_by_line_and_column() {
    for (text, message) in [
        (
            "3 4\n\n5",
            "Line 3, column 2: a place is missing: a line begins with x and y, such as \"3 4\".",
        ),
        (
            "3 4\n  -1 4",
            "Line 2, column 3: -1 is no number of a place: these are whole, from 0 on.",
        ),
        (
            "3 4\n3.5 4",
            "Line 2, column 1: 3.5 is no number of a place: these are whole, from 0 on.",
        ),
        (
            "{\"at\": [3, 4]}\n{\"at\": [3]}",
            "Line 2, column 8: a list of 1 is no place: a cell is given by x and y, such as [3, 4].",
        ),
        (
            "{\"at\": [3, 4]}\n{\"g\": 3}",
            "Line 2, column 1: no place is given here: it is called \"at\", or \"x\" and \"y\".",
        ),
        (
            "{\"at\": [3, 4]}\n{\"at\": [3, 4",
            "Line 2, column 13: a comma or ']' is expected here.",
        ),
        (
            "x,y\n3,4\n3,4,5",
            "Line 3, column 5: this row has more values than the header has names, 2.",
        ),
        (
            "x,y\n3,4\n3,a",
            "Line 3, column 3: a number is expected here: places have whole numbers, from 0 on.",
        ),
        (
            "type,at\nopen,3 4",
            "Line 1, column 1: no event of this trace is an expansion: there are such as \"open\", and an expansion is called \"expand\", \"expanding\" or \"close\".",
        ),
    ] {
        let error = Run::parse(text, &grid()).expect_err(text);
        assert_eq!(error.to_string(), message, "{text}");
    }
}

/// Whatever the text, there is a run or a sentence, and no panic.
#[test]
fn broken_texts_never_panic() {
    let mut random = crate::seeded::Random::new(77);
    let texts = [
        "(3, 4) g=2.5 h=4 f=6.5 parent=(2, 4)\n3,4",
        "{\"at\": [3, 4], \"g\": 2.5, \"parent\": null}\n[\"ä\", {}]",
        "x,y,g,h\n3,4,\"2,5\",4\n",
        "version: 1.4.0\nevents:\n  - { type: expanding, id: \"3:4\", x: 3 }\n  - type: expanding\n    id: '4:4'\n",
    ];
    for _ in 0..4000 {
        let mut bytes = random.pick(&texts).as_bytes().to_vec();
        for _ in 0..1 + random.below(4) {
            let Some(last) = bytes.len().checked_sub(1) else {
                break;
            };
            let at = random.below(last as u32 + 1) as usize;
            match random.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = random.pick(b"{}[]()\":,\n\\ -e9\xc3"),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let _ = Run::parse(&text, &grid());
    }
}
