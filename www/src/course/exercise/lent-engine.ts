/** In embed.exercise.js, in place of engine.ts: the engine is that of embed.js. */
import { offered } from "./offered.js";

if (!offered.engine) throw new Error("embed.exercise.js comes after embed.js, whose engine it uses.");

export const { find_path, Grid, retrace, simulate, trace } = offered.engine;
