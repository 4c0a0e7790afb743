/** Words by `import()`: bundlers make a file of each language, which is fetched when a page first needs it. */
import { bringWith, type Words } from "./index.js";

const modules = import.meta.glob<Words>("../../../languages/*.ts", { import: "words" });

bringWith((language) => modules[`../../../languages/${language}.ts`]!());
