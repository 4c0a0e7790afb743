/** Pictures of the board: this step, several steps side by side, or all of them as a film. */
import { type GraphScene, type Painter, paintScene, type Scene } from "stepstar/element";
import { count } from "../../shared/numbers.js";
import { t } from "../../shared/text.js";
import type { Lab } from "../lab.js";
import { betweenParts, type SavingProgress, stillThere } from "./in-parts.js";
import { pngOf } from "./png.js";
import { stripPlan } from "./strip-plan.js";
import { SvgPainter } from "./svg-painter.js";

/** Canvases beyond this many pixels fail in some browsers. */
const MOST_PIXELS = 16_000_000;
/** The longer side of a film in pixels, which matter more than the size of its cells. */
const FILM_SIDE = 960;
const FRAMES_A_SECOND = 30;
/** Safari before 18.4 records only MP4. */
const FILMS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
/** Pixels per cell from which there are lines between cells. */
const RULED = 10;
const FRAME = "#888";
const NO_FILM = t("This browser can't record a film.");

/** Pixels per cell that make the whole map a picture of good size: a whole number, unless it would be below 1. */
function scaleFor(lab: Lab, largest: number): number {
  const side = longerSide(lab) ?? 20;
  return side > largest ? largest / side : Math.min(48, Math.floor(largest / side));
}

/** In cells, of floors with the room between them; undefined of a graph. */
function longerSide({ board: { grid, floors, hexagons }, board }: Lab): number | undefined {
  const scene = floors && board.scene();
  const size = scene?.kind === "grid" ? scene.ground.map : (grid ?? hexagons);
  return size ? Math.max(size.width, size.height) : undefined;
}

/** The same, but at least one pixel per cell. */
const wholeCells = (lab: Lab) => Math.max(1, scaleFor(lab, 1600));

/** Always light, as on paper. `position`: in the search on the board, or in A; absent: this step. */
function sceneAt({ board }: Lab, scale: number, position?: number): Scene | GraphScene {
  if (position !== undefined) board.position = inLonger(board, position);
  return board.scene({ scale, theme: "light" });
}

/** The board's position for a position in A: a comparison counts the events of the longer search, and the other follows by expansions. */
function inLonger({ trace, otherTrace }: Lab["board"], position: number): number {
  if (!trace || !otherTrace || otherTrace.expansions <= trace.expansions) return position;
  return position === trace.length ? otherTrace.length : otherTrace.positionOf(trace.expansionAt(position));
}

/** Work that visits other steps puts the board back where it was. */
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
    throw new RangeError(t("This map is too large for a picture of all its cells."));
  const context = canvas.getContext("2d")!;
  context.scale(ratio, ratio);
  paintFramed(context as Painter, scene);
  return canvas;
}

/** Cells have their lines at the left and above: at the right and below the map would lie open. No frame covers cells without lines. */
function paintFramed(painter: Painter, scene: Scene | GraphScene): void {
  paintScene(painter, scene);
  if (scene.kind !== "grid" || scene.ground.view.scale < RULED) return;
  painter.strokeStyle = FRAME;
  painter.lineWidth = 1;
  painter.beginPath();
  painter.rect(0.5, 0.5, scene.size.width - 1, scene.size.height - 1);
  painter.stroke();
}

export async function png(lab: Lab, progress: SavingProgress): Promise<Blob> {
  const scene = sceneAt(lab, wholeCells(lab));
  await betweenParts(progress);
  const canvas = canvasOf(scene, (longerSide(lab) ?? 0) > 200 ? 1 : 2);
  await betweenParts(progress);
  return pngOf(canvas);
}

export async function svg(lab: Lab, progress: SavingProgress): Promise<Blob> {
  const scene = sceneAt(lab, wholeCells(lab));
  await betweenParts(progress);
  const painter = new SvgPainter(scene.size.width, scene.size.height);
  paintFramed(painter, scene);
  return new Blob([await painter.text()], { type: "image/svg+xml" });
}

/** The search in several pictures, from the first expansion to the end, in rows of at most four, each with its step below. */
export function filmStrip(lab: Lab, pictures: number, progress: SavingProgress): Promise<Blob> {
  return keepingPlace(lab, () => strip(lab, pictures, progress));
}

async function strip(lab: Lab, pictures: number, progress: SavingProgress): Promise<Blob> {
  const { trace } = lab.board;
  if (!trace) throw new RangeError(t("Nothing has been searched yet."));
  // With the start on a wall, nothing is expanded.
  const first = Math.min(1, trace.expansions);
  const positions = Array.from({ length: pictures }, (_, i) =>
    pictures === 1
      ? trace.length
      : trace.positionOf(Math.max(first, Math.round((i * trace.expansions) / (pictures - 1)))),
  );
  positions[pictures - 1] = trace.length;
  // A short search has fewer steps than pictures.
  const different = [...new Set(positions)];
  const scale = scaleFor(lab, 900);
  const { width, height } = sceneAt(lab, scale, 0).size;
  const letters = Math.max(12, Math.round(width / 32));
  const sheet = stripPlan(different.length, { width, height: height + 2 * letters }, letters);
  const canvas = document.createElement("canvas");
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  if (canvas.width * canvas.height > MOST_PIXELS)
    throw new RangeError(t("This map is too large for a film strip: take fewer pictures."));
  await betweenParts(progress);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = "center";
  context.font = `${letters}px system-ui, sans-serif`;
  for (const [i, position] of different.entries()) {
    stillThere(lab, trace);
    const scene = sceneAt(lab, scale, position);
    // Before the next turn, during which the trace may be freed.
    const expansion = `${count(trace.expansionAt(position))} of ${count(trace.expansions)}`;
    await betweenParts(progress);
    const picture = canvasOf(scene);
    await betweenParts(progress);
    const [x, y] = sheet.places[i]!;
    context.drawImage(picture, x, y);
    context.strokeStyle = FRAME;
    context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
    context.fillStyle = "#333";
    context.fillText(
      position === trace.length ? `${expansion}, the end` : expansion,
      x + width / 2,
      y + height + 1.4 * letters,
    );
    progress.told((i + 1) / different.length);
    await betweenParts(progress);
  }
  return pngOf(canvas);
}

/** The whole search as a film of the given length, recorded as it is painted. */
export function film(lab: Lab, seconds: number, progress: SavingProgress): Promise<Blob> {
  return keepingPlace(lab, () => record(lab, seconds, progress));
}

async function record(lab: Lab, seconds: number, { signal, told }: SavingProgress): Promise<Blob> {
  const { trace } = lab.board;
  if (!trace) throw new RangeError(t("Nothing has been searched yet."));
  const type = FILMS.find((name) => MediaRecorder.isTypeSupported(name));
  if (!type) throw new RangeError(NO_FILM);
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
  // A film is recorded in real time: the slower the pictures, the fewer there are. The last second shows the path.
  try {
    for (let passed = 0; passed <= seconds + 1 && !signal.aborted; passed = (performance.now() - began) / 1000) {
      stillThere(lab, trace);
      const share = Math.min(1, passed / seconds);
      const scene = sceneAt(lab, scale, Math.round(share * trace.length));
      await pause(0);
      paintFramed(context, scene);
      told(share);
      await pause(1000 / FRAMES_A_SECOND);
    }
  } finally {
    recorder.stop();
    await stopped;
  }
  signal.throwIfAborted();
  const blob = new Blob(parts, { type });
  // WebKit without an encoder claims MP4, and records nothing.
  if (blob.size === 0) throw new RangeError(NO_FILM);
  return blob;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
