/**
 * `npm run test:hosts`: puts what the lab's dialog hands out into real course systems, as far as they are installed, and looks at it there.
 * MkDocs with Material, by `pip install mkdocs-material`: its command is found in PATH, or named by `MKDOCS`; marimo by
 * `pip install marimo anywidget`, and `MARIMO`; JupyterLab by `pip install jupyterlab anywidget`, and `JUPYTER`; Sphinx and Pandoc as
 * documents.mjs says. React, Vue and what checks a SCORM package are fetched by npm. `npm run test:hosts -- SCORM` looks at one host.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "../../../scripts/build.mjs";
import { FLAGS, findHeadless } from "../../../scripts/chromium.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { main, Plain, root, run } from "../../../scripts/steps.mjs";
import { pandoc, slides, sphinx } from "./documents.mjs";
import { react, vue } from "./frameworks.mjs";
import { jupyter } from "./jupyter.mjs";
import { looked, pasted } from "./looked.mjs";
import { marimo } from "./marimo.mjs";
import { scorm } from "./scorm.mjs";

const MKDOCS = process.env.MKDOCS ?? "mkdocs";

/** Instant navigation wants to know where the site is. */
const config = (address) => `site_name: A course
site_url: ${address}
theme: { name: material, features: [navigation.instant], font: false }
extra_javascript: [embed.js]
`;

async function mkdocs(browser, site, folder) {
  const version = await run(MKDOCS, ["--version"]);
  if (!version.ok) return "not installed";
  const { text, step } = await pasted(browser, site, "markdown");
  const docs = join(folder, "docs");
  mkdirSync(docs);
  const scripts = readdirSync(join(root, "site")).filter((name) => /^embed(\.\w\w)?\.js$/.test(name));
  for (const name of scripts) copyFileSync(join(root, "site", name), join(docs, name));
  mkdirSync(join(folder, "site"));
  const host = await serve(join(folder, "site"), {});
  writeFileSync(join(folder, "mkdocs.yml"), config(host.address));
  writeFileSync(join(docs, "index.md"), "# One\n\n[The figure](two.md)\n");
  writeFileSync(join(docs, "two.md"), `# Two\n\n${text}\n\nMore, and [back](index.md).\n`);
  const { ok, output } = await run(MKDOCS, ["build", "--quiet", "--config-file", join(folder, "mkdocs.yml")]);
  if (!ok) throw new Plain(`MkDocs could not build its site: ${output}`);
  const page = await browser.newPage();
  try {
    await page.goto(host.address);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole("link", { name: "The figure" }).last().click();
    const found = await looked(page, step);
    // To another page and back without loading either anew.
    await page.goBack();
    await page.getByRole("link", { name: "The figure" }).last().click();
    await page.waitForFunction(() => document.querySelector("step-star")?.trace);
    const instant = await page.evaluate(() => window.same === true);
    return { version: /version (\S+)/.exec(version.output)?.[1], ...found, "instant navigation": instant };
  } finally {
    await page.close();
    host.close();
  }
}

const HOSTS = {
  SCORM: scorm,
  "MkDocs Material": mkdocs,
  React: react,
  Vue: vue,
  marimo,
  JupyterLab: jupyter,
  Sphinx: sphinx,
  Pandoc: pandoc,
  "Pandoc reveal.js": slides,
};

/** Those named on the command line; without names all. */
const asked = Object.entries(HOSTS).filter(([name]) => process.argv.length < 3 || process.argv.includes(name));

main(async () => {
  await build();
  const site = await serve(join(root, "site"), {});
  const browser = await chromium.launch({ executablePath: findHeadless(), args: FLAGS });
  let wrong = false;
  try {
    for (const [name, look] of asked) {
      const folder = mkdtempSync(join(tmpdir(), "stepstar-host-"));
      const found = await look(browser, site.address, folder).finally(() => rmSync(folder, { recursive: true }));
      console.log(`${name}: ${typeof found === "string" ? found : JSON.stringify(found)}`);
      if (typeof found === "object") wrong ||= Object.values(found).includes(false);
    }
  } finally {
    await browser.close();
    site.close();
  }
  if (wrong) throw new Plain("Not every host shows the figure as it should.");
});
