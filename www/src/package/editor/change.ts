/** What can be undone: the cells of a stroke, or everything at once. */
import type { Places, PlainMap } from "../board/drawing.js";
import { bytesIn, type Patch } from "./patch.js";
import type { Timetable } from "./timetable.js";

/** What an edit has changed, as the event `edit` says it. */
export type What = "cells" | "start" | "goal" | "through" | "map" | "graph" | "links" | "timetable";

export interface Snapshot {
  readonly drawing: PlainMap;
  readonly places: Places;
  readonly timetable: Timetable;
  readonly revision: number;
}

export type EditorChange =
  | { readonly kind: "cells"; readonly patches: readonly Patch[]; readonly before: number; readonly after: number }
  | {
      readonly kind: "whole";
      readonly what: What;
      readonly before: Snapshot;
      readonly after: Snapshot;
      /** Whether it led to another map. */
      readonly loads: boolean;
    };

/** The overhead of a patch. */
const BYTES_A_PATCH = 400;

/** How many bytes a change keeps from being freed, roughly. */
export function weightOf(change: EditorChange): number {
  if (change.kind === "cells") return change.patches.reduce((sum, patch) => sum + BYTES_A_PATCH + bytesIn(patch), 0);
  const { before, after } = change;
  return before.drawing === after.drawing ? 100 : bytesOf(before.drawing);
}

function bytesOf(drawing: PlainMap): number {
  if (drawing.kind === "graph") return (drawing.nodes.length + drawing.connections.length) * 100;
  return drawing.walls.length * (drawing.costs ? 9 : 1);
}
