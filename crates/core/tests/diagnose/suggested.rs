//! The map that the page suggests for any program: how many mistakes show on it, with nothing set.

use stepstar::{
    Diagonal, EventKind, Grid, Mistake, Options, Question, Run, Unknown, Verdict, simulate,
};

const MAP: &str = include_str!("../../../../maps/hill-and-wall.txt");

/// What shows on no map: both ends are another search, a consistent estimate never opens again, and a goal that is not printed may have been expanded;
/// and with nothing set, other diagonal steps are what was meant.
const HIDDEN: [Mistake; 4] = [
    Mistake::NeverReopens,
    Mistake::StopsWhenOpened,
    Mistake::CornerCut,
    Mistake::MeetsTooEarly,
];

#[test]
fn eighteen_of_twenty_two_mistakes_show_on_the_suggested_map_and_sixteen_as_no_other_does() {
    let grid = Grid::parse(MAP).expect("a map");
    let (from, to) = (grid.start().expect("S"), grid.goal().expect("G"));
    let options = Options {
        diagonal: Diagonal::NoObstacles,
        ..Options::default()
    };
    let question = Question {
        options: Options::default(),
        unknown: Unknown::ALL,
        reading: None,
    };
    let (mut shown, mut alone) = (Vec::new(), Vec::new());
    for &mistake in Mistake::ALL {
        let Ok(steps) = simulate(&grid, from, to, mistake, &options) else {
            continue;
        };
        let closed = steps
            .events()
            .filter(|event| event.kind == EventKind::Close);
        let run: Run = closed.map(|event| event.at).collect();
        let found = question.diagnose(&grid, from, to, &run).expect("cells");
        if found.verdict != Verdict::Correct && found.mistakes.contains(&mistake) {
            shown.push(mistake);
            if found.mistakes.len() == 1 {
                alone.push(mistake);
            }
        }
    }
    let hidden = |mistake: &&Mistake| !shown.contains(mistake);
    let hidden: Vec<Mistake> = Mistake::ALL.iter().filter(hidden).copied().collect();
    assert_eq!(hidden, HIDDEN);
    assert_eq!((shown.len(), alone.len()), (18, 16), "alone: {alone:?}");
}
