//! A run: which places a program expanded, in order, and what it knew of each.

use crate::map::place::Place;

/// In which order a program expanded the places of a map, with as much as it printed about each.
///
/// ```
/// use stepstar::{Grid, Run};
/// let run = Run::from_iter([(0, 0), (1, 0)]);
/// assert_eq!(run.len(), 2);
/// let grid = Grid::new(3, 1).unwrap();
/// assert_eq!(Run::parse("0 0\n1 0", &grid).unwrap(), run);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Run {
    places: Vec<Place>,
    /// As many as there are places, or none where the run names nothing but places.
    facts: Vec<Facts>,
    /// In which line of a text each expansion stood; none where there was no text.
    lines: Vec<u32>,
}

/// Runs are the same wherever they were read.
impl PartialEq for Run {
    fn eq(&self, other: &Self) -> bool {
        self.places == other.places && self.facts == other.facts
    }
}

/// What a program printed about a place when it expanded it. What it did not print is `None`.
///
/// ```
/// use stepstar::{Facts, Run};
/// let mut run = Run::default();
/// run.push((0, 0).into(), Facts { g: Some(0.0), parent: Some(None), ..Facts::default() });
/// assert_eq!(run.facts(0).unwrap().g, Some(0.0));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Facts {
    /// The cost of the way to it.
    pub g: Option<f64>,
    /// The estimate of what is still to go.
    pub h: Option<f64>,
    /// What the open list is ordered by.
    pub f: Option<f64>,
    /// The place before it; `Some(None)` where the program said that there is none.
    pub parent: Option<Option<Place>>,
}

impl Run {
    /// Adds an expansion.
    pub fn push(&mut self, place: Place, facts: Facts) {
        if facts != Facts::default() && self.facts.is_empty() {
            self.facts.resize(self.places.len(), Facts::default());
        }
        self.places.push(place);
        if facts != Facts::default() || !self.facts.is_empty() {
            self.facts.push(facts);
        }
    }

    /// Adds an expansion that was read from a line.
    pub(super) fn push_line(&mut self, place: Place, facts: Facts, line: u32) {
        self.push(place, facts);
        self.lines.push(line);
    }

    /// In which line an expansion stood.
    pub(super) fn line(&self, i: usize) -> Option<u32> {
        self.lines.get(i).copied()
    }

    /// How many expansions there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether nothing was expanded.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// What was expanded, in order.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// What the run says of an expansion beside its place; `None` if that is nothing.
    pub fn facts(&self, i: usize) -> Option<&Facts> {
        self.facts.get(i)
    }

    /// The same with x for y.
    pub(super) fn swapped(&self) -> Self {
        let swap = |place: Place| match place {
            Place::Cell(x, y) => Place::Cell(y, x),
            node => node,
        };
        let facts = self.facts.iter().map(|facts| Facts {
            parent: facts.parent.map(|parent| parent.map(swap)),
            ..*facts
        });
        Self {
            places: self.places.iter().copied().map(swap).collect(),
            facts: facts.collect(),
            lines: self.lines.clone(),
        }
    }
}

/// Places alone, in order.
impl<P: Into<Place>> FromIterator<P> for Run {
    fn from_iter<I: IntoIterator<Item = P>>(places: I) -> Self {
        Self {
            places: places.into_iter().map(Into::into).collect(),
            facts: Vec::new(),
            lines: Vec::new(),
        }
    }
}
