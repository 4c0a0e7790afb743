/** Brings the part of the engine that diagnoses runs and walks, and those that it uses. */
import { startPart } from "../raw.js";
import { diagnosisCode } from "./diagnosis-code.js";
import { bringWorlds } from "./worlds-part.js";

export function bringDiagnosis(): void {
  bringWorlds();
  startPart(diagnosisCode);
}
