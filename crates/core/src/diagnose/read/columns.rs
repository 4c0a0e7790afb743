//! Which numbers of the lines of a text may be the places: those with the same words and signs before them and between them.

use super::super::run::Facts;
use super::reading::PlaceOrder;
use super::scan::Scan;
use std::collections::HashMap;

/// So many lines are looked at to know what they have in common.
const LOOKED_AT: usize = 4_000;

/// So many ways to find the places in lines are kept.
const MOST: usize = 8;

/// Numbers beyond these of a line are no place.
const MOST_NUMBERS: usize = 12;

/// A line with so many places in brackets is a list of them.
const LIST: usize = 3;

/// Words before a place that is not the one expanded.
const OTHERS: &[&str] = &[
    "parent", "from", "prev", "previous", "came", "goal", "target", "start", "end", "via",
];

/// Words of lines that tell of something else than an expansion.
const ELSEWHERE: &[&str] = &[
    "push",
    "add",
    "insert",
    "neighb",
    "enqueue",
    "generat",
    "updat",
    "relax",
    "opening",
    "successor",
    "child",
    "path",
    "skip",
    "ignor",
    "open list",
];

/// Names of numbers that are no cells.
const FACTS: &[&str] = &[
    "f",
    "g",
    "h",
    "cost",
    "priority",
    "x",
    "y",
    "row",
    "col",
    "column",
    "r",
    "c",
    "step",
    "iteration",
    "iter",
    "size",
    "len",
    "length",
    "count",
    "time",
    "open",
    "closed",
    "depth",
];

/// What begins a path that is printed after the run.
const PATHS: &[&str] = &["path", "final", "solution", "route", "shortest", "found"];

/// Where the places stand in the lines of a text.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Column {
    /// After these words, one number or two with these signs between them.
    After {
        before: String,
        between: Option<String>,
        /// What the names of the numbers say.
        order: Option<PlaceOrder>,
    },
    /// All in one line, each in brackets.
    List { line: u32 },
}

/// What lines have in common that have the same words and signs around a number.
struct Common {
    /// How many there are.
    lines: usize,
    /// How unlikely it is that places stand there.
    unlikely: usize,
    /// Which number of the line it is.
    number: usize,
    order: Option<PlaceOrder>,
}

/// An expansion, as numbers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Taken {
    pub numbers: [f64; 2],
    pub facts: Facts,
    pub line: u32,
}

/// What of a text is expansions, and how many lines are not.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub taken: Vec<Taken>,
    pub passed: u32,
}

fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let all = (1..).zip(text.lines().map(str::trim));
    all.filter(|(_, line)| !line.is_empty() && !line.starts_with('#') && !line.starts_with("//"))
}

/// Where the places may stand, the likeliest first.
pub(super) fn columns(text: &str, is_grid: bool) -> Vec<Column> {
    let mut scan = Scan::default();
    let mut found: HashMap<(String, Option<String>), Common> = HashMap::new();
    let mut list = None;
    for (line, content) in lines(text).take(LOOKED_AT) {
        scan.read(content);
        let numbers = &scan.numbers;
        if is_grid && list.is_none() {
            let pairs = numbers.iter().filter(|number| number.in_bracket == 2);
            list = (pairs.count() >= 2 * LIST).then_some(Column::List { line });
        }
        for i in 0..numbers.len().min(MOST_NUMBERS) {
            let [before, between] = scan.around(i);
            let mut add = |between: Option<&str>, unlikely, order| {
                let key = (before.to_owned(), between.map(str::to_owned));
                let first = Common {
                    lines: 0,
                    unlikely,
                    number: i,
                    order,
                };
                found.entry(key).or_insert(first).lines += 1;
            };
            let elsewhere = unlikely_by_words(before);
            if is_grid && i + 1 < numbers.len() && between.chars().count() <= 16 {
                let order = named(numbers[i].name, numbers[i + 1].name);
                let by_signs = match (order, scan.is_together(i), numbers[i].in_bracket) {
                    (Some(_), ..) => 0,
                    (_, true, 2) => 1,
                    (_, false, 0) => 3,
                    (_, false, 1) => 2,
                    (_, true, _) => 3,
                    _ => 5,
                };
                add(Some(between), elsewhere + by_signs, order);
            }
            let is_fact = FACTS
                .iter()
                .any(|name| numbers[i].name.eq_ignore_ascii_case(name));
            if !is_grid || scan.is_alone(i) && !is_fact {
                add(None, elsewhere + if is_grid { 6 } else { 0 }, None);
            }
        }
    }
    let most = found.values().map(|common| common.lines).max().unwrap_or(0);
    let mut all: Vec<_> = found.into_iter().collect();
    all.retain(|(_, common)| 4 * common.lines >= most && (common.lines >= 2 || most == 1));
    let mut likeliest = Vec::new();
    while likeliest.len() < MOST {
        let first = (0..all.len()).min_by(|&i, &j| {
            let ((a_key, a), (b_key, b)) = (&all[i], &all[j]);
            (a.unlikely, a.number, b.lines, a_key).cmp(&(b.unlikely, b.number, a.lines, b_key))
        });
        match first {
            Some(first) => likeliest.push(all.swap_remove(first)),
            None => break,
        }
    }
    let after = (likeliest.into_iter()).map(|((before, between), common)| Column::After {
        before,
        between,
        order: common.order,
    });
    after.chain(list).collect()
}

