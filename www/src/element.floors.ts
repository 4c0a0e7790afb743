/** What `stepstar/element` fetches when a figure first shows floors, hexagons or a map of another program: what knows them, with its part of the engine. */
import { Floors } from "./package/api/floors.js";
import { Hexagons } from "./package/api/hexagons.js";
import { Graph, Grid } from "./package/api/index.js";
import { parseDimacs, parseTiled } from "./package/api/map-files.js";
import { floorsKitOf } from "./package/floors/kit.js";
import * as reading from "./package/shared/read-map.js";

export const kit = floorsKitOf({ Floors, Hexagons, Grid, Graph, parseDimacs, parseTiled, ...reading });
