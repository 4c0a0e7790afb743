//! Maps as text: every format is read back as it was written, and errors carry a line and a column.

use crate::cases::{TERRAINS, random_grid};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Error, ErrorKind, Floors, Grid, TextFormat, parse_scenarios};

#[test]
fn every_format_survives_a_round_trip() {
    let mut random = Random::new(111);
    let mut trips = 0;
    for round in rounds(600) {
        let grid = random_grid(&mut random, 40, TERRAINS[round % 2 * 2]);
        for format in [TextFormat::Digits, TextFormat::MovingAi, TextFormat::Ascii] {
            let Ok(text) = grid.to_text(format) else {
                assert!(grid.costs().is_some(), "only terrain can't be written");
                continue;
            };
            let read = Grid::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.to_text(format).as_ref(), Ok(&text), "{format:?}");
            assert_eq!(
                (read.width(), read.height()),
                (grid.width(), grid.height()),
                "{format:?}\n{text}"
            );
            for (x, y) in crate::oracle::cells(&grid) {
                let same_cost = grid.is_wall(x, y) || grid.cost(x, y) == read.cost(x, y);
                assert!(
                    grid.is_wall(x, y) == read.is_wall(x, y) && same_cost,
                    "{format:?} ({x}, {y})\n{text}"
                );
            }
            // Windows line ends, a byte order mark and empty lines around the map make no difference.
            let foreign = format!("\u{feff}\r\n{}\r\n\r\n", text.replace('\n', "\r\n"));
            assert!(
                Grid::parse(&foreign).expect("the same text") == read,
                "{format:?}\n{text}"
            );
            trips += 1;
        }
    }
    println!("round trips of maps: {trips}");
}

fn place_of(error: &Error) -> Option<(usize, usize)> {
    match error.kind() {
        ErrorKind::Text { line, column } => Some((line, column)),
        _ => None,
    }
}

/// The line and column of a text's error.
fn spot(text: &str) -> (usize, usize) {
    match Grid::parse(text) {
        Err(error) => {
            let sentence = error.to_string();
            assert!(
                !sentence.ends_with(": .") && !sentence.ends_with(".."),
                "{sentence}"
            );
            place_of(&error).unwrap_or_else(|| panic!("{error:?} of {text:?}"))
        }
        other => panic!("{other:?} of {text:?}"),
    }
}

/// Several letters are several starts and goals; floors, and layouts of Pac-Man, have one start.
#[test]
fn several_letters_are_several_ends() {
    let text = "S.G\n..S\nG..\n";
    let grid = Grid::parse(text).unwrap();
    assert_eq!(grid.starts(), [(0, 0), (2, 1)]);
    assert_eq!(grid.goals(), [(2, 0), (0, 2)]);
    assert_eq!((grid.start(), grid.goal()), (Some((0, 0)), Some((2, 0))));
    assert_eq!(grid.to_text(TextFormat::Ascii).unwrap(), text);
    let floors = Floors::parse("S.S\n\n..G").unwrap_err();
    assert_eq!(
        floors.to_string(),
        "Line 1, column 3: this is a second start, and a map has one: the first is at (0, 0)."
    );
}

