/** The part of the engine that diagnoses runs: a module of its own, so that it is only where it is asked for. */

import { code, letters } from "../../generated/diagnosis.js";
import { bytesOf } from "../bytes-of.js";

export const diagnosisCode = () => bytesOf(code, letters)!;
