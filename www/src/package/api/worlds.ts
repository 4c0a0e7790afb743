/** What needs the part of the engine that knows floors, hexagons, distances and maps of other programs. */
export { clearance } from "./clearance.js";
export { type DistanceOptions, Distances, distances, traceDistances } from "./distances.js";
export { type FloorLink, Floors } from "./floors.js";
export { Hexagons } from "./hexagons.js";
export { parseDimacs, parseTiled, type TiledNames } from "./map-files.js";
