/** A picture is a pure function of its scene. */

import type { GraphScene } from "../graph-view/graph-scene.js";
import { paintGraph } from "../graph-view/paint.js";
import { paintGround } from "./ground.js";
import { hexOf } from "./hexagons.js";
import { paintMarks } from "./marks.js";
import type { Painter } from "./painter.js";
import type { Ground, Scene } from "./scene.js";

/**
 * Paints a whole picture, onto a canvas or anything else with these few methods.
 *
 * @example
 * ```ts
 * import { paintScene } from "stepstar/element";
 *
 * // The present step of the first board of the page, all of its map at 12 pixels per cell.
 * const scene = document.querySelector("step-star")!.scene({ scale: 12, theme: "light" });
 * const canvas = Object.assign(document.createElement("canvas"), scene.size);
 * paintScene(canvas.getContext("2d")!, scene);
 * ```
 */
export function paintScene(painter: Painter, scene: Scene | GraphScene): void {
  const { palette } = scene.kind === "grid" ? scene.ground : scene;
  painter.fillStyle = palette.card;
  painter.fillRect(0, 0, scene.size.width, scene.size.height);
  if (scene.kind === "grid") {
    const { ground } = scene;
    if (ground.pixels) paintPixels(painter, ground, ground.pixels);
    else paintCells(painter, ground);
    paintMarks(painter, scene.marks);
  } else paintGraph(painter, scene);
}

export function paintCells(painter: Painter, ground: Ground): void {
  const hex = hexOf(ground.map);
  if (hex) hex.paintGround(painter, ground);
  else paintGround(painter, ground);
}

/** Millions of cells are drawn as one picture, not as a rectangle each. */
function paintPixels(painter: Painter, { map, view, region }: Ground, pixels: HTMLCanvasElement): void {
  const { scale } = view;
  if (map.hexagons) {
    painter.drawImage(pixels, 0, 0, pixels.width, pixels.height);
    return;
  }
  painter.imageSmoothingEnabled = scale < 1;
  const [left, top] = [(region.x - view.x) * scale, (region.y - view.y) * scale];
  painter.drawImage(pixels, left, top, region.width * scale, region.height * scale);
}
