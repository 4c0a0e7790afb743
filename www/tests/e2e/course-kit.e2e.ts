/** What the course kit gives to take along works where it is put: one file, a SCORM package, slides, notebooks, other people's pages. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { AFTER, framed, hostsAddress, openedLate } from "./course-page.js";
import { opened, pressed } from "./lab-page.js";
import { test } from "./page.js";

const shown = (page: Page) =>
  page
    .waitForFunction(() => document.querySelector("step-star")?.trace)
    .then(() =>
      page.evaluate(async () => {
        const board = document.querySelector("step-star")!;
        await board.settled;
        const { start, goal, options, position, mode, result } = board;
        return { map: board.grid!.toText("ascii"), start, goal, options, position, mode, cost: result!.cost };
      }),
    );

/** The lab's dialog, for a board with options at some step. */
async function openDialog(page: Page): Promise<unknown> {
  await opened(page, "#example=trap&heuristic=zero&tieBreak=low-g&step=40");
  const board = await shown(page);
  await pressed(page, "Save…");
  await page.getByRole("button", { name: "For my page…" }).click();
  await page.waitForFunction(() => document.querySelector(".for-my-page code")!.textContent !== "");
  return board;
}

/** The text that the copy button hands out. */
async function copied(page: Page, kind: string): Promise<string> {
  await page.getByLabel("For which page").selectOption(kind);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  // For a moment only.
  const said = await page.evaluateHandle(() => {
    const copy = document.querySelector(".for-my-page .copy")!;
    const copied = new Promise<void>((done) => {
      new MutationObserver(() => copy.textContent === "Copied" && done()).observe(copy, { childList: true });
    });
    return { copied };
  });
  await page.locator(".for-my-page .copy").click();
  await said.evaluate(({ copied }) => copied);
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

const page = (content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>${content}`;

test("one HTML file shows the board as it stood, opened by double click and without a network", async ({ open }) => {
  const lab = await open();
  const board = await openDialog(lab);
  const text = await copied(lab, "single");
  const folder = mkdtempSync(join(tmpdir(), "stepstar-"));
  try {
    writeFileSync(join(folder, "figure.html"), text);
    const reader = await open({ offline: true });
    const asked: string[] = [];
    reader.on("request", (request) => asked.push(request.url()));
    await reader.goto(`file://${folder}/figure.html`);
    expect(await shown(reader)).toEqual(board);
    expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
    expect(await reader.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);
    const still = await open({ javaScriptEnabled: false });
    await still.goto(`file://${folder}/figure.html`);
    expect(await still.locator("step-star pre").textContent()).toContain("....S........#.....G....");
    expect(await still.locator("noscript p").textContent()).toMatch(/^A map as text: S is the start/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a board copied from the lab keeps its room for a late script and a slow machine, whatever it is to have", async ({
  open,
}) => {
  const [lab, course] = [await open(), await open()];
  await openDialog(lab);
  const shows = lab.locator(".for-my-page select").first();
  const height = lab.getByLabel("Height of the board, in pixels");
  const [usual, room] = [await shows.inputValue(), await height.inputValue()];
  const texts = new Set<string>();
  const ticked = (name: string, on: boolean) => lab.getByLabel(name).setChecked(on);
  for (const [what, wish, back] of [
    ["as it is", async () => {}, async () => {}],
    ["for drawing", () => ticked("Readers may draw", true), () => ticked("Readers may draw", false)],
    ["without its player", () => ticked("With the player", false), () => ticked("With the player", true)],
    ["in a comparison", () => shows.selectOption("compare"), () => shows.selectOption(usual)],
    ["with a height", () => height.fill("200"), () => height.fill(room)],
  ] as const) {
    await wish();
    const text = await copied(lab, "script");
    texts.add(text);
    await back();
    for (const width of [360, 760, 1200]) {
      await course.setViewportSize({ width, height: 1400 });
      const column = `<main style="max-width: 45rem; margin: auto">${text}<p>${AFTER}</p></main>`;
      const { before, after, moved } = await openedLate(course, page(column), true);
      expect([after, moved], `${what}, ${width} wide`).toEqual([before, []]);
    }
  }
  expect(texts.size).toBe(5);
});

