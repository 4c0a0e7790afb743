/** The very code that is measured, to be read beside its numbers. */
import buckets from "./structures/buckets.ts?raw";
import heap from "./structures/heap.ts?raw";
import sortedList from "./structures/sorted-list.ts?raw";
import unsortedArray from "./structures/unsorted-array.ts?raw";
import type { VersionName } from "./versions.js";

export const sources: Record<VersionName, string> = {
  heap,
  buckets,
  "sorted-list": sortedList,
  "node-array": unsortedArray,
  "two-arrays": unsortedArray,
};
