//! What is checked before an agent sets out.

use super::{Change, MOST_TICKS, WalkMistake, WalkOptions};
use crate::define::camel;
use crate::error::{Error, numbered, option, part};
use crate::map::MapRef;
use crate::map::grid::{Grid, Point};
use crate::map::ranked::by_rank;
use crate::options::{Algorithm, Diagonal, Options, Replanner};
use crate::saying::say;
use crate::search::estimate::GridEstimate;
use crate::search::plan::Plan;
use crate::search::repair::course::Course;
use crate::search::units::Units;

/// Whole numbers up to here are exact in an f64.
const MOST_WHOLE: f64 = (1u64 << 53) as f64;

/// The changes in the order in which they come. Those of one tick stay in theirs.
pub(super) fn changes(map: &Grid, changes: &[Change]) -> Result<Vec<Change>, Error> {
    for (i, change) in changes.iter().enumerate() {
        let name = |what: &'static str| part(what, numbered("change", i + 1));
        if change.at > MOST_TICKS {
            let allowed = say!(ALLOWED_WHOLE, from: 0u32, to: MOST_TICKS);
            return Err(Error::value(name("tick"), &change.at, allowed));
        }
        map.check(change.place)
            .map_err(|error| error.of(name("place")))?;
        if let Some(cost) = change.cost {
            Error::check_cost(cost, || name("cost"))?;
        }
        if change.wall.is_none() && change.cost.is_none() {
            return Err(Error::unsuitable(say!(CHANGE_OF_NOTHING, number: i + 1)));
        }
    }
    Ok(by_rank(changes.to_vec(), |change| change.at))
}

/// Checks start, goal and options. The plan has the units and the algorithm of the walk.
pub(super) fn plan(
    map: &Grid,
    from: Point,
    to: Point,
    changes: &[Change],
    options: &WalkOptions,
) -> Result<(Plan, Course), Error> {
    let search = &options.search;
    let mut plan = Plan::new(MapRef::Grid(map), from.into(), to.into(), search)?;
    if options.sees == Some(0) {
        let allowed = say!(ALLOWED_FROM, from: 1u32);
        return Err(Error::value(option("sees"), &0, allowed));
    }
    let replanner = options.replanner;
    if let Some(field) = useless(search, replanner) {
        let (name, replanner) = (camel(field), replanner.name());
        return Err(Error::unsuitable(
            say!(OF_NO_USE, name: name, replanner: replanner),
        ));
    }
    if let Some(mistake) = options.mistake
        && !has_room(mistake, replanner)
    {
        let (name, replanner) = (mistake.name(), replanner.name());
        return Err(Error::unsuitable(
            say!(NO_ROOM_FOR_MISTAKE, name: name, replanner: replanner),
        ));
    }
    let costs = all_costs(map, changes, options.sees.is_some());
    let least = costs.clone().fold(f64::INFINITY, f64::min);
    let most = costs.clone().fold(0.0, f64::max);
    let units = Units::of_costs(costs.clone(), search);
    let longest = match search.diagonal {
        Diagonal::Never => units.straight,
        _ => units.diagonal,
    };
    let is_whole = longest.fract() == 0.0
        && units.straight.fract() == 0.0
        && costs.clone().all(|cost| units.terrain(cost).fract() == 0.0)
        && units.terrain(most) * longest.max(units.straight) * (map.len() as f64) < MOST_WHOLE;
    plan.units = units;
    plan.options.algorithm = Algorithm::AStar;
    plan.options.reverse = replanner == Replanner::DStarLite;
    let course = Course {
        replanner,
        mistake: options.mistake,
        options: plan.options.clone(),
        goal: to,
        units,
        cheapest: least,
        is_whole,
        ticks: Vec::new(),
        edits: Vec::new(),
    };
    if replanner != Replanner::AStar {
        check_kept(&course)?;
    }
    Ok((plan, course))
}

/// Whether a replanner has the rule that a mistake breaks.
fn has_room(mistake: WalkMistake, replanner: Replanner) -> bool {
    match replanner {
        Replanner::AStar => false,
        Replanner::Lpa => mistake != WalkMistake::KeysNotRaised,
        Replanner::DStarLite => true,
    }
}

/// The first option that is not the default one, and of which a walk knows nothing.
fn useless(search: &Options, replanner: Replanner) -> Option<&'static str> {
    let default = Options::default();
    let is_anew = replanner == Replanner::AStar;
    let kept = [
        (search.weight == default.weight, "weight"),
        (search.tie_break == default.tie_break, "tie_break"),
        (search.open_list == default.open_list, "open_list"),
        (search.closed == default.closed, "closed"),
        (search.goal_test == default.goal_test, "goal_test"),
    ];
    let all = [
        (
            matches!(search.algorithm, Algorithm::Auto | Algorithm::AStar),
            "algorithm",
        ),
        (search.own.is_none(), "heuristic"),
        (!search.reverse, "reverse"),
        (search.through.is_empty(), "through"),
        (!search.nearest, "nearest"),
        (search.smooth == default.smooth, "smooth"),
        (search.size == default.size, "size"),
        (!search.turn_cost.matters(), "turn_cost"),
        (search.heading.is_none(), "heading"),
        (search.movers.is_empty(), "movers"),
    ];
    let kept = kept.iter().filter(|_| !is_anew);
    let wrong = all.iter().chain(kept).find(|(fits, _)| !fits);
    wrong.map(|(_, field)| *field)
}

/// Every cost that a cell has at some tick.
fn all_costs<'c>(
    map: &'c Grid,
    changes: &'c [Change],
    is_partly_unknown: bool,
) -> impl Iterator<Item = f64> + Clone + 'c {
    let changed = changes.iter().filter_map(|change| change.cost);
    // Whatever is a wall now may be free later.
    let terrain = map.costs().unwrap_or(&[1.0]).iter().copied();
    terrain
        .chain(changed)
        .chain(is_partly_unknown.then_some(1.0))
}

/// Where a plan is kept up to date, no step may cost nothing, and the estimate must be consistent: a node would be taken to be settled that
/// hangs on nothing but itself.
fn check_kept(course: &Course) -> Result<(), Error> {
    let name = course.replanner.name();
    if course.cheapest <= 0.0 {
        return Err(Error::unsuitable(say!(NEEDS_COSTS, name: name)));
    }
    const MIDDLE: u32 = 4;
    let estimate = GridEstimate::over(
        course.cheapest,
        &course.options,
        &course.units,
        (MIDDLE, MIDDLE),
    );
    let terrain = course.units.terrain(course.cheapest);
    let units = &course.units;
    let mut steps = vec![((1, 0), units.straight), ((0, 1), units.straight)];
    if course.options.diagonal != Diagonal::Never {
        steps.extend([((1, 1), units.diagonal), ((1, -1), units.diagonal)]);
    }
    for x in 1..2 * MIDDLE {
        for y in 1..2 * MIDDLE {
            for &((dx, dy), length) in &steps {
                let there = (x.saturating_add_signed(dx), y.saturating_add_signed(dy));
                let change = (estimate.at((x, y)) - estimate.at(there)).abs();
                if change > length * terrain * (1.0 + 1e-12) {
                    let heuristic = course.options.heuristic.name();
                    let saying = say!(NEEDS_CONSISTENT, name: name, heuristic: heuristic);
                    return Err(Error::unsuitable(saying));
                }
            }
        }
    }
    Ok(())
}