test("a text is copied in the language that was chosen last, once all of it is there", async ({ open }) => {
  const lab = await open();
  await openDialog(lab);
  const waiting = new Map<string, () => Promise<void>>();
  await lab.route(/embed\.\w\w\.js$/, (route) => {
    waiting.set(/(\w\w)\.js$/.exec(route.request().url())![1]!, () => route.continue());
  });
  const languages = lab.locator(".for-my-page label", { hasText: /^Language/ }).locator("select");
  const copy = lab.locator(".for-my-page .copy");
  await languages.selectOption("ko");
  await languages.selectOption("de");
  await expect.poll(() => [...waiting.keys()].sort()).toEqual(["de", "ko"]);
  expect(await copy.isDisabled()).toBe(true);
  await waiting.get("de")!();
  await expect.poll(() => copy.isDisabled()).toBe(false);
  const came = lab.waitForResponse("**/embed.ko.js");
  await waiting.get("ko")!();
  await came;
  const text = await copied(lab, "single");
  expect(text).toContain('lang="de"');
  expect(text).toContain("Schritt vor");
  expect(text).not.toContain("한 걸음 앞으로");
});

test("one HTML file in Korean has that inside, and other texts name the file beside embed.js", async ({
  page: lab,
  open,
}) => {
  await openDialog(lab);
  await lab
    .locator(".for-my-page label", { hasText: /^Language/ })
    .locator("select")
    .selectOption("ko");
  const needed = lab.locator(".for-my-page a[download]");
  await lab.getByLabel("For which page").selectOption("script");
  await expect.poll(() => needed.allTextContents()).toEqual(["Download embed.ko.js", "Download embed.js"]);
  const text = await copied(lab, "single");
  const folder = mkdtempSync(join(tmpdir(), "stepstar-"));
  try {
    writeFileSync(join(folder, "figure.html"), text);
    const reader = await open({ offline: true });
    await reader.goto(`file://${folder}/figure.html`);
    await shown(reader);
    await reader.getByRole("button", { name: "한 걸음 앞으로", exact: true }).waitFor();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("each kind of text shows the board as it stood", async ({ open }) => {
  const [lab, course] = [await open(), await open()];
  const board = await openDialog(lab);
  const deck = readFileSync(join(import.meta.dirname, "../hosts/reveal.html"), "utf8");
  for (const [kind, around] of [
    ["script", page],
    // Markdown that keeps tags leaves this text as it is.
    ["markdown", (text: string) => page(`<script src="embed.js" defer></script>${text}`)],
    ["reveal", (text: string) => deck.replace("<!-- figure -->", () => text)],
    ["frame", page],
  ] as const) {
    const address = await hostsAddress({ [`${kind}-pasted.html`]: around(await copied(lab, kind)) });
    await course.goto(`${address}${kind}-pasted.html`);
    if (kind !== "frame") expect(await shown(course), kind).toEqual(board);
  }
  const frame = course.frames()[1]!;
  await frame.waitForFunction(() => document.querySelector("step-star")?.trace);
  await expect.poll(() => frame.evaluate(() => document.querySelector("step-star")!.position)).toBe(40);
  expect(await frame.evaluate(() => document.querySelector("step-star")!.options)).toMatchObject({
    heuristic: "zero",
    tieBreak: "low-g",
  });
});

test("every kind of page is previewed with the board as it stands", async ({ page: lab }) => {
  await openDialog(lab);
  for (const kind of ["single", "script", "frame", "myst"]) {
    await lab.getByLabel("For which page").selectOption(kind);
    await expect
      .poll(async () => {
        const handle = await lab.$(".for-my-page iframe");
        const preview = (await (await handle!.contentFrame())!.$("iframe")) ?? handle;
        return (await preview!.contentFrame())!
          .evaluate(() => document.querySelector("step-star")?.position)
          .catch(() => undefined);
      })
      .toBe(40);
    // Or it would be taken for that of the next kind.
    await lab.evaluate(() => {
      document.querySelector<HTMLIFrameElement>(".for-my-page iframe")!.srcdoc = "";
    });
  }
  // What this board cannot ask, exercises do.
  await lab.getByRole("link", { name: "exercises for a course" }).click();
  await lab.getByRole("heading", { level: 1, name: /exercises/i }).waitFor();
});

test("on a slide of reveal.js the board's keys do not turn the slide, and others do", async ({ page: deck }) => {
  const html = readFileSync(join(import.meta.dirname, "../hosts/reveal.html"), "utf8");
  const slide = `<section><script src="embed.js" defer></script><step-star step="0" height="200"><pre>\nS..\n..G\n</pre></step-star></section>`;
  const address = await hostsAddress({ "deck.html": html.replace("<!-- figure -->", () => slide) });
  await deck.goto(`${address}deck.html`);
  await shown(deck);
  const slideNow = () => deck.evaluate("Reveal.getIndices().h");
  await deck.keyboard.press("ArrowRight");
  expect(await slideNow()).toBe(1);
  await deck.locator("step-star .board").focus();
  await deck.keyboard.press("ArrowRight");
  expect(await slideNow()).toBe(1);
  expect(await deck.evaluate(() => document.querySelector("step-star")!.position)).toBeGreaterThan(0);
  // A presenter's remote control sends these, wherever the focus is.
  await deck.keyboard.press("PageDown");
  expect(await slideNow()).toBe(2);
  await deck.keyboard.press("PageUp");
  expect(await slideNow()).toBe(1);
});

test("a SCORM package reports score, status and state to a run-time, and goes on from there", async ({
  page: lab,
  open,
}) => {
  await opened(lab, "#example=trap&step=1");
  await pressed(lab, "Save…");
  await lab.getByRole("button", { name: "For my page…" }).click();
  await lab.getByLabel("Mode").selectOption("predict");
  await lab.getByLabel("Questions that count").fill("2");
  const saving = lab.waitForEvent("download");
  await lab.getByRole("button", { name: "For Moodle and other systems (SCORM)" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("trap-24x16-scorm.zip");
  const files = unzipSync(readFileSync(await saved.path()));
  const served = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`package/${name}`, strFromU8(bytes)]),
  );
  const course = await open();
  const address = await hostsAddress(served);
  await course.goto(`${address}lms.html?figure=package/index.html`);
  const now = (name: string) =>
    course.evaluate(
      (name) => (window as never as { API: { lmsGetValue(n: string): string } }).API.lmsGetValue(name),
      name,
    );
  await framed(course);
  await expect.poll(() => now("cmi.core.lesson_status")).toBe("incomplete");
  const answer = async () => {
    const frame = course.frames()[1]!;
    await frame.evaluate(() => {
      // Nothing but the event matters to the package: how clicks become answers is the element's own affair.
      const board = document.querySelector("step-star") as StepStarElement;
      const asked = Number(board.dataset.asked ?? 0) + 1;
      board.dataset.asked = String(asked);
      board.dispatchEvent(
        new CustomEvent("answer", { bubbles: true, detail: { right: true, score: { right: asked, asked } } }),
      );
    });
  };
  await answer();
  await expect.poll(() => now("cmi.core.score.raw")).toBe("50");
  expect(await now("cmi.core.lesson_status")).toBe("incomplete");
  // The sitting ends, and another begins.
  await course.reload();
  await framed(course);
  const line = course.frames()[1]!.locator("step-star + [role=status]");
  await expect.poll(() => line.textContent()).toBe("1 of 2 answered, 1 right. Best so far: 50%.");
  await answer();
  await expect.poll(() => now("cmi.core.score.raw")).toBe("100");
  expect(await now("cmi.core.lesson_status")).toBe("completed");
  expect(JSON.parse(await now("cmi.suspend_data"))).toMatchObject({ version: 1, asked: 2, right: 2, best: 1 });
});

test("the widget shares map, options, step and answers with a notebook, both ways", async ({ open }) => {
  const notebook = await open();
  const address = await hostsAddress({
    "notebook.html": page(`<div id="cell"></div><script type="module">
      import stepstar from ${JSON.stringify(`${inject("site")}anywidget.js`)};
      const listeners = {};
      const values = { map: "S...\\n.##.\\n...G", options: { heuristic: "zero" }, step: 2, mode: "watch", answers: [] };
      const told = [];
      const model = {
        get: (name) => values[name],
        set: (name, value) => { values[name] = value; told.push(name); listeners["change:" + name]?.(); },
        save_changes() {},
        on: (event, heard) => { listeners[event] = heard; },
        off: (event) => { delete listeners[event]; },
      };
      const root = document.querySelector("#cell").attachShadow({ mode: "open" });
      const end = stepstar.render({ model, el: root.appendChild(document.createElement("div")) });
      Object.assign(window, { values, model, told, end, listeners, board: root.querySelector("step-star"), root });
    </script>`),
  });
  // The module comes from another origin, as in MyST: its server has to allow that.
  await notebook.route("**/anywidget.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  const asked: string[] = [];
  notebook.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await notebook.goto(`${address}notebook.html`);
  await notebook.waitForFunction("window.board?.trace");
  const read = (what: string) => notebook.evaluate(what);
  expect(await read("[board.step, board.options, board.result.cost]")).toEqual([2, { heuristic: "zero" }, 5]);
  expect(await read("told"), "nothing has happened yet").toEqual([]);
  // From the notebook to the board.
  await read('model.set("map", "S.G")');
  await expect.poll(() => read("board.result?.cost")).toBe(2);
  await read('model.set("options", { algorithm: "dijkstra" }); model.set("step", 1)');
  await expect.poll(() => read("[board.options, board.step]")).toEqual([{ algorithm: "dijkstra" }, 1]);
  // From the board to the notebook.
  await read("board.settled");
  await read("board.stepBy(1, 'event')");
  await expect.poll(() => read("values.step === board.step && values.step !== 1")).toBe(true);
  await read("board.load({ start: [1, 0] })");
  await expect.poll(() => read("values.map")).toBe(".SG");
  await read(
    `board.dispatchEvent(new CustomEvent("answer", { detail: { right: true, chosen: [1, 0], expected: [1, 0], score: { right: 1, asked: 1 } } }))`,
  );
  expect(await read("values.answers")).toEqual([{ right: true, chosen: [1, 0], expected: [1, 0], first: true }]);
  expect(await read("root.querySelector('[role=status]').textContent")).toBe("1 of 1 right.");
  await read('model.set("answers", [])');
  expect(await read("root.querySelector('[role=status]').textContent")).toBe("");
  await read("end()");
  expect(await read("[root.querySelector('step-star'), Object.keys(listeners)]")).toEqual([null, []]);
  expect(asked.filter((path) => !/\/(notebook\.html|anywidget\.js|favicon\.ico)$/.test(path))).toEqual([]);
});

test("editors know the attributes, properties and events that the element has", async ({ embed: page }) => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "../../../dist/custom-elements.json"), "utf8"));
  const [{ attributes, members, events, tagName }] = manifest.modules[0].declarations;
  const found = await page.evaluate((tagName: string) => {
    const kind = customElements.get(tagName) as unknown as { observedAttributes: string[]; prototype: object };
    const names: string[] = [];
    for (let at = kind.prototype; at !== HTMLElement.prototype; at = Object.getPrototypeOf(at))
      names.push(...Object.getOwnPropertyNames(at));
    return { observed: kind.observedAttributes, names };
  }, tagName);
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(
    names(attributes)
      .filter((name) => name !== "theme")
      .sort(),
  ).toEqual([...new Set(found.observed)].filter((name) => name !== "theme").sort());
  for (const name of names(members)) expect(found.names, name).toContain(name);
  const hooks = /^(constructor|\w+Callback)$/;
  // Some have no property, and the language is HTML's own.
  const fields = [...names(members), undefined];
  for (const { fieldName } of attributes) expect(fields, fieldName).toContain(fieldName);
  const text = readFileSync(join(import.meta.dirname, "../../src/package/element/events.ts"), "utf8");
  const declared = [...text.matchAll(/^ {2}(\w+): CustomEvent</gm)].map(([, name]) => name);
  expect(names(events)).toEqual(declared);
  expect(found.names.filter((name) => !hooks.test(name)).length).toBeGreaterThan(20);
});

