/** The element in course material: narrow columns, right-to-left pages, other languages, print, slides. */
import { inflateSync } from "node:zlib";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("a narrow column of a wide page gets the layout of a phone", async ({ open }) => {
  const page = await open({ viewport: { width: 1100, height: 800 } });
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero" });
  await page.locator("main").evaluate((main) => {
    main.style.width = "20rem";
  });
  await board.settled();
  const verdicts = board.element.locator(".badge");
  await verdicts.last().getByText("Optimal").waitFor();
  for (const verdict of await verdicts.all())
    expect(await verdict.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0);
  const rows = await board.star.evaluate((element: StepStarElement) =>
    ["input", "select"].map(
      (control) => element.shadowRoot!.querySelector(`.speed ${control}`)!.getBoundingClientRect().bottom,
    ),
  );
  expect(rows[0]).toBeCloseTo(rows[1]!, 0);
});

test("in a column of 10rem every button of the player is inside the element", async ({ open }) => {
  const page = await open();
  const board = await BoardInPage.open(page);
  await page.locator("main").evaluate((main) => {
    main.style.width = "10rem";
  });
  await board.settled();
  const beyond = await board.star.evaluate((star) =>
    [...star.shadowRoot!.querySelectorAll("button")].filter(
      (button) => button.getBoundingClientRect().right > star.getBoundingClientRect().right,
    ),
  );
  expect(beyond).toEqual([]);
});

test("in a right-to-left page the element stays left to right and says that it is in English", async ({ open }) => {
  const page = await open();
  await page.goto("embed.html");
  await page.evaluate(() => Object.assign(document.documentElement, { dir: "rtl", lang: "ar" }));
  const board = await BoardInPage.open(page, { step: "0" });
  const say = board.element.locator(".say");
  expect(await say.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  const directions = await board.star.evaluate((element: StepStarElement) =>
    [".say", ".look", ".scrub input", ".buttons"].map(
      (part) => getComputedStyle(element.shadowRoot!.querySelector(part)!).direction,
    ),
  );
  expect(new Set(directions)).toEqual(new Set(["ltr"]));
});

test("a German board marks what is the engine's in a sentence as English, and no more", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de", step: "0" });
  /** The text of each language, on the screen and as it is announced. */
  const spoken = (part: string) =>
    board.element.locator(part).evaluate((element) => {
      const texts: Record<string, string> = { de: "", en: "" };
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        texts[walker.currentNode.parentElement!.closest<HTMLElement>("[lang]")!.lang] += walker.currentNode.nodeValue;
      return texts;
    });
  const says = async (de: RegExp, en: RegExp) => {
    const texts = expect.objectContaining({ de: expect.stringMatching(de), en: expect.stringMatching(en) });
    for (const part of [".say", "[aria-live]"]) await expect.poll(() => spoken(part)).toEqual(texts);
  };
  expect(await spoken(".say")).toEqual({ de: "Noch ist nichts geschehen.", en: "" });
  await page.getByRole("button", { name: "Schritt vor", exact: true }).click();
  await says(/^$/, /^Expanded \(4, 5\).*\.$/);
  await board.star.evaluate((star: StepStarElement) => {
    star.addBreakPoint({ at: [5, 5], when: "closes" });
    star.speed = 1000;
    star.play();
  });
  await says(/^Angehalten: \(5, 5\) wird geschlossen\. $/, /^Expanded \(5, 5\).*\.$/);

  await board.star.evaluate((star: StepStarElement) => star.setAttribute("mode", "predict"));
  await board.settled();
  const [x, y] = await board.star.evaluate((star: StepStarElement) => {
    const next = star.trace!.next(star.position, 1, { kinds: ["close"] })!;
    return star.trace!.event(next - 1).at as [number, number];
  });
  await board.click({ x, y });
  await says(/^Richtig\. {2}Was wird als Nächstes expandiert\? .* 1 von 1 richtig\.$/, /^Expanded .*\.$/);
  await board.star.evaluate(async (star: StepStarElement) => {
    star.options = { heuristic: "zero" };
    await star.settled;
    star.position = 60;
  });
  await board.settled();
  const tied = await board.star.evaluate((star: StepStarElement) => {
    const [expected, ...others] = star.trace!.openList();
    return others.find(({ f }) => f === expected!.f)!.at as [number, number];
  });
  await board.click({ x: tied[0], y: tied[1] });
  await says(/^Ein anderes kommt zuerst, von \d+: .*\. Was wird .*/, /^$/);
});

test("that there is nothing to search for is said in German, beside the engine's English", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de", weigth: "2" }, "##\n##");
  const parts = await board.element.getByRole("alert").evaluate((fault) => {
    const walker = document.createTreeWalker(fault, NodeFilter.SHOW_TEXT);
    const parts: string[][] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      parts.push([text.parentElement!.closest<HTMLElement>("[lang]")!.lang, text.nodeValue!.trim()]);
    }
    return parts.filter(([, text]) => text);
  });
  expect(parts).toEqual([
    ["en", expect.stringMatching(/"weigth"/)],
    ["de", "Es gibt nichts zu suchen: Setze Start und Ziel auf das Brett."],
  ]);
});

