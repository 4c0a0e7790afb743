/** Builds the pages (every .html below www) and runs the tests, which import the package by the same names. */
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { defined, languageParts } from "../scripts/names.mjs";
import { courseFiles } from "./src/course/plugin.js";
import { attributesOfGuide } from "./src/package/element/guide.js";
import { pageTokens } from "./src/package/style/plugin.js";
import { programFiles } from "./src/pages/check/program/plugin.js";
import { offlineSite } from "./src/pages/offline/plugin.js";
import { referencePage } from "./src/pages/reference/plugin.js";
import { navigation } from "./src/pages/shared/navigation.js";

const root = import.meta.dirname;
const site = join(root, "../site");
const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".html") && !/^(tests|public)\b/.test(name),
);

/** These need an engine of their own: one counts the bytes of its memory, the other fills it up. */
const alone = ["memory", "full"].map((name) => `tests/unit/api/${name}.test.ts`);

export default defineConfig({
  root,
  base: "./",
  define: defined(),
  plugins: [
    attributesOfGuide(),
    languageParts(),
    navigation(),
    pageTokens(),
    referencePage(),
    courseFiles(site),
    programFiles(site),
    offlineSite(site),
  ],
  // Examples are read from maps/, above the pages.
  server: { fs: { allow: [".."] } },
  resolve: {
    // Pages import the package by its name, as its users do.
    alias: [
      { find: /^stepstar$/, replacement: join(root, "src/index.ts") },
      { find: /^stepstar\/(wasm|element)$/, replacement: join(root, "src/$1.ts") },
    ],
  },
  // The code of a task is a file of its own.
  worker: { format: "es" },
  build: {
    outDir: site,
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: pages.map((name) => join(root, name)) },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          exclude: alone,
          // Compiling the same modules again for every file would take as long as the tests.
          isolate: false,
          // So would doing it for a second worker, which has no processor of its own beside the other tests.
          maxWorkers: 1,
          unstubGlobals: true,
          // No test depends on time: this only ends one that hangs.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit, alone",
          include: alone,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.e2e.ts"],
          globalSetup: ["tests/e2e/serve-site.ts"],
          // All files of a worker share one browser and one page.
          isolate: false,
          // Browsers often wait: two at once keep two cores busy.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // These only end a test that hangs.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
