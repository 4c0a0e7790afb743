//! A run with its places as the engine numbers them, and what is said of one that is none.

use super::facts::Fact;
use super::run::{Facts, Run};
use super::{Diagnosis, Verdict};
use crate::error::{Error, ErrorKind};
use crate::map::MapRef;
use crate::map::grid::Grid;
use crate::map::place::Place;
use crate::map::ranked::in_order;
use crate::saying::{Saying, say};
use crate::search::space::NONE;

/// A run with its places as the engine numbers them.
#[derive(Debug, Default)]
pub(super) struct Steps {
    pub nodes: Vec<u32>,
    /// As many as there are nodes, or none.
    pub facts: Vec<Fact>,
    /// In which line of a text the first one stood.
    pub first_line: Option<u32>,
}

/// Why a run is none on this map.
pub(super) struct NotARun {
    /// The line of its text that is to blame.
    pub line: Option<u32>,
    pub said: Vec<Saying>,
}

impl Steps {
    pub fn of(map: MapRef<'_>, run: &Run) -> Result<Self, NotARun> {
        let mut steps = Self {
            first_line: run.line(0),
            ..Self::default()
        };
        for (i, &place) in run.places().iter().enumerate() {
            let expansion = || say!(NO_RUN_EXPANSION, number: i + 1);
            let parent_of = || say!(NO_RUN_PARENT, number: i + 1);
            let node = |place: Place, name: Saying| {
                map.node(place).map_err(|error| {
                    let error = error.of(name);
                    NotARun::at(run.line(i), error.saying().clone())
                })
            };
            steps.nodes.push(node(place, expansion())?);
            if let Some(facts) = run.facts(i) {
                let parent = match facts.parent {
                    Some(Some(parent)) => match node(parent, parent_of()) {
                        // Programs have their own signs for none.
                        Err(_) if i == 0 => Some(NONE),
                        parent => Some(parent?),
                    },
                    Some(None) => Some(NONE),
                    None => None,
                };
                steps.facts.push(fact(facts, parent));
            }
        }
        Ok(steps)
    }
}

impl Steps {
    /// Whether it goes from one end to the other, step by step, and comes nowhere twice: so does a path, and hardly a search.
    pub fn is_path(&self, map: MapRef<'_>, [start, goal]: [u32; 2]) -> bool {
        let nodes = &self.nodes;
        let is_one_step = |from: u32, to: u32| match map {
            MapRef::Grid(grid) => {
                let ((x, y), (to_x, to_y)) = (grid.point(from), grid.point(to));
                from != to && x.abs_diff(to_x).max(y.abs_diff(to_y)) == 1
            }
            MapRef::Graph(_) | MapRef::Floors(_) | MapRef::Hexagons(_) => {
                map.connection(from, to).is_some()
            }
        };
        let (Some(&first), Some(&last)) = (nodes.first(), nodes.last()) else {
            return false;
        };
        let sorted = in_order(nodes);
        nodes.len() > 2
            && (first == start || is_one_step(start, first))
            && (last == goal || is_one_step(last, goal))
            && nodes.windows(2).all(|two| is_one_step(two[0], two[1]))
            && sorted.windows(2).all(|two| two[0] != two[1])
    }

    /// How many expansions are left where a node is expanded first.
    pub fn left_after(&self, node: u32) -> Option<usize> {
        let place = self.nodes.iter().position(|&other| other == node);
        place.map(|place| self.nodes.len() - 1 - place)
    }

    /// Whether some place can be reached from those before it by a diagonal step only.
    pub fn goes_diagonally(&self, grid: &Grid) -> bool {
        let (width, len) = (grid.width(), grid.width() * grid.height());
        let mut seen = vec![false; len as usize];
        for (i, &node) in self.nodes.iter().enumerate() {
            let x = node % width;
            let beside = [
                Some(node),
                (x > 0).then(|| node - 1),
                (x + 1 < width).then(|| node + 1),
                node.checked_sub(width),
                Some(node + width).filter(|&below| below < len),
            ];
            if i > 0 && !beside.into_iter().flatten().any(|one| seen[one as usize]) {
                return true;
            }
            seen[node as usize] = true;
        }
        false
    }

    /// Whether each number of a cell is the one before and one more.
    pub fn counts_up(&self) -> bool {
        self.nodes.len() > 2 && self.nodes.windows(2).all(|two| two[0] + 1 == two[1])
    }
}

fn fact(facts: &Facts, parent: Option<u32>) -> Fact {
    let number = |value: Option<f64>| value.unwrap_or(f64::NAN);
    Fact {
        g: number(facts.g),
        h: number(facts.h),
        f: number(facts.f),
        parent,
    }
}

impl NotARun {
    pub fn new(said: Vec<Saying>) -> Self {
        Self { line: None, said }
    }

    /// Of what is wrong in a line, if it came from a text.
    pub fn at(line: Option<u32>, problem: Saying) -> Self {
        let said = match line {
            Some(line) => say!(NO_RUN_LINE, line: line, problem: problem),
            None => problem,
        };
        let said = vec![said];
        Self { line, said }
    }

    /// Of a text that could not be read.
    pub fn unread(error: &Error) -> Self {
        let line = match error.kind() {
            ErrorKind::Text { line, .. } => u32::try_from(line).ok(),
            _ => None,
        };
        Self {
            line,
            said: vec![error.saying().clone()],
        }
    }
}

impl From<NotARun> for Diagnosis {
    fn from(NotARun { line, said }: NotARun) -> Self {
        Self {
            line,
            ..Self::new(Verdict::NotARun, said)
        }
    }
}

impl From<NotARun> for Error {
    fn from(not: NotARun) -> Self {
        Self::unsuitable(Saying::all(not.said))
    }
}
