/** What an object calls itself: "Map", "Uint8Array"; "object" when it has no name of its own. */
export function kindOf(value: object): string {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  return kind === "Object" ? "object" : kind;
}
