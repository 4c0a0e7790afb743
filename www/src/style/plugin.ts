/** Part of the build: puts the tokens of the look into every page, so that it has its colours before any script runs. */
import type { Plugin } from "vite";
import { alwaysLight, tokens } from "./tokens.js";

export function pageTokens(): Plugin {
  return {
    name: "stepstar-tokens",
    transformIndexHtml: () => [
      {
        tag: "style",
        injectTo: "head-prepend",
        children: `:root { color-scheme: light dark; ${alwaysLight(tokens)} }
@supports (color: light-dark(red, red)) { :root { ${tokens} } }`,
      },
    ],
  };
}
