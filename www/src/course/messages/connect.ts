/** Connects a framed board to the page around it: state and score, the frame's height, and our own messages. */

import { type Point, sayingOf } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import { mapText } from "../../package/shared/map-text.js";
import type { Named } from "../../package/shared/named.js";
import { wordsIn } from "../../package/words/index.js";
import { known, warnOfLanguage } from "../../package/words/languages.js";
import { Keeper } from "../marks/keeper.js";
import { restored, type Saved } from "../marks/saved.js";
import { FrameSize, sizeMessages } from "./frame-size.js";
import { type HostWish, type MessageName, readSet, told } from "./protocol.js";
import {
  askForState,
  counter,
  isAnswerTo,
  isRequest,
  PATIENCE_MS,
  type Request,
  report,
  response,
  tell,
} from "./splice.js";
import { type Message, ours } from "./subject.js";

/** A reader who steps on is not reported at every step. */
const CALM_MS = 1000;
/** A map of more cells is not written out for a host at every edit. */
const MOST_CELLS = 512 * 512;

export interface HostConnection {
  /** How many questions make a series; null if the board is not graded. */
  readonly questions: number | null;
  /** What the course calls this figure. */
  readonly activity?: string | undefined;
  /** The dialect of the host, if it needs one. */
  readonly host: string | null;
  /** Where the state is kept where no host does. */
  readonly storage?: { read(): unknown; write(state: Saved): void } | undefined;
  /** Shows how far the reader is. */
  show(sentence: string): void;
  /** Shows what is wrong with a message. */
  complain(...sentences: readonly Named[]): void;
  /** The height at which nothing would have to be scrolled. */
  height(): number;
}

/** To be called once the board shows what the address says. */
export function connect(board: StepStarElement, connection: HostConnection): Keeper {
  const host = window.parent === window ? null : window.parent;
  const nextId = counter(`stepstar-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`);
  const send = (message: object | string) => host?.postMessage(message, "*");
  const { activity, storage } = connection;

  const keeper = new Keeper(board, connection.questions, (answered, fleeting) => {
    connection.show(keeper.sentence);
    clearTimeout(waiting);
    if (!fleeting) reportNow(answered);
    else waiting = window.setTimeout(() => reportNow(false), CALM_MS);
  });
  let waiting = 0;
  const reportNow = (scored: boolean) => {
    clearTimeout(waiting);
    waiting = 0;
    const state = keeper.saved;
    storage?.write(state);
    send(report(nextId(), { state, score: scored ? keeper.score : undefined, activity }));
  };
  // What the reader did in the last second before leaving.
  window.addEventListener("pagehide", () => waiting && reportNow(false));

  const restore = async (state: unknown) => {
    const saved = restored(state);
    if (!saved) return;
    await keeper.restore(saved);
    connection.show(keeper.sentence);
  };
  void restore(storage?.read());

  const question = nextId();
  let patient = host !== null;
  setTimeout(() => {
    patient = false;
  }, PATIENCE_MS);
  window.addEventListener("message", ({ source, data }) => {
    // Without a page around nobody may steer it: `source` is null too where the sender is gone.
    const message = host !== null && source === host ? ours(data) : undefined;
    if (message) hear(message);
  });
  const hear = (message: Message) => {
    const { subject } = message;
    if (isAnswerTo(question, message) && patient) {
      patient = false;
      void restore(message.state);
    } else if (isRequest(subject)) void answer(subject, message);
    const read = readSet(message);
    if (!read) return;
    connection.complain(...read.faults);
    for (const sentence of read.strange) console.warn(sentence);
    void keeper.quietly(() => apply(board, read.wish));
  };
  const answer = async (request: Request, message: Message) => {
    let isDone = true;
    if (request !== "SPLICE.requestSolutionView") reportNow(keeper.score !== undefined);
    // In an exercise it is a part of how far the learner is, and kept.
    else if (board.mode === "exercise") isDone = await board.showSolution();
    else void keeper.quietly(() => showAll(board));
    send(response(request, message, isDone));
  };
  send(askForState(question));

  tellEvents(board, (what, facts) => {
    send(told(what, facts));
    if (what === "answer") send(tell(nextId(), activity ?? location.href, "stepstar.answer", facts));
  });
  tellSize(board, connection, send);
  return keeper;
}

function showAll(board: StepStarElement): void {
  board.pause();
  if (board.trace) board.position = board.trace.length;
}

/** Does what a `stepstar.set` asks for. What the board can't show it says itself. */
function apply(board: StepStarElement, { map, options, step, playing, mode, lang }: HostWish): void {
  if (lang !== undefined) {
    warnOfLanguage(lang);
    board.setAttribute("lang", lang);
  }
  if (mode !== undefined) board.setAttribute("mode", mode);
  if (options !== undefined) {
    const { through, ...others } = options;
    board.options = others;
    if (through !== undefined) board.through = through as never;
  }
  if (map !== undefined) board.map = map;
  if (step !== undefined) board.setAttribute("step", step);
  if (playing !== undefined) board.playing = playing;
}

/** Our own messages out. What they tell is plain data, as the board's objects can't be sent. */
function tellEvents(board: StepStarElement, tell: (what: MessageName, facts: object) => void): void {
  tell("ready", {});
  // In an exercise they would tell what comes next.
  const hides = () => board.mode === "exercise";
  board.addEventListener("step", ({ detail }) => {
    if (hides()) return;
    const { position, length, expansion, sentence, playing } = detail;
    tell("step", { position, length, expansion, sentence, playing });
  });
  board.addEventListener("result", ({ detail }) => {
    if (hides()) return;
    const { status, message, path, cost, expanded, generated } = detail.result;
    const facts = { status, path, cost, expanded, generated };
    const language = known(board.lang);
    if (language === undefined || language === "en") return tell("result", { ...facts, message });
    const saying = sayingOf<number | Point>(detail.result);
    const grouped = board.grid !== null;
    wordsIn(language).then(
      (words) => tell("result", { ...facts, message: (saying && words.tell(saying, grouped)) ?? message }),
      () => tell("result", { ...facts, message }),
    );
  });
  board.addEventListener("edit", ({ detail }) => {
    const { what, live } = detail;
    if (live || hides()) return;
    const { grid, start, goal } = board;
    const small = !grid || grid.width * grid.height <= MOST_CELLS;
    tell("edit", { what, start, goal, ...(small ? { map: mapText(board) } : {}) });
  });
  board.addEventListener("answer", ({ detail }) => {
    const { right, chosen, expected, explanation, score } = detail;
    tell("answer", { right, chosen, expected, explanation, score });
  });
}

function tellSize(
  board: StepStarElement,
  { host, height }: HostConnection,
  send: (message: object | string) => void,
): void {
  const size = new FrameSize();
  let frame = 0;
  const measure = () => {
    const wanted = size.wanted({ width: window.innerWidth, height: height() });
    if (wanted !== undefined) for (const message of sizeMessages(host, wanted)) send(message);
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  board.addEventListener("result", () => {
    size.changed();
    soon();
  });
  new ResizeObserver(soon).observe(document.body);
  window.addEventListener("resize", soon);
}
