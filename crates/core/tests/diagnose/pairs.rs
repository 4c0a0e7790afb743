//! Two mistakes in one program.

use crate::confusion::Case;
use crate::rounds::rounds;
use crate::seeded::Random;
use stepstar::{
    Diagnosis, Diagonal, EventKind, Grid, Mistake, Options, Verdict, diagnose_text, retrace,
};

/// What programs change in one place: of these a program can make one.
const GROUPS: [&[Mistake]; 5] = [
    &[
        Mistake::ManhattanWithDiagonals,
        Mistake::EuclidTruncated,
        Mistake::SquaredEuclid,
        Mistake::GOnly,
    ],
    &[Mistake::HOnly, Mistake::GOnly],
    &[
        Mistake::ClosedWhenOpened,
        Mistake::NoDecrease,
        Mistake::StaleF,
    ],
    &[Mistake::StopsWhenOpened, Mistake::NoStop],
    &[Mistake::TerrainLeaving, Mistake::IgnoresTerrain],
];

/// All pairs that one program can make: a weaker estimate is no mistake, closed cells that stay so are part of each search that is tried, and
/// a search from both ends is another one.
fn pairs() -> Vec<[Mistake; 2]> {
    let left_out = [
        Mistake::MaxOctile,
        Mistake::NeverReopens,
        Mistake::MeetsTooEarly,
    ];
    let all: Vec<Mistake> = Mistake::ALL
        .iter()
        .copied()
        .filter(|mistake| !left_out.contains(mistake))
        .collect();
    let mut pairs = Vec::new();
    for (i, &first) in all.iter().enumerate() {
        for &second in &all[i + 1..] {
            let is_one = |group: &&[Mistake]| group.contains(&first) && group.contains(&second);
            if !GROUPS.iter().any(is_one) {
                pairs.push([first, second]);
            }
        }
    }
    pairs
}

/// What is said of programs with two mistakes that no correct one could have run.
#[derive(Debug, Default, PartialEq)]
struct Told {
    runs: usize,
    /// One of the two alone gives the run: the other does not show.
    one: usize,
    /// Another mistake alone gives it.
    another: usize,
    /// These two together.
    pair: usize,
    /// One of the two, together with another.
    half: usize,
    /// Two others together.
    others: usize,
    nothing: usize,
}

impl Told {
    fn count(&mut self, pair: [Mistake; 2], found: &Diagnosis) {
        let right = found
            .mistakes
            .iter()
            .filter(|name| pair.contains(name))
            .count();
        let place = match (found.together, right) {
            _ if found.mistakes.is_empty() => &mut self.nothing,
            (false, 0) => &mut self.another,
            (false, _) => &mut self.one,
            (true, 2) => &mut self.pair,
            (true, 1) => &mut self.half,
            (true, _) => &mut self.others,
        };
        *place += 1;
        self.runs += 1;
    }

    fn line(&self, by: &str) -> String {
        let Self {
            runs,
            one,
            another,
            pair,
            half,
            others,
            nothing,
        } = self;
        format!("| {by} | {runs} | {one} | {another} | {pair} | {half} | {others} | {nothing} |")
    }
}

const MAPS: usize = 8;

const HEAD: &str = "| told by | runs | one of the two alone | another alone | both together | one of the two with another | two others | no known mistake |
|---|--:|--:|--:|--:|--:|--:|--:|";

/// By the order alone, and by all that was printed.
fn told(maps: usize) -> [Told; 2] {
    let mut both = [Told::default(), Told::default()];
    for (i, pair) in pairs().into_iter().enumerate() {
        let mut random = Random::new(0x2_0000 + i as u64);
        let mut shown = 0;
        for _ in 0..maps * 100 {
            if shown == maps {
                break;
            }
            let Some(case) = Case::random(&mut random, &pair) else {
                continue;
            };
            let diagnoses = [case.by_order(), case.by_all()];
            if diagnoses
                .iter()
                .any(|found| found.verdict != Verdict::Mistaken)
            {
                continue;
            }
            shown += 1;
            for (told, found) in both.iter_mut().zip(&diagnoses) {
                told.count(pair, found);
            }
        }
    }
    both
}

