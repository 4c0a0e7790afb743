/**
 * `npm run frames`: how long frames take in the lab on large maps, while dragging the goal, scrubbing and playing.
 *
 * Wall-clock times are meaningful on a quiet machine only. On a busy one, processor times of the longest tasks say more:
 * `cpu` of a whole task, `script` of its JavaScript, and `raster` of the browser's drawing of canvases without a graphics card.
 * `moved` and `recorded`: how often a second the goal reached another cell, and how many searches a second were recorded in full.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { FLAGS, findChromium } from "./chromium.mjs";
import { serve } from "./serve.mjs";

/** What is done with each map, for about two seconds. */
const acts = {
  "dragging the goal": async (page) => {
    const star = await page.locator("step-star").boundingBox();
    const [x, y] = await page.evaluate(() => {
      const star = document.querySelector("step-star");
      const board = star.shadowRoot.querySelector(".board").getBoundingClientRect();
      const [gx, gy] = star.goal;
      const { width, height } = star.grid;
      const scale = Math.min(board.width / width, board.height / height);
      return [
        board.x + (board.width - width * scale) / 2 + (gx + 0.5) * scale,
        board.y + (board.height - height * scale) / 2 + (gy + 0.5) * scale,
      ];
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(
      async ([x, y, wide, high]) => {
        const board = document.querySelector("step-star").shadowRoot.elementFromPoint(x, y);
        // Moves the pointer in every frame, as a fast hand does: events sent from outside would come a few times a second.
        for (let i = 0; i < 120; i++) {
          await new Promise(requestAnimationFrame);
          const turn = (i / 120) * 2 * Math.PI;
          const [clientX, clientY] = [x - wide * (1 - Math.cos(turn)), y - high * Math.abs(Math.sin(turn))];
          const pointer = { pointerId: 1, pointerType: "mouse", isPrimary: true, buttons: 1 };
          board.dispatchEvent(
            new PointerEvent("pointermove", { ...pointer, bubbles: true, composed: true, clientX, clientY }),
          );
        }
      },
      [x, y, star.width * 0.1, star.height * 0.1],
    );
    await page.mouse.up();
  },
  scrubbing: (page) =>
    page.evaluate(async () => {
      const star = document.querySelector("step-star");
      await star.settled;
      for (let i = 0; i < 60; i++) {
        // Far jumps in both directions, spread evenly by the golden ratio.
        star.position = Math.floor(((i * 0.618) % 1) * star.trace.length);
        await new Promise(requestAnimationFrame);
      }
    }),
  "playing all of it in two seconds": (page) =>
    page.evaluate(async () => {
      const star = document.querySelector("step-star");
      star.position = 0;
      star.speed = star.trace.expansions / 2;
      star.play();
      await new Promise((resolve) => setTimeout(resolve, 2500));
      star.pause();
    }),
};

const site = join(import.meta.dirname, "../site");
if (!existsSync(site)) throw new Error("The site is not built: run `npm run build` first.");
const server = await serve(site, { base: "/" });
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const rows = [];
try {
  for (const [map, hash, side] of [
    ["city 512 x 512", "#example=city", 512],
    ["random 512 x 512", "#make=scatter.512x512.1&diagonal=no-obstacles", 512],
    ["random 2000 x 2000", "#example=large", 2000],
  ]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.address}index.html${hash}`);
    const opening = await page.evaluate(async (side) => {
      const star = document.querySelector("step-star");
      // The board may still show the map before.
      while (star.trace?.width !== side) await new Promise(requestAnimationFrame);
      await star.settled;
      return performance.now();
    }, side);
    await page.waitForTimeout(1000);
    rows.push({ map, what: "opened and searched", ms: Math.round(opening) });
    for (const [what, act] of Object.entries(acts)) rows.push({ map, what, ...(await measure(page, act)) });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
console.table(rows);

/** Performs an act, and records the time between frames and the longest tasks. */
async function measure(page, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { transferMode: "ReportEvents", categories: "toplevel,devtools.timeline,blink" });
  await page.evaluate(() => {
    const seen = { frames: [], longest: 0, running: true, moved: 0, recorded: 0, began: performance.now() };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });
    const star = document.querySelector("step-star");
    star.addEventListener("result", () => seen.recorded++);
    let goal = String(star.goal);
    star.addEventListener("edit", () => {
      if (goal !== String(star.goal)) seen.moved++;
      goal = String(star.goal);
    });
    let last = performance.now();
    const frame = (now) => {
      seen.frames.push(now - last);
      last = now;
      if (seen.running) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act(page);
  await page.waitForTimeout(200);
  const { frames, longest, moved, recorded, began, ended } = await page.evaluate(() => {
    window.seen.running = false;
    return { ...window.seen, ended: performance.now() };
  });
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const sorted = frames.slice(2).sort((a, b) => a - b);
  const perSecond = (count) => Math.round((count / (ended - began)) * 1000);
  const at = (share) => +sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  return {
    frames: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    longestTask: Math.round(longest),
    moved: perSecond(moved),
    recorded: perSecond(recorded),
    ...cpu(events),
  };
}

/** The greatest processor time of one task on the page's thread: in total, in script and for the canvases. */
function cpu(events) {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const threads = mains.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  // The page's thread is the one with the most events: the others are idle.
  const thread = threads.reduce((a, b) => (a.length > b.length ? a : b));
  const named = (name) => thread.filter((event) => event.ph === "X" && event.name === name && event.tdur);
  const most = (list) => Math.round(list.reduce((most, { tdur }) => Math.max(most, tdur), 0) / 1000);
  // Leaves out the tasks that the measuring itself causes.
  const own = named("ThreadControllerImpl::RunTask").filter(({ ts, dur }) => {
    const asked = named("EvaluateScript").concat(named("CpuProfiler::StartProfiling"));
    return !asked.some((event) => event.ts >= ts && event.ts < ts + dur);
  });
  const raster = named("Canvas2DResourceProviderSharedImage::ProduceCanvasResource");
  return { cpu: most(own), script: most(named("FunctionCall")), raster: most(raster) };
}
