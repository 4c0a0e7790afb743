/** The one door through which walks reach the engine: they are fetched later than it, and may be in another script. */
export { engineFor } from "../raw.js";
export { bringDiagnosis } from "./diagnosis.js";
export { boolean, choose, finite, object, whole, wrongType } from "./errors.js";
export { checkNames, read } from "./options.js";
export { withQuery } from "./query.js";
export { MadeTrace } from "./record.js";
export { inSlices, SLICE_NAMES } from "./slices.js";
