/** English, which is always there. */
import { sentences, words } from "../../../languages/en.json";
import { speaking } from "./speaking.js";

export const en = /* @__PURE__ */ speaking("en", { words, sentences });
