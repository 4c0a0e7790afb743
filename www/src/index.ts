/** `stepstar`: ready for use as soon as it is imported. */
import "./package/inline.js";

export * from "./package/api/diagnose.js";
export * from "./package/api/find.js";
export * from "./package/api/index.js";
export * from "./package/api/pathfinder.js";
export * from "./package/api/replanning.js";
export * from "./package/api/scenarios.js";
export * from "./package/api/walk.js";
export * from "./package/api/worlds.js";
