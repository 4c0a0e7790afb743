/** What knows floors, hexagons and maps of other programs, for boards that show some. It may be in a script of its own, so what there is once is handed to it: the engine's classes, and how maps are read. */
import type { FloorLink, Floors } from "../api/floors.js";
import type { FloorPoint, Grid } from "../api/index.js";
import type { FloorSheet } from "../board/floors-scene.js";
import { type FloorsKit, hasFloors } from "../board/sheet.js";
import { hexCells } from "../hexagons/cells.js";
import {
  cellsOfHexagons,
  drawingOfHexagons,
  type HexagonsClasses,
  hexagonsIn,
  toHexagons,
  writtenHexagons,
} from "../hexagons/drawing.js";
import { hexagonsTrace } from "../hexagons/trace.js";
import { isHexagonsText } from "../shared/floors-text.js";
import { isOfProgram } from "../shared/map-files.js";
import { samePlace } from "../shared/places.js";
import type { Place } from "../shared/terms.js";
import { floorMarks, paintClimbs, paintFloors, paintLinks, paintRim } from "./floor-marks.js";
import { FloorTabs } from "./floor-tabs.js";
import { letterOf, writtenFloors } from "./floors-text.js";
import { type ProgramMaps, programMap } from "./map-files.js";
import { floorsIn, type MapReading } from "./read.js";
import {
  areaOf,
  around,
  drawingOfFloors,
  type FloorsClasses,
  onFloors,
  partsOf,
  placeOn,
  resizedFloors,
  spotOn,
  toFloors,
} from "./sheet.js";
import { sheetTrace } from "./sheet-trace.js";
import { Stairs } from "./stairs.js";

export function floorsKitOf(
  classes: FloorsClasses & HexagonsClasses & MapReading & ProgramMaps & { readonly Floors: typeof Floors },
): FloorsKit {
  return {
    read: (text, names) =>
      isHexagonsText(text)
        ? hexagonsIn(text, classes, classes)
        : isOfProgram(text)
          ? programMap(text, classes, names)
          : floorsIn(text, classes.Floors, classes),
    text: ({ floors, hexagons, ...places }) =>
      hexagons ? writtenHexagons({ hexagons, ...places }) : writtenFloors({ floors: floors!, ...places }),
    hexagons: hexCells,
    drawingOf: (map) => ("links" in map ? drawingOfFloors(map) : drawingOfHexagons(map)),
    engineOf: (drawing) => (hasFloors(drawing) ? toFloors(drawing, classes) : toHexagons(drawing, classes)),
    resized: resizedFloors,
    spotOf: spotOn,
    placeOf: placeOn,
    areaOf,
    around,
    paintRim,
    partsOf,
    onFloors,
    cellsOf: ({ sheet }, map) => {
      if (!("links" in map)) return cellsOfHexagons(map);
      const at = (x: number, y: number) => placeOn(sheet as FloorSheet, [x, y]) as unknown as FloorPoint;
      return {
        setWall: (x, y, wall) => map.setWall(at(x, y), wall),
        setCost: (x, y, cost) => map.setCost(at(x, y), cost),
      };
    },
    traceOn: (trace, drawing) => (hasFloors(drawing) ? sheetTrace(trace, drawing) : hexagonsTrace(trace)),
    marksOf: floorMarks,
    paintFloors,
    paintLinks,
    paintClimbs,
    linksAt,
    stepCost,
    tabs: (words) => new FloorTabs(words),
    stairs: (studio, board, settings, told) => new Stairs(studio, board, settings, told),
  };
}

function linksAt({ links }: FloorSheet, at: Place): ReturnType<FloorsKit["linksAt"]> {
  return links.flatMap(({ from, to, cost, oneWay }, i) => {
    const isFrom = samePlace(from, at);
    if (!isFrom && !samePlace(to, at)) return [];
    return [[letterOf(i), !isFrom && oneWay ? "←" : "→", isFrom ? to : from, cost] as const];
  });
}

function stepCost(map: Floors, from: FloorPoint, to: FloorPoint, diagonalCost: number): number {
  const [[x, y, floor], [toX, toY, toFloor]] = [from, to];
  const leads = (a: Place, b: Place) => samePlace(a, from) && samePlace(b, to);
  const isTaken = (link: ReturnType<() => Floors["links"]>[number]) =>
    leads(link.from, link.to) || (!link.oneWay && leads(link.to, link.from));
  const costs = map.links.filter(isTaken).map(({ cost }: Pick<FloorLink, "cost">) => cost);
  if (floor === toFloor && Math.max(Math.abs(x - toX), Math.abs(y - toY)) === 1) {
    const grid: Grid = map.floor(floor);
    costs.push(grid.cost(toX, toY) * (x !== toX && y !== toY ? diagonalCost : 1));
    grid.free();
  }
  return Math.min(...costs);
}
