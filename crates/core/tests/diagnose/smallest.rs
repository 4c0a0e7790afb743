//! The smallest map that each mistake shows on.

use stepstar::{
    EventKind, Grid, Mistake, Options, Run, TextFormat, Verdict, diagnose, separate, simulate,
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
