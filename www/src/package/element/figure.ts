/** What an element is behind its attributes and properties: what is wanted of it, what is drawn on it, and in a page a stage that shows both. */
import {
  type GridDrawing,
  isOn,
  type Places,
  type PlainMap,
  partOf,
  placesOf,
  STOPS,
  type Stop,
} from "../board/drawing.js";
import { type Edit, Studio } from "../editor/studio.js";
import { allSaid } from "../shared/said.js";
import { wordsComing, wordsFor } from "../words/index.js";
import { complaintsAbout } from "./complaint.js";
import type { StepStarEvents } from "./contract.js";
import { Examiner } from "./examiner.js";
import { Faults, faultOf, NO_FAULT } from "./faults.js";
import { givenPlaces, misplaced } from "./given-places.js";
import { FigureSource } from "./source.js";
import { type Seat, Stage } from "./stage.js";
import { momentOf } from "./step.js";
import type { Subject } from "./subject.js";
import { newWish } from "./wish.js";

/** What there is to draw on until there is a map. A new one for each element: strokes draw into it. */
const empty = (): GridDrawing => ({ kind: "grid", width: 24, height: 16, walls: new Uint8Array(24 * 16), costs: null });

export class Figure implements Subject {
  readonly wish = newWish();
  readonly faults = new Faults(() => this.stage?.showFaults());
  readonly studio = new Studio(empty(), (edit) => this.#edited(edit));
  readonly source = new FigureSource(this);
  readonly examiner = new Examiner(this);
  map: Subject["map"] = "none";
  /** Null while the element is in no page, or waits for its turn to begin. */
  stage: Stage | null = null;
  #shownPlaces: Partial<Places> = {};

  constructor(readonly element: HTMLElement) {}

  get isStaged(): boolean {
    return this.stage !== null;
  }

  emit<K extends keyof StepStarEvents>(type: K, detail: StepStarEvents[K]["detail"]): void {
    this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** In a page: shows on a stage what is wanted. */
  begin(root: ShadowRoot, site: Seat): void {
    this.wish.words = wordsFor(this.element);
    this.stage = new Stage(root, this, site);
    this.source.read();
    this.apply();
    this.checkMarkup();
  }

  end(): void {
    this.source.stop();
    const { stage } = this;
    // First, so that what follows tells nobody.
    this.stage = null;
    this.examiner.end();
    stage?.end();
    this.studio.free();
  }

  apply(): void {
    const { stage, wish } = this;
    this.#place();
    if (this.map === "drawn" && !isOn(this.studio.drawing, wish.pinned)) wish.pinned = null;
    if (stage && !stage.fits(wish)) {
      // Giving up a stroke is an edit, which brings the stage that is wanted.
      stage.giveUp();
      if (this.stage === stage) this.stage = stage.replaced();
    }
    this.stage?.apply();
    this.examiner.apply();
  }

  /** Moves the places that have a new position. Those on the map go there; a fault names each other one. */
  #place(): void {
    const { wish, studio, faults } = this;
    const { places } = wish;
    if (places === this.#shownPlaces) return;
    this.#shownPlaces = places;
    const isDrawn = this.map === "drawn";
    if (isDrawn) this.#shownPlaces = wish.places = {};
    for (const name of STOPS) {
      const given = partOf(places, name);
      if (Object.keys(given).length === 0) continue;
      const all = placesOf({ start: null, goal: null, through: [], ...given }, name);
      const wrong = all.find((place) => place !== undefined && !isOn(studio.drawing, place));
      studio.place(given, name);
      if (!isDrawn) continue;
      const said =
        wrong === undefined ? NO_FAULT : misplaced(name === "through" ? "way point" : name, wrong, studio.drawing);
      faults.set(name, said);
      if (said.text && this.stage) this.emit("fault", faultOf(said));
    }
  }

  ask(): void {
    this.stage?.searching.ask();
  }

  giveUp(): void {
    this.stage?.giveUp();
  }

  takePlaces(drawing: PlainMap): Partial<Places> {
    const { start = null, goal = null, through, starts, goals } = this.wish.places;
    this.wish.places = {};
    return {
      ...(isOn(drawing, start) && { start, starts }),
      ...(isOn(drawing, goal) && { goal, goals }),
      ...(through && { through }),
    };
  }

  readMap(): void {
    this.source.read(true);
  }

  dropMap(): void {
    if (!this.examiner.hasMap) return;
    this.map = "none";
    this.examiner.mapChanged();
    this.apply();
  }

  /** A place's attribute has changed: the other places stay, as they may have been moved since. */
  placeAttribute(name: Stop["what"]): void {
    const { element, studio, wish } = this;
    wish.places = this.#shownPlaces = Object.assign({}, ...STOPS.map((of) => of !== name && partOf(wish.places, of)));
    const given = partOf(givenPlaces(element, studio.drawing).places, name);
    // Way points can be removed; a start and a goal there always are.
    const part = name === "through" ? { through: [], ...given } : given;
    if (Object.keys(part).length > 0) studio.place(part, name);
  }

  /** Speaks the language of the place in the page, as soon as its words are there. */
  localize(): void {
    const coming = wordsComing(this.element);
    if (coming) {
      void coming.then(() => this.localize());
      return;
    }
    const words = wordsFor(this.element);
    if (words === this.wish.words) return;
    this.wish.words = words;
    this.apply();
  }

  #edited(edit: Edit): void {
    const { what } = edit;
    this.#writeTimetable();
    if (what === "map") this.#anotherMap();
    // A drawing before the element has any map: the drawing is the map.
    else if (what === "cells" && !edit.drawn && !this.stage) this.map = "drawn";
    else if (what === "start" || what === "goal" || what === "through") this.faults.clear(what);
    this.stage?.edited(edit);
    this.apply();
  }

  /** Undo and the reader's hand change it, too: the attributes say what is so now. */
  #writeTimetable(): void {
    const { element, studio } = this;
    for (const [name, text] of Object.entries(studio.timetable)) {
      if (text === element.getAttribute(name)) continue;
      if (text === null) element.removeAttribute(name);
      else element.setAttribute(name, text);
    }
  }

  /** All that was about the last map is no longer wanted. */
  #anotherMap(): void {
    const { wish } = this;
    const isFirst = this.map !== "drawn";
    this.map = "drawn";
    wish.moment = momentOf(this.element.getAttribute("step")) ?? (isFirst ? wish.moment : undefined);
    if (!isFirst) wish.pinned = null;
    wish.looks = [];
    wish.breakPoints = [];
    wish.drawsTicks = false;
    this.faults.clear("map", "start", "goal", "through");
    this.examiner.mapChanged();
  }

  /** The language of the place in the page, and mistakes in the HTML; places can only be judged once there is a map. */
  checkMarkup(): void {
    const { element } = this;
    this.localize();
    const places = this.map === "drawn" ? givenPlaces(element, this.studio.drawing).complaints : [];
    const said = allSaid([...complaintsAbout(element), ...places]);
    if (this.faults.set("page", said) && said.text) this.emit("fault", faultOf(said));
  }
}