#[test]
fn errors_carry_line_and_column() {
    // ASCII
    assert_eq!(spot(""), (1, 1));
    assert_eq!(spot("...\n.x."), (2, 2));
    assert_eq!(spot(".. .\n...."), (1, 3));
    assert_eq!(
        spot("\n\n   ...\n   ..é"),
        (4, 6),
        "indentation counts, and a letter is one column"
    );
    assert_eq!(
        spot("\u{a0}\u{3000}..x"),
        (1, 5),
        "whatever kind of space it is made of"
    );
    assert_eq!(spot("....\n..."), (2, 4));
    assert_eq!(spot("...\n...."), (2, 4));
    assert_eq!(spot(&".".repeat(4097)), (1, 4097));
    assert_eq!(spot(&".\n".repeat(4097)), (4097, 1));
    assert_eq!(
        Grid::parse(&".".repeat(4097)).unwrap_err().to_string(),
        "Line 1, column 4097: width and height go from 1 to 4096, and these are 4097 and 1."
    );
    // digits
    assert_eq!(spot("3 2\n000\n0a0"), (3, 2));
    assert_eq!(spot("3 2\n000\n00"), (3, 3));
    assert_eq!(spot("3 2\n000\n000\n0"), (4, 1));
    assert_eq!(spot("0 2\n"), (1, 3));
    assert_eq!(spot("5000 2\n"), (1, 6));
    assert_eq!(spot("3 99999999999\n"), (1, 3));
    // Moving AI
    assert_eq!(spot("type octile\nhight 1\nwidth 2\nmap\n.."), (2, 1));
    assert_eq!(spot("type octile\nheight x\nwidth 2\nmap\n.."), (2, 8));
    assert_eq!(spot("type octile\nheight 1\nwidth 5000\nmap\n.."), (3, 7));
    assert_eq!(spot("type octile\nheight 1\nmap\n.."), (4, 3));
    assert_eq!(spot("type octile\nheight 2\nwidth 2\nmap\n..\n.?"), (6, 2));
    assert_eq!(spot("type octile\nheight 2\nwidth 2\nmap\n..\n..."), (6, 3));
    assert_eq!(spot("type octile\nheight 3\nwidth 2\nmap\n..\n.."), (6, 3));
    // scenarios
    let spot = |text: &str| {
        let error = parse_scenarios(text).expect_err("no scenarios");
        place_of(&error).expect("a place in the text")
    };
    assert_eq!(spot(""), (1, 1));
    assert_eq!(spot("0\tmap"), (1, 1));
    assert_eq!(
        spot("version 1\n0\ta.map\t5\t5\t1\t1\tx\t2\t3.5\n"),
        (2, 17)
    );
    assert_eq!(
        spot("version 1\n0\ta.map\t5\t5\t1\t1\t2\t2\tNaN\n"),
        (2, 21)
    );
    assert_eq!(spot("version 1\n0 a.map 5\n"), (2, 1));
}

/// The sentence of a text's error.
fn sentence(text: &str) -> String {
    Grid::parse(text).expect_err("no map").to_string()
}

#[test]
fn digits_without_a_line_for_their_size_are_refused() {
    for text in ["010\n000\n010", "0110\n0010", "00\n01", ".0", "0\n2\n"] {
        let error = sentence(text);
        assert!(
            error.contains("'0' is not a cell: a map is drawn with"),
            "{error}"
        );
    }
    assert_eq!(spot("010\n000\n010"), (1, 1));
    assert_eq!(spot("..\n.0"), (2, 2));
    assert!(
        sentence("0110\n0010")
            .ends_with("; a map of digits begins with its width and height, such as \"3 3\".")
    );
    assert_eq!(spot("..\n@."), (2, 1));
    assert!(sentence("..\n@.").ends_with("; a Moving AI map begins with \"type octile\"."));
    for size in ["x", "-1", "0", "5000", "99999999999"] {
        assert!(
            sentence(&format!("type octile\nheight {size}\nwidth 1\nmap\n.")).ends_with(&format!(
                "\"{size}\" is not a size of a map: it must be a whole number from 1 to 4096."
            ))
        );
    }
    assert_eq!(spot("type octile\nheight   x\nwidth 1\nmap\n."), (2, 10));
    assert_eq!(spot("type octile\nheight\nwidth 1\nmap\n."), (2, 7));
    assert_eq!(
        sentence("0 1 0\n0 0 0"),
        "Line 1, column 3: width and height go from 1 to 4096, and these are 0 and 1; a map of digits begins with its width and height."
    );
    let plain = Grid::parse("111\n111").expect("terrain of cost 1");
    assert_eq!((plain.width(), plain.height()), (3, 2));
    assert_eq!((plain.is_wall(1, 1), plain.cost(1, 1)), (false, 1.0));
    let sizes_apart =
        Grid::parse("3\n2\n0 1 0\n000").expect("width and height on lines of their own");
    assert!(sizes_apart.width() == 3 && sizes_apart.is_wall(1, 0));
}

