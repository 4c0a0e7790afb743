/** All pages under the strictest policy a server may send that lets WebAssembly run: the one that the guide prints. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pressed } from "./lab-page.js";
import { test } from "./page.js";
import { untilStill } from "./still.js";

const root = join(import.meta.dirname, "../..");
const PAGES = readdirSync(root).filter((name) => name.endsWith(".html"));
const POLICY = /<code id="site-policy">([^<]*)</.exec(readFileSync(join(root, "embed-guide.html"), "utf8"))![1]!;

/** Every page of the site comes with the policy; what it refuses is collected. */
async function strict(page: Page): Promise<string[]> {
  await page.route(/\.html/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": POLICY } });
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

test("under the policy that the guide prints no page loses anything", async ({ open }) => {
  const page = await open({ colorScheme: "light" });
  const refused = await strict(page);
  const still = untilStill(page);
  await page.goto("lists.html");
  await page.getByLabel("Theme").selectOption("dark");
  for (const name of PAGES) {
    await page.goto(name);
    await still();
    const look = await page.evaluate(() => {
      const boards = [...document.querySelectorAll("step-star")];
      return {
        paper: getComputedStyle(document.body).backgroundColor,
        theme: document.documentElement.style.colorScheme,
        searched: boards.every((board) => board.trace !== null || board.mode === "exercise"),
      };
    });
    const isFrame = name === "embed.html";
    expect(look, name).toEqual({
      paper: isFrame ? "rgb(251, 250, 246)" : "rgb(20, 23, 28)",
      theme: isFrame ? "" : "dark",
      searched: true,
    });
  }
  expect(refused).toEqual([]);
});

test("under it the lab previews a figure for every kind of page, and saves a picture", async ({ open }) => {
  const lab = await open();
  const refused = await strict(lab);
  await lab.goto("index.html#example=trap&step=3");
  await lab.evaluate(() => document.querySelector("step-star")!.settled);
  await pressed(lab, "Save…");
  const saved = lab.waitForEvent("download");
  await lab.getByRole("button", { name: /PNG/ }).first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await lab.getByRole("button", { name: "For my page…" }).click();
  for (const kind of ["single", "script", "frame", "myst"]) {
    await lab.getByLabel("For which page").selectOption(kind);
    await expect
      .poll(async () => {
        const handle = await lab.$(".for-my-page iframe");
        const preview = (await (await handle!.contentFrame())!.$("iframe")) ?? handle;
        return (await preview!.contentFrame())!
          .evaluate(() => document.querySelector("step-star")?.trace?.length)
          .catch(() => undefined);
      })
      .toBeGreaterThan(0);
    await lab.evaluate(() => {
      document.querySelector<HTMLIFrameElement>(".for-my-page iframe")!.srcdoc = "";
    });
  }
  expect(refused).toEqual([]);
});
