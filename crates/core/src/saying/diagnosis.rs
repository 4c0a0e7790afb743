//! All that a diagnosis says, in English: a table of its own, so that who never asks for one does not load it.

use super::Template;
use super::english::templates;

/// Declares what is said of each mistake: what it is called; what a search that makes it does, as a sentence goes on after "a search"; and what to
/// look at in one's code. They stand in the order of [`Mistake`](crate::Mistake).
macro_rules! mistakes {
    ($($name:literal { $title:literal; $habit:literal; $look:literal; })*) => {
        /// How many there are.
        const MISTAKES: usize = [$($name),*].len();
        pub(crate) static TITLES: [Template; MISTAKES] =
            [$(Template::new(concat!("title.", $name), $title)),*];
        pub(crate) static HABITS: [Template; MISTAKES] =
            [$(Template::new(concat!("habit.", $name), $habit)),*];
        pub(crate) static LOOKS: [Template; MISTAKES] =
            [$(Template::new(concat!("look.", $name), $look)),*];
    };
}

/// The same of a mistake of programs that keep a plan up to date, in the order of [`WalkMistake`](crate::WalkMistake): what a program that makes
/// it does, as a sentence goes on after "a program"; and what to look at.
macro_rules! walk_mistakes {
    ($($name:literal { $habit:literal; $look:literal; })*) => {
        const WALK_MISTAKES: usize = [$($name),*].len();
        pub(crate) static WALK_HABITS: [Template; WALK_MISTAKES] =
            [$(Template::new(concat!("walkHabit.", $name), $habit)),*];
        pub(crate) static WALK_LOOKS: [Template; WALK_MISTAKES] =
            [$(Template::new(concat!("walkLook.", $name), $look)),*];
    };
}

/// All of them, group by group.
#[cfg(any(test, feature = "schema"))]
pub(crate) fn all() -> impl Iterator<Item = &'static Template> {
    let mistakes = TITLES.iter().chain(&HABITS).chain(&LOOKS);
    let of_walks = WALK_HABITS.iter().chain(&WALK_LOOKS);
    mistakes.chain(of_walks).chain(ALL.iter().copied())
}

