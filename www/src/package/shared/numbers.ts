/** Numbers that fit: they are shortened rather than left to overlap. */

/** Anything smaller is rounding left over from a difference of sums, not a cost. */
const ROUNDING = 1e-9;

/** A value about which three decimals say little or nothing, written as in the engine's sentences; empty for any other. */
export function small(value: number): string {
  const size = Math.abs(value);
  if (size < ROUNDING || size >= 0.01) return "";
  return String(Number(size < 1e-6 ? value.toPrecision(4) : value.toFixed(6)));
}

/** At most two decimals, fewer where there is no room for them, and at last thousands, as "12k"; of a small value, at least its magnitude. */
export function fitted(value: number, characters: number): string {
  if (!Number.isFinite(value)) return "∞";
  const told = small(value);
  if (told) return [told, value.toExponential(0)].find(({ length }) => length <= characters) ?? "…";
  for (const decimals of [2, 1, 0]) {
    const text = String(Number(value.toFixed(decimals)));
    if (text.length <= characters) return text;
  }
  const thousands = `${Math.round(value / 1000)}k`;
  return thousands.length <= characters ? thousands : "…";
}

/** How many characters of a font fit: digits of common sans-serif faces are at most 0.62 em wide, bold ones included. */
export function room(width: number, size: number): number {
  return Math.floor(width / (size * 0.62));
}
