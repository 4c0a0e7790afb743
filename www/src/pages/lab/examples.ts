/** The shelf: maps that each ask one question. */
import { type Change, Graph, Grid, type Options, type Point } from "stepstar";
import type { Drawing } from "stepstar/element";
import corridor from "../../../../maps/corridor.txt?raw";
import courtyard from "../../../../maps/courtyard.txt?raw";
import exits from "../../../../maps/exits.txt?raw";
import building from "../../../../maps/floor-plan-42x31.txt?raw";
import floors from "../../../../maps/floors.txt?raw";
import guard from "../../../../maps/guard.txt?raw";
import hexagons from "../../../../maps/hexagons.txt?raw";
import manhattan from "../../../../maps/manhattan-diagonal.txt?raw";
import narrowDoor from "../../../../maps/narrow-door.txt?raw";
import oneWay from "../../../../maps/one-way.json?raw";
import outpost from "../../../../maps/outpost.txt?raw";
import pillars from "../../../../maps/pillars.txt?raw";
import terrain from "../../../../maps/terrain.txt?raw";
import trap from "../../../../maps/trap.txt?raw";
import villages from "../../../../maps/villages.json?raw";
import world from "../../../../maps/world-50x25.txt?raw";
import type { BoardAim } from "../state/aim.js";
import { floorsFrom } from "../state/read-floors.js";
import { generateApart } from "./generate/apart.js";
import type { MapRecipe } from "./generate/index.js";
import { drawing } from "./plain-map.js";

export interface Example {
  readonly name: string;
  readonly question: string;
  /** What to look for, in a sentence or two. */
  readonly story: string;
  readonly options: Options;
  /** After how many expansions it opens; absent: at the end. */
  readonly expansion?: number;
  /** What it looks for, where that is no path from one start to one goal. */
  readonly aim?: BoardAim;
  /** What changes while somebody walks: then it is a walk. */
  readonly changes?: readonly Change[];
  /** Its design came with a window, whose colours the board can wear. */
  readonly window?: true;
  draw(): Drawing | Promise<Drawing>;
}

const grid = (text: string, ends?: { start: Point; goal: Point }) => (): Drawing => {
  const map = Grid.parse(text);
  const { start = null, goal = null, starts, goals } = map;
  return { grid: map, ...(ends ?? { start, goal, starts, goals }), through: [] };
};
const graph = (text: string, start: number, goal: number) => (): Drawing => ({
  graph: Graph.from(JSON.parse(text)),
  start,
  goal,
});
const generated = (recipe: MapRecipe) => async () => drawing(await generateApart(recipe));
const empty = (width: number, height: number) => (): Drawing => ({
  grid: new Grid(width, height),
  start: [0, 0],
  goal: [width - 1, height - 1],
  through: [],
});

