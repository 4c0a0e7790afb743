/** The truth badge: whether the path is optimal, whether the estimate can be trusted, and where it can't. */

import type { Grid } from "../api/index.js";
import { auditAsync, type Options, type Point, resolveOptions, type Trace } from "../api/index.js";
import { later, Newest } from "../shared/cancel.js";
import { make, unbroken } from "../shared/dom.js";
import { type Said, saidOf } from "../shared/said.js";
import type { Words } from "../words/index.js";
import type { HighlightKind, Place, Truth } from "./contract.js";
import type { SearchQuestion } from "./search.js";
import { ENGINE_LANGUAGE, told } from "./spoken.js";
import { apart, inWords, tidy } from "./written.js";

/** Each search restarts this delay, so nothing is audited during a drag. */
const PAUSE_MS = 150;
/** How long the last verdict may stay while a new search is checked. */
const DOUBT_MS = 400;
/** The page stays responsive during an audit: no frame waits for more than a slice. */
const SLICE_MS = 4;

const NOTHING: Said = { text: "" };

export class Badge {
  /** Its room, which stays while verdicts come and go. */
  readonly element = make("div", "verdict");
  #verdict = make("div", "badge");
  /** Which of two searches it judges, for who hears the verdicts and doesn't see where they stand. */
  letter = "";
  readonly #checking: Newest;
  readonly #doubting: Newest;
  #doubted = false;

  constructor(
    private readonly words: Words,
    private readonly show: (kind: HighlightKind, places: Place[]) => void,
    /** Shows a best path beside the one that was found. */
    private readonly showBest: () => void,
    private readonly onTruth: (truth: Truth) => void,
    signal: AbortSignal,
  ) {
    this.#checking = new Newest(signal);
    this.#doubting = new Newest(signal);
    this.element.setAttribute("role", "status");
    this.element.part.add("verdict");
    this.element.append(this.#verdict);
  }

  /** After a new search the verdict may be out of date. It stays in place, faded, so that nothing jumps while drawing. */
  reset(): void {
    this.#checking.cancel();
    this.#verdict.classList.add("old");
    if (this.#doubted) return;
    this.#doubted = true;
    later(DOUBT_MS, this.#doubting.begin(), () => this.#put("", NOTHING, false, make("span", "", this.words.checking)));
  }

  /** `said`: by the engine, of which numbers of a grid have their thousands grouped. */
  #put(kind: string, said: Said, grouping: boolean, ...parts: HTMLElement[]): void {
    this.#doubting.cancel();
    this.#doubted = false;
    const { text, english } = told(said, this.words, grouping);
    if (this.letter && parts[0]) parts.unshift(make("span", "unseen", `${this.letter}: `));
    for (const part of parts) part.lang = this.words.language;
    // A new one appears where the last one was: one that grew would be seen to move.
    const verdict = make("div", `badge ${kind}`, ...parts);
    verdict.title = text;
    // The language of its title; the parts inside are in that of the controls.
    verdict.lang = english ? ENGINE_LANGUAGE : this.words.language;
    this.#verdict.replaceWith(verdict);
    this.#verdict = verdict;
  }

  /** There is no search to judge. */
  clear(): void {
    this.reset();
    this.#put("", NOTHING, false);
  }

  /** What a recorder brings is judged by nobody: no room is kept for a verdict. */
  mute(): void {
    this.reset();
    this.#put("mute", NOTHING, false);
  }

  /** A search without a path gets its verdict at once; a path first has to be audited. */
  check(trace: Trace, question: SearchQuestion): void {
    this.reset();
    const { words } = this;
    const { status } = trace.result;
    if (status !== "found") {
      this.#put("bad", saidOf(trace.result), false, make("b", "", status === "limit" ? words.limit : words.noPath));
      return;
    }
    const signal = this.#checking.begin();
    later(PAUSE_MS, signal, () => void this.#audit(question, signal));
  }

  async #audit(question: SearchQuestion, signal: AbortSignal): Promise<void> {
    const { map, from, to, options } = question;
    try {
      const slices = { ...options, signal, sliceMs: SLICE_MS };
      // Or a graph and its nodes.
      const truth = await auditAsync(map as Grid, from as Point, to as Point, slices as Options);
      if (signal.aborted) return;
      // First: whoever shows the best path asks for the verdict.
      this.onTruth(truth as Truth);
      this.#paint(truth as Truth, question);
    } catch {
      // The search can't be judged: an empty badge says nothing wrong.
      if (!signal.aborted) this.clear();
    }
  }

  #paint(truth: Truth, { map, options }: SearchQuestion): void {
    const { words } = this;
    const named = (at: Place) => inWords(at, words);
    const { optimal, cost, optimalCost, worst, offendingStep: step } = truth;
    const verdict = make("span", "half", make("b", "", optimal ? words.optimal : words.notOptimal));
    const [paid, best] = apart(cost, optimalCost);
    verdict.append(
      optimal ? `, ${words.say(words.cost, { cost: tidy(cost) })}` : `: ${words.say(words.best, { cost: paid, best })}`,
    );
    const text = make("span", "", verdict);
    const parts = [text];
    const blamed = optimal ? "" : this.#blamed(options);
    // A part of its own, so that the link stays beside the text, however long that is. Lines break where the two halves meet.
    const about = (estimate: string, className: string, ...link: HTMLElement[]) => {
      text.append(make("span", className, " · ", make("span", "half", ...unbroken(estimate))));
      parts.push(...link);
    };
    // Of these two no estimate is to blame, however high it is.
    if (blamed && ["greedy", "bfs"].includes(resolveOptions(options).algorithm)) about(blamed, "");
    else if (!truth.admissible && worst) {
      about(words.say(words.tooHigh, { at: named(worst.at) }), "", this.#link("worst", [worst.at]));
    } else if (!truth.consistent && step) {
      const { from, to } = step;
      about(words.say(words.inconsistent, { from: named(from), to: named(to) }), "", this.#link("step", [from, to]));
    } else if (blamed) about(blamed, "");
    else if (truth.admissible) about(words.admissible, "sure");
    if (!optimal) {
      const best = make("button", "", words.showBest);
      best.onclick = () => this.showBest();
      parts.push(best);
    }
    this.#put(
      optimal ? "good" : "bad",
      { text: truth.reason, saying: truth.saying },
      !("connections" in map),
      ...parts,
    );
  }

  /** What the search leaves out, where that is why its path costs too much; empty where the estimate is to blame. */
  #blamed(options: Options): string {
    const { blame } = this.words;
    const { algorithm, weight, closed, goalTest } = resolveOptions(options);
    if (algorithm === "greedy") return blame.greedy;
    if (algorithm === "bfs") return blame.bfs;
    if (weight > 1) return blame.weight;
    if (closed === "ignore") return blame.closed;
    return goalTest === "generated" ? blame.generated : "";
  }

  #link(kind: HighlightKind, places: Place[]): HTMLButtonElement {
    const button = make("button", "", this.words.showMe);
    button.onclick = () => this.show(kind, places);
    return button;
  }
}
