/** `embed.exercise.js`: brings exercises to embed.js, whose engine they use; the parts of it for searches with known mistakes and quick routes are in here. */
import { begin } from "./course/exercise/begin.js";
import { offered } from "./course/exercise/beside.js";
import { diagnosisCode } from "./package/api/diagnosis-code.js";
import { findingCode } from "./package/api/finding-code.js";
import { Floors } from "./package/api/floors.js";
import { Hexagons } from "./package/api/hexagons.js";
import { manyCode } from "./package/api/many-code.js";
import { parseDimacs, parseTiled } from "./package/api/map-files.js";
import { traceWalkAsync } from "./package/api/walk.js";
import { worldsCode } from "./package/api/worlds-code.js";
import { TickCanvas } from "./package/editor/tick-canvas.js";
import { floorsKitOf } from "./package/floors/kit.js";

offered.begin = begin;
offered.diagnosis = diagnosisCode;
offered.finding = findingCode;
offered.many = manyCode;
offered.worlds = worldsCode;
offered.walks = { TickCanvas, traceWalkAsync };
offered.floors = (given) => floorsKitOf({ Floors, Hexagons, parseDimacs, parseTiled, ...given });
