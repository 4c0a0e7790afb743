/** What a learner sees of an exercise: the question above the board, below it the means to answer, and the replies. */

import type { Mistake, Place } from "../../package/api/index.js";
import type { PickDetail } from "../../package/element/contract.js";
import type { Room } from "../../package/element/examiner.js";
import { make, type Settable } from "../../package/shared/dom.js";
import { mapText } from "../../package/shared/map-text.js";
import type { Said } from "../../package/shared/said.js";
import type { Drawing, HighlightKind } from "../../package/shared/terms.js";
import { TEXTS } from "../mistakes/texts.js";
import type { Attempt } from "./attempt.js";
import type { Cell } from "./cells.js";
import { drawingIn } from "./engine.js";
import { inAddress } from "./own-map.js";
import { rules } from "./rules.js";
import { type Settings, TITLES } from "./settings.js";
import { type ExerciseQuestion, type Input, type Reply, recorderOf } from "./sheet.js";
import { type Layout, layoutIn } from "./style.js";
import { ExerciseWords, type FillText } from "./words.js";

/** What the learner does. */
export interface Doing {
  give(given: string): void;
  hint(): void;
  /** Another map has been drawn. */
  drawn(map: string): void;
  another(): void;
}

/** Smaller cells, in pixels, a finger may miss. */
const FINGER = 32;

export class ExerciseView {
  readonly words: ExerciseWords;
  readonly #above = make("div", "exercise above");
  readonly #below = make("div", "exercise below");
  readonly #prompt = make("p", "prompt");
  readonly #controls = make("div", "controls");
  readonly #reply = make("p", "reply");
  readonly #score = make("p", "score");
  readonly #rest = make("div", "row rest");
  readonly #summary = make("div", "summary");
  readonly #life = new AbortController();
  readonly #layout: Layout;
  readonly #side = make("div", "side", this.#above);
  // In the next frame: what is laid out while sizes are observed would be observed again.
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#life.signal.aborted || this.#lay()));
  #attempt: Attempt | null = null;
  readonly #ringed = new Set<HighlightKind>();
  /** Since the pointer was pressed. */
  #picked = false;
  #byFinger = false;
  /** A small cell that was tapped once. */
  #tapped = "";

