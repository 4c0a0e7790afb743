/** The part of the engine that diagnoses runs: a module of its own, so that it is only where it is asked for. */
import { bytesOf } from "../bytes-of.js";
import { code, letters } from "../generated/diagnosis.js";

export const diagnosisCode = () => bytesOf(code, letters)!;
