/** The element's own DOM around the boards. */
import { atEnd } from "../shared/cancel.js";
import { make, put } from "../shared/dom.js";
import { sheet } from "../style/sheet.js";
import { alwaysLight } from "../style/tokens.js";
import type { Words } from "../words/index.js";
import { LiveRegion } from "./live.js";
import { type SpokenSentence, spoken } from "./spoken.js";
import type { ElementState } from "./state.js";

/** A constructed style sheet belongs to one document, and an element may be moved into another, say an iframe's. */
const styles = new WeakMap<Document, CSSStyleSheet>();

/** A narrower element stacks its controls: a column of a wide page can be as narrow as a phone. */
const NARROW_REM = 34;
/** In a lower window, as on a phone on its side, the controls stand beside the board. */
const LOW_REM = 30;

/**
 * What a finger does to a slider, or to a board drawn on, must not turn the slide below. Of a mouse, the page misses only that it
 * is pressed, which is enough.
 */
const SWIPES = ["pointerdown", "mousedown", "pointermove", "pointerup", "touchstart", "touchmove", "touchend"];

/** One style sheet for all elements of a document. */
export function adoptStyle(root: ShadowRoot): void {
  const { ownerDocument } = root;
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet;
  // A document without a window has no screen.
  if (!Sheet) return;
  let style = styles.get(ownerDocument);
  if (!style) {
    style = new Sheet();
    style.replaceSync(CSS.supports("color", "light-dark(red, red)") ? sheet : alwaysLight(sheet));
    styles.set(ownerDocument, style);
  }
  if (!root.adoptedStyleSheets.includes(style)) root.adoptedStyleSheets = [style, ...root.adoptedStyleSheets];
}

export class Frame {
  readonly element = make("div", "frame");
  readonly top = make("div", "row top");
  readonly boards = make("div", "boards");
  readonly fault = make("p", "fault");
  readonly say = make("p", "say");
  readonly #action = make("button", "deed");
  /** Describes the place that is pointed at. */
  readonly look = make("p", "look");
  /** On paper: what the colours mean. */
  readonly key = make("ul", "key");
  readonly live: LiveRegion;
  /** Its colour is a token with a transition: when that ends, the theme has changed. */
  readonly probe = make("div", "probe");
  readonly #wrapper = make("div");
  /** The reader has scrolled the sentence. */
  #scrolled = false;

