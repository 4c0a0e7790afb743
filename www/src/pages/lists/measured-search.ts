/**
 * A* on a grid with four moves of cost 1, in slices, over any of the structures. Every version expands the same cells in the
 * same order; only the bill differs.
 */
import type { OpenEntry, OpenStructure } from "./structures/entry.js";
import type { UnsortedArray } from "./structures/unsorted-array.js";
import type { Version } from "./versions.js";

/** What a search is given: walls, both ends, and the estimate. */
export interface ListTask {
  readonly width: number;
  readonly height: number;
  readonly walls: Uint8Array;
  readonly start: number;
  readonly goal: number;
  readonly estimate: "euclidean" | "manhattan" | "zero";
}

const UNSEEN = 0;
const OPEN = 1;
const CLOSED = 2;

export class MeasuredSearch {
  expanded = 0;
  done = false;
  readonly #task: ListTask;
  readonly #open: OpenStructure;
  readonly #g: Float64Array;
  readonly #state: Uint8Array;
  /** The list of closed nodes, where there is no node table. */
  readonly #closed: number[] | null;
  #looks = 0;

  constructor(task: ListTask, version: Version) {
    const cells = task.width * task.height;
    this.#task = task;
    this.#open = version.create(cells);
    this.#g = new Float64Array(cells);
    this.#state = new Uint8Array(cells);
    this.#closed = version.searchesLists ? [] : null;
    this.#reach(task.start, 0);
  }

  /** Entries compared or looked at: a count, not a time. */
  get comparisons(): number {
    return this.#open.comparisons + this.#looks;
  }

  get moves(): number {
    return this.#open.moves;
  }

  /** The cost of the path; meaningful once it is done. */
  get cost(): number {
    return this.#state[this.#task.goal] === CLOSED ? this.#g[this.#task.goal]! : Number.POSITIVE_INFINITY;
  }

  /** Expands until `stop` returns true, which is asked once every `every` expansions. */
  advance(stop: () => boolean, every = 64): void {
    const { width, height, walls, goal } = this.#task;
    for (let i = 1; !this.done && (i % every !== 0 || !stop()); i++) {
      const first = this.#open.pop();
      if (!first) {
        this.done = true;
        return;
      }
      const { node } = first;
      this.#state[node] = CLOSED;
      this.#closed?.push(node);
      this.expanded++;
      if (node === goal) {
        this.done = true;
        return;
      }
      const x = node % width;
      const g = this.#g[node]! + 1;
      if (node >= width && !walls[node - width]) this.#reach(node - width, g);
      if (x < width - 1 && !walls[node + 1]) this.#reach(node + 1, g);
      if (node < width * (height - 1) && !walls[node + width]) this.#reach(node + width, g);
      if (x > 0 && !walls[node - 1]) this.#reach(node - 1, g);
    }
  }

  #reach(node: number, g: number): void {
    const state = this.#stateOf(node);
    if (state !== UNSEEN && g >= this.#g[node]!) return;
    this.#g[node] = g;
    this.#state[node] = OPEN;
    const entry: OpenEntry = { f: g + this.#h(node), tie: -g, node };
    // The estimates here are consistent: a closed node is never reached more cheaply.
    if (state === OPEN) this.#open.improve(entry);
    else this.#open.push(entry);
  }

  /** From the node table; without one, both lists are searched. */
  #stateOf(node: number): number {
    if (!this.#closed) return this.#state[node]!;
    if ((this.#open as UnsortedArray).find(node) >= 0) return OPEN;
    const place = this.#closed.indexOf(node);
    this.#looks += place < 0 ? this.#closed.length : place + 1;
    return place < 0 ? UNSEEN : CLOSED;
  }

  #h(node: number): number {
    const { width, goal, estimate } = this.#task;
    if (estimate === "zero") return 0;
    const dx = Math.abs((node % width) - (goal % width));
    const dy = Math.abs(Math.floor(node / width) - Math.floor(goal / width));
    return estimate === "manhattan" ? dx + dy : Math.sqrt(dx * dx + dy * dy);
  }
}