#[test]
fn a_one_column_map_that_begins_like_a_size_is_still_read_as_ascii() {
    let text = "2\n4\n.\n3\n5\n#\n4\n.\n#\n#\n";
    let drawn = Grid::parse(text).expect("2 x 4 cells follow, but not of digits");
    assert_eq!((drawn.width(), drawn.height()), (1, 10));
    assert_eq!(drawn.to_text(TextFormat::Ascii), Ok(text.to_owned()));
}

#[test]
fn ascii_is_refused_where_s_or_g_would_hide_a_wall_or_terrain() {
    let marked = || Grid::parse("S.\n.G").expect("a map");
    let refused = |grid: &Grid| {
        grid.to_text(TextFormat::Ascii)
            .expect_err("a loss")
            .to_string()
    };
    let mut grid = marked();
    grid.set_wall(0, 0, true).expect("a cell");
    assert_eq!(
        refused(&grid),
        "The format \"ascii\" draws the start in place of its cell, and (0, 0) is a wall: use \"digits\"."
    );
    assert_eq!(
        grid.to_text(TextFormat::Digits),
        Ok("2 2\n10\n00\n".to_owned())
    );
    let mut grid = marked();
    grid.set_cost(1, 1, 5.0).expect("a cell");
    assert_eq!(
        refused(&grid),
        "The format \"ascii\" draws the goal in place of its cell, and (1, 1) costs 5: no other format holds costs."
    );
    grid.set_cost(1, 1, 1.0).expect("a cell");
    assert_eq!(grid.to_text(TextFormat::Ascii), Ok("S.\n.G\n".to_owned()));
}

#[test]
fn all_three_kinds_of_line_end_are_accepted() {
    for end in ["\n", "\r\n", "\r"] {
        let joined = |lines: &[&str]| lines.join(end);
        let grid = Grid::parse(&joined(&["S.", "", ".G", ""])).expect("a drawing");
        assert_eq!((grid.height(), grid.goal()), (2, Some((1, 1))));
        assert_eq!(spot(&joined(&["..", "", ".x"])), (3, 2), "{end:?}");
        let scenarios = joined(&["version 1", "0\ta.map\t5\t5\t1\t1\t2\t2\t3.5", ""]);
        assert_eq!(parse_scenarios(&scenarios).map(|list| list.len()), Ok(1));
    }
}

