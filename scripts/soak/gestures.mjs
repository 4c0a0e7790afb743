/** One random gesture at a time, by mouse, wheel and keyboard, as a person makes them, only without a plan. */

const KEYS = [
  ...[
    "ArrowRight",
    "ArrowLeft",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "Enter",
    "Escape",
    "Tab",
    "Shift+Tab",
    "Delete",
  ],
  ...["Control+z", "Control+y", "+", "-", "0", "1", "5", "9", "Shift+ArrowRight", "Shift+ArrowLeft", "PageDown"],
  ..."abcdefghiklmnopqrstuvwxyz".split(""),
  // The space bar plays: it comes more often.
  ...["Space", "Space", "Space"],
];

/** What leaves the page, or the browser: no gesture presses it. */
const LEAVING = "a[href], [type=file], [download]";

const GESTURES = [
  [5, pressKey],
  [4, pressControl],
  [4, clickBoard],
  [4, dragOnBoard],
  [2, turnWheel],
  [2, choose],
  [1, slide],
  [1, write],
];
const SUM = GESTURES.reduce((sum, [weight]) => sum + weight, 0);

/** Makes one, and tells it in a few words. */
export async function gesture(page, random) {
  let left = random.number() * SUM;
  const [, make] = GESTURES.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  return make(page, random);
}

async function pressKey(page, random) {
  const key = random.of(KEYS);
  await page.keyboard.press(key);
  return key;
}

/** The middles of what is in view and can be pressed, with what lies in shadow trees. */
const inView = (page, selector) =>
  page.evaluate(
    ([selector, leaving]) => {
      const found = [];
      const look = (root) => {
        for (const element of root.querySelectorAll("*")) {
          if (element.shadowRoot) look(element.shadowRoot);
          if (!element.matches(selector) || element.matches(leaving) || element.disabled) continue;
          const { x, y, width, height } = element.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          if (width === 0 || left < 0 || top < 0 || left > innerWidth || top > innerHeight) continue;
          let front = document.elementFromPoint(left, top);
          while (
            front?.shadowRoot?.elementFromPoint(left, top) &&
            front.shadowRoot.elementFromPoint(left, top) !== front
          )
            front = front.shadowRoot.elementFromPoint(left, top);
          if (!front || (front !== element && !element.contains(front))) continue;
          found.push({
            left,
            top,
            width,
            name: (element.ariaLabel || element.textContent || element.id).trim().slice(0, 30),
          });
        }
      };
      look(document);
      return found;
    },
    [selector, LEAVING],
  );

async function pressControl(page, random) {
  const control = random.of(await inView(page, "button, summary, label, [role=tab], [role=option]"));
  if (!control) return "nothing to press";
  await page.mouse.click(control.left, control.top);
  return `press "${control.name}"`;
}

/** A point on a board, mostly near the middle of it. */
async function point(page, random) {
  const board = random.of(await inView(page, ".board"));
  const box =
    board &&
    (await page.evaluate(() => {
      const star = document.querySelector("step-star");
      const { x, y, width, height } = star.getBoundingClientRect();
      return { x, y, width, height };
    }));
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 1280, height: 800 };
  return [x + width * random.number(), Math.min(y + height * random.number(), 795)];
}

async function clickBoard(page, random) {
  const [x, y] = await point(page, random);
  const button = random.number() < 0.2 ? "right" : "left";
  await page.mouse.click(x, y, { button });
  return `${button} ${Math.round(x)},${Math.round(y)}`;
}

async function dragOnBoard(page, random) {
  const [[x, y], [toX, toY]] = [await point(page, random), await point(page, random)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(toX, toY, { steps: 1 + random.below(6) });
  if (random.number() < 0.1) await page.keyboard.press("Escape");
  await page.mouse.up();
  return `drag ${[x, y, toX, toY].map(Math.round).join(",")}`;
}

async function turnWheel(page, random) {
  const [x, y] = await point(page, random);
  await page.mouse.move(x, y);
  const by = (random.number() - 0.5) * 600;
  await page.mouse.wheel(0, by);
  return `wheel ${Math.round(by)}`;
}

/** Another choice of a menu, as the keyboard makes it. */
async function choose(page, random) {
  const menus = page.locator("select:visible:enabled");
  const count = await menus.count();
  if (count === 0) return "no menu";
  const menu = menus.nth(random.below(count));
  const values = await menu.evaluate((select) =>
    [...select.options].filter((one) => !one.disabled).map(({ value }) => value),
  );
  const value = random.of(values);
  await menu.selectOption(value, { timeout: 2000 }).catch(() => undefined);
  return `choose ${value}`;
}

async function slide(page, random) {
  const bar = random.of(await inView(page, "[type=range]"));
  if (!bar) return "no bar";
  await page.mouse.click(bar.left + bar.width * (random.number() - 0.5), bar.top);
  return "slide";
}

const WORDS = [
  "",
  "S..\n.#.\n..G",
  "S9#\n.%.\n..G",
  "0 0\n0 1\n1 1",
  "\u202e<b>",
  "1e400",
  "{",
  "-1",
  "node 3",
  "S".repeat(500),
];

async function write(page, random) {
  const field = random.of(
    await inView(page, "textarea, input:not([type=range]):not([type=checkbox]):not([type=radio])"),
  );
  if (!field) return "no field";
  await page.mouse.click(field.left, field.top);
  const text = random.of(WORDS);
  await page.keyboard.insertText(text);
  return `write ${JSON.stringify(text.slice(0, 20))}`;
}
