/** The part of the engine that records and checks searches: a module of its own, so that who only looks for paths goes without. */
import { code, letters } from "../../generated/steps.js";
import { bytesOf } from "../bytes-of.js";
import { startPart } from "../raw.js";

export const stepsCode = () => bytesOf(code, letters);

export const bringSteps = (): void => startPart(stepsCode);
