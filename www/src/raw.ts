/** The one door to the generated bindings. */
export { default as initAsync, initSync, version } from "./generated/stepstar_wasm.js";
