/** Walks by `import()`: bundlers make a file of them, which is fetched when a page first has one. */
import { bringWalksWith } from "./walks.js";

bringWalksWith(() => import("../api/walk.js"));
