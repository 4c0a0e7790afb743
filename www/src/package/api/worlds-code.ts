/** The part of the engine that knows floors, hexagons and distances: a module of its own, so that only what needs it loads it. */

import { code, letters } from "../../generated/worlds.js";
import { bytesOf } from "../bytes-of.js";

export const worldsCode = () => bytesOf(code, letters);
