/** Types of global classes that not every project declares: a game's logic may do without the library "dom" and Node's types. */

/** The instances of a class; never if there is no such class. */
type Made<Class> = Class extends { prototype: infer Instance } ? Instance : never;

/** The global with a name; never if it isn't declared. */
type Global<Name extends string> = typeof globalThis extends { [Key in Name]: infer Value } ? Value : never;

/** The instances of a global class; never if it isn't declared. */
export type Known<Name extends string> = Made<Global<Name>>;

/** A `WebAssembly.Module`. */
export type KnownModule = Global<"WebAssembly"> extends { Module: infer Class } ? Made<Class> : never;
