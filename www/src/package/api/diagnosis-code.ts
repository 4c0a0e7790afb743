/** The part of the engine that diagnoses runs: a module of its own, so that only what needs it loads it. */

import { code, letters } from "../../generated/diagnosis.js";
import { bytesOf } from "../bytes-of.js";

export const diagnosisCode = () => bytesOf(code, letters);
