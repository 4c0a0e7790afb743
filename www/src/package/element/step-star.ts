/** `<step-star>`: what the browser calls, and the properties that pages use. Importing this defines nothing. */
import { make } from "../shared/dom.js";
import { wordsComing } from "../words/index.js";
import { Attributes, attributes, walked } from "./attributes.js";
import { Figure } from "./figure.js";
import { adoptStyle } from "./frame.js";
import { ownText } from "./own-text.js";
import { DrawingProperties } from "./properties/drawing.js";
import { ExerciseProperties } from "./properties/exercise.js";
import { MapProperties } from "./properties/map.js";
import { PlayerProperties } from "./properties/player.js";
import { SearchProperties } from "./properties/search.js";
import { ViewProperties } from "./properties/view.js";
import { beginNow, enqueue } from "./queue.js";
import type { Seat } from "./stage.js";
import { scriptInside } from "./walks.js";

/** Where each property and method of the contract is: the element passes them on. */
const OFFERED = [
  Attributes,
  MapProperties,
  SearchProperties,
  PlayerProperties,
  DrawingProperties,
  ViewProperties,
  ExerciseProperties,
] as const;

/** There is no HTMLElement on a server, where importing this must work too. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** What pages see of it is in class.ts. */
export class StepStar extends Base {
  static readonly observedAttributes = Object.keys(attributes);

  readonly #figure = new Figure(this);
  readonly #offered: readonly object[] = OFFERED.map((Part) => new Part(this.#figure));
  /** Lasts as long as the element is in the page. */
  #stay = new AbortController();

  static {
    OFFERED.forEach((Part, i) => {
      const told = Object.entries(Object.getOwnPropertyDescriptors(Part.prototype as object));
      // Whoever asks an element for anything has it begin at once, except when it will be ready.
      const part = (star: StepStar, name: string): Record<string, unknown> => {
        if (Part !== Attributes && name !== "settled") beginNow(star);
        return star.#offered[i] as Record<string, unknown>;
      };
      for (const [name, { set, value }] of told) {
        if (name === "constructor") continue;
        const isAttribute = name in attributes;
        const method = function (this: StepStar, ...given: unknown[]) {
          return Reflect.apply(value, part(this, name), given);
        };
        const read = value
          ? () => method
          : function (this: StepStar) {
              return part(this, name)[name];
            };
        const write = function (this: StepStar, given: unknown) {
          // Frameworks set their templates' values as properties: a string there means what it means as an attribute.
          if (isAttribute && typeof given === "string") this.setAttribute(name, given);
          else if (set) part(this, name)[name] = given;
        };
        const accessors = { get: read, ...((set || isAttribute) && { set: write }) };
        const how = value && !isAttribute ? { value: method, writable: true } : accessors;
        Object.defineProperty(StepStar.prototype, name, { configurable: true, enumerable: true, ...how });
      }
    });
  }

  connectedCallback(): void {
    // jsdom and happy-dom, used in component tests, render nothing, so they lack fonts or shadow parts: there the element remains its text.
    if (!this.part || !document.fonts) return;
    const room = make("div");
    const guest = {
      settle: () => adoptStyle(this.shadowRoot ?? this.attachShadow({ mode: "open" })),
      begin: (isSeen: boolean) => {
        // While it is laid out: a frame that knows it needs no layout of its own.
        const width = this.clientWidth;
        room.remove();
        // It may have left the page meanwhile.
        if (this.isConnected) this.#begin(this.shadowRoot!, { isSeen, width });
      },
      wait: () => {
        room.style.height = "100vh";
        this.shadowRoot!.append(room);
      },
    };
    // Until the words of its language are there, it remains its text.
    enqueue(this, guest, wordsComing(this));
    this.#adopt();
  }

  #begin(root: ShadowRoot, site: Seat): void {
    const figure = this.#figure;
    figure.begin(root, site);
    this.#stay = new AbortController();
    const observe = (changed: () => void, ...watched: [Node, MutationObserverInit][]) => {
      const observer = new MutationObserver(changed);
      for (const [node, what] of watched) observer.observe(node, what);
      this.#stay.signal.addEventListener("abort", () => observer.disconnect());
    };
    // While the page is being parsed, the text arrives after the tag, in pieces. Slotted content is irrelevant, which a page may
    // even write in answer to a text that is not a map.
    let own = ownText(this);
    let script: string | null = null;
    const textChanged = () => {
      const before = own;
      own = ownText(this);
      if (own !== before) figure.source.readInside();
      const scriptBefore = script;
      script = scriptInside(this);
      if (script === scriptBefore) return;
      walked(figure, script);
      figure.apply();
    };
    textChanged();
    observe(textChanged, [this, { childList: true, characterData: true, subtree: true }]);
    // Misspelt names too, which `observedAttributes` can't include; and the language of the page.
    const { documentElement } = this.ownerDocument;
    observe(() => figure.checkMarkup(), [this, { attributes: true }], [documentElement, { attributeFilter: ["lang"] }]);
  }

  /** Properties set before the element was defined hide its accessors: they are set again through those. */
  #adopt(): void {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in StepStar.prototype)) continue;
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: value });
    }
  }

  disconnectedCallback(): void {
    this.#stay.abort();
    beginNow(this);
    this.#figure.end();
  }

  /** For `moveBefore`, which keeps the focus: only the language may be another there. */
  connectedMoveCallback(): void {
    this.#figure.checkMarkup();
  }

  attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    const figure = this.#figure;
    const { effect, again } = attributes[name]!;
    // Without a map or with an empty one, it comes from elsewhere.
    const isSame = old === text || (name === "map" && !old && !text);
    if (isSame && !again?.(figure)) return;
    effect(figure, text);
    figure.apply();
  }
}
