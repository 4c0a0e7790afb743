//! Which readings of a text make it a run: all lines are cells of the map, the first is the start or beside it, and each is beside one that
//! came before.

use super::super::run::{Facts, Run};
use super::columns::{Column, Lines, Taken, columns};
use super::reading::{PlaceOrder, Reading};
use super::strict;
use crate::error::Error;
use crate::map::MapRef;
use crate::map::hexagons::Axial;
use crate::map::place::Place;

/// So many readings of one text are kept.
const MOST: usize = 6;

/// A run, and how it was read.
#[derive(Debug, Clone)]
pub(in crate::diagnose) struct Read {
    pub run: Run,
    pub reading: Reading,
}

/// What of the reading somebody has said.
///
/// ```
/// use stepstar::{Grid, Options, PlaceOrder, Question, ReadAs, Unknown, Verdict};
/// let grid = Grid::parse("S...\n...G")?;
/// let reading = Some(ReadAs { order: PlaceOrder::RowColumn, from: 0, up: false });
/// let question = Question { options: Options::default(), unknown: Unknown::default(), reading };
/// let found = question.diagnose_text(&grid, (0, 0), (3, 1), "0 0\n0 1\n0 2\n0 3\n1 3")?;
/// assert_eq!(found.verdict, Verdict::Correct);
/// # Ok::<(), stepstar::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadAs {
    /// Which number says what.
    pub order: PlaceOrder,
    /// The first row and column: 0 or 1.
    pub from: u32,
    /// Whether y counts from the bottom.
    pub up: bool,
}

/// The ways in which coordinates may count, the likeliest first: from which number, and whether y goes up.
pub(super) const COUNTS: [(u32, bool); 4] = [(0, false), (1, false), (0, true), (1, true)];

/// The readings that make a text a run, the likeliest first. If there is none: the text as a run of the strict formats, the nearest reading,
/// or why it is none of them.
pub(in crate::diagnose) fn readings(
    text: &str,
    map: MapRef<'_>,
    seeds: &[Place],
    said: Option<ReadAs>,
) -> Result<Vec<Read>, Error> {
    let is_grid = matches!(map, MapRef::Grid(_));
    let strict = strict(text, map);
    let mut sources: Vec<(Option<Column>, Lines)> = Vec::new();
    if let Ok(run) = &strict {
        sources.push((None, lines_of(run)));
    }
    let field = Field::new(map, seeds);
    let orders = |column: &Option<Column>| match (said, column) {
        (Some(said), _) if is_grid => vec![said.order],
        (_, Some(column)) => column.orders(is_grid).to_vec(),
        (_, None) if is_grid => vec![PlaceOrder::Xy, PlaceOrder::RowColumn],
        (_, None) => vec![PlaceOrder::Id],
    };
    let counts: Vec<(u32, bool)> = match said {
        Some(said) if is_grid => vec![(said.from, said.up)],
        _ if is_grid => COUNTS.to_vec(),
        _ => vec![COUNTS[0]],
    };
    let mut is_loose = false;
    loop {
        for &(from, up) in &counts {
            let mut found: Vec<Read> = Vec::new();
            for (column, lines) in &sources {
                for order in orders(column) {
                    let reading = Reading {
                        order,
                        from,
                        up,
                        passed: lines.passed,
                    };
                    let fits =
                        |reading: &Reading| field.violations(&lines.taken, reading) == Some(0);
                    let begins = |reading: &Reading| field.begins(&lines.taken, reading);
                    // One place alone says nothing of how it counts, and two beside the start say little.
                    let least = if begins(&reading) { 2 } else { 3 };
                    if said.is_none() && (from, up) != COUNTS[0] && lines.taken.len() < least {
                        continue;
                    }
                    // Counted so that it begins at the start it is likelier than so that it begins beside it.
                    let is_better = |&(from, up): &(u32, bool)| {
                        let other = Reading {
                            from,
                            up,
                            ..reading
                        };
                        begins(&other) && fits(&other)
                    };
                    if fits(&reading) && (begins(&reading) || !counts.iter().any(is_better)) {
                        let parents = column.is_none().then_some(()).and(strict.as_ref().ok());
                        found.extend(run_of(map, &lines.taken, reading, parents));
                    }
                }
            }
            if !found.is_empty() {
                found.dedup_by(|b, a| a.run == b.run);
                found.truncate(MOST);
                return Ok(found);
            }
        }
        if is_loose {
            break;
        }
        is_loose = true;
        let found = columns_of(text, is_grid);
        sources.extend(found.map(|(column, lines)| (Some(column), lines)));
        sources.retain(|(column, lines)| column.is_none() || lines.taken.len() > 1);
    }
    // No reading fits: the strict one is diagnosed as it is, or one of which at least each line is a cell.
    if let Ok(run) = strict {
        let reading = Reading::plain(map);
        return Ok(vec![Read { run, reading }]);
    }
    for (column, lines) in &sources {
        for order in orders(column) {
            let (from, up) = counts[0];
            let reading = Reading {
                order,
                from,
                up,
                passed: lines.passed,
            };
            // Where one cell in ten leads nowhere, that is the program's; where more do, they are no places.
            let few = |violations: usize| 10 * violations <= lines.taken.len();
            let is_near = field.violations(&lines.taken, &reading).is_some_and(few);
            if order != PlaceOrder::Index && is_near {
                let run = run_of(map, &lines.taken, reading, None);
                return Ok(run.into_iter().collect());
            }
        }
    }
    strict.map(|_| Vec::new())
}

