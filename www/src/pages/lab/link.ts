/** The whole state in the address: kept up to date, read when the page opens, copied on demand. */
import type { Point } from "stepstar";
import type { Drawing } from "stepstar/element";
import type { Named } from "../../package/shared/named.js";
import { samePlace } from "../../package/shared/places.js";
import { button } from "../shared/dom.js";
import { reasonOf, said, t } from "../shared/text.js";
import { fromHash, LONGEST_MAP, type PageState, toHash } from "../state/address.js";
import { aimOf } from "../state/aim.js";
import { plainFloors, plainHexagons } from "../state/floors.js";
import { goTo } from "../state/go-to.js";
import { ignored } from "../state/ignored.js";
import { look, lost, mark, placed, placedEnds } from "../state/named-places.js";
import { drawnIn } from "../state/read-floors.js";
import { keep, kept, sizeOf } from "./kept-map.js";
import type { Lab } from "./lab.js";
import { drawing } from "./plain-map.js";
import { comeBack, leave, rewrite } from "./reload.js";
import { FIRST, open } from "./shelf.js";
import { exampleOf, named } from "./shelf-links.js";
import { welcome } from "./welcome.js";
import { yieldToPage } from "./yield-to-page.js";

/** The address is updated when nothing has happened for so long. */
const PAUSE_MS = 300;
/** A large map is packed to see whether it can be kept when nobody has drawn for so long. */
const REST_MS = 1000;
/** More cells would not fit a link: not worth packing them to find out. */
const MOST_CELLS = 512 * 512;
/** Firefox allows addresses of at most 2^20 letters, Chromium twice as many. */
const LONGEST_ADDRESS = 1_000_000;
/** Packing this many takes a small part of a frame. */
const QUICK_CELLS = 128 * 128;

export async function link(lab: Lab): Promise<void> {
  const { board } = lab;
  const copies = button(t("Link"), () => copy(lab), {
    ariaLabel: t("Copy link"),
    title: t("Copy a link to this board at this step; nothing is stored anywhere"),
  });
  lab.menu("K", copies);
  let waiting = 0;
  /** The address matches the board, apart from a step that the board has yet to report in the next frame. */
  let upToDate = true;
  let step = board.position;
  /** Set while a link is being followed: until its map is there, the address is ahead of the board. */
  let ahead: object | null = null;
  const write = () => {
    clearTimeout(waiting);
    if (ahead !== null) return;
    upToDate = true;
    step = board.position;
    const hash = hashOf(lab);
    // Browsers limit how often an address may be written.
    if (hash !== location.hash) rewrite(hash);
  };
  const follow = async (hash: string, otherwise: () => void | Promise<void>) => {
    const mine = {};
    ahead = mine;
    const over = () => {
      if (ahead === mine) ahead = null;
    };
    await read(lab, hash, () => {
      over();
      return otherwise();
    });
    over();
  };
  board.addEventListener("edit", ({ detail }) => {
    if (detail.what === "map") ahead = null;
  });
  window.addEventListener("hashchange", ({ newURL }) => {
    // Not `location.hash`: that may have been rewritten from the board before this event arrived.
    const { hash } = new URL(newURL);
    const shown = hashOf(lab);
    if (hash === shown) {
      // Cancels another link that may still be loading.
      lab.ask();
      ahead = null;
      return;
    }
    // Going back must find this map, which is too large for an address; but don't overwrite what is kept for the new address.
    if (isKept(shown) && !isKept(hash)) keep(board.grid!);
    void follow(hash, write);
  });
  comeBack();
  const { hash } = location;
  await follow(hash, () => open(lab, FIRST));
  if (hash === "") welcome(lab);

  let changed = false;
  /** Whether a reload would find the board again. */
  let isSafe = true;
  let atOnce = -PAUSE_MS;
  /** Says once of a map that what is drawn on it would be lost. */
  let keeping = 0;
  let isWarned = false;
  const warn = () => {
    if (isWarned || !isTooLarge(lab) || keep(board.grid!)) return;
    isWarned = true;
    lab.say(t("This map is too large to be kept in this tab: a reload would lose what was drawn. Save it as a file."));
  };
  board.addEventListener("edit", ({ detail }) => {
    changed = true;
    clearTimeout(keeping);
    if (detail.what === "map") isWarned = false;
    else if (!detail.live && !isWarned) keeping = window.setTimeout(warn, REST_MS);
    // What is quick to write is written at once, so that somebody who leaves in the history right away can return to it.
    const now = performance.now();
    if (detail.live || now - atOnce < PAUSE_MS || !isQuick(lab)) return;
    atOnce = now;
    // In a microtask: whoever loads a map sets its step and view right after.
    queueMicrotask(write);
  });
  const soon = () => {
    upToDate = false;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => board.playing || write(), PAUSE_MS);
  };
  for (const event of ["step", "edit", "result", "settings"] as const) board.addEventListener(event, soon);
  let pinned = board.pinned;
  board.addEventListener("inspect", ({ detail }) => {
    // Hovering is not part of the address.
    if (samePlace(detail.pinned, pinned)) return;
    pinned = detail.pinned;
    soon();
  });
  // Millions of cells are written when the reader leaves, not while drawing. A change just before leaving must not be lost either.
  const settle = () => {
    if (!upToDate || step !== board.position) write();
    if (changed && ahead === null) isSafe = !isKept(location.hash) || keep(board.grid!);
    changed = false;
  };
  // What neither the address nor the tab can keep would be lost: the browser asks first.
  window.addEventListener("beforeunload", (event) => {
    settle();
    if (!isSafe) event.preventDefault();
  });
  window.addEventListener("pagehide", () => leave(settle));
  // A background tab may be discarded without `pagehide`.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && settle());
}

