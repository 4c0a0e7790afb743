/** The one door through which exercises reach the engine: what searches with known mistakes is fetched with them, and not by figures. */
export { find_path, Grid, retrace, simulate, trace } from "../api/index.js";
