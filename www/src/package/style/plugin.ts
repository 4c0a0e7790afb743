/** Part of the build: puts the look's tokens into every page, so that it has its colours before any script runs. */
import type { Plugin } from "vite";
import { alwaysLight, moreContrast, tokens } from "./tokens.js";

const look = `:root { ${tokens} }
@media (prefers-contrast: more) { :root { ${moreContrast} } }`;

/** Applies the chosen theme before the first paint: a page that starts light and then turns dark dazzles. As in src/pages/shared/theme.ts. */
const chosen = `try {
  const theme = localStorage.getItem("stepstar-theme");
  if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
} catch {}`;

export function pageTokens(): Plugin {
  return {
    name: "stepstar-tokens",
    transformIndexHtml: (_, { path }) => [
      // In a frame, the address names the theme.
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
