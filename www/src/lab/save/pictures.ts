/** Pictures of the board: this step, several steps side by side, or all of them as a film. */
import { type GraphScene, type Painter, paintScene, type Scene } from "stepstar/element";
import { count } from "../../page/numbers.js";
import type { Lab } from "../lab.js";
import { type Progress, stillThere, turn } from "./in-parts.js";
import { pngOf } from "./png.js";
import { stripPlan } from "./strip-plan.js";
import { SvgPainter } from "./svg-painter.js";

/** Canvases beyond this many pixels fail in some browsers. */
const MOST_PIXELS = 16_000_000;
/** A film wants few pixels more than few cells. */
const FILM_SIDE = 960;
const FRAMES_A_SECOND = 30;
/** Safari before 18.4 records MP4 alone. */
const FILMS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

/** Pixels per cell at which all of the map is a picture of good size: whole ones, where there are as many. */
function scaleFor({ board: { grid } }: Lab, largest: number): number {
  const side = grid ? Math.max(grid.width, grid.height) : 20;
  return side > largest ? largest / side : Math.min(48, Math.floor(largest / side));
}

/** The same, with no cell left out. */
const wholeCells = (lab: Lab) => Math.max(1, scaleFor(lab, 1600));

/** On paper it is always light. `position`: of the search on the board, or of A; absent: this step. */
function sceneAt({ board }: Lab, scale: number, position?: number): Scene | GraphScene {
  if (position !== undefined) board.position = inLonger(board, position);
  return board.scene({ scale, theme: "light" });
}

/** Beside a longer search the board counts the events of that one, and A follows by expansions. */
function inLonger({ trace, otherTrace }: Lab["board"], position: number): number {
  if (!trace || !otherTrace || otherTrace.expansions <= trace.expansions) return position;
  return position === trace.length ? otherTrace.length : otherTrace.positionOf(trace.expansionAt(position));
}

/** What is done at other steps leaves the board where it was. */
async function keepingPlace<T>({ board }: Lab, work: () => Promise<T>): Promise<T> {
  const { position, trace } = board;
  board.pause();
  try {
    return await work();
  } finally {
    if (board.trace === trace) board.position = position;
  }
}

function canvasOf(scene: Scene | GraphScene, ratio = 1): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = scene.size.width * ratio;
  canvas.height = scene.size.height * ratio;
  if (canvas.width * canvas.height > MOST_PIXELS)
    throw new RangeError("This map is too large for a picture of all its cells.");
  const context = canvas.getContext("2d")!;
  context.scale(ratio, ratio);
  paintScene(context as Painter, scene);
  return canvas;
}

export async function png(lab: Lab, progress: Progress): Promise<Blob> {
  const scene = sceneAt(lab, wholeCells(lab));
  await turn(progress);
  const canvas = canvasOf(scene, lab.board.grid && lab.board.grid.width > 200 ? 1 : 2);
  await turn(progress);
  return pngOf(canvas);
}

export async function svg(lab: Lab, progress: Progress): Promise<Blob> {
  const scene = sceneAt(lab, wholeCells(lab));
  await turn(progress);
  const painter = new SvgPainter(scene.size.width, scene.size.height);
  paintScene(painter, scene);
  return new Blob([await painter.text()], { type: "image/svg+xml" });
}

/** The search in k pictures, the first expansion first and the end last, in rows of at most four, each with its step below. */
export function filmStrip(lab: Lab, pictures: number, progress: Progress): Promise<Blob> {
  return keepingPlace(lab, () => strip(lab, pictures, progress));
}

async function strip(lab: Lab, pictures: number, progress: Progress): Promise<Blob> {
  const { trace } = lab.board;
  if (!trace) throw new RangeError("Nothing has been searched yet.");
  // Nothing is expanded where start is on a wall.
  const first = Math.min(1, trace.expansions);
  const positions = Array.from({ length: pictures }, (_, i) =>
    pictures === 1
      ? trace.length
      : trace.positionOf(Math.max(first, Math.round((i * trace.expansions) / (pictures - 1)))),
  );
  positions[pictures - 1] = trace.length;
  const scale = scaleFor(lab, 900);
  const { width, height } = sceneAt(lab, scale, 0).size;
  const letters = Math.max(12, Math.round(width / 32));
  const sheet = stripPlan(pictures, { width, height: height + 2 * letters }, letters);
  const canvas = document.createElement("canvas");
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  if (canvas.width * canvas.height > MOST_PIXELS)
    throw new RangeError("This map is too large for a film strip: take fewer pictures.");
  await turn(progress);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = "center";
  context.font = `${letters}px system-ui, sans-serif`;
  for (const [i, position] of positions.entries()) {
    stillThere(lab, trace);
    const scene = sceneAt(lab, scale, position);
    // While others have their turn the trace may go.
    const expansion = `${count(trace.expansionAt(position))} of ${count(trace.expansions)}`;
    await turn(progress);
    const picture = canvasOf(scene);
    await turn(progress);
    const [x, y] = sheet.places[i]!;
    context.drawImage(picture, x, y);
    context.strokeStyle = "#888";
    context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
    context.fillStyle = "#333";
    context.fillText(
      position === trace.length ? `${expansion}, the end` : expansion,
      x + width / 2,
      y + height + 1.4 * letters,
    );
    progress.told((i + 1) / pictures);
    await turn(progress);
  }
  return pngOf(canvas);
}

/** The whole search as a film of so many seconds, recorded as it is painted. */
export function film(lab: Lab, seconds: number, progress: Progress): Promise<Blob> {
  return keepingPlace(lab, () => record(lab, seconds, progress));
}

async function record(lab: Lab, seconds: number, { signal, told }: Progress): Promise<Blob> {
  const { trace } = lab.board;
  if (!trace) throw new RangeError("Nothing has been searched yet.");
  const type = FILMS.find((name) => MediaRecorder.isTypeSupported(name));
  if (!type) throw new RangeError("This browser can't record a film.");
  const scale = scaleFor(lab, FILM_SIDE);
  const canvas = canvasOf(sceneAt(lab, scale, 0));
  const context = canvas.getContext("2d")! as Painter;
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_A_SECOND), {
    mimeType: type,
    videoBitsPerSecond: 4_000_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const began = performance.now();
  // The film lasts as long as it is recorded: where a picture takes its time there are fewer. The last second shows the path.
  try {
    for (let passed = 0; passed <= seconds + 1 && !signal.aborted; passed = (performance.now() - began) / 1000) {
      stillThere(lab, trace);
      const share = Math.min(1, passed / seconds);
      const scene = sceneAt(lab, scale, Math.round(share * trace.length));
      await pause(0);
      paintScene(context, scene);
      told(share);
      await pause(1000 / FRAMES_A_SECOND);
    }
  } finally {
    recorder.stop();
    await stopped;
  }
  signal.throwIfAborted();
  return new Blob(parts, { type });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
