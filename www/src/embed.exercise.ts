/** `embed.exercise.js`: brings exercises to embed.js, whose engine they use; its part that searches with known mistakes is in here. */
import { begin } from "./course/exercise/begin.js";
import { offered } from "./course/exercise/beside.js";
import { diagnosisCode } from "./package/api/diagnosis-code.js";

offered.begin = begin;
offered.diagnosis = diagnosisCode;