/** `otherwise`: what to do if the link can't be followed. */
async function read(lab: Lab, hash: string, otherwise: () => void | Promise<void>): Promise<void> {
  try {
    const given = fromHash(hash);
    await restore(lab, given, ignored(hash, given, ["lang"]));
  } catch (error) {
    lab.refuse(reasonOf(error));
    await otherwise();
  }
}

/** `strange`: what is wrong with the link itself. */
async function restore(lab: Lab, given: PageState, strange: Named | null): Promise<void> {
  const { board } = lab;
  const example = exampleOf(given);
  // Before the map, so that both searches start together; after all that may show that there is none.
  const compare = () => {
    if (given.mode || given.other) board.setAttribute("other", given.other ?? "");
    const mode = given.mode ?? "watch";
    // Setting it again would rebuild the boards.
    if (board.mode !== mode) board.mode = mode;
  };
  if (example) {
    compare();
    await open(lab, example, given.step);
    if (lab.origin.example !== example.name) return;
    walkAs(board, given);
    look(board, given);
    mark(board, given);
    tell(lab, given, strange);
    return;
  }
  const wanted = lab.ask();
  const map = given.kept ? kept(given.kept) : given.map;
  // Reading the cells took a while: what is made of them comes in a task of its own.
  await yieldToPage();
  const shown = (await named(given)) ?? (await drawnBy(given, map));
  if (!wanted()) return;
  // A link without a map applies to the first example.
  if (!shown) return restore(lab, { ...given, example: FIRST.name }, strange);
  compare();
  const { through = [], ...options } = given.options;
  lab.show(
    {
      ...shown,
      start: placed(shown, given.from) ?? shown.start,
      goal: placed(shown, given.to) ?? shown.goal,
      ...placedEnds(shown, given),
      through: through as readonly Point[],
      changes: given.changes ?? null,
    },
    { example: given.example, make: given.make },
    options,
    given,
  );
  walkAs(board, given);
  // Before the search is done: meanwhile the address may be read, or another link followed.
  if (given.step !== undefined) {
    lab.coming!.step = given.step;
    goTo(board, given.step);
  }
  look(board, given);
  mark(board, given);
  tell(lab, given, strange);
  await board.settled;
}

async function drawnBy(given: PageState, map: PageState["map"]): Promise<Drawing | undefined> {
  return map && !given.hexagons ? drawing(map) : drawnIn(given);
}

