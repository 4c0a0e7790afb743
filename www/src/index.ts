/** `stepstar`: ready for use as soon as it is imported. */
import "./inline.js";

export * from "./api/diagnose.js";
export * from "./api/index.js";
