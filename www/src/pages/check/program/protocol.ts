/** What the page, the frame and the worker in it say to each other. */
import type { CellOrder, EntryFunction } from "./entry.js";
import type { Language } from "./instrument.js";
import type { Taken } from "./streams.js";

/** The map, as a program is likely to ask for it. */
export interface World {
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
  /** 0 free, 1 a wall; where there is terrain what each cell costs, a wall Infinity; of a program that asks for signs the signs. */
  readonly grid: readonly (readonly (number | string | null)[])[];
  /** Null is a wall. */
  readonly costs: readonly (readonly (number | null)[])[];
  readonly order: CellOrder;
  /** [x, y] */
  readonly start: readonly [number, number];
  readonly goal: readonly [number, number];
  /** The same in the order of the program. */
  readonly begin: readonly [number, number];
  readonly end: readonly [number, number];
  /** So many entries may be taken: what takes more goes on for ever. */
  readonly most: number;
}

/** A program that is ready to run. */
export interface ProgramWork {
  readonly language: Language;
  readonly code: string;
  readonly world: World;
  /** Which line of the program each line of the code is. */
  readonly lineOf: readonly number[];
  /** What is called if the program itself takes and prints nothing. */
  readonly entry: EntryFunction | null;
}

/** A map that the program brought itself. */
export interface Brought {
  readonly grid: readonly (readonly unknown[])[];
  readonly places: readonly (readonly [number, number])[];
}

export interface Ran {
  readonly taken: readonly Taken[];
  readonly brought: Brought | null;
  readonly printed: readonly string[];
  readonly fault?: { readonly message: string; readonly line?: number };
  /** The function that was called, as the program called none. */
  readonly called?: string;
}

/** What the page gives the frame: the script of the worker, and for Python MicroPython's engine. */
export interface Job {
  readonly script: string;
  readonly engine?: ArrayBuffer;
  readonly work: ProgramWork;
}