test("a German verdict is in German, and its tooltip from the engine is marked as English", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de" });
  const verdict = board.element.getByText("Optimal", { exact: true });
  await verdict.waitFor();
  expect(
    await verdict.evaluate((text) =>
      [text, text.closest("[title]")!].map((of) => of.closest<HTMLElement>("[lang]")!.lang),
    ),
  ).toEqual(["de", "en"]);
});

test("the page's text styles do not reach the board's text", async ({ open }) => {
  const page = await open();
  await page.goto("embed.html");
  await page.evaluate(() => {
    document.body.style.cssText =
      "text-transform: uppercase; letter-spacing: 0.2em; word-spacing: 1em; text-align: center; text-indent: 2em; white-space: pre; font: small-caps 900 2rem cursive; text-shadow: 1px 1px red; -webkit-text-stroke: 1px red; word-break: break-all";
  });
  const board = await BoardInPage.open(page, { step: "1" });
  const say = board.element.locator(".say");
  const styles = await say.evaluate((element) => {
    const { textTransform, letterSpacing, wordSpacing, textAlign, textIndent, whiteSpace, fontWeight } =
      getComputedStyle(element);
    return [textTransform, letterSpacing, wordSpacing, textAlign, textIndent, whiteSpace, fontWeight];
  });
  expect(styles).toEqual(["none", "normal", "0px", "start", "0px", "normal", "400"]);
  const drawn = await say.evaluate((element) => {
    const { fontVariantCaps, textShadow, webkitTextStrokeWidth, wordBreak } = getComputedStyle(element);
    return [fontVariantCaps, textShadow, webkitTextStrokeWidth, wordBreak];
  });
  expect(drawn).toEqual(["normal", "none", "0px", "normal"]);
});

test("on a page with vertical lines the board lies as everywhere", async ({ open }) => {
  const page = await open();
  await page.goto("embed.html");
  const size = async () => {
    const board = await BoardInPage.open(page, { style: "width: 500px" });
    return board.star.evaluate((star) => {
      const frame = star.shadowRoot!.querySelector<HTMLElement>(".frame")!;
      return [frame.offsetWidth, frame.offsetHeight];
    });
  };
  const before = await size();
  await page.evaluate(() => {
    document.documentElement.style.writingMode = "vertical-rl";
  });
  expect(await size()).toEqual(before);
});

test("in a text set in columns board and player stay in one", async ({ open }) => {
  const page = await open();
  await page.goto("embed.html");
  await page.evaluate(() => {
    document.querySelector("main")!.style.cssText = "columns: 2; height: 600px; padding-top: 250px";
    document.querySelector("main")!.prepend(Object.assign(document.createElement("p"), { style: "height: 250px" }));
  });
  const board = await BoardInPage.open(page);
  expect(await board.element.locator(".frame").evaluate((frame) => frame.getClientRects().length)).toBe(1);
});

test("the page's letter spacing does not change the numbers in the cells", async ({ embed: page }) => {
  const picture = async (style: string) => {
    const board = await BoardInPage.open(page, { step: "20", style });
    return board.star.evaluate((star) => star.shadowRoot!.querySelector<HTMLCanvasElement>(".ground")!.toDataURL());
  };
  expect(await picture("letter-spacing: 0.12em")).toBe(await picture(""));
});

test("inside another element's shadow tree it uses the language of the page", async ({ open }) => {
  const page = await open();
  await page.goto("embed.html");
  const name = await page.evaluate(async () => {
    document.documentElement.lang = "de";
    const card = document.createElement("div");
    document.body.append(card);
    card.attachShadow({ mode: "open" }).innerHTML = "<step-star>S.G</step-star>";
    const board = card.shadowRoot!.querySelector("step-star")!;
    await board.settled;
    return board.shadowRoot!.querySelector(".board")!.ariaLabel;
  });
  expect(name).toBe("Brett mit 3 mal 1 Feldern");
});

test("it changes its language with the page's, and keeps its step", async ({ open }) => {
  const page = await open();
  const board = await BoardInPage.open(page, { step: "0" });
  await page.evaluate(() => {
    document.documentElement.lang = "de-AT";
  });
  await expect.poll(() => board.sentence()).toBe("Noch ist nichts geschehen.");
  await page.getByRole("button", { name: "Schritt vor", exact: true }).click();
  const position = await board.read("position");
  await page.evaluate(() => {
    document.documentElement.lang = "fr";
  });
  await page.getByRole("button", { name: "Step forward", exact: true }).waitFor();
  expect(await board.read("position")).toBe(position);
});

