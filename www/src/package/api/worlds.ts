/** What needs the part of the engine that knows floors and distances. */
export { clearance } from "./clearance.js";
export { type DistanceOptions, Distances, distances, traceDistances } from "./distances.js";
export { type FloorLink, Floors } from "./floors.js";