/// What each column of a text reads.
pub(super) fn columns_of(text: &str, is_grid: bool) -> impl Iterator<Item = (Column, Lines)> {
    columns(text, is_grid).into_iter().map(move |column| {
        let lines = column.read(text, is_grid);
        (column, lines)
    })
}

pub(super) fn lines_of(run: &Run) -> Lines {
    let numbers = |place: Place| match place {
        Place::Cell(x, y) | Place::Floor(x, y, _) => [f64::from(x), f64::from(y)],
        Place::Node(id) => [f64::from(id), f64::NAN],
        Place::Hexagon(Axial(q, r)) => [f64::from(q), f64::from(r)],
    };
    let taken = (0..run.len()).map(|i| Taken {
        numbers: numbers(run.places()[i]),
        facts: run.facts(i).copied().unwrap_or_default(),
        line: run.line(i).unwrap_or(0),
    });
    Lines {
        taken: taken.collect(),
        passed: 0,
    }
}

/// The run that a reading makes; parents are read as places are.
fn run_of(
    map: MapRef<'_>,
    taken: &[Taken],
    reading: Reading,
    strict: Option<&Run>,
) -> Option<Read> {
    // As it was read already.
    if reading.is_plain()
        && let Some(run) = strict
    {
        return Some(Read {
            run: run.clone(),
            reading,
        });
    }
    let mut run = Run::default();
    for one in taken {
        let parent = match one.facts.parent {
            Some(Some(Place::Cell(x, y))) => {
                let read = reading.place(map, [f64::from(x), f64::from(y)]);
                read.map(Some)
            }
            parent => parent,
        };
        let facts = Facts {
            parent,
            ..one.facts
        };
        run.push_line(reading.place(map, one.numbers)?, facts, one.line);
    }
    Some(Read { run, reading })
}

/// The map, with the cells that count as reached from the beginning.
pub(super) struct Field<'m> {
    map: MapRef<'m>,
    seeds: Vec<u32>,
}

impl<'m> Field<'m> {
    pub fn new(map: MapRef<'m>, seeds: &[Place]) -> Self {
        let seeds = seeds.iter().filter_map(|&seed| map.node(seed).ok());
        Self {
            map,
            seeds: seeds.collect(),
        }
    }

    /// Whether the first place is one at which searches begin.
    pub fn begins(&self, taken: &[Taken], reading: &Reading) -> bool {
        let first = taken
            .first()
            .and_then(|one| reading.place(self.map, one.numbers));
        let node = first.and_then(|place| self.map.node(place).ok());
        node.is_some_and(|node| self.seeds.contains(&node))
    }

    /// How many places are walls, or beside none that came before; `None` where one is off the map, or the first is no beginning.
    fn violations(&self, taken: &[Taken], reading: &Reading) -> Option<usize> {
        let mut reached = Reached::new(self.map.len());
        for &seed in &self.seeds {
            reached.add(seed);
        }
        let mut violations = 0;
        // A number that stays the same is something else.
        if taken.len() > 2 && taken.iter().all(|one| one.numbers == taken[0].numbers) {
            return None;
        }
        for (i, one) in taken.iter().enumerate() {
            let place = reading.place(self.map, one.numbers)?;
            let node = self.map.node(place).ok()?;
            let is_beside = reached.has(node) || self.beside(node).any(|other| reached.has(other));
            if i == 0 && !is_beside {
                return None;
            }
            let is_wall = self.map.obstacle(node).is_some() && !self.seeds.contains(&node);
            violations += usize::from(!is_beside || is_wall);
            reached.add(node);
        }
        Some(violations)
    }

    /// How many places could come next where they stand, and the line of the first that could not.
    pub fn fitting(&self, taken: &[Taken], reading: &Reading) -> (usize, u32) {
        let mut reached = Reached::new(self.map.len());
        self.seeds.iter().for_each(|&seed| reached.add(seed));
        let (mut fits, mut wrong) = (0, None);
        for one in taken {
            let place = reading.place(self.map, one.numbers);
            let node = place.and_then(|place| self.map.node(place).ok());
            let node = node.filter(|&node| {
                let is_beside = self.beside(node).any(|other| reached.has(other));
                let is_seed = self.seeds.contains(&node);
                is_seed || is_beside && self.map.obstacle(node).is_none()
            });
            match node {
                Some(node) => {
                    fits += 1;
                    reached.add(node);
                }
                None => {
                    wrong.get_or_insert(one.line);
                }
            }
        }
        (fits, wrong.unwrap_or(0))
    }

    /// The nodes around one, or from which a connection leads to it.
    fn beside(&self, node: u32) -> Box<dyn Iterator<Item = u32> + '_> {
        match self.map {
            MapRef::Grid(grid) => {
                let (x, y) = grid.point(node);
                let columns = x.saturating_sub(1)..=(x + 1).min(grid.width() - 1);
                let rows = y.saturating_sub(1)..=(y + 1).min(grid.height() - 1);
                Box::new(rows.flat_map(move |y| columns.clone().map(move |x| grid.index((x, y)))))
            }
            MapRef::Graph(graph) => Box::new(graph.links(true).of(node).map(|(other, _)| other)),
            // The diagnosis knows no runs over these.
            MapRef::Floors(_) | MapRef::Hexagons(_) => Box::new(std::iter::empty()),
        }
    }
}

/// A bit for each node.
struct Reached(Vec<u64>);

impl Reached {
    fn new(len: usize) -> Self {
        Self(vec![0; len.div_ceil(64)])
    }

    fn add(&mut self, node: u32) {
        self.0[node as usize / 64] |= 1 << (node % 64);
    }

    fn has(&self, node: u32) -> bool {
        self.0[node as usize / 64] >> (node % 64) & 1 == 1
    }
}
