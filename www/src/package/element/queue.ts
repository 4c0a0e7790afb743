/**
 * Elements below the part of a page that is in view begin after those in it, a task each: dozens in one task would hold the page.
 * None waits for the reader, as scripts wait for results; whoever asks an element for anything has it begin at once.
 */

/** What an element has done with it. */
export interface Guest {
  /** Takes up its place, and leaves it empty for now. */
  settle(): void;
  /** `isSeen`: in the reader's view. */
  begin(isSeen: boolean): void;
  /** Keeps room, so that no other that waits comes into view. */
  wait(): void;
}

/** Room for a frame between two that begin. */
const PAUSE_MS = 12;
const waiting = new Map<Element, Guest>();
/** Of those, the ones that first need something else. */
const held = new Set<Element>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** 0: in view; -1: above; 1: below, or hidden. */
function sideOf(element: Element): number {
  const [box] = element.getClientRects();
  if (!box || box.top >= innerHeight) return 1;
  return box.bottom > 0 ? 0 : -1;
}

/** Begins at once, or in its turn. `first`: what to wait for before that. */
export function enqueue(element: Element, guest: Guest, first?: Promise<void>): void {
  waiting.set(element, guest);
  if (!first) {
    takeTurn(element, guest);
    return;
  }
  held.add(element);
  void first.then(() => {
    if (held.delete(element)) takeTurn(element, guest);
  });
}

function takeTurn(element: Element, guest: Guest): void {
  guest.settle();
  // What is above would push down what is being read.
  if (sideOf(element) <= 0) {
    beginNow(element);
    return;
  }
  guest.wait();
  if (!timer) timer = setTimeout(next);
}

/** Has an element begin that is waiting, or no longer wait. */
export function beginNow(element: Element): void {
  const guest = waiting.get(element);
  waiting.delete(element);
  held.delete(element);
  guest?.settle();
  guest?.begin(sideOf(element) === 0);
}

/** When the element has begun. */
export function begun(element: Element): Promise<void> {
  return new Promise((done) => {
    const guest = waiting.get(element);
    if (!guest) return done();
    const begin = (isSeen: boolean) => {
      guest.begin(isSeen);
      done();
    };
    waiting.set(element, { ...guest, begin });
  });
}

function next(): void {
  const elements = [...waiting.keys()].filter((element) => !held.has(element));
  const [first] = elements;
  // First, as one may fail.
  timer = first && setTimeout(next, PAUSE_MS);
  // In a hidden page timers are slow, and nobody sees it held.
  if (document.hidden) beginAll();
  else if (first) beginNow(elements.find((element) => !sideOf(element)) ?? first);
}

/** Paper has no time to wait either. */
export function beginAll(): void {
  for (const element of waiting.keys()) beginNow(element);
}
