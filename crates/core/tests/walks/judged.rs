//! What programs that replan have printed: right runs of students however they write D* Lite and LPA*, none of which is accused; and the
//! runs of each mistake, which are named.

use crate::random::Random;
use crate::rounds::rounds;
use crate::student::{Taste, Walked, Way, walked};
use stepstar::{
    Diagonal, Grid, TextFormat, Unknown, Verdict, WalkDiagnosis, WalkMistake, WalkOptions,
    diagnose_walk,
};

fn judged(walked: &Walked, taste: &Taste, unknown: Unknown) -> WalkDiagnosis {
    let mut options = WalkOptions::default();
    options.search.diagonal = taste.rule;
    if taste.stays {
        options.replanner = stepstar::Replanner::Lpa;
    }
    let [from, to] = walked.ends;
    diagnose_walk(
        &walked.grid,
        from,
        to,
        &walked.changes,
        &walked.run,
        &options,
        unknown,
    )
    .unwrap()
}

fn told(walked: &Walked, found: &WalkDiagnosis) -> String {
    let text = walked.grid.to_text(TextFormat::Ascii).unwrap();
    let (ends, run) = (walked.ends, &walked.run);
    let changes: Vec<_> = walked
        .changes
        .iter()
        .map(|each| (each.at, each.place, each.wall))
        .collect();
    format!("{text}{ends:?} {changes:?}\n{run}\n{}", found.message)
}

fn taste(random: &mut Random) -> Taste {
    Taste {
        way: random.pick(&[Way::First, Way::Optimized]),
        mistake: None,
        stays: random.once_in(3),
        rule: random.pick(&[Diagonal::Never, Diagonal::NoObstacles, Diagonal::Always]),
        walls_keep: random.once_in(2),
        pops: random.once_in(2),
        each_tick: random.once_in(2),
    }
}

#[test]
fn no_right_run_is_accused_however_it_is_written() {
    let mut random = Random::new(3);
    for _ in rounds(1200) {
        let mut taste = taste(&mut random);
        if random.once_in(3) {
            taste.way = Way::Rebuilt;
        }
        let Some(walked) = walked(&mut random, taste) else {
            continue;
        };
        for unknown in [Unknown::ALL, Unknown::default()] {
            let found = judged(&walked, &taste, unknown);
            let is_right = found.verdict == Verdict::Correct;
            assert!(is_right, "{taste:?}\n{}", told(&walked, &found));
        }
    }
}

#[test]
fn numbers_may_be_rounded_and_no_more() {
    let grid = Grid::new(2, 2).unwrap();
    let mut options = WalkOptions::default();
    options.search.diagonal = Diagonal::Always;
    for (g, right) in [
        ("1.41", true),
        ("1.4142", true),
        ("1.5", false),
        ("1.32", false),
    ] {
        let run = format!("tick 0: (1, 1) g=0 rhs=0\ntick 0: (0, 0) g={g} rhs={g}");
        let unknown = Unknown::default();
        let found = diagnose_walk(&grid, (0, 0), (1, 1), &[], &run, &options, unknown).unwrap();
        let is_right = found.verdict == Verdict::Correct;
        assert_eq!(is_right, right, "{g}: {}", found.message);
    }
}

#[test]
fn where_a_run_goes_wrong_is_told_by_its_count_in_all_of_it() {
    let grid = Grid::new(4, 1).unwrap();
    let run = "tick 0: (3, 0)\ntick 0: (2, 0)\ntick 0: (0, 0)";
    let (options, unknown) = (WalkOptions::default(), Unknown::default());
    let found = diagnose_walk(&grid, (0, 0), (3, 0), &[], run, &options, unknown).unwrap();
    let first = "At tick 0 the run expands (0, 0) as expansion 3, but that is consistent, and (1, 0) waits.";
    assert!(found.message.starts_with(first), "{}", found.message);
    assert_eq!(found.step, Some(2));
}

#[test]
fn a_mistake_is_named_where_it_shows() {
    for &mistake in WalkMistake::ALL {
        let mut random = Random::new(11);
        let (mut shown, mut named, mut alone) = (0, 0, 0);
        for _ in rounds(800) {
            let mut taste = taste(&mut random);
            taste.mistake = Some(mistake);
            taste.stays &= mistake != WalkMistake::KeysNotRaised;
            let Some(walked) = walked(&mut random, taste) else {
                continue;
            };
            let found = judged(&walked, &taste, Unknown::default());
            if found.verdict == Verdict::Mistaken {
                shown += 1;
                named += usize::from(found.mistakes.contains(&mistake));
                alone += usize::from(found.mistakes == [mistake]);
            }
        }
        println!("{mistake}: shown {shown}, named {named}, alone {alone}");
        assert!(
            shown > 0 && named * 100 >= shown * 95,
            "{mistake}: {named} of {shown}"
        );
    }
}
