//! The smallest map that each mistake shows on.

use crate::rounds::rounds;
use crate::seeded::Random;
use crate::student::random_map;
use stepstar::{
    Closed, Diagonal, EventKind, Grid, Mistake, Options, Place, Run, TextFormat, TieBreak, Verdict,
    diagnose, separate, simulate,
};

fn path(mistake: Mistake) -> String {
    format!(
        "{}/../../maps/mistake-{mistake}.txt",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// What is found is what the folder `maps` keeps, and there the mistaken run is told from every right one. `KEEP=1` writes the maps.
#[test]
fn each_mistake_has_its_smallest_map() {
    for &mistake in Mistake::ALL {
        let found = separate(None, mistake, &Options::default())
            .unwrap_or_else(|error| panic!("{mistake}: {error}"));
        let text = found
            .grid
            .to_text(TextFormat::Ascii)
            .expect("costs of 1 to 9");
        if std::env::var("KEEP").is_ok() {
            std::fs::write(path(mistake), &text).expect("a file");
        }
        let kept = std::fs::read_to_string(path(mistake));
        assert_eq!(
            kept.ok().as_deref(),
            Some(&*text),
            "maps/mistake-{mistake}.txt"
        );
        let grid = Grid::parse(&text).expect("a map");
        let steps = simulate(&grid, found.from, found.to, mistake, &found.options).expect("room");
        let run: Run = steps
            .events()
            .filter(|event| event.kind == EventKind::Close)
            .map(|event| event.at)
            .collect();
        let told = diagnose(&grid, found.from, found.to, &run, &found.options).expect("cells");
        let expected = match mistake {
            Mistake::MaxOctile => Verdict::CorrectWithRemarks,
            _ => Verdict::Mistaken,
        };
        assert_eq!(told.verdict, expected, "{mistake}: {}", told.message);
        assert!(told.mistakes.contains(&mistake), "{mistake}: {told:?}");
    }
}

/// The finder tells some pairs apart that many maps do not.
#[test]
fn pairs_of_mistakes_are_told_apart() {
    for (a, b) in [
        (Mistake::GOnly, Mistake::SquaredEuclid),
        (Mistake::HOnly, Mistake::GOnly),
        (Mistake::HOnly, Mistake::SquaredEuclid),
        (Mistake::NoStop, Mistake::GOnly),
        (Mistake::NoDecrease, Mistake::StaleF),
        (Mistake::ClosedWhenOpened, Mistake::StaleF),
    ] {
        let found = separate(a, b, &Options::default());
        let found = found.unwrap_or_else(|error| panic!("{error}"));
        for (made, other) in [(a, b), (b, a)] {
            let steps = simulate(&found.grid, found.from, found.to, made, &found.options);
            let run: Run = steps
                .expect("room")
                .events()
                .filter(|event| event.kind == EventKind::Close)
                .map(|event| event.at)
                .collect();
            let told = diagnose(&found.grid, found.from, found.to, &run, &found.options);
            let told = told.expect("cells");
            assert!(
                !told.mistakes.contains(&other),
                "{made} and {other}: {told:?}"
            );
        }
    }
    assert!(separate(Mistake::GOnly, Mistake::GOnly, &Options::default()).is_err());
}

/// Without reopening the two are one search; with it they differ where a closed cell is reached more cheaply, which no consistent estimate allows.
#[test]
fn an_open_cell_that_keeps_its_g_is_told_from_one_that_is_closed_at_once() {
    let (stays, closed) = (Mistake::NoDecrease, Mistake::ClosedWhenOpened);
    let closes = |map: &Grid, (from, to), mistake, options: &Options| -> Vec<Place> {
        let steps = simulate(map, from, to, mistake, options).expect("room");
        let events = steps.events();
        let closed = events.filter(|event| event.kind == EventKind::Close);
        closed.map(|event| event.at).collect()
    };
    for options in [
        Options::default(),
        Options {
            closed: Closed::Ignore,
            diagonal: Diagonal::Always,
            ..Options::default()
        },
    ] {
        let found = separate(stays, closed, &options).expect("a map");
        let of = |mistake, tie_break| {
            let options = Options {
                tie_break,
                ..found.options.clone()
            };
            closes(&found.grid, (found.from, found.to), mistake, &options)
        };
        for &one in TieBreak::ALL {
            for &other in TieBreak::ALL {
                assert_ne!(of(stays, one), of(closed, other), "{one} and {other}");
            }
        }
    }
    let mut random = Random::new(0x5a3e);
    for _ in rounds(300) {
        let (grid, from, to) = random_map(&mut random, 9, true);
        let options = Options {
            diagonal: random.pick(Diagonal::ALL),
            tie_break: random.pick(TieBreak::ALL),
            ..Options::default()
        };
        let of = |mistake| closes(&grid, (from, to), mistake, &options);
        let [one, other] = [stays, closed].map(of);
        assert_eq!(one, other, "{options:?}");
    }
}
