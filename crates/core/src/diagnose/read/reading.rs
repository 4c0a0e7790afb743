//! How the numbers of a text are places: which is x, from which number they count, and where y begins.

use crate::define::choice;
use crate::map::MapRef;
use crate::map::place::Place;

choice! {
    /// Which number of a line says what of a place.
    PlaceOrder, "order", Xy {
        /// x, then y.
        Xy = "xy",
        /// The row, then the column.
        RowColumn = "row-column",
        /// One number counts the cells, row by row.
        Index = "index",
        /// One number is the id of a node.
        Id = "id",
    }
}

/// How a text was read as a run.
///
/// ```
/// use stepstar::{Grid, Options, PlaceOrder, Question, Unknown};
/// let grid = Grid::parse("S...\n...G")?;
/// let question = Question { options: Options::default(), unknown: Unknown::ALL, reading: None };
/// let text = "Starting\nrow=1 col=1\nrow=1 col=2\nrow=1 col=3\nrow=1 col=4\nrow=2 col=4";
/// let reading = question.diagnose_text(&grid, (0, 0), (3, 1), text)?.reading.unwrap();
/// assert_eq!((reading.order, reading.from, reading.up, reading.passed), (PlaceOrder::RowColumn, 1, false, 1));
/// # Ok::<(), stepstar::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// Which number says what.
    pub order: PlaceOrder,
    /// The first row and column: 0 or 1.
    pub from: u32,
    /// Whether y counts from the bottom.
    pub up: bool,
    /// How many lines were passed over, as they are no expansions.
    pub passed: u32,
}

impl Reading {
    pub(in crate::diagnose) const PLAIN: Self = Self {
        order: PlaceOrder::Xy,
        from: 0,
        up: false,
        passed: 0,
    };

    /// How places are named on a map, if nothing is said.
    pub(in crate::diagnose) fn plain(map: MapRef<'_>) -> Self {
        let order = match map {
            MapRef::Grid(_) | MapRef::Floors(_) | MapRef::Hexagons(_) => PlaceOrder::Xy,
            MapRef::Graph(_) => PlaceOrder::Id,
        };
        Self {
            order,
            ..Self::PLAIN
        }
    }

    /// Whether it is as this crate names places, and every line counts.
    pub(in crate::diagnose) fn is_plain(&self) -> bool {
        matches!(self.order, PlaceOrder::Xy | PlaceOrder::Id)
            && (self.from, self.up, self.passed) == (0, false, 0)
    }

    /// The place that one or two numbers are; `None` off the map.
    pub(super) fn place(&self, map: MapRef<'_>, [first, second]: [f64; 2]) -> Option<Place> {
        let whole = |value: f64| {
            let value = value - f64::from(self.from);
            (value >= 0.0 && value.fract() == 0.0 && value < f64::from(u32::MAX))
                .then_some(value as u32)
        };
        let grid = match map {
            MapRef::Floors(_) | MapRef::Hexagons(_) => return None,
            MapRef::Grid(grid) => grid,
            MapRef::Graph(graph) => {
                let id = whole(first)?;
                return graph.checked(id).ok().map(|_| Place::Node(id));
            }
        };
        let (x, y) = match self.order {
            PlaceOrder::Xy => (whole(first)?, whole(second)?),
            PlaceOrder::RowColumn => (whole(second)?, whole(first)?),
            PlaceOrder::Index => {
                let number = whole(first)?;
                (number % grid.width(), number / grid.width())
            }
            PlaceOrder::Id => return None,
        };
        let y = if self.up {
            (grid.height() - 1).checked_sub(y)?
        } else {
            y
        };
        grid.contains(x, y).then_some(Place::Cell(x, y))
    }
}
