/** The end of a sentence about an unknown name: ": did you mean …?" if an allowed one is close to it, otherwise a full stop. */
export function didYouMean(word: string, names: readonly string[]): string {
  const short = word.slice(0, 40).toLowerCase();
  let best: string | undefined;
  const most = Math.max(2, Math.floor(short.length / 3));
  let least = most + 1;
  for (const name of names) {
    const lower = name.toLowerCase();
    // Other libraries have longer names, such as "allowDiagonal", or shorter ones, such as "euclid".
    const resembles = short.includes(lower) || (short[2] && lower.startsWith(short));
    const distance = Math.min(editDistance(short, lower), resembles ? 1.5 : least);
    if (distance < least) [best, least] = [name, distance];
  }
  return best === undefined ? "." : `: did you mean "${best}"?`;
}

/** How many letters must be inserted, deleted or replaced to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Names in quotation marks, for a sentence. */
export const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