/// The lines of the table, as the documentation has them.
fn lines(maps: usize) -> [String; 2] {
    let [bare, full] = told(maps);
    [bare.line("the order"), full.line("all that is printed")]
}

/// Run by `npm run confusion`.
#[test]
#[ignore = "prints the table"]
fn confusion_table_of_pairs() {
    println!("{HEAD}");
    for line in lines(MAPS) {
        println!("{line}");
    }
}

/// Nineteen of twenty are explained, by one mistake or two; and the documentation has the table that is printed.
#[test]
fn two_mistakes_in_one_program_are_told_together() {
    let maps = rounds(MAPS).len();
    let [bare, full] = told(maps);
    for told in [&bare, &full] {
        assert!(told.nothing * 20 <= told.runs, "{told:?}");
        assert!((told.one + told.pair) * 10 >= told.runs * 8, "{told:?}");
    }
    if maps == MAPS {
        let documented = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/diagnosis.md");
        let documented = std::fs::read_to_string(documented).expect("docs/diagnosis.md");
        for line in [bare.line("the order"), full.line("all that is printed")] {
            assert!(
                documented.contains(&line),
                "docs/diagnosis.md lacks\n{line}"
            );
        }
    }
}

/// A search that goes by h alone and does not stop at the goal.
#[test]
fn a_pair_is_named_with_what_each_does_and_where_to_look() {
    let grid = Grid::parse(".S5G.").expect("a map");
    let options = Options::default();
    let run = "x,y,g,h\n1,0,0,2\n2,0,5,1\n3,0,6,0\n4,0,7,1\n0,0,1,3";
    let found = diagnose_text(&grid, (1, 0), (3, 0), run, &options).expect("cells");
    assert!(found.together, "{}", found.message);
    assert_eq!(found.mistakes, [Mistake::NoStop, Mistake::HOnly]);
    assert!(found.tell_apart.is_none());
    for part in [
        "No mistake that is known here gives the whole run alone, but two together do.",
        "One is that of a search that goes on after the goal has been expanded.",
        "The other is that of a search that orders the open list by h alone: greedy search.",
        "Look at where the loop ends",
        "Look at the key of the open list",
    ] {
        assert!(found.message.contains(part), "{}", found.message);
    }
}

/// What a pair gives can be stepped through.
#[test]
fn a_run_with_two_mistakes_is_retraced_whole() {
    let mut retraced = 0;
    let pair = [Mistake::ManhattanWithDiagonals, Mistake::ClosedWhenOpened];
    let mut random = Random::new(4);
    for _ in 0..3000 {
        let Some(case) = Case::random(&mut random, &pair) else {
            continue;
        };
        let found = case.by_order();
        if !found.together || case.options.diagonal == Diagonal::Never {
            continue;
        }
        let Case {
            grid,
            from,
            to,
            options,
            run,
        } = &case;
        let Ok(trace) = retrace(grid, *from, *to, run, &found.mistakes, options) else {
            // A map that is read otherwise can't be shown on this one.
            assert!(found.mistakes.contains(&Mistake::WrapsAround));
            continue;
        };
        let order: Vec<_> = trace
            .events()
            .filter(|event| event.kind == EventKind::Close)
            .map(|event| event.at)
            .collect();
        // The start need not be printed, nor the goal, which may also be printed where it is opened.
        let start = usize::from(order.first() != run.places().first());
        let (order, places) = (&order[start..], run.places());
        assert!(order.len().abs_diff(places.len()) <= 1, "{}", found.message);
        let both = order.len().min(places.len());
        assert_eq!(order[..both], places[..both], "{}", found.message);
        retraced += 1;
    }
    assert!(retraced > 3, "{retraced}");
}
