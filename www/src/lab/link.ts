/** The whole state in the address: kept up to date while one works, read when the page opens, copied on demand. */
import { Graph, type Point } from "stepstar";
import { button, place } from "../page/dom.js";
import { samePlace } from "../page/places.js";
import { fromHash, LONGEST_MAP, type State, toHash } from "../state/address.js";
import { lost, mark, placed } from "../state/named-places.js";
import { keep, kept } from "./kept.js";
import type { Lab } from "./lab.js";
import { comeBack, leave, rewrite } from "./left.js";
import { drawing } from "./scene.js";
import { FIRST, open } from "./shelf.js";
import { exampleOf, named } from "./shelf-links.js";
import { turn } from "./turn.js";

/** The address follows when nothing has happened for so long. */
const PAUSE = 300;
/** Beyond this the cells would not fit a link: not worth packing them to find out. */
const MOST_CELLS = 512 * 512;
/** Firefox has no addresses beyond 2^20 letters, Chromium none beyond twice as many. */
const LONGEST_ADDRESS = 1_000_000;
/** To pack so many takes a small part of a frame. */
const QUICK_CELLS = 128 * 128;

export async function link(lab: Lab): Promise<void> {
  const { board } = lab;
  place("menu").append(
    button("Link", () => copy(lab), {
      ariaLabel: "Copy link",
      title: "Copy a link to this board at this step; nothing is stored anywhere",
    }),
  );
  let waiting = 0;
  /** The address is that of the board, but for a step of which the next frame would tell. */
  let told = true;
  let step = board.position;
  /** A link is followed: until its map is there, the address is ahead of the board. */
  let ahead: object | null = null;
  const write = () => {
    clearTimeout(waiting);
    if (ahead !== null) return;
    told = true;
    step = board.position;
    const hash = hashOf(lab);
    // Browsers count how often an address is written.
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
    // Not the address as it is now: before this event comes, it may have followed the board once more.
    const { hash } = new URL(newURL);
    const shown = hashOf(lab);
    if (hash === shown) {
      // What another link asks for may still be on its way.
      lab.ask();
      ahead = null;
      return;
    }
    // The way back leads to a map that no address has room for. What is kept for the new address is not overwritten.
    if (isKept(shown) && !isKept(hash)) keep(board.grid!);
    void follow(hash, write);
  });
  comeBack();
  await follow(location.hash, () => open(lab, FIRST));

  let changed = false;
  let atOnce = -PAUSE;
  board.addEventListener("edit", ({ detail }) => {
    changed = true;
    // Who goes back in the history at once finds the address as it is now. What is written quickly is written at once.
    const now = performance.now();
    if (detail.live || now - atOnce < PAUSE || !isQuick(lab)) return;
    atOnce = now;
    // Who loads a map gives it its name once it is there.
    queueMicrotask(write);
  });
  const soon = () => {
    told = false;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => board.playing || write(), PAUSE);
  };
  for (const event of ["step", "edit", "result", "settings"] as const) board.addEventListener(event, soon);
  let pinned = board.pinned;
  board.addEventListener("inspect", ({ detail }) => {
    // What the mouse points at on its way is no part of the address.
    if (samePlace(detail.pinned, pinned)) return;
    pinned = detail.pinned;
    soon();
  });
  // Millions of cells are written down when the reader leaves, not while he draws; and who leaves at once has changed something all the same.
  const settle = () => {
    if (!told || step !== board.position) write();
    if (changed && ahead === null && isKept(location.hash)) keep(board.grid!);
    changed = false;
  };
  window.addEventListener("pagehide", () => leave(settle));
  // A tab in the background may end without a word.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && settle());
}

/** `otherwise`: what is done where the link can't be followed. */
async function read(lab: Lab, hash: string, otherwise: () => void | Promise<void>): Promise<void> {
  try {
    await restore(lab, fromHash(hash));
  } catch (error) {
    lab.say(error instanceof Error ? error.message : String(error));
    await otherwise();
  }
}

