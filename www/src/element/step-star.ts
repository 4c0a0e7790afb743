/** `<step-star>`: attributes and properties in, a stage while it is in a page. Importing this defines nothing. */
import type { Graph, Grid, Options } from "../api/index.js";
import { type Drawing, drawingOfGraph, drawingOfGrid, isOn, type Places, usualPlaces } from "../board/drawing.js";
import { wordsFor } from "../words/index.js";
import { Attributes, OBSERVED, REBUILDS } from "./attributes.js";
import { complaintsAbout } from "./complaint.js";
import type * as contract from "./contract.js";
import { givenPlaces } from "./given-places.js";
import { Operable } from "./operable.js";
import { isOpen, ownText, whenParsed } from "./own-text.js";
import { parseSource, type Source } from "./source.js";
import { type Host, type Settings, Stage } from "./stage.js";

type Own = Omit<contract.StepStarElement, keyof HTMLElement | keyof Options>;

export class StepStar extends Operable implements Own {
  static readonly observedAttributes = OBSERVED;

  static {
    // Frameworks set as properties what stands in their templates: there a text means what it means as an attribute.
    for (const { prototype } of [Attributes, Operable, StepStar])
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
      // With another search on the board, or none, what was true of the last one may be so no more.
      if (type === "result" || type === "withdrawn") this.knownTruth = null;
      if (type === "truth") this.knownTruth = detail as contract.Truth;
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    },
  };
  #texts: MutationObserver | null = null;
  /** A misspelt name is none that is observed. */
  #attributes: MutationObserver | null = null;
  #complaint = "";
  /** The text on the board, so that the same one isn't read again when the element is moved; only when it is set. */
  #read: string | null = null;
  #loading: AbortController | null = null;
  /** What was set before there was a map: the first one is to have it. */
  #early: Partial<Places> = {};

  // life -----------------------------------------------------------------------------------------

  connectedCallback(): void {
    // The documents of component tests, jsdom's and happy-dom's, know no shadow parts and show nothing: there it stays its text.
    if (!this.part) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#measure();
    if (this.memory.playing) this.memory.position ??= 0;
    this.stage = new Stage(root, this.#host);
    this.stage.resume();
    this.#readMap();
    // While the page is still being parsed the text comes after the tag, in pieces. A map from a file has nothing to do with it.
    // Nor has what is written into a slot, were it because of a text that is no map.
    let own = ownText(this);
    this.#texts = new MutationObserver(() => {
      const before = own;
      own = ownText(this);
      if (own !== before && !this.src) this.#readMap();
    });
    this.#texts.observe(this, { childList: true, characterData: true, subtree: true });
    this.#attributes = new MutationObserver(() => {
      if (this.stage?.settings.words !== wordsFor(this)) this.#rebuild(false);
      this.#check();
    });
    this.#attributes.observe(this, { attributes: true });
    this.#attributes.observe(this.ownerDocument.documentElement, { attributeFilter: ["lang"] });
    this.#check();
    this.#adopt();
  }

  /** What was set before the page knew what the element is hides the properties that it has now. */
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
    // What is still on its way is asked for again where the element comes back.
    if (this.#loading) this.#read = null;
    this.#stopLoading();
    // What is done from here on nobody is told of any more.
    const { stage } = this;
    this.stage = null;
    stage?.giveUp();
    stage?.leave();
    this.studio.free();
  }

  attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    const isMap = name === "map" || name === "src";
    // Who sets the same map again, after edits, wants it as it was.
    if (old === text && !(isMap && this.studio.canUndo)) return;
    if (name === "step") this.position = this.beginning ?? Infinity;
    else if (name === "playing") this.playing = this.flag("playing");
    else if (name === "speed") this.speed = text === null ? Number.NaN : Number(text);
    else if (name === "height") this.#measure();
    else if (name === "start" || name === "goal" || name === "through") this.#place(name);
    else if (REBUILDS.includes(name)) this.#rebuild(name === "mode");
    else if (!isMap) this.stage?.searching.ask();
    else if (this.stage) this.#readMap(true);
    else this.#read = null;
  }

  /** As its attribute has it. The other places stay, which may have been moved since. */
  #place(name: keyof Places): void {
    delete this.#early[name];
    // The first map brings them with it.
    if (!this.stage && !this.memory.drawn) return;
    const given = givenPlaces(this, this.studio.drawing).places[name];
    // Way points may be taken away; a start and a goal there are always.
    const place = given ?? (name === "through" ? [] : undefined);
    if (place !== undefined) this.studio.place({ [name]: place }, name);
    else this.stage?.searching.ask();
  }

  /** `otherwise`: the search that is shown may be another one, with other events. */
  #rebuild(otherwise: boolean): void {
    const root = this.shadowRoot;
    if (!this.stage || !root) return;
    this.stage.giveUp();
    const { fresh } = this.stage.searching;
    const held = root.activeElement?.className;
    const cursor = this.stage.pointing.cursor.place;
    this.stage.leave(otherwise);
    // Who is asked what comes next is shown nothing before; where all had been seen, from the beginning.
    if (otherwise && this.mode === "predict") {
      this.memory.playing = false;
      if (this.memory.position === Infinity) this.memory.position = undefined;
    }
    this.stage = new Stage(root, this.#host);
    this.stage.searching.fresh = fresh;
    this.stage.resume();
    if (!this.memory.drawn) this.#readMap();
    this.stage.searching.complain(this.#complaint);
    // What is there no more leaves the focus to the board, which has all the keys.
    if (held !== undefined) {
      const again = held && root.querySelector<HTMLElement>(`[class="${held}"]`);
      (again || this).focus({ preventScroll: true });
    }
    if (cursor === null) return;
    this.stage.pointing.cursor.show(cursor);
    this.stage.pointing.point();
  }

  /** Where the map is still to come, nothing is known of the places. */
  #check(): void {
    const places = this.memory.drawn ? givenPlaces(this, this.studio.drawing).complaints : [];
    const message = [...complaintsAbout(this), ...places].join(" ");
    this.stage?.searching.complain(message);
    if (message && message !== this.#complaint) this.#host.emit("fault", { message });
    this.#complaint = message;
  }

  #measure(): void {
    const height = this.getAttribute("height");
    this.style.setProperty("--height", /^\d+$/.test(height ?? "") ? `${height}px` : height);
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

  // the map --------------------------------------------------------------------------------------

  #readMap(again = false): void {
    const { src } = this;
    this.#stopLoading();
    if (!this.memory.drawn && !this.hasAttribute("map") && !src && isOpen(this)) {
      this.parsed ??= this.#parse();
      return;
    }
    if (this.parsed) {
      this.parsed = null;
      this.stage?.searching.unblank();
      this.stage?.searching.ask();
    }
    if (this.hasAttribute("map") || !src) this.#show(this.getAttribute("map") ?? ownText(this), again);
    // What was read stays when the element is moved, also where its file is out of reach by now.
    else if (again || this.#read === null) void this.#fetch(src, again);
  }

  /** A part of a map is none, and an empty board is not what the page is about. */
  async #parse(): Promise<void> {
    this.stage?.searching.blank();
    await whenParsed(this);
    if (this.parsed && !this.memory.drawn) this.#readMap();
  }

  async #fetch(src: string, again: boolean): Promise<void> {
    const loading = new AbortController();
    this.#loading = loading;
    if (!this.memory.drawn) this.stage?.searching.blank();
    try {
      const answer = await fetch(new URL(src, this.baseURI), { signal: loading.signal });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      this.#show(await answer.text(), again);
    } catch (error) {
      if (loading.signal.aborted) return;
      const reason =
        location.protocol === "file:"
          ? "a page opened by double click may not read files. Put the map inside the element"
          : (error as Error).message;
      this.stage?.searching.fail(`The map ${src} could not be loaded: ${reason}.`);
    } finally {
      if (this.#loading === loading) this.#loading = null;
    }
  }

  #stopLoading(): void {
    this.#loading?.abort();
    this.#loading = null;
  }

  /** A text that is no map leaves the board as it was, and says so. */
  #show(text: string, again: boolean): void {
    if ((text === this.#read && !again) || (text.trim() === "" && !this.#read)) return;
    try {
      const { drawing, places }: Source = parseSource(text);
      this.#read = text;
      this.stage?.giveUp();
      this.studio.open(drawing, { ...places, ...givenPlaces(this, drawing).places, ...this.#takeEarly(drawing) });
      this.#check();
    } catch (error) {
      if (!this.memory.drawn) this.stage?.searching.blank();
      this.stage?.searching.fail((error as Error).message);
    }
  }

  get grid(): Grid | null {
    return this.studio.drawing.kind === "grid" ? (this.studio.engine as Grid) : null;
  }

  set grid(grid: Grid) {
    this.load({ grid });
  }

  get graph(): Graph | null {
    return this.studio.drawing.kind === "graph" ? (this.studio.engine as Graph) : null;
  }

  set graph(graph: Graph) {
    this.load({ graph });
  }

  load({ grid, graph, start, goal, through }: contract.Drawing, { undoable = true } = {}): void {
    const given = grid ? drawingOfGrid(grid) : graph && drawingOfGraph(graph);
    // A map that is still on its way, or is asked for when the element comes back, would take its place.
    if (given) {
      this.#stopLoading();
      this.#read ??= "";
    }
    this.stage?.giveUp();
    const drawing = given ?? this.studio.drawing;
    const usual = given ? usualPlaces(given) : this.studio.places;
    const early = this.#takeEarly(drawing);
    const places = {
      start: start ?? early.start ?? grid?.start ?? usual.start,
      goal: goal ?? early.goal ?? grid?.goal ?? usual.goal,
      through: through ?? early.through ?? usual.through,
    };
    // A large map is not made once more; where a text has marked its ends it is, for they may move.
    const engine = grid?.start || grid?.goal ? null : grid?.clone();
    if (undoable) this.studio.load(drawing, places, engine);
    else this.studio.open(drawing, places, engine);
  }

  clear(): void {
    this.stage?.giveUp();
    this.studio.clear();
  }

  reload(): void {
    this.stage?.giveUp();
    this.studio.reload();
  }

  resize(width: number, height: number): void {
    this.stage?.giveUp();
    this.studio.resize(width, height);
  }

  get start(): contract.Place | null {
    return this.studio.places.start;
  }

  set start(start: contract.Place | null) {
    this.#move({ start }, "start");
  }

  get goal(): contract.Place | null {
    return this.studio.places.goal;
  }

  set goal(goal: contract.Place | null) {
    this.#move({ goal }, "goal");
  }

  get through(): readonly contract.Place[] {
    return this.studio.places.through;
  }

  set through(through: readonly contract.Place[]) {
    this.#move({ through: through ?? [] }, "through");
  }

  #move(places: Partial<Places>, what: keyof Places): void {
    if (!this.memory.drawn) Object.assign(this.#early, places);
    this.studio.place(places, what);
  }

  /** Those that the first map has. */
  #takeEarly(drawing: Drawing): Partial<Places> {
    const early = Object.entries(this.#early).filter(
      ([name, place]) => name === "through" || isOn(drawing, place as contract.Place),
    );
    this.#early = {};
    return Object.fromEntries(early);
  }
}
