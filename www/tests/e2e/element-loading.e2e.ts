/** What happens while a map given by `src` is still loading. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, SMALL } from "./board.js";
import { test } from "./page.js";

describe("while a map is loading", () => {
  let files = 0;
  /** Begins to load `file`, which arrives when `arrived` is called. `before` is the map on the board meanwhile. */
  const loading = async (board: BoardInPage, before = "") => {
    // Of each test its own: a late request of the last one is none of this one's.
    const file = `slow${++files}.txt`;
    let send = () => {};
    const asked = new Promise<void>((done) => {
      send = done;
    });
    await board.page.route(`**/${file}`, async (route) => {
      await asked;
      await route.fulfill({ body: SMALL }).catch(() => {});
    });
    await board.page.route("**/later.txt", (route) => route.fulfill({ body: "" }));
    // The request event comes a moment after the request.
    const begun = board.page.waitForRequest(`**/${file}`);
    await board.star.evaluate(
      (star, [before, file]) => {
        const other = document.createElement("step-star");
        other.map = before!;
        star.replaceWith(other);
        other.src = file!;
        other.removeAttribute("map");
      },
      [before, file],
    );
    await begun;
    const star = await board.page.evaluateHandle(() => document.querySelector("step-star")!);
    return {
      star,
      file,
      arrived: async () => {
        send();
        // Once a later request is answered, the earlier one has been handled too.
        await board.page.evaluate(() => fetch("later.txt").then((answer) => answer.text()));
        for (const name of [file, "later.txt"]) await board.page.unroute(`**/${name}`);
        return star.evaluate(async (star) => {
          await star.settled;
          return [star.grid!.width, star.start];
        });
      },
    };
  };

  for (const [what, act] of Object.entries({
    text: (star: StepStarElement) => {
      star.map = "S..\n..G";
    },
    grid: (star: StepStarElement) => {
      star.map = "S..\n..G";
      const grid = star.grid!.clone();
      star.removeAttribute("map");
      star.grid = grid;
    },
  }))
    test(`a ${what} set meanwhile is not replaced by it`, async ({ embed: page }) => {
      const { star, arrived } = await loading(await BoardInPage.open(page));
      await star.evaluate(act);
      expect(await arrived()).toEqual([3, [0, 0]]);
    });

  test("its file is requested once only, whatever is in the slots and wherever the element moves", async ({
    embed: page,
  }) => {
    const { star, file, arrived } = await loading(await BoardInPage.open(page));
    const asked: string[] = [];
    page.on("request", (request) => request.url().endsWith(file) && asked.push(request.url()));
    await star.evaluate((star) => {
      star.innerHTML = '<p slot="caption"></p>';
      star.addEventListener("step", ({ detail }) => {
        star.querySelector("p")!.textContent = detail.sentence;
      });
    });
    expect(await arrived()).toEqual([5, [0, 0]]);
    await star.evaluate(async (star) => {
      for (let step = 0; step < 5; step++) {
        star.position = step;
        await new Promise(requestAnimationFrame);
      }
      star.parentElement!.append(star);
      await star.settled;
    });
    page.removeAllListeners("request");
    expect(asked).toEqual([]);
  });

  test("a grid set meanwhile is kept when the element moves", async ({ embed: page }) => {
    const { star, arrived } = await loading(await BoardInPage.open(page));
    await star.evaluate(async (star) => {
      const other = document.createElement("step-star");
      other.map = "S..\n..G";
      star.before(other);
      star.grid = other.grid!.clone();
      other.remove();
      star.parentElement!.append(star);
    });
    expect(await arrived()).toEqual([3, [0, 0]]);
  });

  for (const [which, before] of [
    ["a first map", undefined],
    ["a map that replaces another", "S..\n..G"],
  ] as const)
    test(`moving the element does not stop ${which}`, async ({ embed: page }) => {
      const { star, arrived } = await loading(await BoardInPage.open(page), before);
      await star.evaluate((star) => star.parentElement!.append(star));
      expect(await arrived()).toEqual([5, [0, 0]]);
    });

  test("a freed grid is refused, and the map still arrives", async ({ embed: page }) => {
    const { star, arrived } = await loading(await BoardInPage.open(page), "S..\n..G");
    const refused = await star.evaluate((star) => {
      const freed = star.grid!.clone();
      freed.free();
      try {
        star.grid = freed;
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(refused).toContain("has been freed");
    expect(await arrived()).toEqual([5, [0, 0]]);
  });

  test("a start set before the first map is there is applied to it, and nothing is shown until then", async ({
    embed: page,
  }) => {
    const { star, arrived } = await loading(await BoardInPage.open(page));
    const trace = await star.evaluate(async (star) => {
      star.setAttribute("start", "1,1");
      await star.settled;
      return star.trace;
    });
    expect(trace).toBe(null);
    expect(await arrived()).toEqual([5, [1, 1]]);
  });

  test("a grid or graph of undefined, which a framework sets, shows nothing and leaves the board to the file", async ({
    embed: page,
  }) => {
    const { star, arrived } = await loading(await BoardInPage.open(page));
    const trace = await star.evaluate(async (star) => {
      for (const name of ["grid", "graph"]) Object.assign(star, { [name]: undefined });
      await star.settled;
      return star.trace;
    });
    expect(trace).toBe(null);
    expect(await arrived()).toEqual([5, [0, 0]]);
  });
});

test("an empty file is reported, and the next one is shown", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await page.route("**/empty.txt", (route) => route.fulfill({ body: "\n" }));
  await page.route("**/small.txt", (route) => route.fulfill({ body: SMALL }));
  const said = await board.star.evaluate(async (star) => {
    const other = document.createElement("step-star");
    star.replaceWith(other);
    const fault = new Promise<string>((done) => other.addEventListener("fault", ({ detail }) => done(detail.message)));
    other.src = "empty.txt";
    return fault;
  });
  expect(said).toBe("The text is empty: a map has at least one cell.");
  await page.evaluate(() => {
    document.querySelector("step-star")!.src = "small.txt";
  });
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")!.result?.cost)).toBe(6);
  for (const name of ["empty", "small"]) await page.unroute(`**/${name}.txt`);
});
