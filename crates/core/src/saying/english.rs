//! All that the engine says, in English: the one table. `cargo xtask types` writes it as data, by which the other languages are typed.

use super::Template;

/// Declares templates by group: what they are called in Rust and in all languages, what they say of one where that differs, and what they say.
macro_rules! templates {
    ($($group:literal { $($rust:ident $name:literal: $($one:literal,)? => $text:literal;)* })*) => {
        $($(pub(crate) static $rust: Template =
            Template::new(concat!($group, ".", $name), $text)$(.or_of_one($one))?;)*)*

        /// All of them, group by group.
        #[cfg(any(test, feature = "schema"))]
        pub static ALL: &[&Template] = &[$($(&$rust,)*)*];
    };
}

pub(crate) use templates;

// `say!` finds all templates here.
pub(crate) use super::diagnosis::*;

/// Those that another language's caller may name.
pub(crate) static CALLED: &[&Template] = &[
    &START,
    &GOAL,
    &WAY_POINT,
    &ARGUMENT_ADDRESS,
    &ARGUMENT_ATTRIBUTE,
    &ARGUMENT_COST,
    &ARGUMENT_ESTIMATE,
    &ARGUMENT_MAP_ROW,
    &ARGUMENT_NUMBERED,
    &ARGUMENT_OPTION,
    &ARGUMENT_PART,
    &INFINITE,
    &NODE,
    &ALLOWED_ADDRESS,
    &ALLOWED_ANY_NODE,
    &ALLOWED_COST_LIMIT,
    &ALLOWED_FLOOR_CELL,
    &ALLOWED_HEIGHT,
    &ALLOWED_HEXAGON,
    &ALLOWED_NODE,
    &ALLOWED_PLACE,
    &ALLOWED_POINT,
    &ALLOWED_SPEED,
    &ALLOWED_STEP,
    &ALLOWED_WHOLE,
];

