/** `<step-star>`: attributes and properties in, a stage while it is in a page. Importing this defines nothing. */
import type { Options } from "../api/index.js";
import { make } from "../shared/dom.js";
import { wordsFor } from "../words/index.js";
import { Attributes, CHANGEABLE, OBSERVED, REBUILDS } from "./attributes.js";
import { complaintsAbout } from "./complaint.js";
import type * as contract from "./contract.js";
import { givenPlaces } from "./given-places.js";
import { Loadable } from "./loadable.js";
import { Operable } from "./operable.js";
import { ownText } from "./own-text.js";
import type { Host, Settings } from "./scene.js";
import { Stage } from "./stage.js";
import { takeTurn } from "./turns.js";
import { Viewable } from "./viewable.js";

type Own = Omit<contract.StepStarElement, keyof HTMLElement | keyof Options>;

/** What pages see of it is in class.ts. */
export class StepStar extends Loadable implements Own {
  static readonly observedAttributes = OBSERVED;

  static {
    // Frameworks set their templates' values as properties: a string there means what it means as an attribute.
    for (const { prototype } of [Attributes, Operable, Viewable, Loadable, StepStar])
      for (const name of OBSERVED) {
        const { get, set } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
        if (!set) continue;
        Object.defineProperty(prototype, name, {
          get,
          set(this: StepStar, value: unknown) {
            if (typeof value === "string") this.setAttribute(name, value);
            else set.call(this, value);
          },
        });
      }
  }

  readonly #host: Host = {
    studio: this.studio,
    memory: this.memory,
    settings: () => this.#settings(),
    step: () => this.beginning,
    emit: (type, detail) => {
      // With another search on the board, or none, the last verdict may no longer hold.
      if (type === "result" || type === "withdrawn") this.knownTruth = null;
      if (type === "edit") this.takeEarly();
      if (type === "truth") this.knownTruth = detail as contract.Truth;
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    },
  };
  #texts: MutationObserver | null = null;
  /** For misspelt names, which `observedAttributes` can't include. */
  #attributes: MutationObserver | null = null;
  #complaint = "";

  connectedCallback(): void {
    // jsdom and happy-dom, used in component tests, render nothing, so they lack fonts or shadow parts: there the element remains its text.
    if (!this.part || !document.fonts) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const room = make("div");
    if (takeTurn(this, () => this.#begin(room))) {
      // So that no other that waits comes into view.
      room.style.height = "100vh";
      root.append(room);
    }
    this.#adopt();
  }

  #begin(room: Element): void {
    room.remove();
    // It has left the page meanwhile.
    if (!this.isConnected) return;
    const root = this.shadowRoot!;
    if (this.memory.playing) this.memory.position ??= 0;
    this.stage = new Stage(root, this.#host);
    this.#measure();
    this.stage.resume();
    this.readMap();
    this.takeEarly();
    // While the page is being parsed, the text arrives after the tag, in pieces. It is irrelevant to a map from a file. So is
    // slotted content, which a page may even write in answer to a text that is not a map.
    let own = ownText(this);
    this.#texts = new MutationObserver(() => {
      const before = own;
      own = ownText(this);
      if (own !== before && !this.src) this.readMap();
    });
    this.#texts.observe(this, { childList: true, characterData: true, subtree: true });
    this.#attributes = new MutationObserver(() => this.connectedMoveCallback());
    this.#attributes.observe(this, { attributes: true });
    this.#attributes.observe(this.ownerDocument.documentElement, { attributeFilter: ["lang"] });
    this.checkMarkup();
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
    this.#texts?.disconnect();
    this.#attributes?.disconnect();
    this.stopLoading();
    // First, so that what follows fires no events.
    const { stage } = this;
    this.stage = null;
    stage?.giveUp();
    stage?.leave();
    this.studio.free();
  }

  /** For `moveBefore`, which keeps the focus: only the language may be another there. */
  connectedMoveCallback(): void {
    if (this.stage?.settings.words !== wordsFor(this)) this.#rebuild(false);
    this.checkMarkup();
  }

  attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    const isMap = name === "map" || name === "src";
    // Setting the same map again after edits brings it back.
    if (old === text && !(isMap ? this.studio.canUndo : CHANGEABLE.includes(name))) return;
    if (name === "step") this.position = this.beginning ?? Infinity;
    else if (name === "playing") this.playing = this.flag("playing");
    else if (name === "speed") this.speed = text === null ? Number.NaN : Number(text);
    else if (name === "height") this.#measure();
    else if (name === "start" || name === "goal" || name === "through") this.takePlace(name);
    else if (REBUILDS.includes(name)) this.#rebuild(name === "mode");
    else if (!isMap) this.stage?.searching.ask();
    else this.readMap(true);
  }

  /** `searchChanges`: another search may be shown, with other events. */
  #rebuild(searchChanges: boolean): void {
    const root = this.shadowRoot;
    if (!this.stage || !root) return;
    this.stage.giveUp();
    const { fresh } = this.stage.searching;
    const focusedClass = root.activeElement?.className;
    const cursor = this.stage.pointing.cursor.place;
    this.stage.leave(searchChanges);
    // Predict mode must not play by itself; a search that was at its end starts from the beginning.
    if (searchChanges && this.mode === "predict") {
      this.memory.playing = false;
      if (this.memory.position === Infinity) this.memory.position = undefined;
    }
    this.stage = new Stage(root, this.#host);
    this.stage.searching.fresh = fresh;
    this.#measure();
    this.stage.resume();
    if (!this.memory.drawn) this.readMap();
    this.stage.searching.complain(this.#complaint);
    // If the focused control is gone, the board gets the focus, as all keys work there.
    if (focusedClass !== undefined) {
      const control = focusedClass && root.querySelector<HTMLElement>(`[class="${focusedClass}"]`);
      (control || this).focus({ preventScroll: true });
    }
    // The focus has brought a cursor that may not have been there.
    const { pointing } = this.stage;
    if (cursor === null) pointing.cursor.hide();
    else pointing.cursor.show(cursor);
    pointing.point();
  }

  /** Reports mistakes in the HTML; places can only be judged once there is a map. */
  protected override checkMarkup(): void {
    const places = this.memory.drawn ? givenPlaces(this, this.studio.drawing).complaints : [];
    const message = [...complaintsAbout(this), ...places].join(" ");
    this.stage?.searching.complain(message);
    if (message && message !== this.#complaint) this.#host.emit("fault", { message });
    this.#complaint = message;
  }

  /** Inside, because frameworks replace the tag's style as a whole. */
  #measure(): void {
    const { height } = this;
    const boards = this.shadowRoot?.querySelector<HTMLElement>(".boards");
    boards?.style.setProperty("--height", /^\d+$/.test(height) ? `${height}px` : height);
  }

  #settings(): Settings {
    return {
      words: wordsFor(this),
      mode: this.mode,
      editable: this.editable,
      bare: this.controls === "none",
      options: this.options,
      other: this.other,
    };
  }
}
