/** `stepstar/element`: defines `<step-star>`. */
import "./inline.js";
import "./exercise/modules.js";
import "./words/modules.js";
import { define } from "./element/define.js";

define();

export { paintScene } from "./board/paint.js";
export type { Painter } from "./board/painter.js";
export type { Scene } from "./board/scene.js";
export { StepStar } from "./element/class.js";
export type * from "./element/contract.js";
export { define } from "./element/define.js";
export type { GraphScene } from "./graph-view/graph-scene.js";
