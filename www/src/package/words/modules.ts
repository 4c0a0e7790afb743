/** Words by `import()`: bundlers make a file of each language, which is fetched when a page first needs it. */
import { bringWith } from "./index.js";
import type { ElementTexts } from "./language.js";

const modules = import.meta.glob<ElementTexts>(["../../../languages/*.json", "!**/en.json"], {
  query: "?element",
  import: "default",
});

bringWith((language) => modules[`../../../languages/${language}.json`]!());
