/** `stepstar`: ready when it is imported. */
import "./inline.js";

export * from "./api/index.js";
