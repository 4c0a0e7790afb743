//! Scenarios are read back as they were written, and errors carry a line and a column.

use crate::cases::{TERRAINS, random_grid, random_place};
use crate::random::Random;
use stepstar::{Scenario, format_scenarios, parse_scenarios};

#[test]
fn scenarios_survive_a_round_trip() {
    let mut random = Random::new(112);
    for _ in 0..300 {
        let grid = random_grid(&mut random, 30, TERRAINS[0]);
        let count = random.below(6);
        let scenarios: Vec<Scenario> = (0..count)
            .map(|bucket| Scenario {
                bucket,
                map: random
                    .pick(&["arena.map", "two words.map", "maps/a.map"])
                    .to_owned(),
                width: grid.width(),
                height: grid.height(),
                from: random_place(&mut random, &grid),
                to: random_place(&mut random, &grid),
                length: f64::from(random.below(100_000)) / 8.0,
            })
            .collect();
        assert_eq!(
            parse_scenarios(&format_scenarios(&scenarios)),
            Ok(scenarios)
        );
    }
}

/// Some editors begin every file with an invisible byte order mark.
#[test]
fn a_byte_order_mark_before_scenarios_is_ignored() {
    let text = "version 1\n0\ta.map\t5\t5\t1\t1\t2\t2\t3.5\n";
    assert_eq!(
        parse_scenarios(&format!("\u{feff}{text}")),
        parse_scenarios(text)
    );
}

#[test]
fn error_columns_of_scenarios_count_all_blanks_and_letters() {
    let columns = [
        ("0\ta.map\t9\tx\t1\t1\t1\t1\t1", 11),
        ("0 a.map 9 x 1 1 1 1 1", 11),
        ("  0   é.map  9    x 1 1 1 1 1", 19),
    ];
    for (line, column) in columns {
        let error = parse_scenarios(&format!("version 1\n{line}")).unwrap_err();
        let told = format!("Line 2, column {column}: \"x\" is not a whole number.");
        assert_eq!(error.to_string(), told, "{line}");
    }
}

/// A length is read as the nearest float, as every language reads it.
#[test]
fn lengths_are_read_to_the_last_digit() {
    let mut random = Random::new(117);
    let mut texts = vec!["1.41421356".to_owned(), "2.82842712".to_owned()];
    for places in 0..=8 {
        for _ in 0..100 {
            let (whole, part) = (random.below(5000), random.below(10u32.pow(places)));
            texts.push(format!("{whole}.{part:0width$}", width = places as usize));
        }
    }
    for text in texts {
        let line = format!("version 1\n0\ta.map\t5\t5\t1\t1\t2\t2\t{text}\n");
        let scenarios = parse_scenarios(&line).expect("a scenario");
        assert_eq!(Ok(scenarios[0].length), text.parse(), "{text}");
    }
}
