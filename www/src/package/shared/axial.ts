/** Axial coordinates of hexagons, for pages. */
export { axialOf, cellOf } from "../api/axial.js";
export type { Orientation } from "../api/definitions.js";
