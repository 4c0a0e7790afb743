/** mode="predict": before each expansion the reader says which node comes next. */
import type { EventKind, Trace } from "../api/index.js";
import type { Saying } from "../api/saying.js";
import { samePlace } from "../shared/places.js";
import type { Said } from "../shared/said.js";
import { en } from "../words/en.js";
import type { Words } from "../words/index.js";
import type { AnswerDetail, Place } from "./contract.js";
import { told } from "./spoken.js";
import { tidy } from "./written.js";

/** A plan that is kept up to date expands nodes of which it gives up what held, too. */
const EXPANDS: EventKind[] = ["close", "raise"];

export class Predict {
  #right = 0;
  #asked = 0;
  /** The question has had an answer: further tries are welcome, but not counted. */
  #tried = false;
  #said = "";
  /** The part of that reply which is the engine's, and in English. */
  engine = "";
  /** The position that the question is about; null once an answer has moved on from it. */
  #at: number | null = null;

  constructor(private readonly words: Words) {}

  /** The position just before the next expansion; when stepping back, before the one that `position` is in; the end if there is none. */
  before(trace: Trace, position: number): number {
    const close = trace.next(position, 1, { kinds: EXPANDS });
    if (close === null) return trace.length;
    if (close - 1 === position) return position;
    const back = position < Math.min(this.#at ?? 0, close - 1);
    return ((back && trace.next(position + 1, -1, { kinds: EXPANDS })) || close) - 1;
  }

  /** The sentence below the board. */
  prompt(trace: Trace): string {
    const { words } = this;
    // A new question: forget the reply to the last one, and that it was tried.
    if (this.#at !== null && this.#at !== trace.position) this.moved();
    this.#at = trace.position;
    const score = this.#asked > 0 ? ` ${words.say(words.score, { right: this.#right, n: this.#asked })}.` : "";
    const question = trace.position === trace.length ? words.all : words.which;
    return `${this.#said} ${question}${score}`.trim();
  }

  /** The reader has gone on without an answer. */
  moved(): void {
    this.#tried = false;
    this.#said = this.engine = "";
  }

  answer(trace: Trace, chosen: Place): AnswerDetail | null {
    const close = trace.next(trace.position, 1, { kinds: EXPANDS });
    if (close === null) return null;
    this.#at = null;
    const { words } = this;
    const expected = trace.event(close - 1).at as Place;
    const right = samePlace(chosen, expected);
    const explanation = trace.explain(close - 1);
    if (!this.#tried) this.#asked++;
    if (right && !this.#tried) this.#right++;
    this.#tried = !right;
    const saying = trace.saying(close - 1);
    const say = (said: Said) => {
      const { text, english } = told(said, words, typeof expected !== "number");
      this.engine = english;
      return text;
    };
    this.engine = "";
    if (right) this.#said = `${words.right} ${say({ text: explanation, saying })}`;
    else {
      const [wrong, best] = [trace.node(chosen as never), trace.node(expected as never)];
      if (wrong.state !== "open") this.#said = words.notOpen;
      else if (wrong.f > best.f) this.#said = words.say(words.wrong, { f: tidy(wrong.f) });
      else {
        const reason = reasonIn(saying);
        this.#said = reason
          ? words.say(words.laterBecause, { reason: say({ text: en.tell(reason)!, saying: reason }) })
          : words.later;
      }
    }
    return { right, chosen, expected, explanation, score: { right: this.#right, asked: this.#asked } };
  }
}

/** Why an expansion came first though others had the same f: "of 3 that tied, it came last", "of 4 open it has waited longest". */
function reasonIn(saying: Saying): Saying | null {
  const [expanded = saying] = (saying.fields.sentences ?? []) as readonly Saying[];
  const why = expanded.fields.why as Saying | undefined;
  if (why?.id === "why.tied") {
    const { ties, reason } = why.fields;
    return { id: "later.tied", fields: { ties: ties!, reason: reason! } };
  }
  if (why?.id === "why.waited") return { id: "later.waited", fields: { open: why.fields.open! } };
  return why?.id === "why.came" ? { id: "later.last", fields: { open: why.fields.open! } } : null;
}
