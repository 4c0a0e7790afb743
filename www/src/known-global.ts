/** What the classes are whose declarations not every project has: a game's logic does without the library "dom" and Node's types. */

/** The instances of a class; nothing where there is no such class. */
type Made<Class> = Class extends { prototype: infer Instance } ? Instance : never;

/** What is known globally under a name. */
type Global<Name extends string> = typeof globalThis extends { [Key in Name]: infer Value } ? Value : never;

/** The instances of a global class; nothing where it isn't known. */
export type Known<Name extends string> = Made<Global<Name>>;

/** A module of WebAssembly. */
export type KnownModule = Global<"WebAssembly"> extends { Module: infer Class } ? Made<Class> : never;
