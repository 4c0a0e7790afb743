/** What `stepstar/element` fetches when a figure first shows floors: what knows them, with its part of the engine. */
import { Floors } from "./package/api/floors.js";
import { Grid } from "./package/api/index.js";
import { floorsKitOf } from "./package/floors/kit.js";
import * as reading from "./package/shared/read-map.js";

export const kit = floorsKitOf({ Floors, Grid, ...reading });
