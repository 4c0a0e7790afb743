/** The one door through which exercises reach the engine: what searches with known mistakes is fetched with them, and not by figures. */
export { retrace, simulate } from "../../package/api/diagnose.js";
export * from "../../package/api/engine.js";
export { find_path } from "../../package/api/find.js";
export { Grid, trace } from "../../package/api/index.js";
