/**
 * `npm run soak -- --seed N --minutes M`: random gestures in the lab, in an exercise and on the page that checks a run, in Chromium, one seed always
 * the same gestures. Nothing may appear on the console, each state of a board must be valid, each answer the one that this package gives in
 * Node, and memory flat. `npm run build` comes first.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { FLAGS, findHeadless } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { gesture } from "./soak/gestures.mjs";
import { checkExercise, checkLab, checkRun } from "./soak/invariants.mjs";
import { main, Plain, root } from "./steps.mjs";

/** Gestures between two looks at the state. */
const ROUND = 25;
/** Rounds after which a page is opened anew by a reload, as readers do. */
const RELOAD = 12;
/**
 * What memory may grow by, from the least of the first half of the samples to the least of the second. Caches fill; and what pages left waits for
 * a collection that no script forces, up to half an hour, so that only the least of long times says what is held for good.
 */
const FLAT = { times: 1.3, megabytes: 8 };

/** The pages that are visited in turn, each kept open from the first minute to the last. */
const ROOMS = [
  { name: "lab", address: "index.html", check: checkLab },
  { name: "exercise", address: "exercise.html", check: checkExercise },
  { name: "check", address: "check.html", check: checkRun },
];

/** Small, fast and the same everywhere: mulberry32. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number: next,
    below: (count) => Math.floor(next() * count),
    of: (list) => list[Math.floor(next() * list.length)],
  };
}

main(async () => {
  const { values } = parseArgs({ options: { seed: { type: "string" }, minutes: { type: "string" } } });
  const seed = whole(values.seed ?? "1", "--seed");
  const minutes = whole(values.minutes ?? "5", "--minutes");
  const site = join(import.meta.dirname, "../site");
  if (!existsSync(site)) throw new Plain("The site is not built: run `npm run build` first.");
  const executablePath = findHeadless();
  if (!executablePath) throw new Plain("There is no Chromium: `npm run setup` says how to get one.");
  const server = await serve(site);
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, "--js-flags=--expose-gc"] });
  const rooms = [];
  try {
    for (const room of ROOMS) rooms.push(await enter(room, server.address, browser, seed));
    const end = Date.now() + minutes * 60_000;
    for (let round = 1; Date.now() < end; round++) for (const room of rooms) await stay(room, round);
  } finally {
    for (const { name, gestures, rounds, answers, memory } of rooms)
      console.log(
        `${name}: ${gestures} gestures, ${rounds} looks, ${answers} answers recomputed; megabytes ${memory.join(" ")}`,
      );
    await browser.close();
    await server.close();
  }
  for (const { name, memory } of rooms) checkFlat(name, memory);
});

function whole(text, name) {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  throw new Plain(`${name} is "${text}": a whole number is allowed, 0 or more.`);
}

async function enter(room, address, browser, seed) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: false });
  const page = await context.newPage();
  // On a busy machine much takes long; what hangs takes longer.
  page.setDefaultTimeout(120_000);
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("dialog", (dialog) => dialog.dismiss().catch(() => undefined));
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const url = address + room.address;
  await page.goto(url);
  await page.waitForSelector("step-star");
  const random = randomFrom(seed * 31 + ROOMS.indexOf(room));
  return { ...room, url, page, faults, random, log: [], rounds: 0, gestures: 0, answers: 0, memory: [] };
}

/** Some gestures, and then a look at what came of them. */
async function stay(room, round) {
  try {
    await visit(room);
  } catch (error) {
    const gestures = room.log.slice(-2 * ROUND).join("; ");
    const picture = join(root, "target/soak.png");
    const seen = await room.page.screenshot({ path: picture }).then(() => picture, String);
    const where = `${room.name}, after ${room.gestures} gestures at ${room.page.url()} (${seen})`;
    const said = room.faults.map((fault) => `\nThe page said: ${fault}`).join("");
    throw new Plain(`${where}: ${error.message}${said}\nThe last: ${gestures}`);
  }
  if (round % RELOAD === 0) await reload(room);
}

async function visit(room) {
  const { page, random, log } = room;
  for (let i = 0; i < ROUND; i++) {
    log.push(await gesture(page, random).catch(leftPage));
    room.gestures++;
    // Another language loads the page anew, and a link leads elsewhere.
    if (!page.url().startsWith(room.url)) await page.goto(room.url);
    await page.waitForSelector("step-star");
  }
  await page.keyboard.press("Escape");
  room.rounds++;
  room.answers += await room.check(page, random);
  if (room.faults.length > 0) throw new Plain("the page complained");
}

/** Opens a page anew: what lives then lives by mistake, or is the map that the reader left. */
async function reload(room) {
  room.memory.push(await megabytes(room.page));
  await room.page.goto("about:blank");
  await room.page.goto(room.url);
  await room.page.waitForSelector("step-star");
}

function leftPage(error) {
  if (!/context was destroyed|navigat/i.test(error.message)) throw error;
  return "the page was left";
}

/** What JavaScript and the engine hold, after a collection. */
async function megabytes(page) {
  await page.evaluate(() => globalThis.gc?.());
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return Math.round(usedSize / 1e5) / 10;
}

function checkFlat(name, memory) {
  if (memory.length < 4) return;
  const half = Math.floor(memory.length / 2);
  const [first, last] = [memory.slice(0, half), memory.slice(half)].map((list) => Math.min(...list));
  if (last <= first * FLAT.times + FLAT.megabytes) return;
  throw new Plain(`${name}: from ${first} to ${last} megabytes, which is not flat.`);
}
