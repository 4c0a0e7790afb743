/** What `stepstar/element` fetches when a figure first needs it: walks, distances, and paths while something is dragged. A file of its own, whose names bundlers keep. */
export { traceDistancesAsync } from "./package/api/distances.js";
export { Pathfinder } from "./package/api/pathfinder.js";
export { traceWalkAsync } from "./package/api/walk.js";
export { TickCanvas } from "./package/editor/tick-canvas.js";
