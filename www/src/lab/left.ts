/**
 * A reload asks for an address that the page has had: whoever leaves is told of it later, and what is written in between is lost.
 * It is kept beside the address for as long as the tab is open.
 */
const KEY = "stepstar-left";
/** As many as are written while a server takes its time; long ones have to fit the storage. */
const MOST = 3;

/** What the address was before. */
let before: string[] = [];

export function rewrite(hash: string): void {
  before = [...before, location.hash].slice(-MOST);
  history.replaceState(null, "", hash);
}

/** Has the address written, and kept for a reload that asked for one before. */
export function leave(write: () => void): void {
  write();
  try {
    sessionStorage.removeItem(KEY);
    if (before.length > 0) sessionStorage.setItem(KEY, [...before, location.hash].join("\n"));
  } catch {
    // There is no room, or no storage at all: a reload finds what was there a moment before.
  }
}

/** After a reload of an address that the page has had, puts the newest one in its place. */
export function comeBack(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  try {
    const had = sessionStorage.getItem(KEY)?.split("\n") ?? [];
    sessionStorage.removeItem(KEY);
    if (visit?.type === "reload" && had.includes(location.hash)) history.replaceState(null, "", had.at(-1));
  } catch {
    // Nothing was kept.
  }
}
