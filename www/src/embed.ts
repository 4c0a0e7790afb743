/**
 * `stepstar/embed.js`: one classic script with everything inside that figures need, in English; embed.de.js and others beside it bring
 * another language, embed.exercise.js brings exercises.
 */
import "./package/inline.js";
import { exercisesBeside, offered, wordsBeside } from "./course/exercise/beside.js";
import * as engine from "./course/exercise/engine.js";
import * as fields from "./package/api/distances.js";
import * as forFloors from "./package/api/for-floors.js";
import { Graph, Grid } from "./package/api/index.js";
import * as finding from "./package/api/pathfinder.js";
import { bringWorlds } from "./package/api/worlds-part.js";
import { define } from "./package/element/define.js";
import { bringExercisesWith } from "./package/element/examiner.js";
import { bringFieldsWith } from "./package/element/fields.js";
import { bringFindingWith } from "./package/element/finding.js";
import { bringFloorsWith } from "./package/element/floors-way.js";
import { bringWalksWith } from "./package/element/walks.js";
import * as reading from "./package/shared/read-map.js";
import { bringWith } from "./package/words/index.js";

offered.engine = engine;
offered.lent = { ...forFloors, bringWorlds };
bringExercisesWith(exercisesBeside);
// Their parts of the engine come with the exercises.
bringWalksWith(async () => {
  await exercisesBeside();
  return offered.walks!;
});
bringFieldsWith(async () => {
  await exercisesBeside();
  return fields;
});
bringFindingWith(async () => {
  await exercisesBeside();
  return finding;
});
bringFloorsWith(async () => {
  await exercisesBeside();
  return offered.floors!({ Grid, Graph, ...reading });
});
bringWith(wordsBeside);

define();

export type { StepStarElement } from "./package/element/contract.js";
