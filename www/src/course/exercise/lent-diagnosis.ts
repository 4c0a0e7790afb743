/** In embed.js, in place of diagnosis-code.ts: what exercises alone need comes with embed.exercise.js. */
import { offered } from "./offered.js";

export const diagnosisCode = () => offered.diagnosis!();
