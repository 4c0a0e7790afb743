/** Part of the build: puts the tokens of the look into every page, so that it has its colours before any script runs. */
import type { Plugin } from "vite";
import { alwaysLight, moreContrast, tokens } from "./tokens.js";

const look = `:root { ${tokens} }
@media (prefers-contrast: more) { :root { ${moreContrast} } }`;

export function pageTokens(): Plugin {
  return {
    name: "stepstar-tokens",
    transformIndexHtml: () => [
      {
        tag: "style",
        injectTo: "head-prepend",
        children: `:root { color-scheme: light dark; }
${alwaysLight(look)}
@supports (color: light-dark(red, red)) { ${look} }`,
      },
    ],
  };
}
