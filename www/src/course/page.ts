/** A whole HTML page with one figure. */
import type { CourseFigure } from "./figure.js";
import { escaped, tag } from "./markup.js";

/**
 * All that a page with a figure must be allowed, and nothing else: no network, no images, no forms. Inline, as everything is in the file;
 * the engine is WebAssembly.
 */
export const INLINE_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:";
const FILES_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:";

const STYLE = `html { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 0.5rem; font: 1rem/1.5 system-ui, sans-serif; }
step-star { display: block; min-height: 10rem; }
step-star:not(:defined) pre { font-size: min(1rem, 3vw); line-height: 1; letter-spacing: 0.4em; }`;

/** `scripts`: the tags that bring the element. */
export function page(figure: CourseFigure, scripts: string, policy = FILES_POLICY): string {
  return `<!doctype html>
<html lang="${figure.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="icon" href="data:,">
<title>${escaped(figure.title)}</title>
<style>
${STYLE}
</style>
${scripts}
</head>
<body>
${tag(figure)}
<noscript><p>${escaped(figure.withoutScript)}</p></noscript>
</body>
</html>
`;
}

/** The page with everything inside, which opens by double click. `embed`: the text of the scripts for its language. */
export const singleFile = (figure: CourseFigure, embed: string): string =>
  page(figure, `<script>${inScript(embed)}</script>`, INLINE_POLICY);

/** A script may not contain what would end it. */
export const inScript = (code: string): string => code.replaceAll(/<(?=\/script|!--)/gi, "\\x3c");
