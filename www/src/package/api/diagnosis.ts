/** Brings the part of the engine that diagnoses runs and walks, and the one that it uses. */
import { startPart } from "../raw.js";
import { diagnosisCode } from "./diagnosis-code.js";
import { bringSteps } from "./steps-code.js";

export function bringDiagnosis(): void {
  bringSteps();
  startPart(diagnosisCode);
}
