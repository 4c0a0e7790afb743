/** Words of every language inside, for a module that has no file beside it. */
import { bringWith } from "./index.js";
import type { ElementTexts } from "./language.js";

const modules = import.meta.glob<ElementTexts>(["../../../languages/*.json", "!**/en.json"], {
  query: "?element",
  import: "default",
  eager: true,
});

bringWith(async (language) => modules[`../../../languages/${language}.json`]!);