mistakes! {
    "manhattan-with-diagonals" {
        "It counts dx + dy where diagonals are allowed";
        "that estimates by dx + dy, which is more than the true cost where diagonal steps are possible";
        "Look at the estimate: with diagonal steps it is max(dx, dy) + (√2 - 1) · min(dx, dy).";
    }
    "wrong-diagonal-cost" {
        "Its diagonals cost something else";
        "in which a diagonal step costs something else";
        "Look at what is added to g for a diagonal step.";
    }
    "max-octile" {
        "Its estimate is max(dx, dy)";
        "that estimates by the larger of dx and dy, which is never too high but lower than need be";
        "Look at the estimate: max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe, and expands fewer cells.";
    }
    "euclid-truncated" {
        "Its estimate is a whole number";
        "whose estimate is rounded to a whole number";
        "Look for whole-number types and for rounding where h is worked out.";
    }
    "squared-euclid" {
        "Its estimate has no square root";
        "that estimates by dx² + dy², far more than the true cost";
        "Look at the estimate: the square root is missing.";
    }
    "closed-when-opened" {
        "A cell is finished as soon as it is opened";
        "in which a cell is finished as soon as it is opened";
        "Look at where cells are marked as visited: that belongs where one is taken from the open list, not where it is put in.";
    }
    "no-decrease" {
        "An open cell keeps its first g";
        "in which an open cell that is reached more cheaply keeps its old g and parent";
        "Look at what happens to a neighbour that is already open: if the new g is lower, g and parent must be replaced.";
    }
    "stale-f" {
        "An open cell keeps its place in the open list";
        "in which an open cell that is reached more cheaply keeps its old place in the open list";
        "Look at what happens after g of an open cell was lowered: it must move in the open list, or be put in again.";
    }
    "never-reopens" {
        "A closed cell stays closed";
        "in which a closed cell stays closed when it is reached more cheaply, though the estimate is not consistent";
        "Look at what happens to a neighbour that is closed: if the new g is lower, it must be opened again; or use a consistent estimate.";
    }
    "stops-when-opened" {
        "It stops when the goal is opened";
        "that ends as soon as the goal is opened";
        "Look at where the goal is tested: that belongs where a cell is taken from the open list, not where a neighbour is looked at.";
    }
    "no-stop" {
        "It goes on after the goal";
        "that goes on after the goal has been expanded";
        "Look at where the loop ends: when the goal is taken from the open list, the search is done.";
    }
    "h-only" {
        "It sorts by h alone";
        "that orders the open list by h alone: greedy search";
        "Look at the key of the open list: it must be g + h.";
    }
    "g-only" {
        "It sorts by g alone";
        "that orders the open list by g alone: Dijkstra's algorithm";
        "Look at the key of the open list: it must be g + h, and h must not be 0 everywhere.";
    }
    "corner-cut" {
        "It cuts corners";
        "that takes other diagonal steps past walls than the rule allows";
        "Look at how the two cells beside a diagonal step are tested.";
    }
    "meets-too-early" {
        "Its two sides stop where they meet";
        "from both ends that stops where its sides first meet";
        "Look at where the loop ends: not before no open cell of either side can be part of a cheaper way.";
    }
    "wraps-around" {
        "Its map has no border";
        "that reads the map wrongly: ends of rows joined, x and y swapped, or a row or column at the border left out";
        "Look at how neighbours are tested against the border, and at the order of x and y where the map is read.";
    }
    "terrain-leaving" {
        "It pays for the cell it leaves";
        "in which a step costs what the cell left costs, and not the cell entered";
        "Look at what is added to g: the cost of the neighbour, not that of the current cell.";
    }
    "ignores-terrain" {
        "It takes no notice of terrain";
        "in which every cell costs the same, whatever its terrain";
        "Look at what is added to g: the cost of the cell entered, and not always 1.";
    }
    "dirty-map" {
        "It remembers the search before";
        "that still knows the closed cells of the search before";
        "Look at what is kept between two searches: g, parent and closed must be reset, or kept apart from the map.";
    }
    "heavy-estimate" {
        "It adds h more than once";
        "that orders the open list by g and several times h";
        "Look at how f is worked out: it is g + h, and h is added once.";
    }
    "missing-direction" {
        "It never looks in one direction";
        "that never looks in one of the directions";
        "Look at the list of neighbours: one is missing, or there twice.";
    }
    "wrong-bound" {
        "It leaves out one side of the map";
        "that never enters the column or the row at one border";
        "Look at how neighbours are tested against the border: the first has the number 0, the last the width or height less 1.";
    }
}

walk_mistakes! {
    "keys-not-raised" {
        "whose keys do not rise as the agent walks";
        "Look for km: what has been walked, as h measures it, must be added to every key that is worked out from then on.";
    }
    "never-resets" {
        "in which a cell whose way has become dearer gets g = rhs at once";
        "Look at what is done where g is less than rhs: g becomes infinite there, and the cell and its neighbours are updated.";
    }
    "neighbours-left-out" {
        "that does not tell the neighbours of a cell when its g rises";
        "Look at what is updated where g is less than rhs: the cell, and all neighbours that may have come by way of it.";
    }
    "one-part-key" {
        "whose keys are min(g, rhs) + h alone";
        "Look at the key: where that sum is the same, the smaller min(g, rhs) must come first.";
    }
    "wrong-end" {
        "that estimates the distance to where the search began";
        "Look at h: D* Lite searches from the goal, so it is the distance to the agent; LPA* searches from the start, so it is the distance to the goal.";
    }
    "empties-queue" {
        "that goes on until nothing is inconsistent";
        "Look at where the loop ends: it may as soon as the cell sought is consistent and no key is less than its own.";
    }
}

