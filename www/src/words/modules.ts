/** Words by `import()`: bundlers make a file of each language, which is fetched when a page first needs it. */
import { bringWith } from "./index.js";

const modules = {
  de: () => import("./de.js").then(({ de }) => de),
  es: () => import("./es.js").then(({ es }) => es),
  ko: () => import("./ko.js").then(({ ko }) => ko),
};

bringWith((language) => modules[language]());
