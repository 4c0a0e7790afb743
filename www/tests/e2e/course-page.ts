/** Course pages around a figure: the test hosts, from an origin of their own, with what they need from packages. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { inject } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { holdSearches, releaseSearches } from "./gate.js";

const root = join(import.meta.dirname, "../../..");
const HOSTS = join(root, "www/tests/hosts");

/** Files that hosts ask for beside those of their folder. */
const PACKAGES: Record<string, string> = {
  "scorm12.js": "node_modules/scorm-again/dist/scorm12.min.js",
  "reveal/": "node_modules/reveal.js/dist/",
  "embed.js": "dist/embed.js",
};

const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Pages that tests add, by their path. */
const added = new Map<string, string>();
let serving: Promise<string> | undefined;

/** The address of the hosts: not the site's origin, so that no host may look into its frame, nor a figure out of it. */
export function hostsAddress(more: Record<string, string> = {}): Promise<string> {
  for (const [path, text] of Object.entries(more)) added.set(path, text);
  serving ??= new Promise((done) => {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url!, "http://localhost").pathname.slice(1));
      const found = Object.entries(PACKAGES).find(([name]) => path.startsWith(name));
      const file = found ? join(root, found[1], path.slice(found[0].length)) : join(HOSTS, path);
      const body = added.get(path) ?? read(file);
      // What browsers ask of every new origin is no page's fault.
      if (path === "favicon.ico") return response.writeHead(204).end();
      const type = TYPES[path.split(".").at(-1)!] ?? "application/octet-stream";
      return response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
    });
    // For as long as the tests of this worker run.
    server.listen(0, "localhost", () => done(`http://localhost:${(server.address() as AddressInfo).port}/`));
    server.unref();
  });
  return serving;
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** embed.html in one of the hosts, once its board is there and the host knows it. */
export async function openHost(page: Page, host: string, hash: string): Promise<Framed> {
  const address = await hostsAddress();
  const figure = `${inject("site")}embed.html${hash}`;
  await page.goto(`${address}${host}.html?figure=${encodeURIComponent(figure)}`);
  const opened = await framed(page);
  // Messages take their time from frame to host.
  await page.waitForFunction("heardOf('stepstar.ready').length > 0");
  return opened;
}

/** The figure in the frame of a host. */
export async function framed(page: Page): Promise<Framed> {
  const handle = await page.waitForSelector("main iframe");
  const frame = (await handle.contentFrame())!;
  await frame.waitForFunction(() => document.querySelector("step-star")?.trace);
  return new Framed(page, frame);
}

export class Framed {
  constructor(
    readonly page: Page,
    readonly frame: Frame,
  ) {}

  /** Messages with this subject that the host has heard. */
  heard(subject: string): Promise<Record<string, never>[]> {
    return this.page.evaluate(`heardOf(${JSON.stringify(subject)})`) as Promise<Record<string, never>[]>;
  }

  say(message: object): Promise<void> {
    return this.page.evaluate(`say(${JSON.stringify(message)})`);
  }

  read<T>(question: (board: StepStarElement) => T): Promise<T> {
    // A selector, not a handle: the frame may have been loaded anew.
    return this.frame.$eval("step-star", question as never) as Promise<T>;
  }

  /** What the line below the board says of the reader's answers. */
  async marks(): Promise<string> {
    return (await this.frame.locator("step-star + [role=status]").textContent()) ?? "";
  }

  /** Answers one question by a click, with the right place or with the start, which has long been closed. */
  async answer(right: boolean): Promise<void> {
    const [x, y] = await this.read((board) => {
      const trace = board.trace!;
      const close = trace.next(trace.position, 1, { kinds: ["close"] })!;
      return trace.event(close - 1).at as [number, number];
    });
    const at = right ? [x, y] : [0, 0];
    const asked = await this.count();
    const spot = await this.frame.$eval(
      "step-star",
      (star, [x, y]) => {
        const board = star as StepStarElement;
        const surface = board.shadowRoot!.querySelector(".board")!;
        surface.scrollIntoView({ block: "center" });
        const scene = board.scene();
        const { view } = scene.kind === "grid" ? scene.ground : scene;
        const box = surface.getBoundingClientRect();
        return { x: box.x + (x! + 0.5 - view.x) * view.scale, y: box.y + (y! + 0.5 - view.y) * view.scale };
      },
      at,
    );
    const place = await (await this.frame.frameElement()).boundingBox();
    await this.page.mouse.click(place!.x + spot.x, place!.y + spot.y);
    await this.page.waitForFunction(`window.heardOf("stepstar.answer").length > ${asked}`);
  }

  private async count(): Promise<number> {
    return (await this.heard("stepstar.answer")).length;
  }
}

/** A text behind a figure. */
export const AFTER = "What follows the figure.";

export const whole = (page: Page) => page.waitForFunction(() => document.querySelector("step-star")?.trace);
/** Once everything that is on its way to the screen is there. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const place = (page: Page) => page.getByText(AFTER).evaluate((text) => text.getBoundingClientRect().top);

/** Holds embed.js back until what this returns is called. */
export async function lateScript(page: Page): Promise<() => void> {
  let send = () => {};
  const held = new Promise<void>((done) => {
    send = done;
  });
  await page.route("**/embed.js", async (route) => {
    await held;
    await route.continue();
  });
  return send;
}

/**
 * Opens a page whose script arrives after the page has been seen; tells where what follows the figure was before and after. `slowly`: every
 * stage of the search is seen, as on a slow machine.
 */
export async function openedLate(page: Page, html: string, slowly = false) {
  const address = await hostsAddress({ "late.html": html });
  const send = await lateScript(page);
  await page.goto(`${address}late.html`, { waitUntil: "commit" });
  await page.getByText(AFTER).waitFor();
  await page.evaluate(() => {
    const moved: string[] = [];
    const note = (list: PerformanceEntryList) => {
      for (const entry of list as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        moved.push(...entry.sources.map(({ node }) => node?.textContent?.trim() ?? ""));
    };
    const watching = new PerformanceObserver((list) => note(list.getEntries()));
    watching.observe({ type: "layout-shift", buffered: true });
    // With what has not been told yet.
    Object.assign(window, {
      moves: () => {
        note(watching.takeRecords());
        return moved;
      },
    });
  });
  await painted(page);
  const before = await place(page);
  if (slowly) await holdSearches(page);
  send();
  if (slowly) {
    // Neither is seen without a player, nor the verdict of two searches before their end.
    await page.locator(".deed:not([hidden])").waitFor({ state: "attached" });
    await page.getByText("checking…").first().waitFor({ state: "attached" });
    await painted(page);
    await releaseSearches(page);
  }
  await whole(page);
  if (slowly)
    await page.waitForFunction(
      () => !document.querySelector("step-star")!.shadowRoot!.textContent!.includes("checking…"),
    );
  await painted(page);
  const moved = await page.evaluate(() => (window as unknown as { moves(): string[] }).moves());
  return { before, after: await place(page), moved };
}
