/** Importing this file makes the engine ready: its bytes are in the module and are compiled at once. */
import { base64 } from "./generated/bytes.js";
import { initSync } from "./raw.js";

initSync({ module: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) });
