export { version } from "../raw.js";
