/** Where the map comes from: the attribute `map`, the file of `src`, or the text inside. A text becomes a drawing, or is reported. */
import { attributeNamed, wrongType } from "../api/errors.js";
import { drawingOfGraph, drawingOfGrid, namedEnds, type Places, type PlainMap, usualPlaces } from "../board/drawing.js";
import { floorsKit, knowsFloors } from "../board/sheet.js";
import type { Timetable } from "../editor/timetable.js";
import { Newest } from "../shared/cancel.js";
import { isReadLater } from "../shared/map-files.js";
import { readMap } from "../shared/read-map.js";
import { type Said, saidBy, saying } from "../shared/said.js";
import { en } from "../words/en.js";
import { faultOf } from "./faults.js";
import { bringFloors } from "./floors.js";
import { givenPlaces } from "./given-places.js";
import { isOpen, reunitedText, whenParsed } from "./own-text.js";
import type { Subject } from "./subject.js";
import { timetableOf } from "./walks.js";

export class FigureSource {
  /** The text on the board: moving the element doesn't read the same text again, setting it does. */
  #read: string | null = null;
  readonly #loading = new Newest();
  #fetches = false;
  /** Pending while the page is being parsed, and the text inside may be incomplete. */
  parsed: Promise<void> | null = null;
  /** Pending while the code that reads the text is fetched. */
  coming: Promise<void> | null = null;

  constructor(private readonly figure: Subject) {}

  /** `again`: even the text that is on the board. Out of the page none is read until the element comes back. */
  read(again = false): void {
    const { figure } = this;
    const { element } = figure;
    const [map, src] = ["map", "src"].map((name) => element.getAttribute(name));
    if (!figure.isStaged) {
      this.#read = null;
      return;
    }
    this.stop();
    if (figure.map !== "drawn" && !map && !src && isOpen(element)) {
      this.parsed ??= this.#parse();
      return;
    }
    if (this.parsed) {
      this.parsed = null;
      this.#await(false);
    }
    if (map || !src) this.#show(map || reunitedText(element), again);
    // Moving the element doesn't fetch again: the file may be out of reach by now.
    else if (again || this.#read === null) void this.#fetch(src, again, this.#loading.begin());
  }

  /** The text inside has changed. It is irrelevant to a map from a file. */
  readInside(): void {
    if (!this.figure.element.getAttribute("src")) this.read();
  }

  /** Waits for the whole text: part of a map is not a map, and nobody wants an empty board. */
  async #parse(): Promise<void> {
    this.#await(true);
    await whenParsed(this.figure.element);
    if (this.parsed && this.figure.map !== "drawn") this.read();
  }

  async #fetch(src: string, again: boolean, signal: AbortSignal): Promise<void> {
    this.#fetches = true;
    this.#await(true);
    let address: URL | undefined;
    try {
      address = new URL(src, this.figure.element.baseURI);
      const answer = await fetch(address, { signal });
      if (!answer.ok)
        throw saying(new Error(`status ${answer.status}`), "failure.status", { code: String(answer.status) });
      this.#show(await answer.text(), again, true);
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(address ? notLoaded(src, error) : saidBy(wrongType(attributeNamed("src"), src, ["allowed.address"])));
    }
    if (!signal.aborted) this.#fetches = false;
  }

  /** A map still loading is fetched again if the element comes back. */
  stop(): void {
    if (this.#fetches) this.#read = null;
    this.#fetches = false;
    this.#loading.cancel();
  }

  /** Another map has been put on the board: one that is still loading, or is fetched when the element comes back, would replace it. */
  overtaken(): void {
    this.stop();
    this.#read ??= "";
  }

  /** An empty board waits for a map only where somebody has named one. */
  #await(awaited: boolean): void {
    const { figure } = this;
    if (figure.map === "drawn") return;
    figure.map = awaited ? "awaited" : "none";
    figure.apply();
  }

  /** A text that is not a map leaves the board as it was, and is reported. An empty element may still get its text. */
  #show(text: string, again: boolean, fetched = false): void {
    // An exercise whose author takes the map away draws its own.
    if (text.trim() === "" && this.figure.wish.mode === "exercise" && !fetched) {
      this.#read = "";
      this.figure.dropMap();
      return;
    }
    if ((text === this.#read && !again) || (text.trim() === "" && !this.#read && !fetched)) return;
    if (isReadLater(text)) void this.#showLater(text, this.#loading.begin());
    else this.#put(text);
  }

  /** What knows floors and maps of other programs is fetched first; another map that is wanted meanwhile goes before. */
  async #showLater(text: string, signal: AbortSignal): Promise<void> {
    this.#read = text;
    this.#fetches = true;
    this.#await(true);
    const put = () => {
      if (!signal.aborted) this.#put(text);
    };
    const failed = (error: unknown) => {
      if (!signal.aborted) this.#fail(saidBy(error));
    };
    this.coming = bringFloors().then(put).catch(failed);
    await this.coming;
    if (!signal.aborted) this.#fetches = false;
  }

  #put(text: string): void {
    const { figure } = this;
    try {
      const { drawing, places, timetable } = parseSource(text);
      this.#read = text;
      figure.giveUp();
      const given = givenPlaces(figure.element, drawing).places;
      const { studio } = figure;
      const all = { ...places, ...given, ...figure.takePlaces(drawing) };
      studio.open(drawing, all, null, { ...studio.timetable, ...timetable });
      figure.checkMarkup();
    } catch (error) {
      this.#fail(saidBy(error));
    }
  }

  #fail(said: Said): void {
    this.#await(true);
    this.figure.faults.set("map", said);
    this.figure.emit("fault", faultOf(said));
  }
}

/** What a browser says of it is in the browser's language. */
function notLoaded(address: string, error: unknown): Said {
  const reason = location.protocol === "file:" ? { id: "failure.file", fields: {} } : saidBy(error).saying;
  const failure = reason ?? (error as Error).message;
  const saying = { id: "own.notLoaded", fields: { address, failure } };
  return { text: en.tell(saying)!, saying };
}

/** The usual places are for what the text doesn't say. */
export function parseSource(text: string): {
  readonly drawing: PlainMap;
  readonly places: Places;
  readonly timetable: Partial<Timetable>;
} {
  const { grid, graph, floors, hexagons, through, changes, movers, ...named } =
    isReadLater(text) && knowsFloors() ? floorsKit().read(text) : readMap(text);
  const later = floors ?? hexagons;
  const marked = grid ?? later;
  try {
    const drawing = grid ? drawingOfGrid(grid) : later ? floorsKit().drawingOf(later) : drawingOfGraph(graph!);
    const usual = usualPlaces(drawing);
    const ends = (what: "start" | "goal") =>
      namedEnds(what, named[what], named[`${what}s`]) ?? namedEnds(what, marked?.[what], grid?.[`${what}s`]);
    const places = { ...usual, ...ends("start"), ...ends("goal"), through: through ?? usual.through };
    return { drawing, places, timetable: timetableOf({ changes, movers }) };
  } finally {
    (marked ?? graph)?.free();
  }
}
