/** A figure in the frame of a course page: hosts that speak SPLICE, that say nothing, and that say the wrong things. */
import { expect } from "vitest";
import { packMap } from "../../src/pages/state/address.js";
import { framed, openHost } from "./course-page.js";
import { test } from "./page.js";

/** Along the corridor there is one next cell at every step. */
const CORRIDOR = `#map=${packMap({ width: 7, height: 2, walls: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1) })}&from=0,0&to=6,0`;
const GRADED = `${CORRIDOR}&mode=predict&step=1&graded=3&id=corridor`;

const REPORT = "SPLICE.reportScoreAndState";
const SOLUTION = "SPLICE.requestSolutionView";

test("a SPLICE host is told score and state after an answer, and hands the state back after a reload", async ({
  open,
}) => {
  const page = await open();
  const figure = await openHost(page, "splice", GRADED);
  expect(await figure.heard("SPLICE.getState")).toEqual([
    { subject: "SPLICE.getState", message_id: expect.stringMatching(/^stepstar-\w+-1$/) },
  ]);
  await figure.answer(true);
  await figure.answer(true);
  // A second after an answer comes a report without a score, of the next question's step, unless that has been answered by then.
  const reports = (await figure.heard(REPORT)).filter((report) => "score" in report);
  expect(reports.map(({ score }) => score)).toEqual([1 / 3, 2 / 3]);
  expect(new Set(reports.map(({ message_id }) => message_id)).size).toBe(2);
  expect(reports[1]).toMatchObject({
    activity_id: "corridor",
    state: { version: 1, asked: 2, right: 2, best: 2 / 3 },
  });
  expect(await figure.heard("SPLICE.sendEvent")).toHaveLength(2);
  expect(await page.locator("#score").textContent()).toBe(String(2 / 3));
  const said = await figure.marks();
  expect(said).toBe("2 of 3 answered, 2 right. Best so far: 67%.");

  await page.reload();
  const again = await framed(page);
  await expect.poll(() => again.marks()).toBe(said);
  expect(await again.heard(REPORT), "the reader has done nothing yet").toEqual([]);
  await again.answer(true);
  expect(await page.locator("#score").textContent()).toBe("1");
  expect(await again.marks()).toBe(
    "3 of 3 answered, 3 right. Best so far: 100%. The next answer begins again; the best series counts.",
  );
});

test("what a reader has drawn comes back after a reload, and no score is told of a board that is not graded", async ({
  open,
}) => {
  const page = await open();
  const figure = await openHost(page, "splice", `${CORRIDOR}&editable&id=drawn`);
  await figure.frame.locator("step-star .board").focus();
  await figure.read((board) => board.clear());
  await expect.poll(async () => (await figure.heard(REPORT)).length).toBeGreaterThan(0);
  const [report] = await figure.heard(REPORT);
  expect(report).not.toHaveProperty("score");
  expect(JSON.stringify(report!.state).length).toBeLessThan(2048);
  expect((await figure.heard("stepstar.edit")).at(-1)).toMatchObject({ what: "cells", map: "S.....G\n......." });
  await page.reload();
  const again = await framed(page);
  await expect.poll(() => again.read((board) => board.grid!.toText("ascii"))).toBe(".......\n.......\n");
  expect(await again.read((board) => [board.start, board.goal])).toEqual([
    [0, 0],
    [6, 0],
  ]);
});

test("Runestone takes a series without a mistake for correct, and nothing less", async ({ open }) => {
  const page = await open();
  const figure = await openHost(page, "runestone", GRADED);
  const verdict = () => page.locator("#verdict").textContent();
  // The second question is answered wrong at first; its other answer does not count.
  for (const right of [true, false, true, true]) await figure.answer(right);
  expect(await verdict()).toBe("not correct");
  await figure.read((board) => {
    board.position = 1;
  });
  for (let i = 0; i < 3; i++) await figure.answer(true);
  expect(await verdict()).toBe("correct");
});

test("a host may ask for the state, for all answers and for the solution", async ({ open }) => {
  const page = await open();
  const figure = await openHost(page, "splice", GRADED);
  const requests = ["SPLICE.flushState", "SPLICE.submitAllAnswers", "SPLICE.requestSolutionView"];
  for (const subject of requests) await figure.say({ subject, message_id: `host ${subject}` });
  for (const subject of requests)
    await expect
      .poll(() => figure.heard(`${subject}.response`))
      .toEqual([expect.objectContaining({ message_id: `host ${subject}`, success: true })]);
  expect(await figure.heard(REPORT)).toHaveLength(2);
  await expect.poll(() => figure.read(({ position, trace }) => position === trace!.length)).toBe(true);
});

