/**
 * How the engine's sentences are made: a template for each kind of sentence, with its fields, `{name:type}`, and for each kind of part.
 * They are read by these, so they must be as in crates/core/src, to the letter; a test compares them with what the engine says.
 */
export const english = {
  node: { id: "node {id:count}" },
  stop: { start: "the start", goal: "the goal", way: "way point {id:count}" },
  whole: { path: "the path", part: "this part of the path" },
  obstacle: { wall: "a wall", occupied: "occupied" },
  /** What g, h and f of a node come to. */
  sum: {
    greedy: "{g:formula}, {h:formula}, and only h counts",
    f: "{g:formula}, {h:formula}, so {f:formula}",
    g: "{g:formula}",
  },
  /** By what nodes are ordered. */
  key: { bound: "{f:formula} is within the bound", f: "{f:formula}", largest: "{f:largest}" },
  /** Why of several that tied one came first. */
  tie: {
    furthest: "it has come furthest (largest g)",
    least: "it has come least far (smallest g)",
    longest: "it has waited longest",
    last: "it came last",
    cells: "the order of the cells decided",
    nodes: "the order of the nodes decided",
  },
  reason: { both: "{first:tie}, and {last:tie}", one: "{first:tie}" },
  why: {
    only: "{key}, and nothing else is open",
    waited: "{key}; of {open:count} open it has waited longest",
    came: "{key}; of {open:count} open it came last",
    tied: "{key} is the least of {open:count} open; of {ties:count} that tied, {reason}",
    least: "{key} is the least of {open:count} open",
  },
  /** Part of the same, behind "Another goes first: ". */
  later: {
    tied: "of {ties:count} that tied, {reason}",
    waited: "of {open:count} open it has waited longest",
    last: "of {open:count} open it came last",
  },
  state: { open: "open", closed: "closed" },
  skipped: {
    ignored: "{state} with {g:formula}, and this way gives {by:number}, which is ignored",
    known: "{state} with {g:formula}, and this way gives {by:number}",
    later: "{f:formula} is left for a later round",
    back: "where it was reached from",
    wall: "wall",
    corner: "behind a corner",
    occupied: "occupied",
  },
  skip: { group: "{places}: {skipped}" },
  deed: {
    opened: "opened {n:count}",
    improved: "improved {n:count}",
    reopened: "reopened {n:count}",
    repaired: "repaired {n:count}",
  },
  noun: {
    points: "jump points",
    point: "jump point",
    neighbours: "neighbours",
    neighbour: "neighbour",
    cells: "cells",
    cell: "cell",
    nodes: "nodes",
    node: "node",
  },
  and: { and: " and " },
  back: { back: "the step back", on: "the step" },
  estimate: { weighted: "the estimate times {weight:number}", plain: "the estimate" },
  cost: {
    next: "the true cost to the next way point or the goal",
    previous: "the true cost from the previous way point or the start",
    all: "the true cost",
  },
  /** What an error is about. */
  argument: {
    attribute: "the attribute {name:text}",
    stopAt: "{stop} {cell}",
    stop: "{stop}",
    cost: "the cost of the cell {place}",
    cell: "the cell {place}",
    option: "the option {name:text}",
  },
  allowed: {
    names: "one of {names:texts}",
    whole: "a whole number from {from:number} to {to:number}",
    finite: "a finite number from {from:number} to {to:number}",
    above: "a finite number greater than 0, at most 1e100",
    limit: "a whole number, 0 or more, or Infinity",
    flag: "true or false",
    step: "a number of whole expansions, 0 or more, or of events, such as e206",
    speed: "a number of steps a second, more than 0",
    height: "a number of pixels, or a length as in CSS",
    address: "an address, and a whole one on a page that has none itself",
    cell: 'a cell "x,y" of this map, {first:text} to {last:text}',
    node: "the id of a node of this graph",
    anyNode: "the id of a node",
    point: "a cell [x, y] of the map",
  },
  mark: { start: "start", goal: "goal" },
  hint: {
    digits: '; a map of digits begins with its width and height, such as "3 3"',
    movingAi: '; a Moving AI map begins with "type octile"',
    size: "; a map of digits begins with its width and height",
  },
  /** What is wrong with a map's text. */
  problem: {
    empty: "the text holds no map: it is empty",
    hinted:
      "{sign} is not a cell: a map is drawn with . (free), # (wall), 1 to 9 (terrain), S (start) and G (goal){hint}",
    sign: "{sign} is not a cell: a map is drawn with . (free), # (wall), 1 to 9 (terrain), S (start) and G (goal)",
    row: "the length of this row is {length:count}, and that of the first is {first:count}: all rows must be equally long",
    second: "this is a second {mark}, and a map has one: the first is at {place}",
    digit: "{sign} is not a cell: 0 is free, 1 is a wall",
    more: "there are more cells than the {cells:count} that width and height promise",
    fewer: "the map ends after {length:count} of {width:count} x {height:count} = {cells:count} cells",
    noHeight: "the height is missing",
    movingAi: "{sign} is not a cell: . G S are free, @ O T W are walls",
    header: 'the header has the lines "type", "height", "width" and "map"',
    noSize: 'the header does not give both "width" and "height"',
    rows: "the number of rows is {length:count}, and the header says {height:count}",
    width: "the length of this row is {length:count}, and the header says {width:count}",
    sizeHinted: "width and height go from 1 to {most:count}, and these are {width:count} and {height:count}{hint}",
    size: "width and height go from 1 to {most:count}, and these are {width:count} and {height:count}",
  },
  /** Why a file could not be read. */
  failure: {
    file: "a page opened by double click may not read files. Put the map inside the element",
    status: "status {code}",
    other: "{rest}",
  },
  story: {
    // Steps.
    round: "Round {number:count} begins.",
    began: "Opened {stop} {cell}: {sum}.",
    bound: "In this round f may be at most {bound:number}.",
    opened: "Opened {place}, reached from {from:place}: {sum}.",
    reopened: "Reopened {place}: it was closed with {before:formula}, and by way of {by:place} it costs less: {sum}.",
    repaired:
      "Repaired {place}: it was closed with {before:formula} and stays so, and by way of {by:place} it costs less: {sum}. All that hangs on it is costed again.",
    improved: "Improved {place}: it was open with {before:formula}, and by way of {by:place} it costs less: {sum}.",
    looked: "Looked from {from:place} along a line as far as {place}.",
    reached: "Expanded {place}, {stop}: {whole} is complete, and costs {cost:number}; {why}.",
    side: "Expanded {place} from {stop}'s side: {why}.",
    expanded: "Expanded {place}: {why}.",
    meet: "The sides meet here, on a way that costs {cost:number}.",
    meetAt: "The sides meet at {place}, on a way that costs {cost:number}.",
    completed: "It is {stop}: {whole} is complete.",
    among: "Among them is {stop}: {whole} is complete.",
    lines: { one: "Looked along {n:count} line.", other: "Looked along {n:count} lines." },
    nothing: "Nothing was opened.",
    came: "{deeds} {noun}.",
    skipped: "Skipped: {skips}.",
    // Results.
    there: "You are there: the start is the goal, {place}.",
    found: {
      one: "A path from {start:place} to {goal:place} in {n:count} step, cost {cost:number}.",
      other: "A path from {start:place} to {goal:place} in {n:count} steps, cost {cost:number}.",
    },
    places: "A path from {start:place} to {goal:place} over {n:count} places, cost {cost:number}.",
    unreachable: "There is no path from {start:place} to {goal:place}.",
    stopped: {
      one: "Stopped after {n:count} expansion, before a path from {start:place} to {goal:place} was complete.",
      other: "Stopped after {n:count} expansions, before a path from {start:place} to {goal:place} was complete.",
    },
    blocked: "{stop} {cell} is {obstacle}.",
    nearest: "The path leads to {place}, the nearest that was reached.",
    nearestStart: "The path begins at {place}, the nearest to the start that was reached.",
    // Verdicts.
    noPath: "There is no path.",
    leastCost: "The least cost is {cost:number}.",
    true: "That is true.",
    missed: "No path was found, but there is one: the best costs {best:number}.",
    angle: "Cost {cost:number} at any angle: the best path of single steps costs {best:number}.",
    unknown: "The best path at any angle is not known on a map of this size.",
    optimal: "Optimal, cost {cost:number}.",
    notOptimal: "Not optimal: {cost:number}, the best is {best:number}.",
    tooHigh: "{estimate} is too high at {place}: {h:number}, but {true:cost} is {cost:number}.",
    inconsistent:
      "{estimate} is never too high, but {step:back} from {from:place} to {to:place} lowers it from {before:number} to {after:number} and costs only {cost:number}.",
    consistent: "{estimate} is never too high, and consistent.",
    // Errors.
    noAttribute: "There is no attribute {name:text}: did you mean {meant:text}?",
    meant: "{argument} is {value:text}: did you mean {meant:text}? It must be one of {names:texts}.",
    chosen: "{argument} is {value:text}. It must be one of {names:texts}.",
    must: "{argument} is {value}: it must be {allowed}.",
    outside: "{argument} is outside the map: x goes from 0 to {x:count} and y from 0 to {y:count}.",
    optionMeant: "There is no option {name:text}: did you mean {meant:text}? The options are {names:texts}.",
    noOption: "There is no option {name:text}. The options are {names:texts}.",
    notPossible:
      "A map of {width:count} x {height:count} cells is not possible: width and height go from 1 to {most:count}.",
    text: "Line {line:count}, column {column:count}: {problem}.",
    empty: "The text is empty: a map has at least one cell.",
    notJson: "This is not JSON: {rest}.",
    json: "This JSON is neither a matrix of 0 and 1 nor a map with cells and costs nor a graph with nodes and connections.",
    notLoaded: "The map {address} could not be loaded: {failure}.",
    needsGrid:
      'The algorithm {name:text} needs a grid: on a graph use "astar", "dijkstra", "greedy", "bfs", "bidirectional" or "ida".',
    smoothGrid: 'The smoothing {name:text} needs a grid: on a graph only "none" is possible.',
    uniform:
      'The algorithm "jps" needs a map on which all free cells cost the same: with terrain costs use "astar" or "auto".',
    diagonal:
      'The algorithm "jps" needs a diagonal cost from 1 to 2, and this is {cost:number}: use "astar" or "auto".',
    policy:
      'Stepstar could not compile its engine. A Content-Security-Policy must allow it by script-src "wasm-unsafe-eval"; Chrome before 114 compiles so large an engine in a worker only.',
    noEngine: "Stepstar needs WebAssembly, which this browser lacks or has switched off, as in a lockdown mode.",
    characters:
      'Stepstar was read in the wrong character set: its script is in UTF-8, which the page must say by <meta charset="utf-8">.',
  },
} as const;