export const examples: readonly Example[] = [
  {
    name: "trap",
    question: "A trap: why does it walk into the pocket?",
    story:
      "The estimate knows nothing of walls: every cell of the pocket looks nearer than the way round. Close the mouth of the pocket, or drag the goal into it, and see what changes.",
    options: { algorithm: "astar", heuristic: "manhattan" },
    expansion: 96,
    draw: grid(trap),
  },
  {
    name: "neighbours",
    question: "Nodes and neighbours: what does a sorted list cost?",
    story:
      "The recipe “neighbours” keeps its open nodes in a list in order of f and searches whole lists for every neighbour. Compare its comparisons with those of a heap: the steps are the same, the comparisons are not.",
    options: { recipe: "neighbours" },
    expansion: 60,
    draw: grid(pillars),
  },
  {
    name: "floor-plan",
    question: "A floor plan: how does it get out of the corner?",
    story:
      "The third floor of a building, read from text. The recipe “floor-plan” takes the oldest of equal nodes first. Take the pointer tool: left click sets the start, right click the goal, and the path follows at once.",
    options: { recipe: "floor-plan" },
    window: true,
    expansion: 70,
    draw: grid(building, { start: [15, 13], goal: [30, 13] }),
  },
  {
    name: "blocks",
    question: "Blocks: is the first path it sees the best?",
    story:
      "The recipe “blocks” moves in eight directions that all cost 1, and stops as soon as the goal is seen. As a diagonal costs no more than a straight step, h, the distance as the crow flies, is too high, and the path is three steps longer than the best.",
    options: { recipe: "blocks" },
    draw: grid(world),
  },
  {
    name: "game-graph",
    question: "Villages: which connections does it follow?",
    story:
      "The recipe “game-graph” knows nodes and connections, each with a cost of its own. The straight road is not the cheapest. Drag a village: its estimate changes, its roads do not.",
    options: { recipe: "game-graph" },
    expansion: 6,
    draw: graph(villages, 0, 9),
  },
  {
    name: "rpg",
    question: "A courtyard: why is this path not the shortest?",
    story:
      "The recipe “rpg” searches back from the goal and estimates with the square of the distance: far too high, so it runs through the wrong door and stays on that path. Choose the estimate “Best that is safe” and compare the cost and the number of cells.",
    options: { recipe: "rpg" },
    draw: grid(courtyard),
  },
  {
    name: "ties",
    question: "Ties: 91 expansions, or 1,920?",
    story:
      "On an empty map every cell between the corners has the same f. With “larger g first” A* goes straight and expands 91 cells; with “smaller g first”, as here, it expands all 1,920. Nothing else differs.",
    options: { algorithm: "astar", heuristic: "manhattan", tieBreak: "low-g" },
    expansion: 1200,
    draw: empty(60, 32),
  },
  {
    name: "manhattan",
    question: "Manhattan with diagonals: why 4.41 and not 3.83?",
    story:
      "With diagonal moves the Manhattan distance is too high: it counts two steps where one diagonal is enough. Follow “show me”, then choose Octile.",
    options: { algorithm: "astar", diagonal: "always", heuristic: "manhattan", closed: "ignore", tieBreak: "oldest" },
    draw: grid(manhattan),
  },
  {
    name: "terrain",
    question: "Terrain: through the hill or round it?",
    story:
      "A digit is what it costs to step onto a cell. The cheapest path is not the shortest. Paint a road through the hill with the terrain brush at 1.",
    options: { algorithm: "astar", diagonal: "no-obstacles" },
    draw: grid(terrain),
  },
  {
    name: "one-way",
    question: "One-way streets: is the way back the same?",
    story:
      "Arrows go one way, and the hill from 3 to 6 costs more up than down. Swap start and goal: the way back is another way.",
    options: { algorithm: "astar", heuristic: "euclidean" },
    draw: graph(oneWay, 1, 8),
  },
  {
    name: "greedy",
    question: "Greed: how much sooner, and how much longer?",
    story:
      "Greedy search follows h alone and ignores what the path has cost so far. It sees few cells, and its path pays for that. Choose A* and move its weight between 1 and 5 for the searches in between.",
    options: { algorithm: "greedy", diagonal: "no-obstacles" },
    draw: generated({ name: "caves", width: 64, height: 40, seed: 57 }),
  },
  {
    name: "jumps",
    question: "Jump points: where did the open cells go?",
    story:
      "Jump point search looks along straight lines (the rays from the cell that is expanded; step by event to see each) and opens only the cells where a path may turn. The cost is that of A*; the open list stays short.",
    options: { algorithm: "jps", diagonal: "no-obstacles" },
    expansion: 25,
    draw: generated({ name: "rooms", width: 64, height: 40, seed: 7 }),
  },
  {
    name: "maze",
    question: "A perfect maze: does the estimate help at all?",
    story:
      "Between any two cells of a perfect maze there is exactly one path, and being near tells you nothing. Choose Dijkstra and compare how many cells each expands.",
    options: { algorithm: "astar", heuristic: "manhattan" },
    expansion: 300,
    draw: generated({ name: "maze", width: 61, height: 41, seed: 5 }),
  },
  {
    name: "city",
    question: "A city of 512 by 512: what is a good estimate worth?",
    story:
      "Houses, courtyards, parks that are slow to cross, a river with few bridges. Drag the goal: the whole search runs again while you drag.",
    options: { algorithm: "astar", diagonal: "no-obstacles" },
    draw: generated({ name: "city", width: 512, height: 512, seed: 3 }),
  },
  {
    name: "large",
    question: "Random, 2000 by 2000: how far does it have to look?",
    story:
      "Four million cells, a fifth of them walls. Every step of the search is recorded: scrub through it, or zoom in until the numbers show.",
    options: { algorithm: "astar", diagonal: "no-obstacles" },
    draw: generated({ name: "scatter", width: 2000, height: 2000, seed: 1, density: 0.2 }),
  },
  {
    name: "corridor",
    question: "A corridor closes while one walks: what is still known?",
    story:
      "At tick 7 the door ahead becomes a wall. D* Lite searches from the goal and keeps what it knows: drag the row of ticks to 7 and step. Which cells does it mend, and which does it leave as they are?",
    options: {},
    changes: [{ at: 7, place: [9, 3], wall: true }],
    draw: grid(corridor),
  },
  {
    name: "guard",
    question: "A guard's round: how long must one wait?",
    story:
      "Time counts here: a step takes a tick, and so does a wait. The guard 1 stands where he is at the tick of the step, and the ring says how many ticks the path waits. Step back: why is a cell that he crosses two places, one before him and one after?",
    options: {
      movers: [
        [
          [9, 0],
          [8, 0],
          [7, 0],
          [6, 0],
          [5, 0],
          [4, 0],
          [3, 0],
          [4, 0],
          [5, 0],
          [6, 0],
          [7, 0],
          [8, 0],
          [8, 1],
        ],
      ],
    },
    draw: grid(guard),
  },
  {
    name: "narrow-door",
    question: "A large agent: which door is wide enough?",
    story:
      "The agent is two cells wide and high; its place is the top left one of them, and the frame shows all four. It takes the way round, as the door above has room for one cell only. Make a cell beside that door free, and see what changes.",
    options: { size: 2 },
    draw: grid(narrowDoor),
  },
  {
    name: "floors",
    question: "Two floors: why does it miss the teleport?",
    story:
      "The stairs a lead up beside the goal, and the teleport b at the left edge leads there for 1. The Manhattan distance knows neither: at the teleport it is far too high, so the search never looks. Choose the estimate “Best that is safe”, which knows both, and follow it up.",
    options: { algorithm: "astar", heuristic: "manhattan" },
    draw: () => floorsFrom(floors),
  },
  {
    name: "hexagons",
    question: "Hexagons: where could a path cut a corner?",
    story:
      "Nowhere: three hexagons meet at a corner, each beside the other two, so there are no diagonal steps, and a wall one cell thick is tight. All six steps are equally long; h counts how many are needed at least, and on free ground it is exact. Follow f: it rises only where the wall or the wood, which costs 3 a step, is in the way.",
    options: {},
    expansion: 60,
    draw: () => floorsFrom(hexagons),
  },
  {
    name: "turns",
    question: "Turning costs: which path turns least?",
    story:
      "Each 45 degrees cost 3 here, so a longer path with fewer turns may win. What a cell costs hangs on the direction in which one comes: step by event, and watch cells come again from another side.",
    options: { turnCost: 3, diagonal: "no-obstacles" },
    draw: grid(pillars),
  },
  {
    name: "exits",
    question: "Three exits: which one is nearest?",
    story:
      "One search looks for all three goals at once: h is the distance to the nearest of them, and the first that is taken from the open list is the nearest by the way. As the crow flies G3 is nearest. Close a door, or drag S, and see which exit wins; with I for the cursor, Shift G sets one more.",
    options: { algorithm: "astar" },
    expansion: 40,
    draw: grid(exits),
  },
  {
    name: "range",
    question: "A unit with 6 points: which cells can it reach?",
    story:
      "No goal here: every cell has what it costs from the unit, and those of at most 6 are within the border. Point at a cell to see the way there. A step into the wood costs 2, into the swamp 4: give the unit more points under “Search”, and see where it gets.",
    options: { diagonal: "never" },
    aim: { show: "distances", maxCost: 6 },
    draw: grid(outpost),
  },
];
