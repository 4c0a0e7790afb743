/** Whether a value is a proxy that was revoked: whoever asks it for anything gets the browser's own words. */
export function isRevoked(value: unknown): boolean {
  try {
    // The one question that no proxy can answer itself. The answer is read, as a minifier leaves out what nobody reads.
    return Array.isArray(value) === undefined;
  } catch {
    return true;
  }
}

/** Whether a value is an array that can be read. */
export function isList(value: unknown): value is unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** What an object calls itself: "Map", "Uint8Array"; "object" when it has no name of its own. */
export function kindOf(value: object): string {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  return kind === "Object" ? "object" : kind;
}
