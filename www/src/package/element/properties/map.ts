/** The properties and methods that set what is drawn as objects: a grid or a graph, and the places on it. */
import { wrongType } from "../../api/errors.js";
import type { Floors } from "../../api/floors.js";
import type { Hexagons } from "../../api/hexagons.js";
import type { Graph, Grid } from "../../api/index.js";
import {
  asPart,
  drawingOfGraph,
  drawingOfGrid,
  namedEnds,
  type Places,
  partOf,
  placesOf,
  usualPlaces,
} from "../../board/drawing.js";
import { hasHexagons, renames } from "../../board/hexagons.js";
import { floorsKit, hasFloors, knowsFloors } from "../../board/sheet.js";
import { kindOf } from "../../kind-of.js";
import { asPlace } from "../../shared/places.js";
import type { AnyPlace, Drawing, Place, StepStarElement } from "../contract.js";
import type { Figure } from "../figure.js";
import { bringFloors } from "../floors.js";
import { asPlaces } from "../given-places.js";
import { timetableOf } from "../walks.js";

type Names = "grid" | "graph" | "floors" | "hexagons" | "start" | "goal" | "starts" | "goals" | "through" | "load";

export class MapProperties implements Pick<StepStarElement, Names> {
  constructor(private readonly figure: Figure) {}

  get grid(): Grid | null {
    const { studio } = this.figure;
    const { drawing } = studio;
    return drawing.kind === "grid" && !renames(drawing) ? (studio.engine as Grid) : null;
  }

  set grid(grid: Grid) {
    if (grid) this.load({ grid });
  }

  get graph(): Graph | null {
    const { studio } = this.figure;
    return studio.drawing.kind === "graph" ? (studio.engine as Graph) : null;
  }

  set graph(graph: Graph) {
    if (graph) this.load({ graph });
  }

  get floors(): Floors | null {
    const { studio } = this.figure;
    return hasFloors(studio.drawing) ? (studio.engine as Floors) : null;
  }

  set floors(floors: Floors) {
    if (floors) this.load({ floors });
  }

  get hexagons(): Hexagons | null {
    const { studio } = this.figure;
    return hasHexagons(studio.drawing) ? (studio.engine as Hexagons) : null;
  }

  set hexagons(hexagons: Hexagons) {
    if (hexagons) this.load({ hexagons });
  }

  load(drawn: Drawing<AnyPlace>, how?: { undoable?: boolean } | null): void {
    // A Grid is an object too, but one whose start and goal would be taken for those of another map.
    if (kindOf(drawn) !== "object")
      throw wrongType("drawing", drawn, "an object with a grid, graph, floors or hexagons, start, goal or way points");
    const { grid, graph, floors, hexagons, through, changes, movers } = drawn;
    const later = floors ?? hexagons;
    const { figure } = this;
    const { studio } = figure;
    if (later && !knowsFloors()) {
      // What shows them is on its way, and then they are.
      void bringFloors().then(() => this.load(drawn, how));
      return;
    }
    const given = grid ? drawingOfGrid(grid) : later ? floorsKit().drawingOf(later) : graph && drawingOfGraph(graph);
    const marked = grid ?? later;
    if (given) figure.source.overtaken();
    figure.giveUp();
    const drawing = given ?? studio.drawing;
    const usual = given ? usualPlaces(given) : studio.places;
    const early = figure.takePlaces(drawing);
    const ends = (what: "start" | "goal"): Partial<Places> | undefined => {
      const all = drawn[`${what}s`];
      return (
        namedEnds(what, asPlace(drawn[what]), all && asPlaces(all)) ??
        (early[what] == null ? namedEnds(what, marked?.[what], grid?.[`${what}s`]) : partOf(early, what))
      );
    };
    const places: Places = {
      ...usual,
      ...ends("start"),
      ...ends("goal"),
      through: (through && asPlaces(through)) ?? early.through ?? usual.through,
    };
    // Cloning saves rebuilding a large map; but one whose text marks its ends is rebuilt without them, as they may move.
    const engine = grid?.start || grid?.goal ? null : grid?.clone();
    const timetable = { ...studio.timetable, ...timetableOf({ changes, movers }) };
    if (how?.undoable ?? true) studio.load(drawing, places, engine, timetable);
    else studio.open(drawing, places, engine, timetable);
  }

  get start(): Place | null {
    return this.figure.studio.places.start;
  }

  set start(start: AnyPlace | null) {
    this.#move({ start: asPlace(start) });
  }

  get goal(): Place | null {
    return this.figure.studio.places.goal;
  }

  set goal(goal: AnyPlace | null) {
    this.#move({ goal: asPlace(goal) });
  }

  get starts(): readonly Place[] {
    return placesOf(this.figure.studio.places, "start");
  }

  set starts(starts: readonly AnyPlace[]) {
    this.#move(asPart("start", asPlaces(starts || [])));
  }

  get goals(): readonly Place[] {
    return placesOf(this.figure.studio.places, "goal");
  }

  set goals(goals: readonly AnyPlace[]) {
    this.#move(asPart("goal", asPlaces(goals || [])));
  }

  get through(): readonly Place[] {
    return this.figure.studio.places.through;
  }

  set through(through: readonly AnyPlace[]) {
    this.#move({ through: asPlaces(through || []) });
  }

  #move(places: Partial<Places>): void {
    const { wish } = this.figure;
    wish.places = { ...wish.places, ...places };
    this.figure.apply();
  }
}
