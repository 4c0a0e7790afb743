/** `npm run test:consumers`: uses the packed package in every supported runtime and tool, one row each. */
import { pathToFileURL } from "node:url";
import { build } from "../../../scripts/build.mjs";
import { ensureBrowser } from "../../../scripts/chromium.mjs";
import { setup } from "../../../scripts/setup.mjs";
import { main, Plain, Skip, seconds, step } from "../../../scripts/steps.mjs";
import { closeBrowser } from "./browser.mjs";
import { full, installTools } from "./full.mjs";
import { quick } from "./quick.mjs";

/** What every program finds on the same small map: status, cost and length of the path. */
const FOUND = "found 6 7";

/** The work of a row, followed by a check of its answer. */
const checked =
  ({ work, expected = FOUND }) =>
  async () => {
    const answer = (await work()).trim();
    if (answer !== expected) throw new Plain(`The answer is "${answer}" instead of "${expected}".`);
  };

export const quickRows = quick.map((row) => ({ ...row, work: checked(row) }));

async function runRow(row, missing) {
  const start = performance.now();
  try {
    if (row.browser && missing) throw new Skip(missing);
    await checked(row)();
    return { result: "pass", note: seconds(performance.now() - start) };
  } catch (error) {
    if (error instanceof Skip) return { result: "skipped", note: error.message };
    return { result: "FAIL", note: `\n${error instanceof Plain ? error.message : error.stack}\n` };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(async () => {
    await setup();
    await build();
    await step("tools of the matrix", installTools);
    const missing = await ensureBrowser();
    console.log();
    let failed = 0;
    for (const row of [...quick, ...full]) {
      const { result, note } = await runRow(row, missing);
      console.log(`${row.name.padEnd(34)} ${result.padEnd(7)} ${note}`);
      if (result === "FAIL") failed++;
    }
    await closeBrowser();
    if (failed > 0) throw new Plain(`\n${failed} of the consumers failed.`);
  });
}
