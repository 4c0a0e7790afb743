/**
 * Documents that become pages: Sphinx with MyST by `pip install sphinx myst-parser`, and `SPHINX`; Pandoc, also by
 * `pip install pypandoc_binary`, and `PANDOC`. What Quarto makes of raw HTML is what Pandoc makes of it.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../../scripts/serve.mjs";
import { must, root, run } from "../../../scripts/steps.mjs";
import { looked, pasted } from "./looked.mjs";

const SPHINX = process.env.SPHINX ?? "sphinx-build";
const PANDOC = process.env.PANDOC ?? "pandoc";
const script = join(root, "site/embed.js");

/** Whether what stands behind the figure is behind it, and not inside it. */
const apart = (page) =>
  page.evaluate(() => {
    const after = [...document.querySelectorAll("p")].find(({ textContent }) => textContent === "Text after it.");
    return after?.closest("step-star") === null;
  });

/** Serves a folder of finished pages, and looks at one. */
async function shown(browser, folder, name, step, more = async () => ({})) {
  const host = await serve(folder, {});
  const page = await browser.newPage();
  try {
    await page.goto(host.address + name);
    const found = { ...(await looked(page, step)), "text goes on behind it": await apart(page), ...(await more(page)) };
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
    return found;
  } finally {
    await page.close();
    host.close();
  }
}

export async function sphinx(browser, site, folder) {
  const version = await run(SPHINX, ["--version"]);
  if (!version.ok) return "not installed";
  const { text, step } = await pasted(browser, site, "markdown");
  mkdirSync(join(folder, "_static"));
  copyFileSync(script, join(folder, "_static/embed.js"));
  const lines = ['extensions = ["myst_parser"]', 'html_js_files = ["embed.js"]', 'html_static_path = ["_static"]'];
  writeFileSync(join(folder, "conf.py"), `${lines.join("\n")}\n`);
  writeFileSync(join(folder, "index.md"), `# One\n\n${text}\n\nText after it.\n`);
  await must(SPHINX, ["-q", "-W", folder, join(folder, "out")]);
  return { version: version.output.trim(), ...(await shown(browser, join(folder, "out"), "index.html", step)) };
}

export async function pandoc(browser, site, folder) {
  const version = await run(PANDOC, ["--version"]);
  if (!version.ok) return "not installed";
  const { text, step } = await pasted(browser, site, "quarto");
  copyFileSync(script, join(folder, "embed.js"));
  writeFileSync(join(folder, "page.md"), `# One\n\n${text}\nText after it.\n`);
  await must(PANDOC, ["--standalone", "--metadata=title:Page", "--output=page.html", "page.md"], { cwd: folder });
  return { version: /\S+ (\S+)/.exec(version.output)?.[1], ...(await shown(browser, folder, "page.html", step)) };
}

/** Slides as Pandoc writes them, and Quarto for `format: revealjs`: for version 5 of reveal.js, whose plugins lie elsewhere in the next. */
export async function slides(browser, site, folder) {
  const version = await run(PANDOC, ["--version"]);
  if (!version.ok) return "not installed";
  const { text, step } = await pasted(browser, site, "quarto");
  copyFileSync(script, join(folder, "embed.js"));
  await must("npm", ["install", "--no-audit", "--no-fund", "reveal.js@5.2.1"], { cwd: folder });
  writeFileSync(join(folder, "deck.md"), `# One\n\n${text}\nText after it.\n\n# Two\n\nThe end.\n`);
  const words = [
    "--to=revealjs",
    "--standalone",
    "--variable=revealjs-url:node_modules/reveal.js",
    "--metadata=title:Deck",
  ];
  await must(PANDOC, [...words, "--output=deck.html", "deck.md"], { cwd: folder });
  const stays = async (page) => ({
    "slide stays": await page.evaluate(() => document.querySelector("step-star").closest("section.present") !== null),
  });
  return {
    version: /\S+ (\S+)/.exec(version.output)?.[1],
    ...(await shown(browser, folder, "deck.html#/one", step, stays)),
  };
}
