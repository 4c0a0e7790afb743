/** `npm run audit`: whether a list names anything that is used as unsafe, as far as the lists can be reached from here. */
import { run } from "./steps.mjs";

let isRed = false;

/** Runs a tool; says whether it could. */
async function ask(name, program, words, isAnswer) {
  const { ok, output } = await run(program, words).catch(({ message }) => ({ ok: false, output: message }));
  if (ok) console.log(`${name}: nothing is known.`);
  else if (isAnswer(output)) {
    isRed = true;
    console.error(`${name}:\n${output}`);
  } else console.log(`${name} could not be asked: ${output.trim().split("\n").at(-1)}`);
}

await ask("npm audit", "npm", ["audit", "--audit-level=moderate"], (output) => /vulnerabilit/.test(output));
await ask("cargo audit", "cargo", ["audit"], (output) => /RUSTSEC-/.test(output));
process.exitCode = isRed ? 1 : 0;
