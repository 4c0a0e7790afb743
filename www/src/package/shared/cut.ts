/** Text from outside in a sentence: it may be of any length. */

/** A sentence has no more letters of it. */
const MOST = 60;

export function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
