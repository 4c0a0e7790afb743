/** The core of what the end-to-end tests hold, for any browser: each check is told the browser, and the addresses of site and figure. */
import assert from "node:assert/strict";

const RIGHT = "\uE014";
const LEFT = "\uE012";

/** Errors of the page from now on; the promise of a board that has searched. */
const ready = () =>
  new Promise((done) => {
    window.heard ??= [];
    addEventListener("error", ({ message }) => window.heard.push(message));
    addEventListener("unhandledrejection", ({ reason }) => window.heard.push(String(reason)));
    const look = async () => {
      const board = document.querySelector("step-star");
      if (!board?.grid) return setTimeout(look, 50);
      await board.settled;
      done(true);
    };
    void look();
  });

const quiet = async (browser) => assert.deepEqual(await browser.run(() => window.heard), [], "errors in the page");

const focus = () => document.querySelector("step-star").focus();
const position = () => document.querySelector("step-star").position;

/** The middle of a cell, in pixels of the window, once that stands still: all of the map is in view, in the middle of the board. */
const middle = async (x, y) => {
  const board = document.querySelector("step-star");
  const spot = () => {
    const box = board.shadowRoot.querySelector(".board").getBoundingClientRect();
    const { zoom, grid } = board;
    return {
      x: box.x + (box.width - zoom * grid.width) / 2 + (x + 0.5) * zoom,
      y: box.y + (box.height - zoom * grid.height) / 2 + (y + 0.5) * zoom,
    };
  };
  for (let before = spot(); ; ) {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    const now = spot();
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
};

async function stepsBothWays(browser) {
  await browser.run(focus);
  const before = await browser.run(position);
  await browser.press(LEFT, LEFT);
  const after = await browser.run(position);
  assert.ok(after < before, `${after} before ${before}`);
  await browser.press(RIGHT, RIGHT);
  assert.equal(await browser.run(position), before);
}

/** @type {[string, (browser: import("./driver.mjs").Browser, places: { site: string, figure: string, traces: string, hash: string }) => Promise<unknown>][]} */
export const CHECKS = [
  [
    "220 traces have the native hash",
    async (browser, { traces, hash }) => {
      await browser.goto(traces);
      assert.equal(await browser.until(() => document.title), hash);
    },
  ],
  [
    "lab: an address opens at its step, and keys step both ways",
    async (browser, { site }) => {
      await browser.goto(`${site}index.html#example=trap&v=2&step=3`);
      await browser.run(ready);
      // What the address asks for is shown a moment after the first search.
      await browser.until(() => document.querySelector("step-star").step === 3);
      await stepsBothWays(browser);
      await quiet(browser);
    },
  ],
  [
    "lab: a wall is drawn, and the map is the same after a reload",
    async (browser, { site }) => {
      await browser.goto(`${site}index.html#example=trap`);
      await browser.run(ready);
      // On a machine without a mouse a press would move the map.
      await browser.run(() => {
        document.querySelector("step-star").tool = "wall";
      });
      const wall = () => document.querySelector("step-star").grid.isWall(2, 2);
      const before = await browser.run(wall);
      const at = await browser.run(middle, 2, 2);
      await browser.pressAt(at.x, at.y);
      await browser.until((before) => document.querySelector("step-star").grid.isWall(2, 2) !== before, before);
      const text = () => document.querySelector("step-star").grid.toText("ascii");
      const drawn = await browser.run(text);
      await browser.until(() => location.hash.includes("map="));
      await quiet(browser);
      await browser.reload();
      await browser.run(ready);
      // Until the address is read, the board has the map in the page.
      await browser.until((drawn) => document.querySelector("step-star").grid.toText("ascii") === drawn, drawn);
      await quiet(browser);
    },
  ],
  [
    "lab: a picture is saved as PNG, encoded beside the page",
    async (browser, { site }) => {
      await browser.goto(`${site}index.html#example=trap&step=9`);
      await browser.run(ready);
      await browser.run(() => {
        window.saved = [];
        window.faults = 0;
        const made = URL.createObjectURL;
        URL.createObjectURL = (content) => {
          window.saved.push([content.type, content.size]);
          return made.call(URL, content);
        };
        HTMLAnchorElement.prototype.click = () => {};
        const Real = Worker;
        window.Worker = class extends Real {
          constructor(...words) {
            super(...words);
            this.addEventListener("error", () => window.faults++);
          }
        };
        const named = (name) => [...document.querySelectorAll("button")].find((each) => name.test(each.textContent));
        named(/^Save…/).click();
        named(/PNG/).click();
      });
      const [type, size] = await browser.until(() => window.saved[0]);
      assert.equal(type, "image/png");
      assert.ok(size > 1000, `${size} bytes`);
      assert.equal(await browser.run(() => window.faults), 0, "the worker failed");
      await quiet(browser);
    },
  ],
  [
    "figure: a page from a file has it without any server",
    async (browser, { figure }) => {
      await browser.goto(figure);
      await browser.run(ready);
      await stepsBothWays(browser);
      assert.equal(await browser.run(() => document.querySelector("step-star").result.cost), 7);
      await quiet(browser);
    },
  ],
  [
    "exercise: a click on a cell is an answer; the model answer ends it",
    async (browser, { site }) => {
      await browser.goto(`${site}exercise.html#kind=order&seed=7`);
      await browser.run(ready);
      await browser.run(() => document.querySelector("step-star").scrollIntoView());
      const [x, y] = await browser.run(() => document.querySelector("step-star").start);
      const at = await browser.run(middle, x, y);
      await browser.pressAt(at.x, at.y);
      await browser.until(() => document.querySelector("step-star").progress?.asked === 1);
      assert.equal(await browser.run(() => document.querySelector("step-star").showSolution()), true);
      await quiet(browser);
    },
  ],
  [
    "check: a run with a mistake is told its first wrong step",
    async (browser, { site }) => {
      await browser.goto(`${site}check.html`);
      await browser.run(ready);
      await browser.run(() => {
        const named = (tag, name) => [...document.querySelectorAll(tag)].find((each) => name.test(each.textContent));
        const put = (label, value) => {
          const field = named("label", label).control;
          field.value = value;
          for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
        };
        put(/^Map/, "own");
        put(/^Your map, as text/, "S9..\n.9..\n...G");
        named("button", /^Use this map/).click();
        put(/^What your program printed/, "0 0\n1 0\n2 0\n3 0\n3 1\n3 2");
        named("button", /^Check it/).click();
      });
      await browser.until(() => /Not a correct/.test(document.querySelector("#status").textContent));
      assert.match(
        await browser.run(() => document.querySelector("#message").textContent),
        /Expansion 2 takes \(1, 0\)/,
      );
      await quiet(browser);
    },
  ],
  [
    "reference: the columns of its index begin at one height",
    async (browser, { site }) => {
      await browser.goto(`${site}reference.html`);
      const tops = await browser.run(() =>
        [...document.querySelectorAll(".names ul")].map((list) => {
          const columns = new Map();
          for (const link of list.querySelectorAll("a")) {
            const { left, top } = link.getBoundingClientRect();
            columns.set(left, Math.min(top, columns.get(left) ?? top));
          }
          return [...columns.values()];
        }),
      );
      assert.ok(Math.max(...tops.map(({ length }) => length)) > 1, "there are columns");
      for (const [first, ...rest] of tops)
        for (const top of rest) assert.ok(Math.abs(top - first) < 1, `${first} ${top}`);
    },
  ],
  [
    "teach: each menu is wide enough for its longest choice",
    async (browser, { site }) => {
      await browser.goto(`${site}teach.html`);
      await browser.until(() => document.querySelector("#compose select"));
      const widths = await browser.run(() =>
        [...document.querySelectorAll("#compose select")].map((menu) => {
          const { offsetWidth } = menu;
          menu.style.width = "max-content";
          return [offsetWidth, menu.offsetWidth];
        }),
      );
      for (const [width, needed] of widths) assert.ok(width >= needed, `${width} of ${needed}`);
    },
  ],
  [
    "embed.html: fits its frame at any size, without a loop of observers",
    async (browser, { site }) => {
      await browser.goto(`${site}embed.html`);
      await browser.run(ready);
      for (const [width, height] of [
        [500, 400],
        [1200, 900],
        [700, 500],
      ]) {
        await browser.resize(width, height);
        await browser.run(async () => {
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
        });
      }
      await browser.resize(1200, 1000);
      await stepsBothWays(browser);
      await quiet(browser);
    },
  ],
];
