//! The five published designs of A*, each a row of options of the one engine.

use crate::define::choice;
use crate::error::{Error, option};
use crate::options::{
    Algorithm, Closed, Diagonal, GivenOptions, GoalTest, Heuristic, OpenListKind, Options, TieBreak,
};
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

impl GivenOptions {
    /// Checks what was given, and fills in the rest: by the recipe if there is one, else by the defaults.
    ///
    /// # Errors
    ///
    /// If a value is none of those that its option can take.
    pub fn checked(&self) -> Result<Options, Error> {
        self.checked_over(match self.recipe() {
            Value::Absent => Options::default(),
            recipe => Recipe::read(recipe)
                .map_err(|error| error.of(option("recipe")))?
                .options(),
        })
    }
}
