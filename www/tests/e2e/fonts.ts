/** The fonts of browser tests: how wide a letter is hangs on no machine. DejaVu's are the widest that readers commonly have. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const FAMILIES = {
  "sans-serif": "DejaVu Sans",
  "system-ui": "DejaVu Sans",
  serif: "DejaVu Serif",
  monospace: "DejaVu Sans Mono",
};

/** The family of all others, as of Arial. */
const OTHERS = `<match><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>`;

/** The environment in which a browser on Linux knows these fonts only; other systems have one set of fonts each. */
export function withFonts(): NodeJS.ProcessEnv {
  const folder = join(root, ".cache/fonts");
  const settings = join(folder, "fonts.conf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(settings, configuration(join(root, "node_modules/dejavu-fonts-ttf/ttf"), join(folder, "kept")));
  return { ...process.env, FONTCONFIG_FILE: settings };
}

function configuration(fonts: string, cache: string): string {
  const aliases = Object.entries(FAMILIES).map(
    ([name, family]) =>
      `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[`<dir>${written(fonts)}</dir>`, `<cachedir>${written(cache)}</cachedir>`, ...aliases, OTHERS].join("\n")}
</fontconfig>
`;
}

const written = (path: string) => path.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