fn unlikely_by_words(before: &str) -> usize {
    let words = before.split(|sign: char| !(sign.is_alphanumeric() || sign == '_'));
    let last = words.rev().find(|word| !word.is_empty()).unwrap_or("");
    let is_other = OTHERS.contains(&last);
    let is_elsewhere = ELSEWHERE.iter().any(|word| before.contains(word));
    8 * usize::from(is_other) + 8 * usize::from(is_elsewhere)
}

/// What the names of two numbers say.
fn named(first: &str, second: &str) -> Option<PlaceOrder> {
    let is =
        |name: &str, names: &[&str]| names.iter().any(|known| name.eq_ignore_ascii_case(known));
    let (across, down) = (["x", "col", "column", "c"], ["y", "row", "r"]);
    if is(first, &across) && is(second, &down) {
        Some(PlaceOrder::Xy)
    } else if is(first, &down) && is(second, &across) || is(first, &["i"]) && is(second, &["j"]) {
        Some(PlaceOrder::RowColumn)
    } else {
        None
    }
}

impl Column {
    /// The orders that it may have, the likeliest first.
    pub fn orders(&self, is_grid: bool) -> &'static [PlaceOrder] {
        match self {
            _ if !is_grid => &[PlaceOrder::Id],
            Self::After { between: None, .. } => &[PlaceOrder::Index],
            Self::After {
                order: Some(PlaceOrder::RowColumn),
                ..
            } => &[PlaceOrder::RowColumn, PlaceOrder::Xy],
            _ => &[PlaceOrder::Xy, PlaceOrder::RowColumn],
        }
    }

    /// The expansions of a text.
    pub fn read(&self, text: &str, is_grid: bool) -> Lines {
        let mut found = Lines::default();
        let mut scan = Scan::default();
        let mut is_over = false;
        for (line, content) in lines(text) {
            let (taken, passed) = (found.taken.len(), found.passed);
            found.passed += 1;
            if is_over {
                continue;
            }
            scan.read(content);
            match self {
                Self::List { line: own } if *own == line => {
                    for i in 0..scan.numbers.len() {
                        if scan.is_together(i) && scan.numbers[i].in_bracket == 2 {
                            found.taken.push(scan.taken(i, line));
                        }
                    }
                }
                Self::List { .. } => {}
                Self::After {
                    before, between, ..
                } => {
                    let place = (0..scan.numbers.len().min(MOST_NUMBERS)).find(|&i| {
                        let around = scan.around(i);
                        around[0] == before
                            && match between {
                                Some(own) => own == around[1] && i + 1 < scan.numbers.len(),
                                None => !is_grid || scan.is_alone(i),
                            }
                    });
                    if let Some(i) = place {
                        found.taken.push(scan.taken(i, line));
                    } else {
                        // What comes after such a line is the path.
                        let is_path = PATHS
                            .iter()
                            .any(|word| scan.first_word.eq_ignore_ascii_case(word));
                        is_over = is_path && found.taken.len() > 1;
                    }
                }
            }
            if found.taken.len() > taken {
                found.passed = passed;
            }
        }
        found
    }
}

impl Scan<'_> {
    /// The expansion of which the place begins with a number.
    fn taken(&self, i: usize, line: u32) -> Taken {
        let value = |i: usize| self.numbers.get(i).map_or(f64::NAN, |number| number.value);
        let known = |names: &[&str]| {
            let mut numbers = self.numbers.iter();
            let is_known = |name: &str| names.iter().any(|known| name.eq_ignore_ascii_case(known));
            Some(numbers.find(|number| is_known(number.name))?.value)
        };
        Taken {
            numbers: [value(i), value(i + 1)],
            facts: Facts {
                g: known(&["g", "g_score", "gscore", "g_cost", "gcost"]),
                h: known(&["h", "h_score", "hscore", "h_cost", "hcost", "heuristic"]),
                f: known(&["f", "f_score", "fscore", "f_cost", "fcost"]),
                parent: None,
            },
            line,
        }
    }
}
