/**
 * Runs the tests of crates/wasm, which `cargo xtask wasm-test` has bound: `node run.mjs node|browser FOLDER [WORD]`, with the tests whose
 * names contain the word. wasm-bindgen's own runner does the same and more; compiling it takes as long as compiling the engine.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { FLAGS, findHeadless } from "../../../scripts/chromium.mjs";
import { serve } from "../../../scripts/serve.mjs";

const BINDINGS = "bound.js";

const [, , place, folder, word = ""] = process.argv;
const passed = await (place === "browser" ? inBrowser() : inNode());
if (!passed) process.exitCode = 1;

function inNode() {
  const address = pathToFileURL(join(folder, BINDINGS)).href;
  return runTests({ address, word, bytes: readFileSync(join(folder, "bound_bg.wasm")) });
}

async function inBrowser() {
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: findHeadless(), args: FLAGS });
  try {
    const page = await browser.newPage();
    const address = `${server.address}${BINDINGS}`;
    // Shown as a text, it gives the page the server's origin.
    await page.goto(address);
    // The tests write there what they have to say.
    await page.setContent('<pre id="output"></pre>');
    const passed = await page.evaluate(runTests, { address, word });
    console.log(await page.locator("#output").textContent());
    return passed;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What wasm-bindgen-test expects of its surroundings. It is handed to the browser whole, so it uses nothing from outside. */
async function runTests({ address, word, bytes }) {
  const bindings = await import(address);
  globalThis.__wbg_test_invoke = (run) => run();
  globalThis.__wbgtest_og_console_log = console.log;
  // Node has no fetch for files.
  await bindings.default({ module_or_path: bytes ?? new URL("bound_bg.wasm", address) });
  const tests = Object.keys(bindings.__wasm).filter((name) => name.startsWith("__wbgt_"));
  const chosen = tests.filter((name) => name.slice(name.indexOf("::")).includes(word));
  if (tests.length === 0) throw new Error("There is no test in this module.");
  const context = new bindings.WasmBindgenTestContext(false);
  context.filtered_count(tests.length - chosen.length);
  return context.run(chosen.map((name) => bindings.__wasm[name]));
}
