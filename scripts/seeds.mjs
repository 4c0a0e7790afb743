/** `npm run seeds`: tries the exercises of 1,000 seeds, where all tests together try only the first of them. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--config", "www/vite.config.ts", "--project", "unit", "instances"],
  { stdio: "inherit", env: { ...process.env, SEEDS: "1000" } },
);
process.exit(status ?? 1);
