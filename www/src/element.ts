/** `stepstar/element`: defines `<step-star>`. What few figures need, `import()` brings. */
import "./package/inline.js";
import "./package/words/modules.js";
import { define } from "./package/element/define.js";
import { bringExercisesWith } from "./package/element/examiner.js";
import { bringFieldsWith } from "./package/element/fields.js";
import { bringFindingWith } from "./package/element/finding.js";
import { bringFloorsWith } from "./package/element/floors-way.js";
import { bringWalksWith } from "./package/element/walks.js";

// Bundlers make a file of each, which is fetched when a page first has one.
bringExercisesWith(() => import("./course/exercise/begin.js").then(({ begin }) => begin));
bringWalksWith(() => import("./element.later.js"));
bringFieldsWith(() => import("./element.later.js"));
bringFindingWith(() => import("./element.later.js"));
bringFloorsWith(() => import("./element.floors.js").then(({ kit }) => kit));

define();

export { paintScene } from "./package/board/paint.js";
export type { Painter } from "./package/board/painter.js";
export type { Scene } from "./package/board/scene.js";
export { type Attribute, attributes } from "./package/element/attributes.js";
export { StepStar } from "./package/element/class.js";
export type * from "./package/element/contract.js";
export { define } from "./package/element/define.js";
export { bringFloors, readFurtherMap } from "./package/element/floors.js";
export type { GraphScene } from "./package/graph-view/graph-scene.js";
