/** Numbers that fit: they are shortened rather than made to overlap. */

/** At most two decimals, fewer where there is no room for them, thousands as "12k" at last. */
export function fitted(value: number, characters: number): string {
  if (!Number.isFinite(value)) return "∞";
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
