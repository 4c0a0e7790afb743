/** What floors, hexagons and maps of other programs are made of. A script that brings them later has it from the one with the engine. */
export { EngineFloors, EngineHexagons, engineDimacs, engineFor, engineTiled } from "../raw.js";
export { boolean, finite, misplaced, object, partOf, refused, whole, wrongType } from "./errors.js";
export { adoptGraph } from "./graph.js";
export { adopt, insideGrid } from "./grid.js";
export { Handle, notOurs } from "./handle.js";
export { furtherMaps } from "./map.js";
export { around, isWithin } from "./place.js";
