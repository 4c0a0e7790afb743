/** The functions and types of the package, the same from every entry. */
export {
  type Audit,
  type AuditAsyncOptions,
  audit,
  auditAsync,
  type OffendingStep,
  type Worst,
} from "./audit.js";
export type {
  Algorithm,
  Closed,
  Diagonal,
  GoalTest,
  Heuristic,
  OpenList,
  Recipe,
  Smooth,
  TieBreak,
} from "./choices.js";
export { type Choice, type Choices, choices } from "./choices.js";
export {
  type Diagnosis,
  diagnose,
  type Expansion,
  type Mistake,
  type Run,
  type Separated,
  separate,
  simulate,
} from "./diagnose.js";
export { find_path, findPath, type PathResult, type Status } from "./find.js";
export { type Connection, Graph, type GraphDescription, type GraphNode } from "./graph.js";
export { Grid, type TextFormat } from "./grid.js";
export type { Counts, EventKind, NodeState, NodeValues, State, TraceEvent } from "./known.js";
export { lineOfSight } from "./line-of-sight.js";
export type { MapInput, MapSource, PlaceOf } from "./map.js";
export type { Marks, MarksAsyncOptions } from "./marks.js";
export { algorithmFor, type Options, type ResolvedOptions, recipes, resolveOptions } from "./options.js";
export { Pathfinder } from "./pathfinder.js";
export type { Place, Point, PointLike, Spelt } from "./place.js";
export { trace, traceAsync } from "./record.js";
export { formatScenarios, parseScenarios, type Scenario } from "./scenarios.js";
export type { AsyncOptions, Progress } from "./slices.js";
export type { Sought } from "./sought.js";
export { Trace } from "./trace.js";
export type { PaintTarget } from "./trace-painter.js";
export { version } from "./version.js";
