/** React and Vue: the dialog's text as a file of a project with the packed package, set up as the guide says, and built by Vite. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { serve } from "../../../scripts/serve.mjs";
import { must, Plain, root, run } from "../../../scripts/steps.mjs";
import { html } from "../consumers/browser.mjs";
import { inSandbox } from "../consumers/sandbox.mjs";
import { looked, pasted } from "./looked.mjs";

const guide = readFileSync(join(root, "www/embed-guide.html"), "utf8");

/** The listing of the guide that has this in it. */
function listing(part) {
  const texts = [...guide.matchAll(/<pre><code[^>]*>([^<]*)<\/code><\/pre>/g)].map(([, text]) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  );
  const found = texts.find((text) => text.includes(part));
  if (!found) throw new Plain(`The guide has no listing with ${part}.`);
  return found;
}

/** Puts a project's files beside its packages, builds it, and looks at its page. */
async function project(browser, step, packages, files, plugins, check) {
  return inSandbox([], async (folder) => {
    await must("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: folder });
    const entry = Object.keys(files).find((name) => name.startsWith("main."));
    const page = html(`<div id="app"></div><script type="module" src="./${entry}"></script>`);
    for (const [name, text] of Object.entries({ ...files, "index.html": page }))
      writeFileSync(join(folder, name), text);
    const compiles = await check?.(folder);
    await build({ root: folder, configFile: false, logLevel: "error", plugins: await plugins(folder) });
    const host = await serve(join(folder, "dist"), {});
    const shown = await browser.newPage();
    const said = [];
    shown.on("pageerror", ({ message }) => said.push(message));
    shown.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
    try {
      await shown.goto(host.address);
      const found = await looked(shown, step);
      if (said.length > 0) throw new Plain(`The page says: ${said.join("\n")}`);
      return { version: packages[0], ...(compiles === undefined ? {} : { "types are right": compiles }), ...found };
    } finally {
      await shown.close();
      host.close();
    }
  });
}

/** The first line of the text tells TypeScript about the tag. */
async function typed(folder) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2022", "dom"],
    jsx: "react-jsx",
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["Figure.tsx"] }));
  const { ok, output } = await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder]);
  if (!ok) throw new Plain(output);
  return ok;
}

export async function react(browser, site) {
  const { text, step } = await pasted(browser, site, "react");
  const files = {
    "Figure.tsx": text,
    "main.tsx": `import { createElement } from "react";
import { createRoot } from "react-dom/client";
import Figure from "./Figure";
createRoot(document.querySelector("#app")!).render(createElement(Figure));
`,
  };
  const packages = ["react@19.3.1", "react-dom@19.3.1", "@types/react@19.3.0"];
  return project(browser, step, packages, files, () => [], typed);
}

export async function vue(browser, site) {
  const { text, step } = await pasted(browser, site, "vue");
  const files = {
    "Figure.vue": text,
    // What the guide writes into vite.config.js.
    "plugin.mjs": `import vue from "@vitejs/plugin-vue";\nexport default ${listing("isCustomElement")}`,
    "main.js": `import { createApp } from "vue";
import Figure from "./Figure.vue";
createApp(Figure).mount("#app");
`,
  };
  const plugins = async (folder) => [(await import(join(folder, "plugin.mjs"))).default];
  return project(browser, step, ["vue@3.5.45", "@vitejs/plugin-vue@6.0.11", "vite@8.3.8"], files, plugins);
}
