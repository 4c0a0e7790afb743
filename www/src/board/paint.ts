/** State -> one pure paint. */
import { paintGraph } from "../graph-view/paint.js";
import type { GraphScene } from "../graph-view/scene.js";
import { paintGround } from "./ground.js";
import { paintMarks } from "./marks.js";
import type { Painter } from "./painter.js";
import type { Scene } from "./scene.js";

/** Paints a whole picture, onto a canvas or anything else with these few methods. */
export function paintScene(painter: Painter, scene: Scene | GraphScene): void {
  const { palette } = scene.kind === "grid" ? scene.ground : scene;
  painter.fillStyle = palette.card;
  painter.fillRect(0, 0, scene.size.width, scene.size.height);
  if (scene.kind === "grid") {
    paintGround(painter, scene.ground);
    paintMarks(painter, scene.marks);
  } else paintGraph(painter, scene);
}
