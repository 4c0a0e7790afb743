/** Part of the build: puts the tokens of the look into every page, so that it has its colours before any script runs. */
import type { Plugin } from "vite";
import { alwaysLight, moreContrast, tokens } from "./tokens.js";

const look = `:root { ${tokens} }
@media (prefers-contrast: more) { :root { ${moreContrast} } }`;

/** A page that comes up light and then turns dark dazzles: what was chosen is in force before anything is seen. As in src/page/theme.ts. */
const chosen = `try {
  const theme = localStorage.getItem("stepstar-theme");
  if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
} catch {}`;

export function pageTokens(): Plugin {
  return {
    name: "stepstar-tokens",
    transformIndexHtml: (_, { path }) => [
      // A frame has the theme that its address names.
      ...(path.endsWith("/embed.html") ? [] : [{ tag: "script", injectTo: "head-prepend" as const, children: chosen }]),
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
