/** `<step-star>`: attributes and properties in, a stage while it is in a page. Importing this defines nothing. */
import type { Graph, Grid, Options } from "../api/index.js";
import { checkSides } from "../api/matrix.js";
import { type Drawing, drawingOfGraph, drawingOfGrid, isOn, type Places, usualPlaces } from "../board/drawing.js";
import { make } from "../shared/dom.js";
import { wordsFor } from "../words/index.js";
import { Attributes, CHANGEABLE, OBSERVED, REBUILDS } from "./attributes.js";
import { complaintsAbout } from "./complaint.js";
import type * as contract from "./contract.js";
import { asPlace, givenPlaces, misplaced } from "./given-places.js";
import { Operable } from "./operable.js";
import { isOpen, ownText, reunitedText, whenParsed } from "./own-text.js";
import { parseSource, type Source } from "./source.js";
import { type Host, type Settings, Stage } from "./stage.js";
import { takeTurn } from "./turns.js";

type Own = Omit<contract.StepStarElement, keyof HTMLElement | keyof Options>;

/** What pages see of it is in class.ts. */
export class StepStar extends Operable implements Own {
  static readonly observedAttributes = OBSERVED;

  static {
    // Frameworks set their templates' values as properties: a string there means what it means as an attribute.
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
      // With another search on the board, or none, the last verdict may no longer hold.
      if (type === "result" || type === "withdrawn") this.knownTruth = null;
      if (type === "truth") this.knownTruth = detail as contract.Truth;
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    },
  };
  #texts: MutationObserver | null = null;
  /** For misspelt names, which `observedAttributes` can't include. */
  #attributes: MutationObserver | null = null;
  #complaint = "";
  /** The text on the board: moving the element doesn't read the same text again, setting it does. */
  #read: string | null = null;
  #loading: AbortController | null = null;
  /** Places that were set before there was a map, for the first one. */
  #early: Partial<Places> = {};

  // life -----------------------------------------------------------------------------------------

  connectedCallback(): void {
    // jsdom and happy-dom, used in component tests, lack shadow parts and render nothing: there the element remains its text.
    if (!this.part) return;
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
    this.#readMap();
    // While the page is being parsed, the text arrives after the tag, in pieces. It is irrelevant to a map from a file. So is
    // slotted content, which a page may even write in answer to a text that is not a map.
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
    // A map still loading is fetched again if the element comes back.
    if (this.#loading) this.#read = null;
    this.#stopLoading();
    // First, so that what follows fires no events.
    const { stage } = this;
    this.stage = null;
    stage?.giveUp();
    stage?.leave();
    this.studio.free();
  }

  attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    const isMap = name === "map" || name === "src";
    // Setting the same map again after edits brings it back.
    if (old === text && !(isMap ? this.studio.canUndo : CHANGEABLE.includes(name))) return;
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

  /** Sets a place to its attribute's value. The others stay: they may have been moved since. */
  #place(name: keyof Places): void {
    delete this.#early[name];
    // The first map will take the attributes with it.
    if (!this.stage && !this.memory.drawn) return;
    const given = givenPlaces(this, this.studio.drawing).places[name];
    // Way points can be removed; a start and a goal there always are.
    const place = given ?? (name === "through" ? [] : undefined);
    if (place !== undefined) this.studio.place({ [name]: place }, name);
    else this.stage?.searching.ask();
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
    if (!this.memory.drawn) this.#readMap();
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
  #check(): void {
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
    if (this.hasAttribute("map") || !src) this.#show(this.getAttribute("map") ?? reunitedText(this), again);
    // Moving the element doesn't fetch again: the file may be out of reach by now.
    else if (again || this.#read === null) void this.#fetch(src, again);
  }

  /** Waits for the whole text: part of a map is not a map, and nobody wants an empty board. */
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
      this.#show(await answer.text(), again, true);
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

  /** A text that is not a map leaves the board as it was, and is reported. An empty element may still get its text. */
  #show(text: string, again: boolean, fetched = false): void {
    if ((text === this.#read && !again) || (text.trim() === "" && !this.#read && !fetched)) return;
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
    if (grid) this.load({ grid });
  }

  get graph(): Graph | null {
    return this.studio.drawing.kind === "graph" ? (this.studio.engine as Graph) : null;
  }

  set graph(graph: Graph) {
    if (graph) this.load({ graph });
  }

  load({ grid, graph, start, goal, through }: contract.Drawing<contract.AnyPlace>, { undoable = true } = {}): void {
    const given = grid ? drawingOfGrid(grid) : graph && drawingOfGraph(graph);
    // A map that is still loading, or is fetched when the element comes back, would replace this one.
    if (given) {
      this.#stopLoading();
      this.#read ??= "";
    }
    this.stage?.giveUp();
    const drawing = given ?? this.studio.drawing;
    const usual = given ? usualPlaces(given) : this.studio.places;
    const early = this.#takeEarly(drawing);
    const places = {
      start: asPlace(start) ?? early.start ?? grid?.start ?? usual.start,
      goal: asPlace(goal) ?? early.goal ?? grid?.goal ?? usual.goal,
      through: through?.map(asPlace) ?? early.through ?? usual.through,
    };
    // Cloning saves rebuilding a large map; but one whose text marks its ends is rebuilt without them, as they may move.
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
    checkSides(width, height);
    this.stage?.giveUp();
    this.studio.resize(width, height);
  }

  get start(): contract.Place | null {
    return this.studio.places.start;
  }

  set start(start: contract.AnyPlace | null) {
    this.#move({ start: asPlace(start) }, "start");
  }

  get goal(): contract.Place | null {
    return this.studio.places.goal;
  }

  set goal(goal: contract.AnyPlace | null) {
    this.#move({ goal: asPlace(goal) }, "goal");
  }

  get through(): readonly contract.Place[] {
    return this.studio.places.through;
  }

  set through(through: readonly contract.AnyPlace[]) {
    this.#move({ through: (through || []).map(asPlace) }, "through");
  }

  #move(places: Partial<Places>, what: keyof Places): void {
    const { drawing } = this.studio;
    const given = what === "through" ? places.through! : [places[what]];
    const wrong = given.find((place) => place != null && !isOn(drawing, place as contract.Place));
    if (!this.memory.drawn) Object.assign(this.#early, places);
    this.studio.place(places, what);
    this.stage?.unblame(what);
    if (wrong !== undefined && this.memory.drawn) {
      this.stage?.searching.fail(misplaced(what === "through" ? "way point" : what, wrong, drawing), what);
    }
  }

  /** The early places that exist on the first map. */
  #takeEarly(drawing: Drawing): Partial<Places> {
    const early = Object.entries(this.#early).filter(
      ([name, place]) => name === "through" || isOn(drawing, place as contract.Place),
    );
    this.#early = {};
    return Object.fromEntries(early);
  }
}
