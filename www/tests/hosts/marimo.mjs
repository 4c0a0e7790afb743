/** marimo: the dialog's cell in a notebook that is served as an app, and what its Python hears of the board. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { root, run } from "../../../scripts/steps.mjs";
import { looked, pasted } from "./looked.mjs";

const MARIMO = process.env.MARIMO ?? "marimo";
/** For a server to start, and for a message from the browser to Python. */
const PATIENCE_MS = 10_000;

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

async function freePort() {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Asks until the answer is yes; false when patience ends. */
async function patiently(ask) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await ask()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

export async function marimo(browser, site, folder) {
  const version = await run(MARIMO, ["--version"]);
  if (!version.ok) return "not installed";
  const { text, step } = await pasted(browser, site, "jupyter");
  copyFileSync(join(root, "dist/anywidget.js"), join(folder, "anywidget.js"));
  writeFileSync(join(folder, "notebook.py"), notebook(text));
  const port = await freePort();
  const words = ["run", "notebook.py", "--headless", "--no-token", "--host", "localhost", "--port", String(port)];
  const server = spawn(MARIMO, words, { cwd: folder, stdio: "ignore" });
  const page = await browser.newPage();
  try {
    const address = `http://localhost:${port}/`;
    // It says its address a little before it listens.
    await patiently(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await page.goto(address);
    const found = await looked(page, step);
    // Escape has led to the end.
    const last = await page.locator("step-star").evaluate((star) => String(star.step));
    const told = join(folder, "told");
    const heard = await patiently(() => existsSync(told) && readFileSync(told, "utf8") === last);
    return { version: version.output.trim(), ...found, "Python hears of steps": heard };
  } finally {
    await page.close();
    server.kill();
    await once(server, "exit");
  }
}
