//! The five published designs of A*, each a row of options of the one engine.

use crate::define::choice;
use crate::error::{Error, option};
use crate::options::{
    Algorithm, Closed, Diagonal, GivenOptions, GoalTest, Heuristic, OpenListKind, Options, TieBreak,
};
use crate::own_estimate::{OwnEstimate, is_meant};
use crate::saying::say;
use crate::value::Value;

choice! {
    /// A published design of A*, as the options that make the search behave like it.
    [non_exhaustive] Recipe, "option \"recipe\"", Neighbours {
        /// Nodes that know their neighbours, and a list kept sorted by f.
        Neighbours = "neighbours",
        /// Four directions, and an unsorted list searched for the least f.
        FloorPlan = "floor-plan",
        /// Eight directions that all cost 1, past corners too, and the goal tested when it is generated.
        Blocks = "blocks",
        /// A heap, and closed nodes reopened.
        GameGraph = "game-graph",
        /// From the goal back to the start in eight directions, with a squared estimate, and closed nodes repaired.
        Rpg = "rpg",
    }
}

impl Recipe {
    /// The options of this design.
    ///
    /// ```
    /// use stepstar::{Closed, Recipe};
    /// assert_eq!(Recipe::Rpg.options().closed, Closed::Repair);
    /// ```
    pub fn options(self) -> Options {
        let row = |diagonal, heuristic, open_list, tie_break, closed| Options {
            algorithm: Algorithm::AStar,
            diagonal,
            diagonal_cost: if diagonal == Diagonal::Never {
                std::f64::consts::SQRT_2
            } else {
                1.0
            },
            heuristic,
            open_list,
            tie_break,
            closed,
            ..Options::default()
        };
        use {Closed::*, Diagonal::*, Heuristic::*, OpenListKind::*, TieBreak::*};
        match self {
            Self::Neighbours => row(Never, Manhattan, SortedList, Newest, Ignore),
            Self::FloorPlan => row(Never, Manhattan, Array, Oldest, Ignore),
            Self::Blocks => Options {
                goal_test: GoalTest::Generated,
                ..row(Diagonal::Always, Euclidean, Array, Oldest, Ignore)
            },
            Self::GameGraph => row(Never, Euclidean, Heap, HighG, Reopen),
            Self::Rpg => Options {
                reverse: true,
                ..row(
                    Diagonal::Always,
                    SquaredEuclidean,
                    SortedList,
                    Newest,
                    Repair,
                )
            },
        }
    }
}

impl From<Recipe> for Options {
    fn from(recipe: Recipe) -> Self {
        recipe.options()
    }
}

/// The formula that stands in place of the name of an estimate; none where it is a name.
fn formula(given: &Value) -> Result<Option<OwnEstimate>, Error> {
    let Value::Text(text) = given else {
        return Ok(None);
    };
    let Err(unnamed) = Heuristic::read(given) else {
        return Ok(None);
    };
    let name = || option("heuristic");
    match OwnEstimate::formula(text) {
        Ok(own) => Ok(Some(own)),
        Err(error) if is_meant(text) => Err(error.of(name())),
        Err(_) => Err(unnamed.of(name()).and(say!(FORMULA_POSSIBLE))),
    }
}

impl GivenOptions {
    /// Checks what the caller has set, and fills in the rest: by the recipe if there is one, else by the defaults.
    ///
    /// # Errors
    ///
    /// If a value is none of those that its option can take.
    pub fn checked(mut self) -> Result<Options, Error> {
        let mut options = match self.recipe() {
            Value::Absent => Options::default(),
            recipe => Recipe::read(recipe)
                .map_err(|error| error.of(option("recipe")))?
                .options(),
        };
        options.own = formula(self.heuristic())?;
        if options.own.is_some() {
            *self.heuristic() = Value::Absent;
        }
        self.checked_over(options)
    }
}
