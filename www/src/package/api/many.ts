/** Brings the part of the engine that prepares a map for many queries, and reads published ones, and the part that it uses. */
import { startPart } from "../raw.js";
import { bringFinding } from "./finding.js";
import { manyCode } from "./many-code.js";

export function bringMany(): void {
  bringFinding();
  startPart(manyCode);
}
