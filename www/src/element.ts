/** `stepstar/element`: defines `<step-star>`. */
import "./package/inline.js";
import "./course/exercise/modules.js";
import "./package/element/walks-modules.js";
import "./package/words/modules.js";
import { define } from "./package/element/define.js";

define();

export { paintScene } from "./package/board/paint.js";
export type { Painter } from "./package/board/painter.js";
export type { Scene } from "./package/board/scene.js";
export { type Attribute, attributes } from "./package/element/attributes.js";
export { StepStar } from "./package/element/class.js";
export type * from "./package/element/contract.js";
export { define } from "./package/element/define.js";
export type { GraphScene } from "./package/graph-view/graph-scene.js";
