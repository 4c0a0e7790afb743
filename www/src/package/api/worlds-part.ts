/** Brings the part of the engine that knows floors and distances, and the one that it uses. */
import { startPart } from "../raw.js";
import { bringSteps } from "./steps-code.js";
import { worldsCode } from "./worlds-code.js";

export function bringWorlds(): void {
  bringSteps();
  startPart(worldsCode);
}
