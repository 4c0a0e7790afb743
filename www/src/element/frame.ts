/** The element's own DOM around the boards. */
import { make, put, unbroken } from "../shared/dom.js";
import { sheet } from "../style/sheet.js";
import { alwaysLight } from "../style/tokens.js";
import { LiveRegion } from "./live.js";

/** A style sheet is of one document, and an element may go into the frame of another. */
const styles = new WeakMap<Document, CSSStyleSheet>();

/** In a narrower place the controls take rows of their own: a column of a wide page is one, as a phone is. */
const NARROW_REM = 34;
/** In a lower window, as on a phone on its side, they stand beside the board. */
const LOW_REM = 30;
/** What the engine says has no translation. */
export const ENGINE_LANGUAGE = "en";

/** None where nothing is shown, in a document without a window. */
function styleOf(document: Document): CSSStyleSheet[] {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet) return [];
  let style = styles.get(document);
  if (!style) {
    style = new Sheet();
    style.replaceSync(CSS.supports("color", "light-dark(red, red)") ? sheet : alwaysLight(sheet));
    styles.set(document, style);
  }
  return [style];
}

export class Frame {
  readonly element = make("div", "frame");
  readonly top = make("div", "row top");
  readonly boards = make("div", "boards");
  readonly fault = make("p", "fault");
  readonly say = make("p", "say");
  readonly #deed = make("button", "deed");
  /** What is pointed at. */
  readonly look = make("p", "look");
  readonly live = new LiveRegion();
  /** Its colour is a token: when its transition ends, the theme has changed. */
  readonly probe = make("div", "probe");
  readonly #all = make("div");
  /** To be queried by the style sheet the element would have to give up a width of its own, as in a cell of a table. */
  readonly #observer = new ResizeObserver(() => this.#measure());
  /** With so many dots as it had last: the window may be moved to another one. */
  #screen: MediaQueryList | null = null;
  readonly #wrong = { page: "", search: "", A: "", B: "" };
  /** The reader has scrolled the sentence. */
  #scrolled = false;

  constructor(
    private readonly root: ShadowRoot,
    language: string,
    private readonly recoloured: () => void,
  ) {
    // What it says is read aloud in the voice of that language, whatever the page around it speaks.
    this.#all.lang = language;
    this.fault.lang = ENGINE_LANGUAGE;
    root.adoptedStyleSheets = styleOf(root.ownerDocument);
    const tools = make("slot");
    tools.name = "tools";
    this.#deed.type = "button";
    this.#deed.hidden = true;
    const caption = make("slot", "", make("div", "told", this.say, this.#deed), this.look);
    caption.name = "caption";
    // A long sentence scrolls, by keyboard too.
    this.say.tabIndex = 0;
    this.say.addEventListener("scroll", () => {
      this.#scrolled = this.say.scrollTop > 0;
    });
    this.fault.setAttribute("role", "alert");
    this.fault.hidden = true;
    this.top.append(tools);
    this.element.append(this.top, this.fault, this.boards);
    this.element.part.add("frame");
    this.probe.addEventListener("transitionend", recoloured);
    // Safari gives what is pressed no focus, and the keys of the player would go elsewhere. What a script clicks needs none.
    this.#all.addEventListener(
      "click",
      ({ target, detail }) => {
        if (detail > 0) (target as Element).closest<HTMLElement>("button, input")?.focus();
      },
      true,
    );
    this.#all.append(this.probe, this.element, make("div", "caption", caption), this.live.element);
    root.append(this.#all);
    // Before it is seen for the first time: its rows don't jump.
    this.#measure();
    this.#observer.observe(this.#all);
    this.#watch();
  }

  #watch(): void {
    const screen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#screen = screen;
    screen.onchange = () => {
      // Back on its screen it would answer once more, beside the one that takes its place.
      screen.onchange = null;
      this.#watch();
      this.recoloured();
    };
  }

  #measure(): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const narrow = this.#all.clientWidth <= NARROW_REM * rem;
    const low = !narrow && innerHeight <= LOW_REM * rem;
    this.#all.classList.toggle("narrow", narrow || low);
    this.#all.classList.toggle("low", low);
  }

  /** The sentence below the board, and what one can do about it. */
  tell(sentence: string, name = "", run: (() => void) | null = null): void {
    if (sentence !== this.say.textContent) {
      this.say.replaceChildren(...unbroken(sentence));
      // To ask for what is not so would have the page laid out once more, at every step.
      if (this.#scrolled) this.say.scrollTop = 0;
    }
    // With the button its focus would go, and all keys with it.
    if (sentence && !run && this.#deed.matches(":focus")) this.boards.querySelector<HTMLElement>(".board")!.focus();
    put(this.#deed, { hidden: run === null, textContent: name });
    this.#deed.onclick = run;
  }

  /** Whether the sentence to come is the engine's. */
  set byEngine(byEngine: boolean) {
    for (const element of [this.say, this.live.element]) {
      if (byEngine) put(element, { lang: ENGINE_LANGUAGE });
      else element.removeAttribute("lang");
    }
  }

  /** One sentence about what went wrong, or nothing: each stays until its own cause is gone. A and B are two searches beside each other. */
  blame(message: string, about: "page" | "search" | "A" | "B" = "search"): void {
    this.#wrong[about] = message;
    const { page, search, A, B } = this.#wrong;
    const compared = A === B ? [A] : [A && `A: ${A}`, B && `B: ${B}`];
    const textContent = [page, search, ...compared].filter(Boolean).join(" ");
    put(this.fault, { hidden: textContent === "", textContent });
  }

  set editable(editable: boolean) {
    this.#all.classList.toggle("editable", editable);
  }

  /** Shows nothing but what went wrong. */
  set blank(blank: boolean) {
    this.#all.classList.toggle("blank", blank);
  }

  /** The reader is asked what comes next: nothing tells how it ends. */
  set guessing(guessing: boolean) {
    this.#all.classList.toggle("guessing", guessing);
  }

  set bare(bare: boolean) {
    this.#all.classList.toggle("bare", bare);
    this.top.hidden = bare;
    (this.#all.querySelector(".caption") as HTMLElement).hidden = bare;
  }

  free(): void {
    this.#observer.disconnect();
    this.#screen!.onchange = null;
    this.live.free();
    this.#all.remove();
    this.root.adoptedStyleSheets = [];
  }
}
