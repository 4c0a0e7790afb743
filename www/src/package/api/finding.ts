/** Brings the part of the engine that looks for paths. */
import { startPart } from "../raw.js";
import { findingCode } from "./finding-code.js";

export const bringFinding = (): void => startPart(findingCode);
