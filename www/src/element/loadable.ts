/** The properties and methods that set what is drawn: a map as text, from a file or as an object, and the places on it. */

import { wrongType } from "../api/errors.js";
import type { Graph, Grid } from "../api/index.js";
import { checkSides } from "../api/matrix.js";
import { type Drawing, drawingOfGraph, drawingOfGrid, isOn, type Places, usualPlaces } from "../board/drawing.js";
import { kindOf } from "../kind-of.js";
import { asPlace } from "../shared/places.js";
import type * as contract from "./contract.js";
import { asPlaces, givenPlaces, misplaced } from "./given-places.js";
import { isOpen, reunitedText, whenParsed } from "./own-text.js";
import { parseSource, type Source } from "./source.js";
import { Viewable } from "./viewable.js";

export abstract class Loadable extends Viewable {
  /** The text on the board: moving the element doesn't read the same text again, setting it does. */
  #read: string | null = null;
  #loading: AbortController | null = null;
  /** Places that were set before there was a map, for the first one. */
  #early: Partial<Places> = {};

  /** Reports mistakes in the HTML. */
  protected abstract checkMarkup(): void;

  /** `again`: even the text that is on the board. Out of the page none is read until the element comes back. */
  protected readMap(again = false): void {
    const { map, src, stage } = this;
    if (!stage) {
      this.#read = null;
      return;
    }
    this.stopLoading();
    if (!this.memory.drawn && !map && !src && isOpen(this)) {
      this.parsed ??= this.#parse();
      return;
    }
    if (this.parsed) {
      this.parsed = null;
      stage.searching.unblank();
      stage.searching.ask();
    }
    if (map || !src) this.#show(map || reunitedText(this), again);
    // Moving the element doesn't fetch again: the file may be out of reach by now.
    else if (again || this.#read === null) void this.#fetch(src, again);
  }

  /** Waits for the whole text: part of a map is not a map, and nobody wants an empty board. */
  async #parse(): Promise<void> {
    this.stage?.searching.blank();
    await whenParsed(this);
    if (this.parsed && !this.memory.drawn) this.readMap();
  }

  async #fetch(src: string, again: boolean): Promise<void> {
    const loading = new AbortController();
    this.#loading = loading;
    if (!this.memory.drawn) this.stage?.searching.blank();
    let address: URL | undefined;
    try {
      address = new URL(src, this.baseURI);
      const answer = await fetch(address, { signal: loading.signal });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      this.#show(await answer.text(), again, true);
    } catch (error) {
      if (loading.signal.aborted) return;
      const reason =
        location.protocol === "file:"
          ? "a page opened by double click may not read files. Put the map inside the element"
          : (error as Error).message;
      this.stage?.searching.fail(
        address
          ? `The map ${src} could not be loaded: ${reason}.`
          : wrongType('attribute "src"', src, "an address, and a whole one on a page that has none itself").message,
      );
    } finally {
      if (this.#loading === loading) this.#loading = null;
    }
  }

  /** A map still loading is fetched again if the element comes back. */
  protected stopLoading(): void {
    if (this.#loading) this.#read = null;
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
      this.checkMarkup();
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

  load(drawn: contract.Drawing<contract.AnyPlace>, how?: { undoable?: boolean } | null): void {
    // A Grid is an object too, but one whose start and goal would be taken for those of another map.
    if (kindOf(drawn) !== "object")
      throw wrongType("drawing", drawn, "an object with a grid or graph, start, goal or way points");
    const { grid, graph, start, goal, through } = drawn;
    const given = grid ? drawingOfGrid(grid) : graph && drawingOfGraph(graph);
    // A map that is still loading, or is fetched when the element comes back, would replace this one.
    if (given) {
      this.stopLoading();
      this.#read ??= "";
    }
    this.stage?.giveUp();
    const drawing = given ?? this.studio.drawing;
    const usual = given ? usualPlaces(given) : this.studio.places;
    const early = this.#takeEarly(drawing);
    const places = {
      start: asPlace(start) ?? early.start ?? grid?.start ?? usual.start,
      goal: asPlace(goal) ?? early.goal ?? grid?.goal ?? usual.goal,
      through: (through && asPlaces(through)) ?? early.through ?? usual.through,
    };
    // Cloning saves rebuilding a large map; but one whose text marks its ends is rebuilt without them, as they may move.
    const engine = grid?.start || grid?.goal ? null : grid?.clone();
    if (how?.undoable ?? true) this.studio.load(drawing, places, engine);
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
    this.#move({ through: asPlaces(through || []) }, "through");
  }

  /** Sets a place to its attribute's value. The others stay: they may have been moved since. */
  protected takePlace(name: keyof Places): void {
    delete this.#early[name];
    // The first map will take the attributes with it.
    if (!this.stage && !this.memory.drawn) return;
    const given = givenPlaces(this, this.studio.drawing).places[name];
    // Way points can be removed; a start and a goal there always are.
    const place = given ?? (name === "through" ? [] : undefined);
    if (place !== undefined) this.studio.place({ [name]: place }, name);
    else this.stage?.searching.ask();
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
