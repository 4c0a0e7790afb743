/** JupyterLab: the dialog's cell in a notebook; the board and Python hear of each other, and what is saved is there again. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../../../scripts/steps.mjs";
import { looked, pasted } from "./looked.mjs";
import { freePort, patiently, serving } from "./server.mjs";

const JUPYTER = process.env.JUPYTER ?? "jupyter";

const cell = (source) => ({ cell_type: "code", metadata: {}, outputs: [], execution_count: null, source });

/** The figure; what it says is written into files; then Python sets a step, a map and an option. */
const notebook = (text) => ({
  nbformat: 4,
  nbformat_minor: 4,
  metadata: { kernelspec: { name: "python3", display_name: "Python 3", language: "python" } },
  cells: [
    cell(text),
    cell(`for name in ("step", "map"):
    figure.observe(lambda change: pathlib.Path(change.name).write_text(str(change.new)), name)`),
    cell('figure.map = "S..\\n.#.\\n..G"\nfigure.options = {"algorithm": "dijkstra"}\nfigure.step = 2'),
  ],
});

/** Widgets are saved with the notebook only where that is set. */
const SETTINGS = "jupyterlab-settings/@jupyter-widgets/jupyterlab-manager";

export async function jupyter(browser, site, folder) {
  const version = await run(JUPYTER, ["lab", "--version"]);
  if (!version.ok) return "not installed";
  const { text, step } = await pasted(browser, site, "jupyter");
  copyFileSync(join(root, "dist/anywidget.js"), join(folder, "anywidget.js"));
  const file = join(folder, "course.ipynb");
  writeFileSync(file, JSON.stringify(notebook(text)));
  mkdirSync(join(folder, SETTINGS), { recursive: true });
  writeFileSync(join(folder, SETTINGS, "plugin.jupyterlab-settings"), '{"saveState": true}');
  const port = await freePort();
  const settings = `--LabApp.user_settings_dir=${join(folder, "jupyterlab-settings")}`;
  const words = ["lab", "--no-browser", "--allow-root", "--IdentityProvider.token=", `--port=${port}`, settings];
  const address = `http://localhost:${port}/lab/tree/course.ipynb`;
  const during = (work) => serving(JUPYTER, words, folder, address, () => inNotebook(browser, address, work));
  const [found, heard, follows, kept] = await during(async (page, run) => {
    await run(0);
    await page.locator("step-star").waitFor();
    await run(1);
    await idle(page);
    const found = await looked(page, step);
    await page.setViewportSize(SIZE);
    const last = await page.locator("step-star").evaluate((star) => String(star.step));
    const told = join(folder, "step");
    const heard = await patiently(() => existsSync(told) && readFileSync(told, "utf8") === last);
    await run(2);
    const follows = await page.waitForFunction(isPythons);
    await page.keyboard.press("Control+s");
    const kept = await patiently(() =>
      readFileSync(file, "utf8").includes("application/vnd.jupyter.widget-state+json"),
    );
    return [found, heard, follows, kept];
  });
  // In a new server, with a new Python that has run nothing.
  const returns = await during((page) => page.waitForFunction(isPythons));
  return {
    version: version.output.trim(),
    ...found,
    "Python hears of steps": heard,
    "the board hears of Python": Boolean(follows),
    "saved with the notebook": kept,
    "state returns": Boolean(returns),
  };
}

const SIZE = { width: 1280, height: 800 };

const idle = (page) => page.getByText(/Python 3 .*Idle/).waitFor();

async function inNotebook(browser, address, work) {
  const page = await browser.newPage({ viewport: SIZE });
  try {
    await page.goto(address);
    await idle(page);
    return await work(page, async (cell) => {
      await page.locator(".jp-CodeCell .cm-content").nth(cell).click();
      await page.keyboard.press("Shift+Enter");
    });
  } finally {
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
    await page.close();
  }
}

/** In the page: whether the board shows what Python set. */
function isPythons() {
  const star = document.querySelector("step-star");
  return star?.grid?.width === 3 && star.options.algorithm === "dijkstra" && star.step === 2;
}