  constructor(
    private readonly room: Room,
    private readonly settings: Settings,
    private readonly doing: Doing,
  ) {
    const { element, root, words } = room;
    this.words = new ExerciseWords(words);
    const { signal } = this.#life;
    this.#reply.setAttribute("role", "status");
    this.#prompt.setAttribute("aria-live", "polite");
    const heading = make("h2", {}, ...this.words.say(TITLES[settings.kind]));
    const told = make("p", "rules", ...this.words.spans(...rules(settings, this.words.say)));
    this.#above.append(heading, told, this.#prompt);
    this.#below.append(this.#controls, this.#reply, this.#score, this.#rest, this.#summary);
    for (const part of [this.#above, this.#below]) {
      part.lang = words.language;
      part.part.add("exercise");
    }
    this.#layout = layoutIn(root.ownerDocument);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#layout.sheet];
    root.prepend(this.#side);
    this.#lay();
    this.#sizes.observe(element);
    const pick = ({ detail }: CustomEvent<PickDetail>) => {
      this.#picked = true;
      const given = String(detail.at);
      if (this.#input?.startsWith("cell") && !this.#asksAgain(given)) doing.give(given);
    };
    element.addEventListener("pick", pick, { signal } as AddEventListenerOptions);
    const pressed = ({ pointerType }: PointerEvent) => {
      this.#picked = false;
      this.#byFinger = pointerType === "touch";
    };
    root.addEventListener("pointerdown", pressed as EventListener, { signal, capture: true });
    root.addEventListener("keydown", () => (this.#byFinger = false), { signal, capture: true });
    root.addEventListener("click", ({ target }) => this.#beside(target as Element), { signal });
    const edit = ({ detail }: { detail: { live: boolean; what: string } }) => {
      if (this.#input === "map" && !detail.live && detail.what !== "map") doing.drawn(this.#map);
    };
    element.addEventListener("edit", edit, { signal } as AddEventListenerOptions);
  }

  /** Moved in the markup, so that Tab follows what is seen; the focus stays. */
  #lay(): void {
    const { element, root } = this.room;
    const parent = this.#layout.at(element.clientWidth) ? this.#side : root;
    if (this.#below.parentNode === parent) return;
    const { activeElement } = root;
    parent.append(this.#below);
    if (this.#below.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
  }

  /** A click on the board that chose no cell. */
  #beside(target: Element): void {
    if (this.#picked || !this.#input?.startsWith("cell") || !target.closest(".board")) return;
    this.say(this.words.say("This is outside of the map. That costs nothing: choose again."));
  }

  /** A finger covers more than one cell of a large map: the first tap only says which it has met. */
  #asksAgain(given: string): boolean {
    const { element } = this.room;
    const isSmall = this.#byFinger && element.zoom < FINGER;
    const isNew = isSmall && this.#tapped !== given;
    this.#tapped = isNew ? given : "";
    if (!isNew) return false;
    element.pinned = given.split(",").map(Number) as unknown as Place;
    this.say(
      this.words.say(
        "This is ({cell}). Tap it again to answer, or another one. With two fingers the map comes nearer.",
        {
          cell: given.replaceAll(",", ", "),
        },
      ),
    );
    return true;
  }

  get #input(): Input | undefined {
    return this.#attempt?.asked?.input;
  }

  get #map(): string {
    return inAddress(mapText(this.room.element));
  }

  /** No exercise can be made: a sentence says why. */
  refuse(sentence: string): void {
    this.#attempt = null;
    this.#fill(this.#prompt, sentence);
    this.#prompt.className = "prompt bad";
    for (const part of [this.#controls, this.#rest, this.#summary, this.#reply, this.#score]) part.replaceChildren();
    void this.room.show({ guise: "watch", record: null });
  }

  /** `focus`: the learner has pressed a button that has gone since, so that the focus needs a new place. */
  begin(attempt: Attempt, drawing: Drawing, focus: boolean): void {
    this.#attempt = attempt;
    for (const part of [this.#reply, this.#summary]) part.replaceChildren();
    this.#reply.className = "reply";
    this.#prompt.className = "prompt";
    const { asked } = attempt;
    this.#rest.replaceChildren(this.#button(this.words.say("A hint, which costs the point"), () => this.doing.hint()));
    this.#show(asked, drawing);
    this.#tell();
    if (!asked) this.#finish();
    else if (focus) this.#focus();
  }

  replied(reply: Reply, goesOn: boolean): void {
    const { say } = this.words;
    if (this.settings.feedback === "once") {
      const [mistake] = reply.right ? [] : reply.mistakes;
      this.#reply.className = reply.right ? "reply good" : "reply bad";
      this.#fill(
        this.#reply,
        reply.right ? say("Right.") : say("No."),
        reply.why,
        mistake ? habitOf(mistake, say) : "",
      );
    } else this.#reply.replaceChildren();
    this.#tell();
    if (!goesOn) {
      if (reply.better) this.#ring(...reply.better);
      return;
    }
    const { asked } = this.#attempt!;
    const held = this.#holdsFocus;
    if (asked) {
      this.#show(asked);
      if (held) this.#focus();
    } else {
      this.#finish();
      if (held) (this.#rest.lastElementChild as HTMLElement).focus();
    }
  }

  say(sentence: string): void {
    this.#reply.className = "reply";
    this.#fill(this.#reply, sentence);
  }

  /** Where the question is answered. */
  #focus(): void {
    const field = this.#controls.querySelector<HTMLElement>("input, .choices button");
    if (field) field.focus();
    else this.room.element.focus();
  }

  /** The focus is in the exercise: it may be moved on. */
  get #holdsFocus(): boolean {
    return this.room.root.activeElement !== null;
  }

  /** Puts a question, and what it is about, on the board. */
  #show(asked: ExerciseQuestion | null, drawing?: Drawing): void {
    const { instance } = this.#attempt!;
    this.#unring();
    if (this.#tapped === "" && this.#byFinger) this.room.element.pinned = null;
    const shown = asked ?? { guise: "ask" as const, record: recorderOf(instance), expansions: 0 };
    const { guise, record, expansions, marked } = shown as ExerciseQuestion;
    const showing = this.room.show({ ...(drawing && { drawing }), guise, record, expansions });
    if (!asked) return;
    this.#fill(this.#prompt, asked.prompt);
    this.#ask(asked);
    if (marked) void showing.then(() => this.#attempt?.asked?.prompt === asked.prompt && this.#ring(...marked));
  }

  #ring(kind: HighlightKind, places: readonly Cell[]): void {
    const { element } = this.room;
    if (this.#life.signal.aborted) return;
    this.#ringed.add(kind);
    const { view } = element;
    element.highlight(places as Place[], kind);
    // A highlight comes near what it marks: the question is about all of the map, or as much as the learner has in view.
    if (view) element.view = view;
    else element.fit();
  }

  #unring(): void {
    for (const kind of this.#ringed) this.room.element.highlight([], kind);
    this.#ringed.clear();
  }

  /** The fields or buttons for an answer. Those that there are already stay, and so does the focus. */
  #ask({ input, choices = [] }: ExerciseQuestion): void {
    const { dataset } = this.#controls;
    if (dataset.input === input) {
      for (const field of this.#controls.querySelectorAll("input")) field.value = "";
      return;
    }
    dataset.input = input;
    this.#controls.replaceChildren(...this.#fields(input, choices));
  }

  #fields(input: Input, choices: readonly Mistake[]): Node[] {
    const { give } = this.doing;
    const { say } = this.words;
    switch (input) {
      case "cell":
        return [];
      case "cell or over":
        return [this.#button(say("Nothing more: the search is over"), () => give("over"))];
      case "values":
        return [this.#form(["g", "h", "f"].map((name) => this.#field(name, name)))];
      case "number":
        return [this.#form([this.#field("expansion", say("Expansion"))])];
      case "choice":
        return [
          make("div", "choices", ...choices.map((name) => this.#button(say(TEXTS[name].title), () => give(name)))),
        ];
      case "map":
        return [this.#button(say("Check my map"), () => give(this.#map), { className: "primary" })];
    }
  }

  #field(name: string, label: string): HTMLLabelElement {
    const field = make("input", { type: "text", inputMode: "decimal", autocomplete: "off", size: 6, name });
    return make("label", {}, ...this.words.spans(label), " ", field);
  }

  #form(labels: readonly HTMLLabelElement[]): HTMLFormElement {
    const fields = labels.map((label) => label.querySelector("input")!);
    const form = make(
      "form",
      { className: "row" },
      ...labels,
      this.#button(this.words.say("Check my answer"), () => {}, { type: "submit", className: "primary" }),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      this.doing.give(fields.map(({ value }) => value.trim()).join("|"));
    };
    return form;
  }

  #tell(): void {
    const { question, right, sheet } = this.#attempt!;
    const fields = { question, questions: sheet.questions, right };
    this.#fill(
      this.#score,
      this.settings.feedback === "once"
        ? this.words.say("Question {question} of {questions}, {right} right so far.", fields)
        : this.words.say("Question {question} of {questions}.", fields),
    );
  }

  #finish(): void {
    const { settings } = this;
    const { element } = this.room;
    const { right, sheet } = this.#attempt!;
    delete this.#controls.dataset.input;
    this.#controls.replaceChildren();
    this.#unring();
    const { say } = this.words;
    this.#fill(this.#prompt, say("That was all."));
    this.#fill(
      this.#score,
      say("{right} of {questions} right, counting first answers.", { right, questions: sheet.questions }),
    );
    this.#summary.replaceChildren(...this.#habit(), ...this.#wrong());
    const again = settings.map && settings.kind !== "draw" ? say("Once more") : say("Another one");
    this.#rest.replaceChildren(
      this.#button(say("Step through the model answer"), () => void this.#model().then(() => element.focus())),
      this.#button(again, () => this.doing.another(), { className: "primary" }),
    );
  }

  /** The host may call this, not the learner: moves the focus only if it was on a part that disappears. */
  showSolution(): void {
    const held = this.#holdsFocus;
    this.#reply.replaceChildren();
    this.#finish();
    this.#fill(this.#prompt, this.words.say("This is the model answer: step through it."));
    void this.#model();
    if (held && !this.#holdsFocus) (this.#rest.lastElementChild as HTMLElement).focus();
  }

  #model(): Promise<void> {
    const { map, record } = this.#attempt!.sheet.model;
    return this.room.show({ ...(map && { drawing: drawingIn(map) }), guise: "watch", record, expansions: 0 });
  }

  #wrong(): Node[] {
    const wrong = this.#attempt!.answers.filter(({ right }) => !right);
    const items = wrong.map(({ chosen, expected, why }) =>
      make(
        "li",
        {},
        ...this.words.spans(this.words.say("You said {chosen}; right is {expected}.", { chosen, expected }), why),
      ),
    );
    return items.length > 0 ? [make("ol", {}, ...items)] : [];
  }

  #habit(): Node[] {
    const { habit } = this.#attempt!;
    if (!habit || habit.count < 2) return [];
    const { say } = this.words;
    const { title, answer } = TEXTS[habit.mistake];
    const pattern = say(
      "{count} of your {wrong} wrong answers are those of a search of which this is true: “{mistake}”.",
      { count: habit.count, wrong: habit.wrong, mistake: say(title) },
    );
    return [make("p", "habit", ...this.words.spans(pattern, say(answer)))];
  }

  #button(text: string, onclick: () => void, properties: Settable<HTMLButtonElement> = {}): HTMLButtonElement {
    return make("button", { type: "button", onclick, ...properties }, ...this.words.spans(text));
  }

  #fill(part: HTMLElement, ...texts: readonly (string | Said)[]): void {
    part.replaceChildren(...this.words.spans(...texts));
  }

  end(): void {
    const { root } = this.room;
    this.#life.abort();
    this.#unring();
    this.#sizes.disconnect();
    this.#side.remove();
    this.#below.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#layout.sheet);
  }
}

const CHOSEN: { readonly [name in Mistake]?: string } = {
  "h-only": "You chose by h alone.",
  "g-only": "You chose by g alone.",
  "squared-euclid": "You chose as if h were squared.",
  "terrain-leaving": "You chose as if one paid for the cell that is left.",
  "ignores-terrain": "You chose as if every cell cost the same.",
  "stops-when-opened": "The goal is open, but it has not been expanded.",
  "no-stop": "You went on after the goal.",
};

function habitOf(mistake: Mistake, say: FillText): string {
  const chosen = CHOSEN[mistake];
  return chosen
    ? say(chosen)
    : say("So goes a search of which this is true: “{mistake}”.", { mistake: say(TEXTS[mistake].title) });
}