#[test]
fn sentences_show_invisible_characters_and_use_the_singular_for_one() {
    for (text, part) in [
        ("..\n.\0", "'\\u0000' is not a cell"),
        ("..\n.\u{200b}", "'\\u200b' is not a cell"),
        ("..\n.\u{feff}", "'\\ufeff' is not a cell"),
        ("..\n.\u{ad}", "'\\u00ad' is not a cell"),
        (
            "..\n.",
            "the length of this row is 1, and that of the first is 2",
        ),
        ("2 2\n0", "ends after 1 of 2 x 2 = 4 cells"),
        ("1 1\n0\n0", "more cells than the 1 that width"),
        (
            "3 3\n0 0 0\n0 0\n0 0 0",
            "Line 3, column 4: the length of this row is 2, and the header says 3",
        ),
        (
            "3 3\n000\n  0001\n000",
            "Line 3, column 7: the length of this row is 4, and the header says 3",
        ),
        (
            "3 3\n00\n000\n00",
            "Line 2, column 3: the length of this row is 2, and the header says 3",
        ),
        ("2 2 0\n0 0\n0 0", "more cells than the 4 that width"),
        ("2 2 0 0 0 0 0", "more cells than the 4 that width"),
        ("99999999999 2\n00", "\"99999999999\" is not a width"),
        ("2 99999999999\n00", "\"99999999999\" is not a height"),
        // A drawing has no spaces, and is not taken for digits because of them.
        (".2 2\n....", "' ' is not a cell: a map is drawn with"),
        ("2 2.\n....", "' ' is not a cell: a map is drawn with"),
        ("3 3\n000\n000", "ends after 6 of 3 x 3 = 9 cells"),
        ("3 2\n00\n00\n0", "ends after 5 of 3 x 2 = 6 cells"),
        (
            "type octile\nheight 2\nwidth 1\nmap\n.",
            "number of rows is 1, and the header says 2",
        ),
        (
            "type octile\nheight 1\nwidth 2\nmap\n.",
            "length of this row is 1, and the header says 2",
        ),
    ] {
        let error = sentence(text);
        assert!(error.contains(part), "{error}");
        assert!(!error.contains(char::is_control), "{error:?}");
    }
    for (fields, part) in [
        ("x", "number of fields is 1, and 9"),
        (
            "0 a.map 5 5 1 1 \u{7f} 2 3",
            "\"\\u007f\" is not a whole number",
        ),
    ] {
        let error = parse_scenarios(&format!("version 1\n{fields}\n")).expect_err(part);
        assert!(error.to_string().contains(part), "{error}");
    }
}

/// A file that is no map may be one word of any length.
#[test]
fn a_sentence_quotes_the_beginning_of_a_long_word() {
    let long = "x".repeat(50_000);
    for text in [
        format!("type octile\nheight {long}\nwidth 1\nmap\n."),
        format!("{} 2\n00\n00", "9".repeat(50_000)),
        long.clone(),
    ] {
        let error = sentence(&text);
        assert!(error.len() < 160, "{error}");
    }
    let fields = format!("version 1\n0 a.map 5 5 1 1 {long} 2 3\n");
    let error = parse_scenarios(&fields).expect_err("no number").to_string();
    assert!(
        error.len() < 160 && error.contains("xxx…\" is not"),
        "{error}"
    );
}

/// Random text in the alphabet of maps, and valid maps with a few letters changed.
#[test]
fn rubbish_never_panics() {
    let mut random = Random::new(113);
    const PARTS: [&str; 31] = [
        ".",
        "#",
        "@",
        "0",
        "1",
        "9",
        "S",
        "G",
        "T",
        "W",
        "O",
        " ",
        "\t",
        "\n",
        "\r\n",
        "\r",
        "type octile\n",
        "height ",
        "width ",
        "map\n",
        "version 1\n",
        "4294967296",
        "-1",
        "1.5",
        "é",
        "\u{feff}",
        "\0",
        "𝕊",
        "3 2\n",
        "NaN",
        "1e999",
    ];
    let (mut refused, mut read) = (0, 0);
    for round in rounds(40_000) {
        let mut text: String = (0..random.below(30)).map(|_| random.pick(&PARTS)).collect();
        if round % 2 == 0 {
            let format =
                random.pick(&[TextFormat::Digits, TextFormat::MovingAi, TextFormat::Ascii]);
            let mut letters: Vec<char> = random_grid(&mut random, 5, TERRAINS[0])
                .to_text(format)
                .expect("no terrain")
                .chars()
                .collect();
            for _ in 0..random.within(1, 3) {
                let place = random.below(letters.len() as u32) as usize;
                letters.splice(
                    place..(place + random.below(2) as usize).min(letters.len()),
                    random.pick(&PARTS).chars(),
                );
                letters.push('.');
            }
            text = letters.into_iter().collect();
        }
        for error in [Grid::parse(&text).err(), parse_scenarios(&text).err()] {
            match error.map(|error| error.kind()) {
                Some(ErrorKind::Text { line, column }) => {
                    let text = text.replace("\r\n", "\n").replace('\r', "\n");
                    let lines = text.lines().count().max(1);
                    assert!((1..=lines).contains(&line), "line {line} of {text:?}");
                    let letters = text
                        .lines()
                        .nth(line - 1)
                        .map_or(0, |line| line.chars().count());
                    assert!(
                        (1..=letters + 1).contains(&column),
                        "column {column} of line {line} of {text:?}"
                    );
                    refused += 1;
                }
                Some(other) => panic!("an error without line and column: {other:?} of {text:?}"),
                None => read += 1,
            }
        }
    }
    println!("rubbish: {refused} texts refused with line and column, {read} read");
}

