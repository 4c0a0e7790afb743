/** The one question of "draw the map", which may be answered as often as one likes. */
import type { Grid as AnyGrid, Point } from "../../package/api/index.js";
import { type DrawingTask, taskFor, tasksOn } from "./drawn-map.js";
import { find_path, Grid, trace } from "./engine.js";
import { onRows } from "./own-map.js";
import type { ExerciseQuestion, ModelAnswer, Reply, Sheet } from "./sheet.js";
import type { FillText } from "./words.js";

export class DrawSheet implements Sheet {
  readonly questions = 1;
  readonly model: ModelAnswer;
  readonly #task: DrawingTask;
  #isDone = false;

  /** `given`: the map that the learner begins with; no task is what that does already. */
  constructor(
    given: string,
    seed: number,
    private readonly say: FillText,
  ) {
    this.#task = on(given, (grid, from, to) => taskFor(seed, tasksOn(grid, from, to, say)));
    const { model: map, record } = this.#task;
    this.model = { map, record };
  }

  get asked(): ExerciseQuestion | null {
    if (this.#isDone) return null;
    return {
      prompt: `${this.say(this.#task.text)} ${this.say("Walls and dear cells are drawn with the tools above the board.")}`,
      input: "map",
      guise: "draw",
      record: (map, from, to) =>
        trace(map as AnyGrid, from as Point, to as Point, { algorithm: "astar", heuristic: "manhattan" }),
      expansions: 0,
    };
  }

  unfit(given: string): string {
    return given.startsWith("{") ? this.say("The map needs a start, and a goal in another cell.") : "";
  }

  judge(given: string): Reply {
    return on(given, (grid, from, to) => {
      const lack = this.#task.lacks(grid, from, to, this.say);
      const { cost } = find_path(grid, from, to, { algorithm: "dijkstra" });
      return {
        right: lack === null,
        chosen: this.say("a map"),
        expected: this.say("a map that does it"),
        why: lack ?? this.say("This map does it. The cheapest path costs {cost}.", { cost: +cost.toFixed(2) }),
        mistakes: [],
      };
    });
  }

  next(): void {
    this.#isDone = true;
  }

  hint(): string {
    return this.say(this.#task.hint);
  }

  free(): void {}
}

function on<T>(map: string, look: (grid: Grid, from: Point, to: Point) => T): T {
  const grid = Grid.parse(onRows(map));
  try {
    return look(grid, grid.start!, grid.goal!);
  } finally {
    grid.free();
  }
}
