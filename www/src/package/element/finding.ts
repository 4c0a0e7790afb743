/** What looks for paths by quick routes: fetched where the board first shows a path before its search is recorded, with its part of the engine. */
import type { Pathfinder } from "../api/pathfinder.js";

type Finding = Readonly<Record<"Pathfinder", typeof Pathfinder>>;

let bring: () => Promise<Finding> = () => Promise.reject(new Error("This entry brings no quick routes."));
let brought: Finding | null = null;
let isComing = false;

/** Where an entry of the package fetches it from. */
export function bringFindingWith(way: () => Promise<Finding>): void {
  bring = way;
}

/** Null while it is fetched, and where it can't be: then the board shows a path once its search is recorded. */
export function finding(): Finding | null {
  if (!isComing) {
    isComing = true;
    bring().then(
      (found) => {
        brought = found;
      },
      () => {},
    );
  }
  return brought;
}