test("asked for the solution, an exercise shows its model answer and asks no more, also after a reload", async ({
  open,
}) => {
  const page = await open();
  const figure = await openHost(page, "splice", "#mode=exercise&kind=values&questions=3&id=seen");
  await figure.frame.locator(".score").getByText("Question 1 of 3").waitFor();
  await figure.say({ subject: SOLUTION, message_id: "host 1" });
  await expect
    .poll(() => figure.heard(`${SOLUTION}.response`))
    .toEqual([expect.objectContaining({ message_id: "host 1", success: true, allowView: true })]);
  await figure.frame.locator(".prompt").getByText("This is the model answer").waitFor();
  expect(await figure.frame.locator(".exercise input").count()).toBe(0);
  expect(await figure.frame.locator(".score").textContent()).toContain("0 of 3 right");
  // It can be stepped through.
  expect(await figure.read((board) => board.position)).toBe(0);
  await figure.frame.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => figure.read(({ position, trace }) => position === trace!.length)).toBe(true);
  await expect.poll(async () => (await figure.heard(REPORT)).at(-1)?.state).toMatchObject({ best: 0, asked: 0 });
  await page.reload();
  const again = await framed(page);
  await again.frame.locator(".prompt").getByText("That was all.").waitFor();
  expect(await again.frame.locator(".exercise input").count()).toBe(0);
});

test("of a map to draw one that does it is shown; where nothing can be asked there is no solution, and the host is told so", async ({
  open,
}) => {
  const page = await open();
  const figure = await openHost(page, "splice", "#mode=exercise&kind=draw");
  const prompt = figure.frame.locator(".prompt");
  await prompt.getByText("Draw a map").waitFor();
  const map = () => figure.read((board) => board.grid!.toText("ascii"));
  const given = await map();
  const answers = async () => (await figure.heard(`${SOLUTION}.response`)).map(({ success }) => success);
  await figure.say({ subject: SOLUTION, message_id: "host 1" });
  await expect.poll(answers).toEqual([true]);
  await prompt.getByText("This is the model answer").waitFor();
  await expect.poll(map).not.toBe(given);
  await figure.say({ subject: "stepstar.set", version: 1, map: `S${".".repeat(19)}G` });
  await prompt.getByText("it may have up to 20 x 20").waitFor();
  await figure.say({ subject: SOLUTION, message_id: "host 2" });
  await expect.poll(answers).toEqual([true, false]);
});

test("in a page that never answers everything works", async ({ open }) => {
  const page = await open();
  const figure = await openHost(page, "silent", GRADED);
  await figure.answer(true);
  expect(await figure.marks()).toBe("1 of 3 answered, 1 right. Best so far: 33%.");
  expect(await figure.heard("SPLICE.getState")).toHaveLength(1);
});

test("messages for others, and from others than the page around, do nothing", async ({ open }) => {
  const page = await open();
  const figure = await openHost(page, "rubbish", CORRIDOR);
  const before = await figure.read((board) => [board.grid!.toText("ascii"), board.position]);
  await page.evaluate("sayRubbish(); letNeighbourTry()");
  // Messages arrive in order: what came before this one has been heard.
  await figure.say({ subject: "SPLICE.flushState", message_id: 1 });
  await expect.poll(() => figure.heard("SPLICE.flushState.response")).toHaveLength(1);
  await expect.poll(() => page.evaluate("tried")).toBe(true);
  expect(await figure.read((board) => [board.grid!.toText("ascii"), board.position])).toEqual(before);
  expect(await figure.marks()).toBe("");
  expect(await figure.frame.locator("[role=alert]").first().isVisible()).toBe(false);
});

test("a figure that is in no frame is steered by nobody, not even by a page that is gone", async ({ open }) => {
  const page = await open();
  for (const [address, mode] of [
    [`embed.html${CORRIDOR}&keep`, "watch"],
    ["exercise.html#mode=exercise", "exercise"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(address);
    // An exercise is fetched after its page, and then brings its own map.
    if (mode === "exercise") await page.locator(".prompt").filter({ hasText: /\S/ }).waitFor();
    const before = await page.evaluate(async () => {
      const board = document.querySelector("step-star")!;
      await board.settled;
      const before = board.grid!.toText("ascii");
      // A message whose sender is gone has no source, as a page without a parent has none.
      for (const data of [
        { subject: "SPLICE.requestSolutionView", message_id: "q" },
        { subject: "stepstar.set", map: "SG", mode: "play", lang: "de" },
      ])
        window.dispatchEvent(new MessageEvent("message", { data, source: null }));
      await board.settled;
      return before;
    });
    const after = await page.evaluate(() => {
      const board = document.querySelector("step-star")!;
      return {
        map: board.grid!.toText("ascii"),
        mode: board.mode,
        lang: board.lang,
        log: (board.progress?.exercise as { log?: unknown[] } | undefined)?.log ?? [],
      };
    });
    expect(after).toEqual({ map: before, mode, lang: "", log: [] });
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("stepstar-figure"))),
    ).toEqual([]);
  }
});

