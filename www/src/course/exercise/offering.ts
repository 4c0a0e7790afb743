/** embed.exercise.js: brings exercises to the script with the element. */
import { diagnosisCode } from "../../package/api/diagnosis-code.js";
import { begin } from "./begin.js";
import { offered } from "./offered.js";

offered.begin = begin;
offered.diagnosis = diagnosisCode;
