/** The one door through which exercises reach the engine: what searches with known mistakes is fetched with them, and not by figures. */
import { Grid } from "../../package/api/index.js";
import { floorsKit } from "../../package/board/sheet.js";
import { isReadLater } from "../../package/shared/map-files.js";
import type { Drawing } from "../../package/shared/terms.js";

export { retrace, simulate } from "../../package/api/diagnose.js";
export * from "../../package/api/engine.js";
export { find_path } from "../../package/api/find.js";
export { Grid, trace } from "../../package/api/index.js";

/** Of several floors, and of hexagons, only where some have been shown. */
export const drawingIn = (text: string): Drawing =>
  isReadLater(text) ? floorsKit().read(text) : { grid: Grid.parse(text) };
