/** The code that is measured, to be read beside its numbers. */
import search from "./measured-search.ts?raw";
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
  // Keeps its open nodes as the node array does; the difference is in the search.
  "two-arrays": search,
};