test("a page steers a figure by messages, and hears of it", async ({ open }) => {
  const page = await open();
  const figure = await openHost(page, "silent", CORRIDOR);
  expect(await figure.heard("stepstar.ready")).toEqual([{ subject: "stepstar.ready", version: 1 }]);
  await figure.say({
    subject: "stepstar.set",
    version: 1,
    map: "S..\n.#.\n..G",
    options: { heuristic: "zero", tieBreak: "low-g" },
    step: 3,
    lang: "de",
  });
  await expect
    .poll(async () => (await figure.heard("stepstar.result")).at(-1))
    .toMatchObject({
      version: 1,
      status: "found",
      cost: 4,
      message: expect.stringMatching(/^Ein Weg von /),
    });
  expect(await figure.read(({ options, lang, step }) => [options, lang, step])).toEqual([
    { heuristic: "zero", tieBreak: "low-g" },
    "de",
    3,
  ]);
  const last = (await figure.heard("stepstar.step")).at(-1)!;
  expect(Object.keys(last).sort()).toEqual(
    ["expansion", "length", "playing", "position", "sentence", "subject", "version"].sort(),
  );
  await figure.say({ subject: "stepstar.set", playing: true });
  await expect.poll(async () => (await figure.heard("stepstar.step")).some(({ playing }) => playing)).toBe(true);

  await figure.say({ subject: "stepstar.set", step: "soon", playing: false });
  const fault = figure.frame.locator("main > [role=alert]");
  await expect.poll(() => fault.textContent()).toMatch(/^stepstar.set hat „step“ "soon": Es muss eine ganze Zahl/);
  expect(await figure.read(({ playing }) => playing)).toBe(false);
  // What it does not know is for whoever writes that page: on the console.
  const told: string[] = [];
  page.on("console", (message) => message.type() === "warning" && told.push(message.text()));
  await figure.say({ subject: "stepstar.set", speed: 9, lang: "xx" });
  await expect
    .poll(() => told)
    .toEqual([
      'stepstar.set has "speed", which it does not know. It may have map, options, step, playing, mode, lang.',
      'There are no words in "xx": English stands for it. There are en, de, es, ko.',
    ]);
  await figure.say({ subject: "stepstar.set", map: "S?G" });
  await expect
    .poll(() => figure.read((board) => board.shadowRoot!.querySelector("[role=alert]")!.textContent))
    .toMatch(/\?/);
});

test("a host that follows the frame's height is told it once for each width, and nothing has to be scrolled", async ({
  open,
}) => {
  const page = await open({ viewport: { width: 700, height: 900 } });
  const figure = await openHost(page, "runestone", "#example=trap");
  const heights = async () => (await figure.heard("lti.frameResize")).map(({ height }) => height as number);
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
  const scrolled = () =>
    figure.frame.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  const frames = () =>
    figure.frame.evaluate(async () => {
      for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
    });
  await expect.poll(scrolled).toBe(0);
  await frames();
  const told = await heights();
  expect(told.length, "no circles").toBeLessThanOrEqual(3);
  await page.setViewportSize({ width: 400, height: 900 });
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(told.length);
  await frames();
  expect((await heights()).length).toBeLessThanOrEqual(told.length + 3);
  await expect.poll(scrolled).toBe(0);
  // One of the two messages may be under way.
  const more = "heardOf('lti.frameResize').length - heardOf('org.imsglobal.lti.frameResize').length";
  await expect.poll(() => page.evaluate(more)).toBe(0);
});

test("Moodle is told the height as a string", async ({ open }) => {
  const page = await open();
  await openHost(page, "silent", `${CORRIDOR}&host=moodle`);
  const strings = () => page.evaluate("heard.filter((message) => typeof message === 'string')");
  await expect.poll(async () => ((await strings()) as string[]).length).toBeGreaterThan(0);
  const [text] = (await strings()) as [string];
  expect(JSON.parse(text)).toEqual({ subject: "lti.frameResize", height: expect.any(Number) });
  expect(await page.evaluate("heardOf('lti.frameResize').length")).toBe(0);
});

test("nothing is stored unless the address says keep; then answers come back without any host", async ({ open }) => {
  const page = await open();
  const visit = async (hash: string) => {
    await page.goto("about:blank");
    await page.goto(`embed.html${hash}`);
    await page.waitForFunction(() => document.querySelector("step-star")!.trace);
  };
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  const draw = () => page.evaluate(() => document.querySelector("step-star")!.clear());
  const map = () => page.evaluate(() => document.querySelector("step-star")!.grid!.toText("ascii"));
  await visit(`${CORRIDOR}&editable`);
  await draw();
  await page.evaluate(() => document.querySelector("step-star")!.settled);
  await visit(`${CORRIDOR}&editable`);
  expect(await stored()).toEqual([0, 0, ""]);
  expect(await map()).toContain("#");

  await visit(`${CORRIDOR}&editable&keep`);
  await draw();
  await page.evaluate(() => document.querySelector("step-star")!.settled);
  await visit(`${CORRIDOR}&editable&keep`);
  await expect.poll(map).not.toContain("#");
  expect(await stored()).toEqual([1, 0, ""]);
  await visit(`${CORRIDOR}&editable&keep=other`);
  expect(await map(), "another name is another figure").toContain("#");
});
