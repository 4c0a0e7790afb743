/** Brings the part of the engine that knows floors, hexagons and distances, and those that it uses. */
import { startPart } from "../raw.js";
import { bringMany } from "./many.js";
import { bringSteps } from "./steps-code.js";
import { worldsCode } from "./worlds-code.js";

export function bringWorlds(): void {
  bringMany();
  bringSteps();
  startPart(worldsCode);
}