test.for([
  ["a page without a colour scheme", "dark", {}],
  ["a board with a dark theme of its own", "light", { theme: "dark" }],
] as const)(
  "in forced colours, on %s, numbers contrast with their cells",
  async ([, colorScheme, attributes], { open }) => {
    const page = await open({ forcedColors: "active", colorScheme });
    await page.goto("embed.html");
    await page.addStyleTag({ content: ":root { color-scheme: normal !important }" });
    const board = await BoardInPage.open(page, { step: "30", ...attributes });
    const {
      ink,
      open: opened,
      closed,
    } = await board.star.evaluate((star: StepStarElement) => {
      const scene = star.scene();
      if (scene.kind !== "grid") throw new Error("The scene is not a grid.");
      return scene.ground.palette;
    });
    const light = (colour: string) => {
      const parts = colour.match(/[\d.]+/g)!.map((part) => (Number(part) / 255) ** 2.2);
      return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]! + 0.05;
    };
    for (const fill of [opened, closed]) {
      const [dark, bright] = [light(ink), light(fill)].sort((a, b) => a - b);
      expect(bright! / dark!, `${ink} on ${fill}`).toBeGreaterThan(4.5);
    }
  },
);

test("printing merges the marks into the ground, in light colours, and screen colours return afterwards", async ({
  open,
}) => {
  const page = await open({ colorScheme: "dark" });
  const board = await BoardInPage.open(page, { theme: "dark", step: "30" });
  const START_GREEN = [0, 121, 90];
  const pixel = (x: number, y: number) =>
    board.star.evaluate(
      (element: StepStarElement, [x, y]) => {
        const scene = element.scene();
        if (scene.kind !== "grid") throw new Error("The scene is not a grid.");
        const { view, ratio } = scene.ground;
        const [px, py] = [(x - view.x) * view.scale * ratio, (y - view.y) * view.scale * ratio];
        const ground = element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!;
        return [...ground.getContext("2d")!.getImageData(px, py, 1, 1).data.slice(0, 3)];
      },
      [x, y],
    );
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  // Left of the letter S: the start's green disc is painted onto the ground itself.
  expect(await pixel(4.2, 5.5)).toEqual(START_GREEN);
  await page.emulateMedia({ media: "print" });
  expect(await board.element.locator("canvas.marks").isVisible()).toBe(false);
  expect(await board.element.locator(".say").evaluate((say) => getComputedStyle(say).color)).toBe("rgb(29, 36, 48)");
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await board.settled();
  expect(await pixel(4.2, 5.5)).not.toEqual(START_GREEN);
});

/** The fill colours in a PDF: red, green and blue from 0 to 1, with four digits. */
function fills(pdf: Buffer): string[] {
  const bytes = pdf.toString("latin1");
  const streams = [...bytes.matchAll(/\/FlateDecode\s*\/Length (\d+)>> stream\r?\n/g)];
  const texts = streams.map(({ 0: head, 1: length, index }) =>
    inflateSync(pdf.subarray(index + head.length, index + head.length + Number(length))).toString("latin1"),
  );
  return texts.flatMap((text) => [...text.matchAll(/([\d. ]+) rg$/gm)].map(([, colour]) => colour!.trim()));
}

test("on paper a verdict is whole, however narrow its column", async ({ open }) => {
  const page = await open();
  const board = await BoardInPage.open(page, {
    style: "width: 9rem",
    diagonal: "always",
    heuristic: "manhattan",
    lang: "de",
  });
  await board.element.locator(".badge", { hasText: "zu hoch" }).waitFor();
  await page.emulateMedia({ media: "print" });
  const hidden = await board.element
    .locator(".verdict")
    .evaluate((verdict) =>
      [verdict, verdict.firstElementChild!].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
  expect(hidden).toEqual([0, 0]);
});

test("Chromium's PDF has the board in light colours, even from a dark page", async ({ open }) => {
  const page = await open({ colorScheme: "dark" });
  await BoardInPage.open(page, { theme: "dark", step: "30" });
  const pdf = await page.pdf();
  // The disc of the start, and an open cell.
  expect(fills(pdf)).toEqual(expect.arrayContaining(["0 .4745 .3529", ".9647 .7765 .4039"]));
  // A mask here means that an erased layer hides what lies below it.
  expect(pdf.toString("latin1")).not.toContain("/SMask <</Type /Mask");
});

test.for(["zoom: 2", "transform: scale(2); transform-origin: 0 0"])(
  "on a slide with %s the board is sharp, and drawing hits the cells below the pointer",
  async (style, { embed: page }) => {
    const board = await BoardInPage.open(page, { style: `${style}; width: 300px`, step: "0", editable: "" });
    const ratio = await board.star.evaluate((element: StepStarElement) => {
      const canvas = element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!;
      return canvas.width / canvas.getBoundingClientRect().width;
    });
    expect(ratio).toBeCloseTo(1, 2);
    const cells = [17, 18, 19].map((x) => ({ x, y: 2 }));
    await board.drag(cells);
    for (const cell of cells) expect(await board.isWall(cell)).toBe(true);
  },
);

test("a cell's coordinates are never split across two lines, at any width", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "60" });
  const names = board.element.locator(".say [lang] span");
  expect((await board.sentence()).match(/\(\d+, \d+\)/g)).toEqual(await names.allTextContents());
  for (const width of [280, 300, 320, 340, 360, 380]) {
    await page.setViewportSize({ width, height: 540 });
    await board.settled();
    const lines = await names.evaluateAll((spans) => spans.map((span) => span.getClientRects().length));
    expect(new Set(lines), `${width} pixels`).toEqual(new Set([1]));
  }
});
