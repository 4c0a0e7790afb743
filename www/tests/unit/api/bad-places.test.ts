/** Starts, goals and nodes that are refused. */
import { audit } from "stepstar";
import { type Anything, find, graph, grid, map, refuses, steps } from "./bad-input.js";

const from = (place: Anything) => () => find(map, place, [2, 1]);

refuses([
  ["a place with a text in it", from(["0", 1]), TypeError, /start is \("0", 1\): x and y must be numbers/],
  ["a Trace as start", from(steps), TypeError, /start is a Trace: it must be a point/],
  ["a text as y", from({ x: 0, y: "1" }), TypeError, /start is \(0, "1"\): x and y must be numbers/],
  ["a start without y", from({ x: 0 }), TypeError, /start is an object: it must be a point/],
  ["a start of null", from(null), TypeError, /start is null: it must be a point/],
  ["a function as start", from(() => [0, 0]), TypeError, /start is a function: it must be a point/],
  ["no start", from(undefined), TypeError, /start is undefined: it must be a point, \[x, y\] or \{ x, y \}/],
  ["a start given as text", from("0,0"), TypeError, /start is "0,0"/],
  ["a start of three numbers", from([0, 0, 0]), TypeError, /start is \[0, 0, 0\]/],
  [
    "a start of more numbers than a sentence holds",
    from([0, 0, 0, 0, 0]),
    TypeError,
    /start is an array of 5: it must/,
  ],
  ["a start of two strings", from(["0", "1"]), TypeError, /start is \("0", "1"\): x and y must be numbers/],
  ["a start between cells", from([0.5, 0]), RangeError, /start is \(0.5, 0\): x and y must be whole numbers/],
  ["a start of NaN", from({ x: Number.NaN, y: 0 }), RangeError, /start is \(NaN, 0\)/],
  [
    "a start outside",
    from([3, 0]),
    RangeError,
    /start \(3, 0\) is outside the map: x goes from 0 to 2 and y from 0 to 1/,
  ],
  ["an id on a grid", from(3), TypeError, /start is 3: it must be a point/],
  [
    "a point on a graph",
    () => find(graph, { x: 0, y: 0 }, 2),
    TypeError,
    /start is an object: it must be the id of a node, on a graph/,
  ],
  ["an unknown id", () => find(graph, 1, 7), RangeError, /goal \(node 7\) is outside the map/],
  [
    "an id that is no whole number",
    () => find(graph, 1.5, 2),
    RangeError,
    /start is 1.5: it must be a whole number from 0 to 4294967295/,
  ],
  ["an audit to a goal outside", () => audit(grid, [0, 0], [0, 5]), RangeError, /goal \(0, 5\) is outside/],
]);
