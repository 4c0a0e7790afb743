/** English, which is always there. */
import { sentences, words } from "../../../languages/en.json";
import { reason, tie } from "../../../languages/engine/en.json";
import { speaking } from "./speaking.js";

/** The engine says its sentences itself, but for the parts that the element puts into sentences of its own. */
export const en = /* @__PURE__ */ speaking("en", { words, sentences: { ...sentences, reason, tie } });