templates! {
    // As number.rs writes it.
    "number" {
        INFINITE "infinite": => "infinite";
    }
    "place" {
        NODE "node": => "node {id}";
        FLOOR "floor": => "{place} on floor {floor}";
        UNTIL_TICK "untilTick": => "{place} until tick {last}";
        FROM_TICK "fromTick": => "{place} from tick {first} on";
        IN_TICKS "inTicks": => "{place} in ticks {first} to {last}";
        HEADED "headed": => "{place} heading {heading}";
    }
    "stop" {
        START "start": => "the start";
        GOAL "goal": => "the goal";
        WAY_POINT "way": => "way point {id}";
        A_START "aStart": => "a start";
        A_GOAL "aGoal": => "a goal";
        ANY_START "anyStart": => "any of {n} starts";
        ANY_GOAL "anyGoal": => "any of {n} goals";
    }
    "at" {
        AT_CELL "cell": => "{stop} {place}";
        AT_NODE "node": => "{stop} (node {id})";
    }
    "whole" {
        WHOLE_PATH "path": => "the path";
        WHOLE_PART "part": => "this part of the path";
    }
    "obstacle" {
        OBSTACLE_WALL "wall": => "a wall";
        OBSTACLE_OCCUPIED "occupied": => "occupied";
        OBSTACLE_NARROW "narrow": => "too narrow for the agent";
    }
    // Where one looks, from the north clockwise.
    "heading" {
        NORTH "north": => "north";
        NORTH_EAST "northEast": => "north-east";
        EAST "east": => "east";
        SOUTH_EAST "southEast": => "south-east";
        SOUTH "south": => "south";
        SOUTH_WEST "southWest": => "south-west";
        WEST "west": => "west";
        NORTH_WEST "northWest": => "north-west";
    }
    // Sums, which are the same in every language.
    "formula" {
        G "g": => "g = {g}";
        G_SUM "gSum": => "g = {before} + {step} {is} {g}";
        H "h": => "h = {h}";
        F "f": => "f = {f}";
        F_IS "fIs": => "f {is} {f}";
        F_WEIGHTED "fWeighted": => "f = g + {weight} × h {is} {f}";
        F_SUM "fSum": => "f = {parts} {is} {f}";
        KEY "key": => "[{f}, {g}]";
        PARTS "parts": => "{g} + {h}";
        PARTS_WEIGHTED "partsWeighted": => "{g} + {weight} × {h}";
        LARGEST "largest": => "max(f, 2 g) = max({parts}, 2 × {g}) = {largest}";
    }
    // What g, h and f of a node come to.
    "sum" {
        SUM_GREEDY "greedy": => "{g}, {h}, and only h counts";
        SUM_F "f": => "{g}, {h}, so {f}";
    }
    "key" {
        KEY_BOUND "bound": => "{f} is within the bound";
    }
    // Why of several that tied one came first.
    "tie" {
        TIE_FURTHEST "furthest": => "it has come furthest (largest g)";
        TIE_LEAST "least": => "it has come least far (smallest g)";
        TIE_LONGEST "longest": => "it has waited longest";
        TIE_LAST "last": => "it came last";
        TIE_CELLS "cells": => "the order of the cells decided";
        TIE_NODES "nodes": => "the order of the nodes decided";
    }
    "reason" {
        REASON_BOTH "both": => "{first}, and {last}";
    }
    "why" {
        WHY_ONLY "only": => "{key}, and nothing else is open";
        WHY_WAITED "waited": => "{key}; of {open} open it has waited longest";
        WHY_CAME "came": => "{key}; of {open} open it came last";
        WHY_TIED "tied": => "{key} is the least of {open} open; of {ties} that tied, {reason}";
        WHY_LEAST "least": => "{key} is the least of {open} open";
    }
    "state" {
        STATE_OPEN "open": => "open";
        STATE_CLOSED "closed": => "closed";
    }
    "skipped" {
        SKIPPED_IGNORED "ignored": => "{state} with {g}, and this way gives {by}, which is ignored";
        SKIPPED_KNOWN "known": => "{state} with {g}, and this way gives {by}";
        SKIPPED_DEAR "dear": => "{g} is more than {most}, the limit";
        SKIPPED_LATER "later": => "{f} is left for a later round";
        SKIPPED_BACK "back": => "where it was reached from";
        SKIPPED_WALL "wall": => "wall";
        SKIPPED_CORNER "corner": => "behind a corner";
        SKIPPED_OCCUPIED "occupied": => "occupied";
    }
    "skip" {
        SKIP "group": => "{places}: {skipped}";
    }
    "deed" {
        DEED_OPENED "opened": => "opened {n}";
        DEED_IMPROVED "improved": => "improved {n}";
        DEED_REOPENED "reopened": => "reopened {n}";
        DEED_REPAIRED "repaired": => "repaired {n}";
        DEED_WORSENED "worsened": => "worsened {n}";
    }
    "noun" {
        NOUN_POINTS "points": => "jump points";
        NOUN_POINT "point": => "jump point";
        NOUN_NEIGHBOURS "neighbours": => "neighbours";
        NOUN_NEIGHBOUR "neighbour": => "neighbour";
        NOUN_CELLS "cells": => "cells";
        NOUN_CELL "cell": => "cell";
        NOUN_NODES "nodes": => "nodes";
        NOUN_NODE "node": => "node";
    }
    "back" {
        STEP_BACK "back": => "the step back";
        STEP_ON "on": => "the step";
    }
    "estimate" {
        ESTIMATE_WEIGHTED "weighted": => "the estimate times {weight}";
        ESTIMATE "plain": => "the estimate";
    }
    "cost" {
        COST_NEXT "next": => "the true cost to the next way point or the goal";
        COST_PREVIOUS "previous": => "the true cost from the previous way point or the start";
        COST_ALL "all": => "the true cost";
    }
    // What an error is about.
    "argument" {
        ARGUMENT_NAMED "named": => "the {name}";
        ARGUMENT_NUMBERED "numbered": => "{noun} {number}";
        ARGUMENT_PART "part": => "the {part} of {whole}";
        ARGUMENT_ROW "row": => "the number of cells in row {number}";
        ARGUMENT_MAP_ROW "mapRow": => "row {number} of the map";
        ARGUMENT_CONNECTION "connection": => "connection {number} ({from} to {to})";
        ARGUMENT_ADDRESS "address": => "the name in the address";
        ARGUMENT_ATTRIBUTE "attribute": => "the attribute \"{name}\"";
        ARGUMENT_COST "cost": => "the cost of the cell {place}";
        ARGUMENT_CELL "cell": => "the cell";
        ARGUMENT_ESTIMATE "estimate": => "the estimate at {place}";
        ARGUMENT_OPTION "option": => "the option \"{name}\"";
    }
    "allowed" {
        ALLOWED_WORDS "words": => "{words}";
        ALLOWED_SOME "some": => "1 or more";
        ALLOWED_COST_LIMIT "costLimit": => "a number, 0 or more, or Infinity";
        ALLOWED_HEADING "heading": => "0, 45, 90 and so on to 315, in degrees clockwise from the north";
        ALLOWED_TURN_COST "turnCost": => "a finite number from 0 to 1e100, or \"tie\"";
        ALLOWED_ALL_FLOORS "allFloors": => "at most {most}, those of all floors together";
        ALLOWED_SOME_PLACES "somePlaces": => "a list of at least one place";
        ALLOWED_NAMES "names": => "one of {names}";
        ALLOWED_NONE "none": => "one that there is, and there is none";
        ALLOWED_NEW_ID "newId": => "an id that no other node has";
        ALLOWED_POSITION "position": => "two finite numbers, from -1e100 to 1e100";
        ALLOWED_GRID "grid": => "a cell (x, y) on a grid";
        ALLOWED_FLOORS "floors": => "a cell and its floor, (x, y, floor), on floors";
        ALLOWED_HEXAGONS "hexagons": => "a cell (q, r) on hexagons";
        ALLOWED_GRAPH "graph": => "the id of a node on a graph";
        ALLOWED_OTHER_MISTAKE "otherMistake": => "another than mistake a";
        ALLOWED_WHOLE "whole": => "a whole number from {from} to {to}";
        ALLOWED_FROM "from": => "a whole number from {from}";
        ALLOWED_FINITE "finite": => "a finite number from {from} to {to}";
        ALLOWED_ABOVE "above": => "a finite number greater than 0, at most 1e100";
        ALLOWED_LIMIT "limit": => "a whole number, 0 or more, or Infinity";
        ALLOWED_FLAG "flag": => "true or false";
        ALLOWED_STEP "step": => "a number of whole expansions, 0 or more, or of events, such as e206";
        ALLOWED_SPEED "speed": => "a number of steps a second, more than 0";
        ALLOWED_HEIGHT "height": => "a number of pixels, or a length as in CSS";
        ALLOWED_ADDRESS "address": => "an address, and a whole one on a page that has none itself";
        ALLOWED_PLACE "cell": => "a cell \"x,y\" of this map, \"0,0\" to \"{x},{y}\"";
        ALLOWED_FLOOR_CELL "floorCell": => "a cell \"x,y,floor\" of these floors, 0 to {floor}";
        ALLOWED_HEXAGON "hexagon": => "a hexagon \"q,r\" of this map";
        ALLOWED_NODE "node": => "the id of a node of this graph";
        ALLOWED_ANY_NODE "anyNode": => "the id of a node";
        ALLOWED_POINT "point": => "a cell [x, y] of the map";
        ALLOWED_MOST "most": => "at most {most}";
        ALLOWED_CELLS "cells": => "{width} x {height} = {cells}";
        ALLOWED_ROW "row": => "{width}, as in row 0";
    }
    // What a formula needs next.
    "wanted" {
        WANTED_VALUE "value": => "a number, dx, dy, x, y, min, max, abs, sqrt, a minus or a bracket";
        WANTED_SIGN "sign": => "+, -, *, / or the end";
        WANTED_OPENING "opening": => "the bracket of a function";
        WANTED_CLOSING "closing": => "+, -, *, / or a closing bracket";
        WANTED_COMMA "comma": => "+, -, *, / or a comma";
        WANTED_MORE "more": => "+, -, *, /, a comma or a closing bracket";
    }
    "mark" {
        MARK_START "start": => "start";
        MARK_GOAL "goal": => "goal";
    }
    "side" {
        SIDE_WIDTH "width": => "width";
        SIDE_HEIGHT "height": => "height";
    }
    "hint" {
        HINT_DIGITS "digits": => "; a map of digits begins with its width and height, such as \"3 3\"";
        HINT_MOVING_AI "movingAi": => "; a Moving AI map begins with \"type octile\"";
        HINT_SIZE "size": => "; a map of digits begins with its width and height";
    }
    // What is wrong with a text.
    "problem" {
        PROBLEM_EMPTY "empty": => "the text holds no map: it is empty";
        PROBLEM_HINTED "hinted": => "'{sign}' is not a cell: a map is drawn with . (free), # (wall), 1 to 9 (terrain), S (start) and G (goal){hint}";
        PROBLEM_SIGN "sign": => "'{sign}' is not a cell: a map is drawn with . (free), # (wall), 1 to 9 (terrain), S (start) and G (goal)";
        PROBLEM_ROW "row": => "the length of this row is {length}, and that of the first is {first}: all rows must be equally long";
        PROBLEM_SECOND "second": => "this is a second {mark}, and a map has one: the first is at {place}";
        PROBLEM_DIGIT "digit": => "'{sign}' is not a cell: 0 is free, 1 is a wall";
        PROBLEM_MORE "more": => "there are more cells than the {cells} that width and height promise";
        PROBLEM_FEWER "fewer": => "the map ends after {length} of {width} x {height} = {cells} cells";
        PROBLEM_NO_HEIGHT "noHeight": => "the height is missing";
        PROBLEM_NO_SIDE "noSide": => "\"{word}\" is not a {side}: it must be a whole number";
        PROBLEM_MOVING_AI "movingAi": => "'{sign}' is not a cell: . G S are free, @ O T W are walls";
        PROBLEM_HEADER "header": => "the header has the lines \"type\", \"height\", \"width\" and \"map\"";
        PROBLEM_HEADER_SIZE "headerSize": => "\"{word}\" is not a size of a map: it must be a whole number from 1 to {most}";
        PROBLEM_NO_SIZE "noSize": => "the header does not give both \"width\" and \"height\"";
        PROBLEM_ROWS "rows": => "the number of rows is {length}, and the header says {height}";
        PROBLEM_WIDTH "width": => "the length of this row is {length}, and the header says {width}";
        PROBLEM_SIZE_HINTED "sizeHinted": => "width and height go from 1 to {most}, and these are {width} and {height}{hint}";
        PROBLEM_SIZE "size": => "width and height go from 1 to {most}, and these are {width} and {height}";
        PROBLEM_NO_SCENARIOS "noScenarios": => "the text holds no scenarios: it is empty";
        PROBLEM_VERSION "version": => "a file of scenarios begins with \"version 1\"";
        PROBLEM_SCENARIO "scenario": => "the number of fields is {length}, and 9 are wanted: bucket, map, width, height, start x, start y, goal x, goal y, length";
        PROBLEM_NO_HEXAGONS "noHexagons": => "a text of hexagons begins with \"hexagons pointy\" or \"hexagons flat\"";
        PROBLEM_ORIENTATION "orientation": => "'{word}' is no way to stand: hexagons are \"pointy\" or \"flat\"";
        PROBLEM_NO_FLOOR "noFloor": => "the text holds no floor";
        PROBLEM_STAIRS_ONCE "stairsOnce": => "the letter '{sign}' stands for stairs, and so it must stand twice: here it stands once";
        PROBLEM_STAIRS_AGAIN "stairsAgain": => "the letter '{sign}' stands for stairs, and so it must stand twice: here it stands for the third time";
        PROBLEM_SECOND_BELOW "secondBelow": => "this is a second {mark}: the first is on floor {floor}";
        PROBLEM_LINK "link": => "a link is written as two places with an arrow, such as 3,4,0 <-> 3,4,1 or 3,4,0 -> 0,0,1, and then what it costs";
        PROBLEM_ARROW "arrow": => "'{word}' is no arrow: {link}";
        PROBLEM_NO_PLACE "noPlace": => "'{word}' is no place: one is written x,y,floor, such as 3,4,0";
        PROBLEM_NO_COST "noCost": => "'{word}' is no cost: it must be a number from 0 to 1e100";
        PROBLEM_LINK_OUTSIDE "linkOutside": => "{place} is outside the map";
        PROBLEM_LINK_WALL "linkWall": => "{place} is a wall, and links lead between free cells";
        PROBLEM_NO_NUMBER "noNumber": => "\"{word}\" is not a whole number";
        PROBLEM_NO_LENGTH "noLength": => "\"{word}\" is not a length";
        PROBLEM_JSON "json": => "this is no JSON: '{sign}' can't stand here";
        PROBLEM_JSON_ENDS "jsonEnds": => "the JSON ends before it is complete";
        PROBLEM_JSON_DEEP "jsonDeep": => "the JSON has brackets within brackets more than {most} deep";
        PROBLEM_TILED_XML "tiledXml": => "this is XML, and maps of Tiled are read from JSON: in Tiled, choose File > Export As, and there JSON";
        PROBLEM_TILED_NO_MAP "tiledNoMap": => "this is no map of Tiled, which has a list of \"layers\"";
        PROBLEM_TILED_ORIENTATION "tiledOrientation": => "the orientation of this map is \"{word}\", and only orthogonal maps of Tiled are read";
        PROBLEM_TILED_NUMBER "tiledNumber": => "\"{name}\" must be a whole number from {least} to {most}";
        PROBLEM_TILED_LIST "tiledList": => "\"{name}\" must be a list, as Tiled writes it since version 1.2";
        PROBLEM_TILED_TRUTH "tiledTruth": => "the property \"{name}\" must be true or false";
        PROBLEM_TILED_TILE "tiledTile": => "this is no tile: it must be a whole number from 0 to 4294967295";
        PROBLEM_TILED_DATA "tiledData": => "the data of the layer \"{name}\" are neither a list of numbers nor Base64";
        PROBLEM_TILED_COMPRESSED "tiledCompressed": => "the layer \"{name}\" is compressed ({word}), and that is not read: in Tiled, set Map > Map Properties > Tile Layer Format to CSV";
        PROBLEM_TILED_COUNT "tiledCount": => "the number of tiles of the layer \"{name}\" is {length} here, and {cells} are wanted";
        PROBLEM_TILED_OUTSIDE "tiledOutside": => "the layer \"{name}\" is larger than the map";
        PROBLEM_TILED_SHIFTED "tiledShifted": => "the layer \"{name}\" is drawn beside the cells that it speaks of: in Tiled, set its offset to 0";
        PROBLEM_TILED_EXTERNAL "tiledExternal": => "the tileset \"{word}\" is a file of its own, which is not read: in Tiled, press Embed Tileset, or say which name means walls, of {names}";
        PROBLEM_TILED_TEMPLATE "tiledTemplate": => "this object is made from the template \"{word}\", which is a file of its own: in Tiled, choose Detach";
        PROBLEM_TILED_SHAPE "tiledShape": => "the object \"{name}\" is no upright rectangle, and only such objects can be walls or have a cost";
        PROBLEM_TILED_MARK "tiledMark": => "the {mark} lies outside the map";
        PROBLEM_TILED_NOTHING "tiledNothing": => "nothing here says what is a wall: say which name means walls, of {names}; or in Tiled, name the layer of walls \"walls\", or give tiles the property \"wall\" (true or false) or \"cost\" (a number)";
        PROBLEM_TILED_NO_NAME "tiledNoName": => "no layer, object, class or property here has the name \"{name}\": the names are {names}";
        PROBLEM_DIMACS_HEADER "dimacsHeader": => "before all arcs stands one line p sp with the numbers of nodes and arcs, such as p sp 6 8";
        PROBLEM_DIMACS_SIZE "dimacsSize": => "the number of nodes must be from 1 to {most}, and that of arcs up to {arcs}";
        PROBLEM_DIMACS_LINE "dimacsLine": => "\"{word}\" begins no line that is known: c is a comment, p the size, a an arc, v the coordinates of a node";
        PROBLEM_DIMACS_ARC "dimacsArc": => "an arc has three numbers: where it begins, where it ends and what it costs, such as a 1 2 17";
        PROBLEM_DIMACS_PLACE "dimacsPlace": => "coordinates are three numbers: a node, its x and its y, such as v 1 -73 41";
        PROBLEM_DIMACS_NODE "dimacsNode": => "\"{word}\" is no node: they go from 1 to {nodes}";
        PROBLEM_DIMACS_COORDINATE "dimacsCoordinate": => "\"{word}\" is no coordinate: it must be a number from -1e100 to 1e100";
        PROBLEM_DIMACS_AGAIN "dimacsAgain": => "node {node} has its coordinates already";
        PROBLEM_DIMACS_WITHOUT "dimacsWithout": => "node {node} has no coordinates: either all have them or none has";
        PROBLEM_DIMACS_COUNT "dimacsCount": => "the number of arcs is {length}, and the line p says {arcs}";
        PROBLEM_DIMACS_BESIDE "dimacsBeside": => "in the coordinates, {problem}";
    }
    "all" {
        SENTENCES "sentences": => "{sentences: }";
    }
    // What happened at a step.
    "story" {
        ROUND "round": => "Round {number} begins.";
        BEGAN "began": => "Opened {end}: {sum}.";
        BOUND "bound": => "In this round f may be at most {bound}.";
        OPENED "opened": => "Opened {place}, reached from {from}: {sum}.";
        OPENED_UP "openedUp": => "Opened {place}, up the stairs at {from}: {sum}.";
        OPENED_DOWN "openedDown": => "Opened {place}, down the stairs at {from}: {sum}.";
        OPENED_THROUGH "openedThrough": => "Opened {place}, through the door at {from}: {sum}.";
        OPENED_FROM_UP "openedFromUp": => "Opened {place}, whose stairs lead up to {from}: {sum}.";
        OPENED_FROM_DOWN "openedFromDown": => "Opened {place}, whose stairs lead down to {from}: {sum}.";
        OPENED_FROM_THROUGH "openedFromThrough": => "Opened {place}, whose door leads to {from}: {sum}.";
        TURNED "turned": => "Of this {cost} are for turning by {degrees} degrees.";
        REOPENED "reopened": => "Reopened {place}: it was closed with {before}, and by way of {by} it costs less: {sum}.";
        REPAIRED "repaired": => "Repaired {place}: it was closed with {before} and stays so, and by way of {by} it costs less: {sum}. All that hangs on it is costed again.";
        IMPROVED "improved": => "Improved {place}: it was open with {before}, and by way of {by} it costs less: {sum}.";
        LOOKED "looked": => "Looked from {from} along a line as far as {place}.";
        REACHED "reached": => "Expanded {place}, {stop}: {whole} is complete, and costs {cost}; {why}.";
        EXPANDED_SIDE "side": => "Expanded {place} from {stop}'s side: {why}.";
        EXPANDED "expanded": => "Expanded {place}: {why}.";
        MEET "meet": => "The sides meet here, on a way that costs {cost}.";
        MEET_AT "meetAt": => "The sides meet at {place}, on a way that costs {cost}.";
        COMPLETED "completed": => "It is {stop}: {whole} is complete.";
        AMONG "among": => "Among them is {stop}: {whole} is complete.";
        LINES "lines": "Looked along {n} line.", => "Looked along {n} lines.";
        NOTHING "nothing": => "Nothing was opened.";
        CAME "came": => "{Deeds:, | and } {noun}.";
        SKIPPED "skipped": => "Skipped: {skips:; }.";
    }
    // What a search came to.
    "result" {
        THERE "there": => "You are there: the start is the goal, {start}.";
        FOUND "found": "A path from {start} to {goal} in {n} step, cost {cost}.", => "A path from {start} to {goal} in {n} steps, cost {cost}.";
        MOVER_AT_START "moverAtStart": => "A mover is at the start {place} at tick 0.";
        IN_TIME "inTime": => "A path from {start} to {goal} in {ticks}.";
        IN_TIME_WAITING "inTimeWaiting": => "A path from {start} to {goal} in {ticks}, {waiting} of them waiting.";
        OVER "places": => "A path from {start} to {goal} over {n} places, cost {cost}.";
        UNREACHABLE "unreachable": => "There is no path from {start} to {goal}.";
        STOPPED "stopped": "Stopped after {n} expansion, before a path from {start} to {goal} was complete.", => "Stopped after {n} expansions, before a path from {start} to {goal} was complete.";
        BLOCKED "blocked": => "{Stop} is {obstacle}.";
        NO_START "noStart": => "None of the {n} starts is free: {first} is {obstacle}.";
        NO_GOAL "noGoal": => "None of the {n} goals is free: {first} is {obstacle}.";
        FLOODED "flooded": "Reached {n} place from {start}.", => "Reached {n} places from {start}.";
        FLOODED_WITHIN "floodedWithin": "Reached {n} place from {start} at a cost of at most {most}.", => "Reached {n} places from {start} at a cost of at most {most}.";
        STOPPED_FLOOD "stoppedFlood": "Stopped after {n} expansion, before all was reached.", => "Stopped after {n} expansions, before all was reached.";
        NEAREST "nearest": => "The path leads to {place}, the nearest that was reached.";
        NEAREST_START "nearestStart": => "The path begins at {place}, the nearest to the start that was reached.";
    }
    // What comes of a walk, and what happens at its ticks.
    "walk" {
        TICKS "ticks": "{n} tick", => "{n} ticks";
        WAITS_BEFORE "waitsBefore": => "Before that step it waits {ticks}.";
        EXPANSIONS "expansions": "{n} expansion", => "{n} expansions";
        WALKED "walked": => "Walked from {start} to {goal} in {ticks}, cost {cost}: {expanded}.";
        WALKED_WAITING "walkedWaiting": => "Walked from {start} to {goal} in {ticks}, {waiting} of them waiting, cost {cost}: {expanded}.";
        STAYED "stayed": => "Stayed at {start}: at tick {tick} the way to {goal} costs {cost}, after {expanded} in all.";
        STAYED_WITHOUT "stayedWithout": => "Stayed at {start}: at tick {tick} there is no path to {goal}.";
        WITHOUT_PATH "withoutPath": => "At tick {tick} there is no path from {start} to {goal}, and no change is to come.";
        WALK_LIMIT "limit": => "Stopped after {expanded}, at tick {tick}, before {goal} was reached.";
        WALK_LONG "long": => "Stopped at tick {tick}, before {goal} was reached: the walk is too long.";
        WALK_FULL "full": => "Stopped at tick {tick}, before {goal} was reached: its trace is full.";
        WALK_STOPPED "stopped": => "Stopped at tick {tick}, before {goal} was reached.";
        LEFT_OUT_HERE "leftOutHere": => "The change of {place} at tick {tick} was left out: the agent stands there.";
        LEFT_OUT_GOAL "leftOutGoal": => "The change of {place} at tick {tick} was left out: it is the goal.";
        LEFT_OUT_MORE "leftOutMore": "So were {n} change more.", => "So were {n} changes more.";
        AGENT_AT "agentAt": => "The agent is at {place}.";
        AGENT_STAYS "agentStays": => "Tick {tick}: the agent stays at {place}.";
        AGENT_WENT "agentWent": => "Tick {tick}: the agent has gone from {from} to {to}.";
        NOW_WALL "nowWall": => "{Place} is a wall now.";
        NOW_FREE "nowFree": => "{Place} is free now.";
        NOW_COSTS "nowCosts": => "{Place} costs {cost} now.";
        MORE_CELLS "moreCells": => "And {n} cells more are others.";
        KEY_ONLY "keyOnly": => "its key {key} is the only one";
        KEY_LEAST "keyLeast": => "its key {key} is the least of {open} open";
        OVERCONSISTENT "overconsistent": => "Expanded {place}: {first}. rhs = {rhs} is less than g = {g}, so it is overconsistent: g is {now} now.";
        UNDERCONSISTENT "underconsistent": => "Expanded {place}: {first}. g = {g} is less than rhs = {rhs}, so it is underconsistent: g is given up.";
        WAITS "waits": => "It waits with the key {key}.";
        BEST_BY "bestBy": => "The best way to it leads over {place}.";
        REQUEUED "requeued": => "{Place} came first by a key from before the agent walked on, which is too low.";
        UNREACHED "unreached": => "No way leads to {place} any more: rhs and g are infinite.";
        CONSISTENT_AGAIN "consistentAgain": => "{Place} is consistent again: rhs = g = {rhs}.";
        INCONSISTENT_NOW "inconsistentNow": => "{Place} is inconsistent: rhs = {rhs}, g = {g}.";
    }
    // The truth about a search.
    "verdict" {
        NO_PATH "noPath": => "There is no path.";
        LEAST_COST "leastCost": => "The least cost is {cost}.";
        TRUE "true": => "That is true.";
        MISSED "missed": => "No path was found, but there is one: the best costs {best}.";
        ANGLE "angle": => "Cost {cost} at any angle: the best path of single steps costs {best}.";
        UNKNOWN "unknown": => "The best path at any angle is not known on a map of this size.";
        OPTIMAL "optimal": => "Optimal, cost {cost}.";
        NOT_OPTIMAL "notOptimal": => "Not optimal: {cost}, the best is {best}.";
        TOO_HIGH "tooHigh": => "{Estimate} is too high at {place}: {h}, but {true} is {cost}.";
        INCONSISTENT "inconsistent": => "{Estimate} is never too high, but {step} from {from} to {to} lowers it from {before} to {after} and costs only {cost}.";
        CONSISTENT "consistent": => "{Estimate} is never too high, and consistent.";
    }
    // What is wrong with an argument.
    "error" {
        MEANT "meant": => "{Argument} is \"{value}\": did you mean \"{meant}\"? It must be one of {names}.";
        CHOSEN "chosen": => "{Argument} is \"{value}\". It must be one of {names}.";
        MUST "must": => "{Argument} is {value}: it must be {allowed}.";
        MUST_MEANT "mustMeant": => "{Argument} is {value}: did you mean \"{meant}\"? It must be {allowed}.";
        LACKS "lacks": => "{Whole} has no {part}: it must be {allowed}.";
        LIKE "like": => "{Argument} is {value}: {like}.";
        OUTSIDE "outside": => "{Argument} is outside the map: x goes from 0 to {x} and y from 0 to {y}.";
        OUTSIDE_FLOOR "outsideFloor": => "{Argument} is outside the map: its only floor is 0.";
        OUTSIDE_FLOORS "outsideFloors": => "{Argument} is outside the map: its floors go from 0 to {floor}.";
        OUTSIDE_ROWS "outsideRows": => "{Argument} is outside the map: {axis} goes from 0 to {last}.";
        OUTSIDE_ROW "outsideRow": => "{Argument} is outside the map: where {axis} is {row}, {other} goes from {from} to {to}.";
        OUTSIDE_GRAPH "outsideGraph": => "{Argument} is outside the map: the number of its nodes is {n}, and none has this id.";
        NOT_WHOLE "notWhole": => "{Argument} is {value}: x and y must be whole numbers.";
        NOT_NUMBERS "notNumbers": => "{Argument} is {value}: x and y must be numbers.";
        OPTION_MEANT "optionMeant": => "There is no option \"{name}\": did you mean \"{meant}\"? The options are {names}.";
        NO_OPTION "noOption": => "There is no option \"{name}\". The options are {names}.";
        SIZE "notPossible": => "A map of {width} x {height} cells is not possible: width and height go from 1 to {most}.";
        TEXT "text": => "Line {line}, column {column}: {problem}.";
        NEEDS_GRID "needsGrid": => "The algorithm \"{name}\" needs a grid: on a graph use \"astar\", \"dijkstra\", \"greedy\", \"bfs\", \"bidirectional\" or \"ida\".";
        SMOOTH_GRID "smoothGrid": => "The smoothing \"{name}\" needs a grid: on a graph only \"none\" is possible.";
        NEEDS_ONE_GRID "needsOneGrid": => "The algorithm \"{name}\" needs a single grid: on floors use \"astar\", \"dijkstra\", \"greedy\", \"bfs\", \"bidirectional\" or \"ida\".";
        SMOOTH_ONE_GRID "smoothOneGrid": => "The smoothing \"{name}\" needs a single grid: on floors only \"none\" is possible.";
        ONLY_ON_HEXAGONS "onlyOnHexagons": => "On hexagons the option \"{name}\" allows only: {allowed}.";
        SIZE_GRAPH "sizeGraph": => "The option \"size\" needs a grid: on a graph nothing is large.";
        OWN_ONE_GOAL "ownOneGoal": => "An estimate of one's own is of the way to one goal, on a grid or a graph: to several goals, and on floors, use one that has a name.";
        ONE_GOAL "oneGoal": => "The algorithm \"jps\" jumps towards one goal: to several use \"astar\" or \"auto\".";
        DISTANCES_BY "distancesBy": => "Distances are found by \"dijkstra\", and the algorithm is \"{name}\".";
        DISTANCES_THROUGH "distancesThrough": => "Distances are found without a goal, and so without way points.";
        TURNS_ALGORITHM "turnsAlgorithm": => "The algorithm \"{name}\" knows no directions: where turning costs, use \"astar\", \"dijkstra\", \"greedy\", \"bfs\" or \"ida\".";
        TURNS_GRID "turnsGrid": => "The option \"turnCost\" needs a grid: the connections of a graph have no directions.";
        TURNS_THROUGH "turnsThrough": => "The options \"turnCost\" and \"through\" can't be used together: how one looks at a way point would be left out of account.";
        TIE_ROUNDED "tieRounded": => "With \"turnCost\": \"tie\" all costs must be whole numbers, or have at most three decimals: others are rounded, and no tie is certain.";
        TIE_LARGE "tieLarge": => "This map is too large for \"turnCost\": \"tie\": with {free} free cells, such costs and diagonal steps its sums would be rounded. Use a small number, such as 0.001.";
        NO_TIME "noTime": => "The algorithm \"{name}\" knows no time: with movers use \"astar\", \"dijkstra\" or \"auto\".";
        WITH_MOVERS "withMovers": => "The options \"movers\" and \"{name}\" can't be used together.";
        NOBODY_MOVES "nobodyMoves": => "Audits, diagnoses and distances are for maps on which nobody moves: leave out the option \"movers\".";
        MOVERS_ONE_GOAL "moversOneGoal": => "Where others move, there must be one start and one goal.";
        MOVERS_LARGE "moversLarge": => "The movers leave a place free {layers} times: on a map of {places} places at most {most} are possible.";
        UNIFORM "uniform": => "The algorithm \"jps\" needs a map on which all free cells cost the same: with terrain costs use \"astar\" or \"auto\".";
        DIAGONAL_COST "diagonal": => "The algorithm \"jps\" needs a diagonal cost from 1 to 2, and this is {cost}: use \"astar\" or \"auto\".";
        CHANGE_OF_NOTHING "changeOfNothing": => "Change {number} says neither \"wall\" nor \"cost\": it must say at least one of them.";
        OF_NO_USE "ofNoUse": => "The option \"{name}\" is of no use for a walk with the replanner \"{replanner}\": leave it out.";
        NO_ROOM_FOR_MISTAKE "noRoomForMistake": => "The mistake \"{name}\" breaks a rule that the replanner \"{replanner}\" does not have: use \"dstar-lite\".";
        NEEDS_COSTS "needsCosts": => "The replanner \"{name}\" needs steps that cost more than 0: with cells that cost 0 use \"astar\".";
        NEEDS_CONSISTENT "needsConsistent": => "The replanner \"{name}\" needs a consistent estimate, and \"{heuristic}\" is not on this map: use \"auto\", or the replanner \"astar\".";
        ASCII_COSTS "asciiCosts": => "The format \"ascii\" holds the costs 1 to 9, and this map has cells that cost {cost}.";
        ASCII_WALL "asciiWall": => "The format \"ascii\" draws the {mark} in place of its cell, and {place} is a wall: use \"digits\".";
        ASCII_END "asciiEnd": => "The format \"ascii\" draws the {mark} in place of its cell, and {place} costs {cost}: no other format holds costs.";
        NO_COSTS "noCosts": => "The format \"{format}\" can't hold terrain costs, and this map has cells that cost {cost}: use \"ascii\".";
        NO_FORMAT "noFormat": => "The format \"{format}\" can't hold terrain costs, and this map has cells that cost {cost}: none of the three text formats holds all of its costs.";
        FORMULA "formula": => "{Argument} is \"{value}\": \"{found}\" at place {place} can't stand there, only {wanted}.";
        FORMULA_ENDS "formulaEnds": => "{Argument} is \"{value}\": it ends where {wanted} must come.";
        FORMULA_LONG "formulaLong": => "{Argument} is \"{value}\": a formula has at most {letters} letters, and at most {deep} brackets within each other.";
        FORMULA_POSSIBLE "formulaPossible": => "A formula is possible, too, such as \"2 * max(dx, dy)\".";
    }
}
