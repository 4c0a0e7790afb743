/** Saving in the lab: maps, traces, pictures and films. */
import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { board, load, opened, pressed, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

test("what is saved, or put into a page, is the step that was seen: nothing plays on behind the dialog", async ({
  lab: page,
}) => {
  const plays = () =>
    page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      return [star.playing, star.position] as const;
    });
  for (const steps of [["Save…"], ["Save…", "For my page…"]]) {
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.position = 3;
      star.speed = 0.01;
      star.play();
    });
    for (const name of steps) await pressed(page, name);
    expect(await plays(), steps.join()).toEqual([false, 3]);
    await page.keyboard.press("Escape");
  }
});

test("when comparing, the save dialog says that search A is saved", async ({ lab: page }) => {
  const hint = page.getByText("Of the two searches, A is saved.");
  for (const comparing of [true, false]) {
    await pressed(page, "Compare");
    await pressed(page, "Save…");
    expect(await hint.isVisible()).toBe(comparing);
    await page.keyboard.press("Escape");
  }
});

describe("saving", () => {
  const downloaded = async (page: Page, name: string) => {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    return waiting;
  };
  const saved = async (page: Page, name: string) => buffer(await (await downloaded(page, name)).createReadStream());

  test("a file is named after its map and the map's size", async ({ lab: page }) => {
    const name = async (button: string) => {
      await pressed(page, "Save…");
      const download = await downloaded(page, button);
      await page.keyboard.press("Escape");
      return download.suggestedFilename();
    };
    expect(await name("ASCII")).toBe("trap-24x16.txt");
    expect(await name("PNG")).toBe("trap-24x16-step.png");
    // YAML, because the Posthoc visualiser opens a trace by this extension only.
    expect(await name("Posthoc")).toBe("trap-24x16.trace.yaml");
    await page.evaluate(() => document.querySelector("step-star")!.resize(30, 20));
    await settled(page);
    expect(await name("Digits")).toBe("my-trap-30x20-digits.txt");
    await taken(page, "game-graph");
    expect(await name("JSON")).toBe("game-graph-12-nodes.json");
  });

  test("of a graph, only the formats that hold one are offered", async ({ lab: page }) => {
    const shown = async () => {
      await pressed(page, "Save…");
      const names = await page.locator("dialog[open] .entry > button:visible").allTextContents();
      await page.keyboard.press("Escape");
      return names.join();
    };
    const always = "JSON,PNG,SVG,Film strip,Film,Places,CSV,Posthoc";
    expect(await shown()).toBe(`For my page…,ASCII,Digits,Moving AI,${always}`);
    await taken(page, "game-graph");
    expect(await shown()).toBe(`For my page…,${always}`);
  });

  test("on a phone nothing in the save dialog overlaps", async ({ lab: page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await pressed(page, "Save…");
    const overlaps = await page.evaluate(() =>
      [...document.querySelectorAll(".entry")].flatMap((entry) => {
        const boxes = [...entry.querySelectorAll("button, .hint, label")].map((part) => part.getBoundingClientRect());
        return boxes.filter((a, i) =>
          boxes.some((b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        );
      }),
    );
    expect(overlaps).toEqual([]);
    await page.keyboard.press("Escape");
  });

  test("every format has the right content", async ({ lab: page }) => {
    await pressed(page, "Save…");
    expect(String(await saved(page, "ASCII"))).toContain("....S........#.....G....");
    expect(String(await saved(page, "Digits"))).toMatch(/^24 16\s/);
    expect(String(await saved(page, "Moving AI"))).toMatch(/^type octile/);
    const { cells, start, goal } = JSON.parse(String(await saved(page, "JSON")));
    expect([cells.length, start, goal]).toEqual([16, [4, 7], [19, 7]]);
    expect((await saved(page, "PNG")).subarray(1, 4).toString()).toBe("PNG");
    expect((await saved(page, "Film strip")).subarray(1, 4).toString()).toBe("PNG");
    const svg = String(await saved(page, "SVG"));
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(
      await page.evaluate(
        (text) => new DOMParser().parseFromString(text, "image/svg+xml").querySelector("parsererror"),
        svg,
      ),
    ).toBeNull();
    expect(String(await saved(page, "CSV")).split("\n").length).toBeGreaterThan(100);
    expect(String(await saved(page, "Posthoc"))).toContain("events");
    await page.keyboard.press("Escape");
  });

  test("a picture of a large map is made of pixels, and saving leaves the board as it was", async ({ lab: page }) => {
    await page.evaluate(() => {
      document.querySelector("step-star")!.map = Array(300)
        .fill(`S${".#".repeat(149)}G`)
        .join("\n")
        .replace(/(?<=\n)S|G(?=\n)/g, ".");
    });
    await settled(page);
    const shown = () =>
      page.evaluate(async () => {
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        const root = document.querySelector("step-star")!.shadowRoot!;
        return root.querySelector<HTMLCanvasElement>("canvas.ground")!.toDataURL();
      });
    const before = await shown();
    await pressed(page, "Save…");
    const svg = String(await saved(page, "SVG"));
    expect(svg.match(/<image /g)).toHaveLength(1);
    expect(svg.match(/<rect /g)!.length).toBeLessThan(100);
    expect((await saved(page, "Film strip")).subarray(1, 4).toString()).toBe("PNG");
    await page.keyboard.press("Escape");
    expect(await shown()).toBe(before);
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      const { position } = star;
      for (const step of [9, position - 50, position]) {
        star.position = step;
        star.scene({ scale: 1 });
      }
      star.position = 9;
    });
    expect(await shown()).not.toBe(before);
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.scene({ scale: 1 });
      star.position = star.trace!.length;
      star.scene({ scale: 1 });
    });
    expect(await shown()).toBe(before);
  });

  test("a film is WebM, or MP4 where the browser cannot record WebM, as Safari before 18.4", async ({ lab, page }) => {
    await opened(page);
    await page.evaluate(() => {
      const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
      MediaRecorder.isTypeSupported = (type) => !type.includes("webm") && supported(type);
    });
    // Recording takes as long as the film lasts, so both are recorded at once.
    const film = async (page: Page) => {
      // A map of one row: a film as wide as any, and lower.
      await page.evaluate(() => {
        document.querySelector("step-star")!.map = "S......G";
      });
      await settled(page);
      await pressed(page, "Save…");
      await page.getByLabel("Seconds").fill("1");
      const film = await downloaded(page, "Film");
      return { name: film.suggestedFilename(), bytes: await buffer(await film.createReadStream()) };
    };
    const [webm, mp4] = await Promise.all([lab, page].map(film));
    expect(webm!.name).toMatch(/\.webm$/);
    // The magic bytes of Matroska, which WebM is, and of MP4.
    expect(webm!.bytes.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(mp4!.name).toMatch(/\.mp4$/);
    expect(mp4!.bytes.subarray(4, 8).toString()).toBe("ftyp");
    await lab.keyboard.press("Escape");
  });

  test("a recorder that records nothing is reported, and no empty film is saved", async ({ page }) => {
    await opened(page);
    await page.evaluate(() => {
      // As in WebKit without an encoder, which claims that it makes MP4.
      Object.defineProperty(BlobEvent.prototype, "data", { value: new Blob() });
    });
    await pressed(page, "Save…");
    await page.getByLabel("Seconds").fill("1");
    await page.getByRole("button", { name: "Film", exact: true }).click();
    const status = page.getByRole("dialog").getByRole("status");
    await status.getByText(/^(Saved|This)/).waitFor();
    expect(await status.textContent()).toBe("This browser can't record a film.");
  });

  test("a search without expansions can be saved as a film strip", async ({ lab: page }) => {
    await page.evaluate(() => {
      document.querySelector("step-star")!.map = JSON.stringify({ cells: [[1, 0]], start: [0, 0], goal: [1, 0] });
    });
    await settled(page);
    expect(await board(page, "expansions")).toBe(0);
    await pressed(page, "Save…");
    expect((await saved(page, "Film strip")).subarray(1, 4).toString()).toBe("PNG");
    await page.keyboard.press("Escape");
  });

  test("a film strip's pictures are spread over its own search, even beside a longer one", async ({ page }) => {
    await opened(page, "#example=trap&diagonal=always&mode=compare&other=algorithm!dijkstra");
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      const painted = star.scene.bind(star);
      star.scene = (options) => {
        const { expansions, length, position } = star.trace!;
        document.title += ` ${position === length ? "end" : star.trace!.expansionAt(position)}/${expansions}`;
        return painted(options);
      };
      document.title = "";
    });
    await pressed(page, "Save…");
    await page.getByLabel("Pictures").fill("3");
    await saved(page, "Film strip");
    const [, ...pictures] = (await page.title()).split(" ").map((of) => of.split("/"));
    const expansions = Number(pictures[0]![1]);
    expect(pictures.map(([picture]) => picture)).toEqual(["1", String(Math.round(expansions / 2)), "end"]);
  });

  test("of a short search a film strip shows each step once, however many pictures were asked for", async ({
    page,
  }) => {
    await opened(page, "#example=one-way");
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      const painted = star.scene.bind(star);
      star.scene = (options) => {
        document.title += ` ${star.position === star.trace!.length ? "end" : star.trace!.expansionAt(star.position)}`;
        return painted(options);
      };
      document.title = "";
    });
    const expansions = Number(await board(page, "expansions"));
    await pressed(page, "Save…");
    await page.getByLabel("Pictures").fill("12");
    await saved(page, "Film strip");
    const [, ...pictures] = (await page.title()).trim().split(" ");
    const all = Array.from({ length: expansions - 1 }, (_, i) => String(i + 1));
    expect(pictures).toEqual([...all, "end"]);
  });

  test("the picture of a map with lines between its cells is closed at all four sides", async ({ lab: page }) => {
    await page.evaluate(() => {
      document.querySelector("step-star")!.map = [".........", ".........", "...S.G...", ".........", "........."].join(
        "\n",
      );
    });
    await settled(page);
    await pressed(page, "Save…");
    const pictures = { svg: await saved(page, "SVG"), png: await saved(page, "PNG") };
    await page.keyboard.press("Escape");
    for (const [kind, content] of Object.entries(pictures)) {
      const seen = await page.evaluate(
        async ([type, base64]) => {
          const image = new Image();
          image.src = `data:image/${type};base64,${base64}`;
          await image.decode();
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext("2d")!;
          context.drawImage(image, 0, 0);
          const white = (x: number, y: number) => context.getImageData(x, y, 1, 1).data.every((part) => part > 250);
          // The middle of the outermost cells, which no search has seen: their inside is white.
          const [x, y] = [width / 2, height / 2];
          return {
            edges: [white(x, 0), white(x, height - 1), white(0, y), white(width - 1, y)],
            inside: [white(x, y / 5), white(x, height - y / 5), white(x / 9, y), white(width - x / 9, y)],
          };
        },
        [kind === "svg" ? "svg+xml" : kind, content.toString("base64")] as const,
      );
      expect(seen, kind).toEqual({ edges: Array(4).fill(false), inside: Array(4).fill(true) });
    }
  });

  test("cancelling a film returns the focus to its button", async ({ lab: page }) => {
    await pressed(page, "Save…");
    const film = page.getByRole("button", { name: "Film", exact: true });
    // As soon as it can be cancelled: a short film is soon done.
    const cancelled = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const watching = new MutationObserver(() => {
            const cancel = [...document.querySelectorAll("dialog[open] button")].find(
              (button) => button.textContent === "Cancel" && button.checkVisibility(),
            );
            if (!cancel) return;
            watching.disconnect();
            (cancel as HTMLButtonElement).focus();
            (cancel as HTMLButtonElement).click();
            done();
          });
          watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        }),
    );
    await film.click();
    await cancelled;
    await page.getByText("Cancelled: nothing was saved.").waitFor();
    expect(await film.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").isHidden()).toBe(true);
  });

  test("a number out of range is replaced by the one that is used", async ({ lab: page }) => {
    await pressed(page, "Save…");
    const pictures = page.getByLabel("Pictures");
    for (const [typed, taken] of [
      ["99", "12"],
      ["0", "1"],
      ["", "1"],
      ["2.5", "3"],
    ] as const) {
      await pictures.fill(typed);
      await saved(page, "Film strip");
      expect(await pictures.inputValue(), typed).toBe(taken);
    }
    await pictures.fill("6");
    await page.keyboard.press("Escape");
  });

  test("a film ends with a notice when another search replaces the one it shows", async ({ lab: page }) => {
    await pressed(page, "Save…");
    await page.getByLabel("Seconds").fill("20");
    await page.getByRole("button", { name: "Film", exact: true }).click();
    // In the page, as soon as it is so: the film comes to an end.
    await page.evaluate(async () => {
      const dialog = document.querySelector<HTMLDialogElement>("dialog[open]")!;
      const status = dialog.querySelector("[role=status]")!;
      while (!/^Writing: [1-9]/.test(status.textContent!)) await new Promise(requestAnimationFrame);
      dialog.close();
      document.querySelector("step-star")!.map = "S..G";
    });
    await page.locator("#notice", { hasText: "The search has changed meanwhile" }).waitFor();
    expect(await board(page, "position"), "the new search keeps its position").toBe(await board(page, "length"));
  });

  test("a film strip ends with a notice when another search replaces the one it shows", async ({ page }) => {
    await opened(page);
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      const painted = star.scene.bind(star);
      let pictures = 0;
      star.scene = (options) => {
        const scene = painted(options);
        // The first scene only measures: this is the second picture.
        if (++pictures === 3) star.map = "S..G";
        return scene;
      };
    });
    await pressed(page, "Save…");
    await page.getByRole("button", { name: "Film strip", exact: true }).click();
    const status = page.getByRole("dialog", { name: "Save" }).getByRole("status");
    await expect.poll(() => status.textContent()).toBe("The search has changed meanwhile: save again.");
  });

  test("a saved Posthoc trace can be loaded and viewed", async ({ lab: page }) => {
    await pressed(page, "Save…");
    const trace = await saved(page, "Posthoc");
    await page.keyboard.press("Escape");
    await load(page, "search.trace.yaml", trace);
    const viewer = page.getByRole("dialog", { name: "A trace to look at" });
    await viewer.getByText(/^Event /).waitFor();
    await viewer.getByRole("button", { name: "Step back" }).click();
    await page.keyboard.press("Escape");
    expect(await board(page, "expansion")).toBe(96);
  });
});
