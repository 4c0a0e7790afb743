/** All that a board asks of hexagons, for each orientation. */

import { axialOf } from "../api/axial.js";
import type { Orientation } from "../api/definitions.js";
import type { HexCells } from "../board/hexagons.js";
import { pictureOf, showBricks } from "./afar.js";
import { border, paintRim } from "./border.js";
import * as geometry from "./geometry.js";
import { paintHexagons } from "./ground.js";
import { corners, fill, outline } from "./outline.js";

const cellsOf = (orientation: Orientation): HexCells => ({
  spotOf: (map, place) => geometry.spotOf(orientation, map, place),
  placeOf: (spot) => axialOf(orientation, spot),
  roomOf: (map) => geometry.roomOf(orientation, map),
  middleOf: (spot) => geometry.middleOf(orientation, spot),
  cellAt: (x, y) => geometry.cellAt(orientation, [x, y]),
  seen: (map, picture, view) => geometry.seen(orientation, map, picture, view),
  cellsAlong: (a, b) => geometry.cellsAlong(orientation, a, b),
  flood: (width, from, closed) => geometry.flood(orientation, width, from, closed),
  paintGround: (painter, ground) => paintHexagons(orientation, painter, ground),
  fill: (painter, view, regions) => fill(orientation, painter, view, regions),
  outline: (painter, view, spot, within) => outline(orientation, painter, view, spot, within),
  corners: (painter, view, spot) => corners(orientation, painter, view, spot),
  border: (walls, states, region) => border(orientation, walls, states, region),
  paintRim: (painter, view, spots) => paintRim(orientation, painter, view, spots),
  around: (map, of, within) => geometry.around(orientation, map, of, within),
  show: (target, pixels, view, region) => showBricks(orientation, target, pixels, view, region),
  picture: (pixels, view, map, region) => pictureOf(orientation, pixels, view, map, region),
});

export const hexCells: Record<Orientation, HexCells> = { pointy: cellsOf("pointy"), flat: cellsOf("flat") };
