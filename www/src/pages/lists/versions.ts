/** The compared versions: the same search, with its open nodes kept in different ways. */
import { Buckets } from "./structures/buckets.js";
import type { OpenStructure } from "./structures/entry.js";
import { Heap } from "./structures/heap.js";
import { SortedList } from "./structures/sorted-list.js";
import { UnsortedArray } from "./structures/unsorted-array.js";

export interface Version {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  /** Without a node table, whole lists are searched to find out whether a node is open or closed. */
  readonly searchesLists: boolean;
  create(nodes: number): OpenStructure;
}

export const versions = [
  {
    name: "heap",
    label: "Node array and heap",
    about: "a state per node; the open ones in a binary heap",
    searchesLists: false,
    create: (nodes) => new Heap(nodes),
  },
  {
    name: "buckets",
    label: "Node array and buckets",
    about: "a state per node; the open ones in buckets of width 1 in f",
    searchesLists: false,
    create: (nodes) => new Buckets(nodes),
  },
  {
    name: "sorted-list",
    label: "Node array and sorted list",
    about: "a state per node; the open ones in a linked list in order of f",
    searchesLists: false,
    create: () => new SortedList(),
  },
  {
    name: "node-array",
    label: "Node array",
    about: "a state per node; the open ones in an array that is searched for the least f",
    searchesLists: false,
    create: () => new UnsortedArray(),
  },
  {
    name: "two-arrays",
    label: "Two arrays",
    about: "open and closed as plain arrays; both are searched for every neighbour",
    searchesLists: true,
    create: () => new UnsortedArray(),
  },
] as const satisfies readonly Version[];

export type VersionName = (typeof versions)[number]["name"];

export function labelOf(version: VersionName): string {
  return versions.find(({ name }) => name === version)!.label;
}