  constructor(
    root: ShadowRoot,
    words: Words,
    private readonly signal: AbortSignal,
    private readonly recoloured: () => void,
  ) {
    this.live = new LiveRegion(signal);
    // For the voice of a screen reader, whatever the language of the page around the element.
    this.#wrapper.lang = words.language;
    const tools = make("slot");
    tools.name = "tools";
    this.#action.hidden = true;
    const caption = make("slot", "", make("div", "told", this.say, this.#action), this.look);
    caption.name = "caption";
    // A long sentence scrolls, by keyboard too.
    this.say.tabIndex = 0;
    this.say.addEventListener("scroll", () => {
      this.#scrolled = this.say.scrollTop > 0;
    });
    this.fault.setAttribute("role", "alert");
    this.fault.hidden = true;
    this.top.append(tools);
    // A text that could not become a map, whether by its own fault or for want of an engine.
    const text = make("pre", "text", make("slot"));
    this.element.append(this.top, this.fault, this.boards, text);
    this.element.part.add("frame");
    this.key.part.add("key");
    this.probe.addEventListener("transitionend", recoloured);
    this.#wrapper.addEventListener(
      "click",
      (event) => {
        const control = (event.target as Element).closest<HTMLElement>("button, input, select, .board");
        // What the page has slotted is its own.
        if (!control || !this.#wrapper.contains(control)) return;
        // A link around the board would be followed.
        if (control.matches(":not(.board), .editable .board")) event.preventDefault();
        // Safari doesn't focus a clicked button, a page may cancel the focus that a press gives, and the player's keys would go
        // elsewhere. A click by script (detail 0) needs no focus.
        if (event.detail > 0) control.focus({ preventScroll: true, focusVisible: false });
      },
      true,
    );
    addEventListener("dragstart", (event) => this.#keep(event), { capture: true, signal });
    for (const type of SWIPES)
      this.#wrapper.addEventListener(
        type,
        (event) => {
          const { target, pointerType } = event as PointerEvent;
          if (
            (pointerType !== "mouse" || type === "pointerdown") &&
            (target as Element).closest("input, .editable .board")
          )
            event.stopPropagation();
        },
        { passive: true },
      );
    this.#wrapper.append(this.probe, this.element, this.key, make("div", "caption", caption), this.live.element);
    // What an exercise has below the board stays below it.
    const below = [...root.children].find((part) => part.matches(".exercise.below"));
    root.insertBefore(this.#wrapper, below ?? null);
    // Not a container query: containment would take away the element's intrinsic width, which it needs in a table cell.
    const observer = new ResizeObserver(() => this.measure());
    // As wide as the element, but of a height that stays: a change of what is observed while it is would be an error of the page.
    observer.observe(this.probe);
    // The window alone may become lower or higher.
    addEventListener("resize", () => this.measure(), { signal });
    this.#watchScreen();
    atEnd(signal, () => {
      observer.disconnect();
      this.#wrapper.remove();
    });
  }

  /** A link or a draggable card around the board would be dragged instead of what is drawn, or of a slider. */
  #keep(event: Event): void {
    if (this.#wrapper.querySelector("input:active, .editable .board:active")) event.preventDefault();
  }

  /** The query matches the pixel ratio of now, until the window is moved to another screen. */
  #watchScreen(): void {
    const changed = () => {
      this.#watchScreen();
      this.recoloured();
    };
    const screen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    screen.addEventListener("change", changed, { once: true, signal: this.signal });
  }

  /** Two boards and their player come before the tools on a narrow screen: in the markup, too, so that Tab goes the same way. */
  #order(narrow: boolean): void {
    const last = narrow && this.boards.childElementCount > 1;
    if (last === (this.element.lastElementChild === this.top)) return;
    const { activeElement } = this.element.getRootNode() as ShadowRoot;
    if (last) this.element.append(this.top);
    else this.element.prepend(this.top);
    // What is moved loses the focus.
    if (this.top.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
  }

  /** Whether something is a part of this frame, and not of what stands beside it. */
  holds(element: Element): boolean {
    return this.#wrapper.contains(element);
  }

  get width(): number {
    return this.#wrapper.clientWidth;
  }

  /** Lays out for the width and height that there are. Whoever knows the width spares the page a layout. */
  measure(width = this.width): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const narrow = width <= NARROW_REM * rem;
    const low = !narrow && innerHeight <= LOW_REM * rem;
    this.#wrapper.classList.toggle("narrow", narrow || low);
    this.#wrapper.classList.toggle("low", low);
    this.#order(narrow);
  }

  /** Sets the sentence below the board, with a button for what can be done about it. `engine`: the part of it that the engine says. */
  tell(sentence: string, name = "", run: (() => void) | null = null, engine = ""): void {
    if (sentence !== this.say.textContent) {
      this.say.replaceChildren(...spoken(sentence, engine));
      // Only if needed: touching scrollTop forces a layout, at every step.
      if (this.#scrolled) this.say.scrollTop = 0;
    }
    // Hiding the focused button would lose the focus, and with it all keys.
    if (sentence && !run && this.#action.matches(":focus")) this.boards.querySelector<HTMLElement>(".board")!.focus();
    put(this.#action, { hidden: run === null, textContent: name });
    this.#action.onclick = run;
  }

  /** Shows what went wrong, or nothing. */
  showFaults(faults: readonly SpokenSentence[]): void {
    put(this.fault, { hidden: faults.length === 0 });
    if (faults.map(({ text }) => text).join(" ") === this.fault.textContent) return;
    const parts = faults.flatMap(({ text, english }) => [" ", ...spoken(text, english)]);
    this.fault.replaceChildren(...parts.slice(1));
  }

  /** Of the boards. Inside, because frameworks replace the tag's style as a whole. */
  set height(height: string) {
    this.boards.style.setProperty("--height", /^\d+$/.test(height) ? `${height}px` : height);
  }

  set editable(editable: boolean) {
    this.#wrapper.classList.toggle("editable", editable);
  }

  /** Blank, it shows nothing but faults, and the text that could not become a map; asking, nothing that gives away how the search ends. */
  set state(state: ElementState) {
    put(this.#wrapper.dataset, { state });
  }

  set bare(bare: boolean) {
    this.#wrapper.classList.toggle("bare", bare);
    this.top.hidden = bare;
    (this.#wrapper.querySelector(".caption") as HTMLElement).hidden = bare;
  }
}
