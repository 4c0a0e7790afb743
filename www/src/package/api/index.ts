/** The functions and types of the package, the same from every entry; those that look for paths are in find.ts, those for many queries in pathfinder.ts and scenarios.ts, those that diagnose runs in diagnose.ts, those of walks in walk.ts and those of floors and distances in worlds.ts, with their parts of the engine. */
export { type AuditAsyncOptions, audit, auditAsync } from "./audit.js";
export type { Axial, AxialLike } from "./axial.js";
export type {
  Algorithm,
  Audit,
  Change,
  Choices,
  Closed,
  Connection,
  Counts,
  Diagonal,
  EventKind,
  GoalTest,
  GraphNode,
  Heading,
  Heuristic,
  Marks,
  Mistake,
  NodeState,
  NodeValues,
  OffendingStep,
  OpenList,
  Options,
  Orientation,
  PathResult,
  Recipe,
  Replanner,
  ResolvedOptions,
  Scenario,
  Smooth,
  State,
  Status,
  TextFormat,
  Tick,
  TieBreak,
  Touch,
  TraceEvent,
  Verdict,
  WalkDiagnosis,
  WalkMistake,
  WalkResult,
  Worst,
} from "./definitions.js";
export type { Goals, Starts, Within } from "./ends.js";
export { Graph, type GraphDescription } from "./graph.js";
export { Grid } from "./grid.js";
export { lineOfSight } from "./line-of-sight.js";
export type { AnyMap, MapInput, MapSource, PlaceOf } from "./map.js";
export type { MarksAsyncOptions } from "./marks.js";
export { algorithmFor, type Choice, choices, recipes, resolveOptions } from "./options.js";
export type { OwnEstimate } from "./own-estimate.js";
export type { AnyPlace, FloorPoint, FloorPointLike, Place, Point, PointLike, Spelt } from "./place.js";
export { trace, traceAsync } from "./record.js";
export { type Saying, type SayingField, sayingOf } from "./saying.js";
export type { AsyncOptions, Progress } from "./slices.js";
export type { Sought } from "./sought.js";
export { Trace } from "./trace.js";
export type { PaintTarget } from "./trace-painter.js";
export { version } from "./version.js";
