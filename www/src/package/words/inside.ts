/** Words of every language inside, for a module that has no file beside it. */
import { bringWith, type Words } from "./index.js";

const modules = import.meta.glob<Words>("../../../languages/*.ts", { import: "words", eager: true });

bringWith(async (language) => modules[`../../../languages/${language}.ts`]!);