/// Walls are stored as bits, 64 to a word, by rows and by columns: setting whole words equals setting cell by cell.
#[test]
fn all_cells_at_once_are_the_cells_one_by_one() {
    let mut random = Random::new(0xce11);
    for (width, height) in [
        (1, 1),
        (5, 3),
        (63, 65),
        (64, 64),
        (65, 63),
        (128, 1),
        (1, 130),
        (200, 129),
    ] {
        let cells: Vec<u8> = (0..width * height)
            .map(|_| random.within(0, 1) as u8)
            .collect();
        let mut one_by_one = Grid::new(width, height).expect("a size that is allowed");
        for (i, &cell) in (0..).zip(&cells) {
            one_by_one
                .set_wall(i % width, i / width, cell != 0)
                .expect("a cell");
        }
        let at_once = Grid::from_cells(width, height, &cells).expect("as many cells");
        assert_eq!(at_once, one_by_one, "{width} x {height}");
        let rows: Vec<&[u8]> = cells.chunks(width as usize).collect();
        let by_rows = Grid::from_rows(&rows).expect("equally long rows");
        assert_eq!(by_rows, one_by_one, "{width} x {height}");
    }
}

/// The largest map that there may be is read and written in every format, and blanks at the ends of lines are no part of it.
#[test]
fn maps_of_4096_columns_or_rows_are_read_whatever_blanks_follow_their_lines() {
    for (width, height) in [(4096, 1), (1, 4096)] {
        let mut grid = Grid::new(width, height).expect("the largest size");
        grid.set_wall(width - 1, height - 1, true).expect("a cell");
        for &format in TextFormat::ALL {
            let text = grid.to_text(format).expect("a map of free cells and walls");
            assert_eq!(Grid::parse(&text), Ok(grid.clone()), "{format:?}");
            let blanks = text.replace('\n', " \t\u{a0}\n");
            assert_eq!(Grid::parse(&blanks), Ok(grid.clone()), "{format:?}");
        }
    }
}

#[test]
fn a_layout_of_the_pac_man_project_is_a_map() {
    let grid = Grid::parse(
        "
        %%%%%%%
        %P G  %
        % %%% %
        %  o .%
        %%%%%%%
        ",
    )
    .unwrap();
    assert_eq!((grid.width(), grid.height()), (7, 5));
    assert_eq!((grid.start(), grid.goal()), (Some((1, 1)), Some((5, 3))));
    assert!(grid.is_wall(0, 0) && grid.is_wall(2, 2));
    for free in [(2, 1), (3, 1), (3, 3), (1, 1), (5, 3)] {
        assert!(!grid.is_wall(free.0, free.1), "{free:?}");
    }
    let much_food = Grid::parse("%%%%\n%P.%\n%..%\n%%%%").unwrap();
    assert_eq!(much_food.goal(), None);
    for (text, problem) in [
        (
            "%%%%\n%P%\n%%%%",
            "Line 2, column 4: the length of this row is 3, and that of the first is 4: all rows must be equally long.",
        ),
        (
            "%%%%\n%PP%\n%%%%",
            "Line 2, column 3: this is a second start, and a map has one: the first is at (1, 1).",
        ),
    ] {
        assert_eq!(Grid::parse(text).unwrap_err().to_string(), problem);
    }
}
