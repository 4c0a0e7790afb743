/** marimo: the dialog's cell in a notebook that is served as an app, and what its Python hears of the board. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../../../scripts/steps.mjs";
import { looked, pasted } from "./looked.mjs";
import { freePort, patiently, serving } from "./server.mjs";

const MARIMO = process.env.MARIMO ?? "marimo";

/** The notebook writes each step that it hears of into the file `told`. */
const notebook = (cell) => `import marimo
app = marimo.App()

@app.cell
def _():
${cell.trimEnd().replaceAll(/^(?=.)/gm, "    ")}
    figure.observe(lambda change: pathlib.Path("told").write_text(str(change.new)), "step")
    figure
    return

if __name__ == "__main__":
    app.run()
`;

export async function marimo(browser, site, folder) {
  const version = await run(MARIMO, ["--version"]);
  if (!version.ok) return "not installed";
  const { text, step } = await pasted(browser, site, "jupyter");
  copyFileSync(join(root, "dist/anywidget.js"), join(folder, "anywidget.js"));
  writeFileSync(join(folder, "notebook.py"), notebook(text));
  const port = await freePort();
  const words = ["run", "notebook.py", "--headless", "--no-token", "--host", "localhost", "--port", String(port)];
  const address = `http://localhost:${port}/`;
  return serving(MARIMO, words, folder, address, async () => {
    const page = await browser.newPage();
    await page.goto(address);
    const found = await looked(page, step);
    // Escape has led to the end.
    const last = await page.locator("step-star").evaluate((star) => String(star.step));
    const told = join(folder, "told");
    const heard = await patiently(() => existsSync(told) && readFileSync(told, "utf8") === last);
    await page.close();
    return { version: version.output.trim(), ...found, "Python hears of steps": heard };
  });
}
