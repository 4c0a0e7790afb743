/** The pages in other languages: lab, lessons and the dialogs are whole, and what stays English says so. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { files, spoken as languages, others } from "../unit/words/languages.js";
import { keepEmpty, SIZE, test } from "./page.js";

/** What is still in English: texts that are marked so, and attributes that are as they were written. */
const left = (page: Page) =>
  page.evaluate(() => {
    // What an exercise says is in the shadow of its board.
    const said = [
      ...(document.querySelector("step-star")?.shadowRoot?.querySelectorAll('.exercise [lang="en"]') ?? []),
    ];
    const marked = [...document.querySelectorAll('body [lang="en"]'), ...said].map((element) =>
      element.textContent!.trim(),
    );
    const named = [...document.querySelectorAll("body [title], body [aria-label]")]
      .filter((element) => !element.closest("[translate=no], pre"))
      .map((element) => element.getAttribute("title") ?? element.ariaLabel!);
    // What is shown as text, but for programs, keys, and what says its own language.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (walker.nextNode()) {
      const place = walker.currentNode.parentElement!;
      if (
        !place.closest(
          "[translate=no], noscript, pre:has(> code), code, kbd, samp, script, style, textarea, step-star, .english",
        )
      )
        shown.push(walker.currentNode.textContent!.trim());
    }
    const isEnglish = (text: string) =>
      /(?<![\w-])(the|of|with|show|open|save|load|and|is|this|from|your|not)(?![\w-])/i.test(text);
    return [...marked, ...[...named, ...shown].filter(isEnglish)];
  });

const spoken = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.page-head a[href*="reference"]')!.textContent !== "Build");

/** Tests whose `page` belongs to a reader of that language. */
const inTheir = Object.fromEntries(
  others.map((locale) => [locale, test.extend({ page: keepEmpty({ viewport: SIZE, locale }) })] as const),
);

/** One of the languages. That each has every text is shown without a browser; that a page asks for its texts shows in any of them. */
const inTurn = (n: number) => [others[n % others.length]!];

for (const language of others) {
  inTheir[language]!(`lab and lessons are whole in ${language}`, async ({ page }) => {
    await page.goto("#example=trap&step=12");
    await spoken(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await page.waitForFunction(() => document.querySelector("step-star")?.trace);
    expect(await left(page)).toEqual([]);
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = [5, 7];
    });
    await page.waitForFunction(() => document.querySelector("#panels")!.textContent!.includes("(5, 7)"));
    expect(await left(page)).toEqual([]);
    await page.goto("lessons.html");
    await spoken(page);
    expect(await left(page)).toEqual([]);
  });
}

for (const language of others) {
  inTheir[language]!(
    `the pseudo-code keeps its indents in ${language}, and its marked line follows the step`,
    async ({ page }) => {
      await page.goto("#example=trap&step=0");
      await spoken(page);
      const { pages } = files[language]!;
      const text = (english: string, field: string) =>
        languages[language]!.joined(pages[english]!.replace(/\{\w+\}/, field));
      const marked = (line: string) =>
        page.waitForFunction((line) => document.querySelector("#panels pre mark")?.textContent === `${line}\n`, line);
      await marked(text("open = { {from} }", pages.start!));
      await page.evaluate(() => {
        const board = document.querySelector("step-star")!;
        board.position = board.trace!.length;
      });
      await marked(`  ${text("if {node} is the goal: walk the parents back", "n")}`);
      await page.goto("zoo.html");
      await spoken(page);
      const skip = pages["if m is a wall: skip"]!;
      const line = page.locator("pre.changed .same", { hasText: skip }).first();
      expect(await line.textContent()).toBe(`      ${skip}`);
    },
  );
}

