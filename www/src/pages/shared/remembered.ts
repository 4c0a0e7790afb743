/** What a reader has chosen for all visits. Storage can be forbidden; then a choice lasts as long as the page. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice still holds for this page.
  }
}

/** Tells when the choice is changed in another tab. */
export function onRemembered(key: string, changed: () => void): void {
  window.addEventListener("storage", (event) => event.key === key && changed());
}
