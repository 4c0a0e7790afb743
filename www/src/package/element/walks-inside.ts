/** Walks inside, for a script that has the whole engine with it. */
import * as walks from "../api/walk.js";
import { bringWalksWith } from "./walks.js";

bringWalksWith(async () => walks);