for (const language of inTurn(0)) {
  inTheir[language]!(`checking is whole in ${language}: its form, and what it says of runs`, async ({ page }) => {
    await page.goto("check.html");
    await spoken(page);
    await page.waitForFunction(() => document.querySelector("step-star")?.trace);
    expect(await left(page)).toEqual([]);
    const [put, check] = [page.locator("#run .row button").nth(2), page.locator("#run .row button").first()];
    // With a mistake, correct, with another mistake; then what is no run, and what is no map.
    for (const habit of ["h-only", "", "corner-cut"]) {
      await page.locator("#run select").first().selectOption(habit);
      await put.click();
      await check.click();
      await page.locator("#message").waitFor();
      expect(await left(page), habit).toEqual([]);
    }
    await page.locator("#run textarea").first().fill("1 7\n2 seven");
    await check.click();
    await page.locator("#status.bad").waitFor();
    expect(await left(page)).toEqual([]);
    await page.locator("#map select").first().selectOption("own");
    await page.locator("#map textarea").fill("...");
    await page.locator("#map .row button").first().click();
    await page.locator("#map .warning").filter({ hasText: /\S/ }).waitFor();
    expect(await left(page)).toEqual([]);
  });
}

for (const language of inTurn(1)) {
  inTheir[language]!(`the zoo is whole in ${language}`, async ({ page }) => {
    await page.goto("zoo.html");
    await spoken(page);
    expect(await left(page)).toEqual([]);
    for (const choice of await page.locator("#mistakes section:first-of-type fieldset input").all()) {
      await choice.check();
      expect(await left(page)).toEqual([]);
    }
  });
}

for (const language of inTurn(2)) {
  inTheir[language]!(`the laboratory of lists is whole in ${language}, also while it measures`, async ({ page }) => {
    await page.goto("lists.html");
    await spoken(page);
    await page.waitForFunction(() => document.querySelectorAll("#plots .plot path").length > 10);
    await page.locator("#plan select").first().selectOption("125");
    await page.locator("#plan button.primary").click();
    await page.waitForFunction(() => document.querySelector<HTMLProgressElement>("#progress")!.value === 1);
    expect(await left(page)).toEqual([]);
  });
}

for (const language of others) {
  inTheir[language]!(
    `the page about embedding is whole in ${language}, with what the build says of languages`,
    async ({ page }) => {
      await page.goto("embed-guide.html");
      await spoken(page);
      expect(await left(page)).toEqual([]);
      expect(await page.getByText(["en", ...others].join(", ")).count()).toBe(1);
      expect(await page.locator("a[download]", { hasText: `embed.${language}.js` }).count()).toBe(1);
      const copy = page.locator("pre button.copy").first();
      expect(await copy.textContent()).not.toBe("Copy");
    },
  );
}

for (const language of inTurn(0)) {
  test(`embed.html says in ${language} what is wrong with its address`, async ({ open }) => {
    const page = await open();
    const complaint = page.locator("main > [role=alert]");
    for (const hash of ["example=trap&weigth=2&pinned=99,1", "step=x", "map=9", "map=3x1!", "stops=1", "from=1,2,3"]) {
      await page.goto("about:blank");
      await page.goto(`embed.html#${hash}&lang=${language}`);
      await complaint.filter({ hasText: /\p{L}/u }).waitFor();
      expect(await complaint.getAttribute("lang"), hash).toBe(language);
    }
    expect(await page.title()).not.toContain("search");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  });
}

for (const language of inTurn(1)) {
  inTheir[language]!(`a page for developers is English, and says so in ${language}`, async ({ page }) => {
    for (const name of ["bench.html", "migration.html", "reference.html"]) {
      await page.goto(name);
      await spoken(page);
      expect(await page.locator("main").getAttribute("lang")).toBe("en");
      await page.locator(".page-foot .english:not([lang=en])").waitFor();
    }
  });
}

for (const language of inTurn(2)) {
  inTheir[language]!(`composing exercises is whole in ${language}, on paper, too`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto("teach.html");
    await spoken(page);
    await page.locator("#compose textarea").first().fill("Ada");
    for (const kind of ["order", "values", "parent", "mistake", "draw"]) {
      await page.locator("#compose select").first().selectOption(kind);
      await page.locator("#take > .row > button").last().click();
      await page.locator("#paper section").waitFor({ state: "attached" });
      expect(await left(page), kind).toEqual([]);
    }
    await page.locator("#compose select").first().selectOption("order");
    // What leaves the page does so in its language.
    const frame = await page.locator("#take code").nth(1).textContent();
    expect(frame).toMatch(/title="A\*: [^"]+"/);
    expect(frame).not.toContain("Click the order");
    await page.locator("#compose textarea").last().fill("S.G");
    expect(await left(page)).toEqual([]);
  });
}

