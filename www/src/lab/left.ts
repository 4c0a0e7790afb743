/**
 * A reload asks for the address as it was before the page is told that its reader leaves: what is written then is lost. It is kept
 * beside the address for as long as the tab is open.
 */
const KEY = "stepstar-left";

/** Has the address written, and kept for a reload. */
export function leave(write: () => void): void {
  const before = location.hash;
  write();
  try {
    sessionStorage.removeItem(KEY);
    if (location.hash !== before) sessionStorage.setItem(KEY, `${before}\n${location.hash}`);
  } catch {
    // There is no room, or no storage at all: a reload finds what was there a moment before.
  }
}

/** After a reload of the address that was left, puts the newer one in its place. */
export function comeBack(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  try {
    const [before, after] = sessionStorage.getItem(KEY)?.split("\n") ?? [];
    sessionStorage.removeItem(KEY);
    if (visit?.type === "reload" && before === location.hash) history.replaceState(null, "", after);
  } catch {
    // Nothing was kept.
  }
}
