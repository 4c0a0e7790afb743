/** The engine and its parts from their texts, for Node where a bundler has left their files behind (`scripts/package.mjs`): no entry of the package leads here. */
export { diagnosisCode as diagnosis } from "./package/api/diagnosis-code.js";
export { findingCode as finding } from "./package/api/finding-code.js";
export { manyCode as many } from "./package/api/many-code.js";
export { stepsCode as steps } from "./package/api/steps-code.js";
export { worldsCode as worlds } from "./package/api/worlds-code.js";
export { engineCode as engine } from "./package/inline.js";