test("every listing has a button that copies it, and the reference can be searched", async ({ page }) => {
  for (const name of ["embed-guide", "migration", "lists", "reference"]) {
    await page.goto(`${name}.html`);
    await page.locator(".copy").first().waitFor({ state: "attached" });
    const without = await page.locator("pre:has(> code):not(:has(.copy))").count();
    expect(without, name).toBe(0);
  }
  const field = page.getByLabel("Search the reference");
  await field.fill("posthoc trace");
  await expect.poll(() => page.locator("#found").textContent()).toMatch(/^\d+ found\.$/);
  expect(await page.locator("#Trace").isVisible()).toBe(true);
  expect(await page.locator("#Grid").isVisible()).toBe(false);
  await field.fill("no such thing anywhere");
  await expect.poll(() => page.locator("#found").textContent()).toBe("Nothing has all of these words.");
  await field.fill("");
  await expect.poll(() => page.locator("#Grid").isVisible()).toBe(true);
});

test("the site hands out the scripts that the package has", async ({ page }) => {
  for (const name of ["embed.js", "anywidget.js"]) {
    const answer = await page.request.get(`${inject("site")}${name}`);
    expect(await answer.text()).toBe(readFileSync(join(import.meta.dirname, "../../../dist", name), "utf8"));
  }
});