/** How each tick plans, and how far one sees. */
function walkAs(board: Lab["board"], { replanner, sees }: PageState): void {
  for (const [name, text] of Object.entries({ replanner, sees }))
    if (text !== undefined) board.setAttribute(name, text);
}

/** What of the link is not shown. */
function tell({ board, say }: Lab, given: PageState, strange: Named | null): void {
  const sentences = [strange, lost(board, given)]
    .filter((one) => one !== null)
    .map(said)
    .join(" ");
  if (sentences) say(sentences);
}

function isQuick({ board: { grid, hexagons } }: Lab): boolean {
  const { width, height } = grid ?? hexagons ?? { width: 0, height: 0 };
  return width * height <= QUICK_CELLS;
}

/** A map without a name, with more cells than an address has room for. */
function isTooLarge({ board: { grid }, origin }: Lab): boolean {
  return grid !== null && !origin.example && !origin.make && grid.width * grid.height > MOST_CELLS;
}

function isKept(hash: string): boolean {
  return hash.includes("kept=");
}

/** The address of what the board shows. */
function hashOf(lab: Lab): string {
  const now = state(lab);
  const hash = toHash(now);
  return now.map && !now.hexagons && hash.length > LONGEST_ADDRESS
    ? toHash({ ...now, map: undefined, kept: sizeOf(now.map) })
    : hash;
}

/** What the board shows, as the address tells it. */
export function state(lab: Lab): PageState {
  const { board, origin } = lab;
  const { grid, graph, floors, hexagons, through } = board;
  const named = origin.example ?? origin.make;
  const comparing = board.mode === "compare";
  const ended = [board.trace, board.otherTrace].every((trace) => trace?.position === trace?.length);
  return {
    ...origin,
    kept: grid && isTooLarge(lab) ? sizeOf(grid) : undefined,
    map:
      grid && !named && !isTooLarge(lab)
        ? { width: grid.width, height: grid.height, walls: grid.cells(), costs: grid.costs() }
        : hexagons && !named
          ? plainHexagons(hexagons)
          : undefined,
    hexagons: hexagons && !named ? hexagons.orientation : undefined,
    graph:
      graph && !named
        ? {
            nodes: graph.nodes,
            connections: graph.connections,
            occupied: graph.nodes.map(({ id }) => id).filter((id) => graph.isOccupied(id)),
          }
        : undefined,
    floors: floors && !named ? plainFloors(floors) : undefined,
    from: board.start ?? undefined,
    to: board.goal ?? undefined,
    ...(board.starts.length > 1 && { starts: board.starts }),
    ...(board.goals.length > 1 && { goals: board.goals }),
    ...aimOf(board),
    options: { ...board.options, ...(through.length > 0 ? { through: [...through] as Point[] } : {}) },
    ...walkOn(board),
    mode: board.mode === "compare" || board.mode === "predict" ? board.mode : undefined,
    other: (comparing && board.getAttribute("other")) || undefined,
    view: board.view ?? undefined,
    stops: board.breakPoints,
    pinned: board.pinned ?? undefined,
    // In a comparison, the position in the longer search.
    step: lab.coming ? lab.coming.step : ended || !board.trace ? undefined : board.step,
  };
}

function walkOn(board: Lab["board"]): Pick<PageState, "changes" | "replanner" | "sees"> {
  const { changes } = board;
  const [replanner, sees] = ["replanner", "sees"].map((name) => board.getAttribute(name) ?? undefined);
  return changes ? { changes, replanner, sees } : {};
}

async function copy(lab: Lab): Promise<void> {
  const now = state(lab);
  const hash = toHash(now);
  const complete = now.example || now.make || now.map || now.graph || now.floors;
  if (!complete || hash.length > LONGEST_MAP) {
    lab.say(t("This map is too large for a link: save it as a file instead."));
    return;
  }
  const address = new URL(hash, location.href).href;
  rewrite(hash);
  try {
    await navigator.clipboard.writeText(address);
    lab.say(t("The link is copied: it opens this board at this step."), true);
  } catch {
    lab.say(t("The browser doesn't let this page copy: the link is in the address bar."));
  }
}