async function restore(lab: Lab, given: State): Promise<void> {
  const { board } = lab;
  const example = exampleOf(given);
  // At once: both searches start from the same question.
  if (given.mode || given.other) board.setAttribute("other", given.other ?? "");
  const mode = given.mode ?? "watch";
  // To set it anew would build the boards anew.
  if (board.mode !== mode) board.mode = mode;
  if (example) {
    await open(lab, example, given.step);
    if (lab.origin.example !== example.name) return;
    if (given.view) board.view = given.view;
    mark(board, given);
    tellLost(lab, given);
    return;
  }
  const wanted = lab.ask();
  const map = given.kept ? kept(given.kept) : given.map;
  // To read the cells took its time: what is made of them comes in turns of its own.
  await turn();
  const shown = (await named(given)) ?? (map ? await drawing(map) : given.graph && { graph: graphOf(given.graph) });
  if (!wanted()) return;
  // What a link without a map says is tried on the first example.
  if (!shown) return restore(lab, { ...given, example: FIRST.name });
  const { through = [], ...options } = given.options;
  lab.show(
    {
      ...shown,
      start: placed(shown, given.from) ?? shown.start,
      goal: placed(shown, given.to) ?? shown.goal,
      through: through as readonly Point[],
    },
    { example: given.example, make: given.make },
    options,
  );
  // Before it is searched: the address may be asked for, or another link followed, while that takes its time.
  if (given.step !== undefined) board.position = lab.coming!.step = given.step;
  if (given.view) board.view = given.view;
  mark(board, given);
  tellLost(lab, given);
  await board.settled;
}

function tellLost(lab: Lab, given: State): void {
  const sentence = lost(lab.board, given);
  if (sentence) lab.say(sentence);
}

function graphOf({ nodes, connections, occupied }: NonNullable<State["graph"]>): Graph {
  const graph = Graph.from({ nodes: [...nodes], connections: [...connections] });
  for (const id of occupied) graph.setOccupied(id, true);
  return graph;
}

function isQuick({ board: { grid } }: Lab): boolean {
  return grid === null || grid.width * grid.height <= QUICK_CELLS;
}

/** A map without a name, and with more cells than an address has room for. */
function isTooLarge({ board: { grid }, origin }: Lab): boolean {
  return grid !== null && !origin.example && !origin.make && grid.width * grid.height > MOST_CELLS;
}

function isKept(hash: string): boolean {
  return hash.includes("kept=");
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width}x${height}`;
}

/** The address of what the board shows. */
function hashOf(lab: Lab): string {
  const now = state(lab);
  const hash = toHash(now);
  return now.map && hash.length > LONGEST_ADDRESS ? toHash({ ...now, map: undefined, kept: sizeOf(now.map) }) : hash;
}

/** What the board shows, as the address tells it. */
export function state(lab: Lab): State {
  const { board, origin } = lab;
  const { grid, graph, through } = board;
  const named = origin.example ?? origin.make;
  const comparing = board.mode === "compare";
  const ended = [board.trace, board.otherTrace].every((trace) => trace?.position === trace?.length);
  return {
    ...origin,
    kept: grid && isTooLarge(lab) ? sizeOf(grid) : undefined,
    map:
      grid && !named && !isTooLarge(lab)
        ? { width: grid.width, height: grid.height, walls: grid.cells(), costs: grid.costs() }
        : undefined,
    graph:
      graph && !named
        ? {
            nodes: graph.nodes,
            connections: graph.connections,
            occupied: graph.nodes.map(({ id }) => id).filter((id) => graph.isOccupied(id)),
          }
        : undefined,
    from: board.start ?? undefined,
    to: board.goal ?? undefined,
    options: { ...board.options, ...(through.length > 0 ? { through: [...through] as Point[] } : {}) },
    mode: comparing ? "compare" : undefined,
    other: (comparing && board.getAttribute("other")) || undefined,
    view: board.view ?? undefined,
    stops: board.breakPoints,
    pinned: board.pinned ?? undefined,
    // Where two are compared this is the place in the longer search.
    step: lab.coming ? lab.coming.step : ended || !board.trace ? undefined : board.position,
  };
}

async function copy(lab: Lab): Promise<void> {
  const now = state(lab);
  const hash = toHash(now);
  const complete = now.example || now.make || now.map || now.graph;
  if (!complete || hash.length > LONGEST_MAP) {
    lab.say("This map is too large for a link: save it as a file instead.");
    return;
  }
  const address = new URL(hash, location.href).href;
  rewrite(hash);
  try {
    await navigator.clipboard.writeText(address);
    lab.say("The link is copied: it opens this board at this step.");
  } catch {
    lab.say("The browser doesn't let this page copy: the link is in the address bar.");
  }
}
