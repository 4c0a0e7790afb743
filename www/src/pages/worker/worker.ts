/** The one worker of the pages: does what it is asked for, by name. The code of a task is fetched with it. */
import type { Mistake, Options, Separated } from "stepstar";
import type { BenchMessage as Compared, BenchPlan as Comparison } from "../bench/plan.js";
import type { JudgedRun, Judgement } from "../check/judging.js";
import type { JudgedWalk, WalkJudgement } from "../check/judging-walk.js";
import type { MapRecipe } from "../lab/generate/index.js";
import type { MapRead } from "../lab/load/map-apart.js";
import type { Scan } from "../lab/load/scan.js";
import type { Heard } from "../lab/load/trace-apart.js";
import type { MadeMap } from "../lab/plain-map.js";
import type { MapToWrite } from "../lab/save/map-text.js";
import type { Written } from "../lab/save/texts.js";
import type { ListsMessage as Measured, ListsPlan as Measurement } from "../lists/plan.js";

type Tell<Message> = (message: Message, transfer?: Transferable[]) => void;

const faultOf = (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) });

const tasks = {
  async readMap(file: Blob, tell: Tell<MapRead>) {
    // The engine is set up by the package: a worker has its own.
    const [{ readMap }, { isReadLater }, text] = await Promise.all([
      import("../../package/shared/read-map.js"),
      import("../../package/shared/map-files.js"),
      file.text(),
      import("stepstar"),
    ]);
    if (isReadLater(text)) return tell({});
    try {
      const {
        grid,
        graph: _,
        starts = grid?.starts,
        goals = grid?.goals,
        start = grid?.start,
        goal = grid?.goal,
        through = [],
        ...moving
      } = readMap(text);
      if (!grid) return tell({});
      const [walls, costs] = [grid.cells(), grid.costs()];
      const { width, height } = grid;
      tell(
        { map: { width, height, walls, costs, start, goal, starts, goals, through, ...moving } },
        [walls, costs].flatMap((cells) => (cells ? [cells.buffer] : [])),
      );
    } catch (error) {
      tell(faultOf(error));
    }
  },

  async readTrace(file: Blob, tell: Tell<Heard>) {
    const { readTrace } = await import("../lab/load/read-trace.js");
    try {
      const events = await readTrace(file, (share) => tell({ share }));
      const { kind, xs, ys, spot, g, f, layout } = events;
      tell(
        { events },
        [kind, xs, ys, spot, g, f, layout.corner].map(({ buffer }) => buffer),
      );
    } catch (error) {
      tell(faultOf(error));
    }
  },

  async scan(picture: Blob | ImageBitmap, tell: Tell<Scan | undefined>) {
    const { scan } = await import("../lab/load/scan.js");
    const found = await scan(picture);
    tell(found, found ? [found.image, found.grey.lightness.buffer] : []);
  },

  async writeMap(asked: MapToWrite, tell: Tell<Written>) {
    const { mapText } = await import("../lab/save/map-text.js");
    try {
      tell({ text: new Blob([mapText(asked)]) });
    } catch (error) {
      tell(faultOf(error));
    }
  },

  async encode(image: ImageBitmap, tell: Tell<Blob>) {
    const canvas = new OffscreenCanvas(image.width, image.height);
    // Not handed over as it is: WebKit can't encode what a canvas only shows.
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    tell(await canvas.convertToBlob());
  },

  async generate(recipe: MapRecipe, tell: Tell<MadeMap>) {
    const { generate } = await import("../lab/generate/index.js");
    const map = generate(recipe);
    tell(map, [map.walls.buffer, ...(map.costs ? [map.costs.buffer] : [])]);
  },

  /** A map that tells two mistakes apart; null if no small one does. */
  async separate(
    { a, b, options }: { a: Mistake | "correct"; b: Mistake; options: Options },
    tell: Tell<Separated | null>,
  ) {
    const { separate } = await import("stepstar");
    try {
      tell(separate(a, b, options));
    } catch {
      tell(null);
    }
  },

  async judge(question: JudgedRun, tell: Tell<Judgement>) {
    const { judge } = await import("../check/judging.js");
    tell(judge(question));
  },

  async judgeWalk(question: JudgedWalk, tell: Tell<WalkJudgement>) {
    const { judgeWalk } = await import("../check/judging-walk.js");
    tell(await judgeWalk(question));
  },

  async measure(plan: Measurement, tell: Tell<Measured>) {
    const { laboratory } = await import("../lists/laboratory.js");
    for (const message of laboratory(plan)) tell(message);
  },

  async compare(plan: Comparison, tell: Tell<Compared>) {
    const { comparison } = await import("../bench/comparison.js");
    for (const message of comparison(plan)) tell(message);
  },
};

export type WorkerTask = keyof typeof tasks;
export type WorkerQuestion<Name extends WorkerTask> = Parameters<(typeof tasks)[Name]>[0];
export type WorkerAnswer<Name extends WorkerTask> = Parameters<Parameters<(typeof tasks)[Name]>[1]>[0];

addEventListener("message", ({ data }: MessageEvent<{ task: WorkerTask; question: never }>) =>
  tasks[data.task](data.question, (message, transfer = []) => postMessage(message, { transfer })),
);
// An unhandled rejection doesn't reach the page that asked, which would wait for ever. Thrown again, it is an error there.
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});
