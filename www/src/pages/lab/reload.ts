/**
 * A reload requests the address as it was at that moment. `pagehide` comes later, and what is written to the address from then on
 * is lost. So the addresses are also kept in the session storage, as long as the tab is open.
 */
const KEY = "stepstar-left";
/** Addresses kept: as many as may be written while a server responds, but even long ones have to fit the storage. */
const MOST = 3;

/** The addresses before the current one. */
let before: string[] = [];

export function rewrite(hash: string): void {
  before = [...before, location.hash].slice(-MOST);
  history.replaceState(null, "", hash);
}

/** Has the address written, and keeps it for a reload that has requested an earlier one. */
export function leave(write: () => void): void {
  write();
  try {
    sessionStorage.removeItem(KEY);
    if (before.length > 0) sessionStorage.setItem(KEY, [...before, location.hash].join("\n"));
  } catch {
    // There is no room, or no storage at all: a reload finds the board as it was a moment before.
  }
}

/** After a reload of an earlier address, puts the newest one in its place. */
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