for (const language of inTurn(0)) {
  inTheir[language]!(`exercises are whole in ${language}: their questions, answers and hints`, async ({ page }) => {
    for (const kind of ["order", "values", "parent", "mistake", "draw"])
      for (const feedback of ["once", "end"]) {
        await page.goto(`exercise.html#kind=${kind}&feedback=${feedback}&questions=3&ties=true&diagonal=always`);
        await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
        await page.waitForFunction(() => document.querySelector("h1")!.textContent !== "Exercises on A*");
        await page.locator(`.exercise[lang=${language}] .prompt`).filter({ hasText: /\S/ }).waitFor();
        await page.evaluate(() => document.querySelector("step-star")!.settled);
        expect(await left(page), kind).toEqual([]);
        // A hint, and then wrong answers, for as long as it asks.
        await page.locator(".rest button").last().click();
        expect(await left(page), kind).toEqual([]);
        for (let i = 0; i < 14; i++) {
          const goesOn = await page.evaluate(answerWrongly);
          expect(await left(page), `${kind} ${i}`).toEqual([]);
          if (!goesOn) break;
        }
      }
  });
}

/** In the page: gives an answer that is wrong, most likely; false: nothing is asked any more. */
function answerWrongly(): boolean {
  const board = document.querySelector("step-star")!;
  const root = board.shadowRoot!;
  const controls = root.querySelector(".controls")!;
  const inputs = controls.querySelectorAll("input");
  for (const input of inputs) input.value = "1";
  const buttons = [...controls.querySelectorAll("button")];
  if (root.querySelectorAll(".player").length === 0 && inputs.length === 0)
    board.dispatchEvent(new CustomEvent("pick", { detail: { at: board.trace?.openList(99).at(-1)?.at ?? [0, 0] } }));
  else buttons.at(-1)?.click();
  return root.querySelector(".summary")!.childElementCount === 0 && buttons.length + inputs.length > 0;
}

test("the reader chooses the language, and it stays chosen", async ({ page }) => {
  await page.goto("lessons.html");
  const choice = page.getByRole("combobox", { name: "Language of these pages" });
  expect(await choice.inputValue()).toBe("en");
  await choice.selectOption("es");
  await page.locator("main h2", { hasText: "¿Cuándo es correcto?" }).last().waitFor();
  await page.goto("");
  await page.getByRole("button", { name: "Menú" }).waitFor();
  const name = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    await star.settled;
    return star.shadowRoot!.querySelector(".board")!.ariaLabel;
  });
  expect(name).toBe("Tablero de 24 por 16 casillas");
});

test("a link may say the language, and the pages that it leads to are in it, too", async ({ page }) => {
  await page.goto("lessons.html?lang=es");
  await spoken(page);
  await page.locator(".page-head a", { hasText: "Practicar" }).click();
  await page.waitForURL("**/exercise.html?lang=es");
  await spoken(page);
  await page.goto("index.html#example=ties&lang=de");
  await page.getByRole("button", { name: "Menü" }).waitFor();
  await page.waitForURL("**/index.html?lang=de#example=ties**");
  await page.locator("#notice", { hasText: /\S/ }).waitFor({ state: "hidden" });
  // What a reader then chooses comes before it.
  await page.getByRole("combobox", { name: "Sprache dieser Seiten" }).selectOption("ko");
  await page.waitForURL("**/index.html?lang=ko#example=ties**");
});

test("a text in the markup that no catalogue has stays English and says so", async ({ open }) => {
  const page = await open({ locale: "de" });
  await page.route("**/lessons.html", async (route) => {
    const response = await route.fetch();
    const added = "<p data-t>Nobody has translated this.</p></main>";
    await route.fulfill({ response, body: (await response.text()).replace("</main>", added) });
  });
  await page.goto("lessons.html");
  await spoken(page);
  const text = page.getByText("Nobody has translated this.");
  expect(await text.getAttribute("lang")).toBe("en");
  expect(await page.locator("a.skip").textContent()).toBe("Zur ersten Lektion");
});