templates! {
    // Runs of programs that replan.
    "replan" {
        WALK_SEARCH_ANEW "astar": => "A* anew at each tick";
        WALK_SEARCH_LPA "lpa": => "LPA*";
        WALK_SEARCH_D_STAR_LITE "dstar-lite": => "D* Lite";
        WALK_RIGHT "right": => "A correct {search} with {steps}: each of the {n} expansions could come next, and every tick ends where it may.";
        WALK_HELD "held": => "It is held against {search} with {steps}.";
        WALK_EARLY "early": => "At tick {tick} the run expands {place} as expansion {step}, but {first:, | or } has a lesser key.";
        WALK_CONSISTENT "consistent": => "At tick {tick} the run expands {place} as expansion {step}, but that is consistent, and {first:, | or } waits.";
        WALK_DONE "done": => "At tick {tick} the run expands {place} as expansion {step}, but the plan of that tick is made before.";
        WALK_VALUE "value": => "At tick {tick} the run says that {name} of {place} is {printed}, and it is {right}.";
        WALK_ENDS "ends": => "At tick {tick} the run ends too early: {first:, | or } must be expanded before its plan is made.";
        WALK_AGENT "agent": => "At tick {tick} the agent is at {place}, but its plan leads to {could:, | or }.";
        WALK_IN_TICK "inTick": => "Tick {tick}, as a run of its own:";
        WALK_CAUSE "cause": => "The whole run is that of a program {habit}.";
        WALK_UNCLEAR "unclear": => "From tick {tick} on the agent can be at too many places: print where it is at each tick, such as \"tick 3: agent at (4, 2)\".";
        WALK_BEGINS "begins": => "the run begins at {place}, and D* Lite begins at the goal, others at the start.";
        WALK_NOTHING "nothing": => "There is no expansion in this run.";
        WALK_FORMAT "format": => "Of a program that replans, each line is an expansion with its tick, such as \"tick 3: (4, 2)\", and may go on with \"g=7 rhs=5\".";
        WALK_WITHOUT_TICK "withoutTick": => "it names no tick, nor does a line before.";
        WALK_OFF_MAP "offMap": => "({x}, {y}) is not on the map.";
        WALK_BACKWARDS "backwards": => "tick {tick} comes after a later one.";
        WALK_LATE "late": => "tick {tick} is too late: no walk has more than {most}.";
    }
    "search" {
        SEARCH_ASTAR "astar": => "A*";
        SEARCH_DIJKSTRA "dijkstra": => "search by Dijkstra's algorithm";
        SEARCH_GREEDY "greedy": => "greedy search";
        SEARCH_BFS "bfs": => "breadth-first search";
        SEARCH_BIDIRECTIONAL "bidirectional": => "A* from both ends";
        SEARCH_JPS "jps": => "jump point search";
        SEARCH_THETA "theta": => "Theta*";
    }
    // The steps that a program takes.
    "steps" {
        STEPS_STRAIGHT "straight": => "straight steps";
        STEPS_PAST_NONE "pastNone": => "diagonal steps past no wall";
        STEPS_ALWAYS "always": => "diagonal steps even between walls";
        STEPS_PAST_ONE "pastOne": => "diagonal steps past one wall at most";
        STEPS_PAST_NONE_OF "pastNoneOf": => "diagonal steps of cost {cost} past no wall";
        STEPS_ALWAYS_OF "alwaysOf": => "diagonal steps of cost {cost} even between walls";
        STEPS_PAST_ONE_OF "pastOneOf": => "diagonal steps of cost {cost} past one wall at most";
    }
    "right" {
        RIGHT_MEANT_ONE "meantOne": => "A correct {search} with {steps}: its only expansion is the right one, and the run ends where it must.";
        RIGHT_MEANT "meant": => "A correct {search} with {steps}: each of the {n} expansions could come next, and the run ends where it must.";
        RIGHT_ONLY_IF "onlyIf": => "A correct {search} only if {steps} are meant: then each of the {n} expansions could come next, and the run ends where it must.";
        RIGHT_ONE "one": => "Correct: a right search expands this one place, and ends there.";
        RIGHT "all": => "Correct: a right search could have made each of the {n} expansions, and ends where this run does.";
        RIGHT_ALSO "also": => "It would be right with {steps}, too.";
        NOT_MEANT "notMeant": => "With {steps} it would not be right: {why}";
        RIGHT_SAME "same": => "On this map a search with {mistakes} would give the same run.";
        RIGHT_TOLD_APART "apart": => "A map is added that tells \"{title}\" apart.";
    }
    // Which place of those with the same f was taken.
    "taken" {
        TAKEN_HIGH_G "high-g": => "Of places with the same f it took the one with the larger g.";
        TAKEN_LOW_G "low-g": => "Of places with the same f it took the one with the smaller g.";
        TAKEN_OLDEST "oldest": => "Of places with the same f it took the one that had waited longest.";
        TAKEN_NEWEST "newest": => "Of places with the same f it took the one that was opened last.";
        TAKEN_ANY "arbitrary": => "Of places with the same f it took now this and now that one, as it may.";
    }
    "distance" {
        DISTANCE_STRAIGHT "straight": => "the straight distance";
        DISTANCE_OCTILE "octile": => "the octile distance";
        DISTANCE_LARGER "larger": => "the larger of dx and dy";
    }
    "remark" {
        REMARK_MAX_OCTILE "maxOctile": => "It estimates by the larger of dx and dy: never too high, but lower than need be, so it expands more. max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe.";
        REMARK_WEAKER "weaker": => "It estimates by {distance}: never too high, but lower than what the moves of this map allow, so it expands more.";
        REMARK_OVER "over": => "It estimates by {distance}, as if a diagonal step cost √2: a little more than {cost}, so that a path may come out a little dearer than need be. √2 as the cost of a diagonal step is safe.";
        REMARK_AGAIN "again": "{n} expansion expanded again what was closed, first {place} as expansion {step}: an entry that was out of date was still in the open list. That costs time and changes nothing; skip what is closed when it is taken out.", => "{n} expansions expanded again what was closed, first {place} as expansion {step}: an entry that was out of date was still in the open list. That costs time and changes nothing; skip what is closed when it is taken out.";
        REMARK_FORGETS "forgets": => "{n} of {of} expansions expanded again what was closed, first {place} as expansion {step}: it puts in again what it has reached as cheaply before, and does not look whether a place is closed when it takes it out. So it expands far too much, and on larger maps it has no end. Skip what is closed when it is taken out.";
        REMARK_FACT "fact": => "The order is right, but {fact}.";
        REMARK_SWAPPED "swapped": => "The run gives row and column: read so, it is a run on this map; here places are x and y, the column first.";
    }
    // What a program printed of an expansion that is otherwise.
    "fact" {
        FACT_PARENT "parent": => "the parent of {place}, expansion {step}, is given as {printed}, and it is {right}";
        FACT_VALUE "value": => "{name} of {place}, expansion {step}, is given as {printed}, and it is {right}";
        FACT_NONE "none": => "none";
        FACT_OFF_MAP "offMap": => "a place off the map";
    }
    // Where a run leaves every right search, and why.
    "parting" {
        PARTING_COULD "could": => "The order could be right.";
        PARTING_FACT "fact": => "The order could be right, but {fact}.";
        PARTING_LATE "late": => "The search is done with expansion {step}, {place}, and the run goes on after it.";
        PARTING_EARLY "early": "The run ends after {n} expansion, too early: {why}.", => "The run ends after {n} expansions, too early: {why}.";
        PARTING_TAKES "takes": => "Expansion {step} takes {place}, but {why}.";
        GOAL_OPEN "goalOpen": => "the goal {goal} is open with f = {f}, but {next} with f = {least} comes first";
        GOAL_LATER "goalLater": => "the goal {goal} has not been expanded, and {next} with f = {least} comes next";
        ITS_F "itsF": => "its f is {f} (g = {g}, h = {h}), and {first}";
        IS_CLOSED "closed": => "it was expanded before, and no cheaper way to it has been found; {first}";
        IS_OBSTACLE "obstacle": => "it is {obstacle}; {first}";
        IS_UNSEEN "unseen": => "it is not open: no step from an expanded place leads to it; {first}";
        COMES_FIRST "first": => "{place} with f = {f} comes first";
        NOTHING_OPEN "nothing": => "nothing is open any more";
    }
    // Which mistakes give a run.
    "cause" {
        CAUSE_SEARCH "search": => "This is a correct {search}, not A*.";
        CAUSE_HELD "held": => "It is held against an A* with {steps}.";
        CAUSE_NONE "none": => "No mistake that is known here gives the whole run.";
        CAUSE_NOWHERE "nowhere": => "It takes no step from the start: look at how it tells what is free from what is a wall.";
        CAUSE_BEGINS "begins": => "\"{title}\" gives its first {n} expansions: a search {habit}.";
        CAUSE_ONE "one": => "The whole run is that of a search {habit}.";
        CAUSE_ALSO "also": => "It is also that of a search {habit}.";
        CAUSE_SAME "same": => "With an estimate that is consistent both give the same run on every map.";
        CAUSE_OTHERS "others": => "The whole run is that of a search {habit}; {others} would give the same here.";
        CAUSE_TOGETHER "together": => "No mistake that is known here gives the whole run alone, but two together do.";
        CAUSE_FIRST "first": => "One is that of a search {habit}.";
        CAUSE_SECOND "second": => "The other is that of a search {habit}.";
        CAUSE_TITLE "title": => "\"{title}\"";
        CAUSE_TITLES "titles": => "{titles:, | or }";
        CAUSE_MORE "more": => "{titles} or {n} others";
    }
    // How a text was read.
    "reading" {
        READ_AS "as": => "It was read as {places}, counted from {first}.";
        READ_NEAREST "nearest": => "The nearest reading is {places}, counted from {first}: it fits {fits} of {n} lines, and line {line} is the first that it does not.";
        READ_UPWARDS "upwards": => "There y goes upwards.";
        READ_PASSED "passed": "{n} line was passed over.", => "{n} lines were passed over.";
        READ_XY "xy": => "x and y";
        READ_ROW_COLUMN "row-column": => "row and column";
        READ_INDEX "index": => "numbers of cells, row by row";
        READ_ID "id": => "ids of nodes";
    }
    // Why something is no run.
    "noRun" {
        NO_RUN_PATH "path": => "This looks like a path, not a run: each place is one step from the one before, from the start to the goal.";
        NO_RUN_RANGE "range": => "These numbers count up by one: they look like a range, not a run.";
        NO_RUN_WHOLE "whole": => "A run is every place that was taken from the open list, in order.";
        NO_RUN_IF_PATH "ifPath": => "If nothing else was expanded, this holds.";
        NO_RUN_OR_PATH "orPath": => "It may also be only the path that was found: then paste every place that was taken from the open list, in order.";
        NO_RUN_NOTHING "nothing": => "Nothing can be searched here.";
        NO_RUN_EMPTY "empty": => "There is no expansion in this run: give the place of each, in order.";
        NO_RUN_LINE "line": => "Line {line}: {problem}";
        NO_RUN_BEGINS "begins": => "The run begins at {first}, which is neither the start, {start}, nor one of the first to come after it.";
        NO_RUN_CELLS "cells": => "Places are x and y, from (0, 0) at the top left.";
        NO_RUN_NODES "nodes": => "Places are the ids of nodes.";
        NO_RUN_EXPANSION "expansion": => "expansion {number}";
        NO_RUN_PARENT "parent": => "the parent of expansion {number}";
    }
    // What is wrong with the text of a run.
    "unread" {
        UNREAD_EMPTY "empty": => "the text is empty: a run gives the place of each expansion in a line of its own, such as \"{example}\"";
        UNREAD_NONE "none": => "the text holds no expansion: each is a place, such as \"{example}\", in a line of its own";
        UNREAD_KINDS "kinds": => "no event of this trace is an expansion: there are such as \"{kind}\", and an expansion is called \"expand\", \"expanding\" or \"close\"";
        UNREAD_NO_CELL "noCell": => "no place is given here: it is called \"at\", or \"x\" and \"y\"";
        UNREAD_NO_NODE "noNode": => "no place is given here: it is called \"id\"";
        UNREAD_CELL "cell": => "{what} is no place: a cell is given by x and y, such as [3, 4]";
        UNREAD_NODE "node": => "{what} is no place: a node is given by its id, such as 7";
        UNREAD_LIST_OF "listOf": => "a list of {n}";
        UNREAD_LIST "list": => "a list";
        UNREAD_BRACES "braces": => "what is in these braces";
        UNREAD_WORD "word": => "\"{word}\"";
        UNREAD_PART "part": => "{number} is no number of a place: these are whole, from 0 on";
        UNREAD_NUMBER "number": => "a number is expected here: places have whole numbers, from 0 on";
        UNREAD_FACT "fact": => "{name} is \"{word}\": it must be a number";
        UNREAD_LINE_CELL "lineCell": => "a place is missing: a line begins with x and y, such as \"3 4\"";
        UNREAD_LINE_NODE "lineNode": => "a place is missing: a line begins with the id of a node, such as \"7\"";
        UNREAD_HALF_PARENT "halfParent": => "the parent needs x and y, such as \"parent=(2, 4)\"; without names a line is x, y, g, h, f, and x and y of the parent";
        UNREAD_AMONG_CELLS "amongCells": => "\"{word}\" is not expected here: a line is a place such as \"3 4\" or \"(3, 4)\", and may go on with \"g=2 h=5 f=7 parent=(2, 4)\"";
        UNREAD_AMONG_NODES "amongNodes": => "\"{word}\" is not expected here: a line is the id of a node such as \"7\", and may go on with \"g=2 h=5 f=7 parent=6\"";
        UNREAD_MORE_OF_CELL "moreOfCell": => "a line is one expansion, and this one has more numbers than x, y, g, h, f, and x and y of the parent";
        UNREAD_MORE_OF_NODE "moreOfNode": => "a line is one expansion, and this one has more numbers than the id, g, h, f, and the id of the parent";
        UNREAD_ROW "row": => "this row has more values than the header has names, {n}";
        UNREAD_EVENT "event": => "\"{word}\" is no event: one is such as {example}";
        UNREAD_DEEP "deep": => "brackets stand within brackets, at most {n} deep";
        UNREAD_ENDS "ends": => "the text ends here, and a value or a closing bracket is missing";
        UNREAD_COLON "colon": => "a colon is expected after \"{name}\"";
        UNREAD_COMMA "comma": => "a comma or '{bracket}' is expected here";
        UNREAD_SIGN "sign": => "'{sign}' is not expected here: a number, a text in quotation marks, a list in [ ] or fields in {braces} would be";
        UNREAD_QUOTATION "quotation": => "this quotation mark is never closed";
    }
    // What can't be diagnosed, or made.
    "refused" {
        REFUSED_THROUGH "through": => "A run with way points can't be diagnosed: give each part of the way as a run of its own.";
        REFUSED_IDA "ida": => "A run of IDA* can't be diagnosed: it has no open list whose order could be checked.";
        REFUSED_HEXAGONS "hexagons": => "Runs over hexagons are not known here: give one over a grid or a graph.";
        REFUSED_FLOORS "floors": => "Runs over several floors are not known here: give the part on each floor as a run of its own.";
        REFUSED_TURNS "turns": => "Runs in which turning costs are not known here: a cell comes in them once for each direction.";
        REFUSED_SEES "sees": => "Runs of an agent that sees only so far are not known here.";
        REFUSED_LARGE "large": => "Runs of a large agent are not known here: make those cells walls where it does not fit.";
        REFUSED_APART_WORLDS "apartWorlds": => "Searches in which turning costs, and those of a large agent, are not told apart.";
        REFUSED_APART "apart": => "Searches with way points and those of IDA* are not told apart.";
        REFUSED_NO_MAP "noMap": => "No map of up to {cells} cells tells {a} and \"{b}\" apart with these options.";
        REFUSED_RIGHT "right": => "a correct search";
        REFUSED_MISTAKE "mistake": => "\"{title}\"";
        REFUSED_TOGETHER "together": => "These mistakes can't be made together here.";
        REFUSED_NO_ROOM "noRoom": => "The mistake \"{title}\" can't be made here: it needs {needs}.";
    }
    // What a mistake needs.
    "needs" {
        NEEDS_DIAGONALS "diagonals": => "a grid, diagonal steps, and A* with another estimate and cost than the mistake has";
        NEEDS_GRID_ONLY "grid": => "a grid";
        NEEDS_CELLS "cells": => "a grid, and a search from cell to cell";
        NEEDS_TERRAIN "terrain": => "a grid with terrain, and a search from cell to cell";
        NEEDS_BOTH_ENDS "bothEnds": => "a search from both ends that goes on after they first meet";
        NEEDS_ONE_END "oneEnd": => "a search from one end that stops when the goal is expanded";
        NEEDS_REOPENING "reopening": => "a search that opens closed nodes again";
        NEEDS_NODES "nodes": => "a search from node to node, and not a breadth-first one";
        NEEDS_ASTAR_ON_GRID "astarOnGrid": => "a grid, and A*";
        NEEDS_ASTAR "astar": => "A*";
        NEEDS_PLAIN_ASTAR "plainAstar": => "A* with a weight of 1, and an estimate";
    }
}

#[cfg(test)]
mod tests {
    use super::TITLES;
    use crate::Mistake;

    #[test]
    fn mistakes_stand_in_their_order() {
        for (mistake, title) in Mistake::ALL.iter().zip(&TITLES) {
            assert_eq!(title.id(), format!("title.{mistake}"));
        }
        assert_eq!(Mistake::ALL.len(), TITLES.len());
    }
}
