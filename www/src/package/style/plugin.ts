/** Part of the build: gives every page its colours before any script of it runs. All are files, so that a policy need not allow anything inline. */
import type { Plugin } from "vite";
import { alwaysLight, moreContrast, tokens } from "./tokens.js";

const look = `:root { ${tokens} }
@media (prefers-contrast: more) { :root { ${moreContrast} } }`;

const sheet = `:root { color-scheme: light dark; }
${alwaysLight(look)}
@supports (color: light-dark(red, red)) { ${look} }`;

const FILE = "tokens.css";

export function pageTokens(): Plugin {
  return {
    name: "stepstar-tokens",
    // As it is: the build would write `light-dark` anew for old browsers, and then only style sheets could choose the theme.
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: sheet });
    },
    configureServer(server) {
      server.middlewares.use(({ url = "" }, response, next) => {
        if (!/^\/tokens\.css($|\?)/.test(url)) return next();
        response.setHeader("content-type", "text/css").end(sheet);
      });
    },
    transformIndexHtml: (_, { path }) => [
      // The chosen theme, before the first paint. In a frame, the address names it.
      ...(path.endsWith("/embed.html") ? [] : [{ tag: "script", attrs: { src: "./theme.js" } }]),
      { tag: "link", attrs: { rel: "stylesheet", href: `./${FILE}` } },
    ],
  };
}
