/** Reads a file line by line, as a long one doesn't fit a string. */

/** Bytes read at once: a thousand events or two. */
export const PIECE = 1 << 18;

/** `told` hears how far it is, from 0 to 1. */
export async function eachLine(file: Blob, take: (line: string) => void, told: (share: number) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for (let from = 0; from < file.size; from += PIECE) {
    const bytes = await file.slice(from, from + PIECE).arrayBuffer();
    const text = rest + decoder.decode(bytes, { stream: true });
    const end = text.lastIndexOf("\n") + 1;
    for (const line of text.slice(0, end).split("\n")) take(line);
    rest = text.slice(end);
    told(from / file.size);
  }
  take(rest);
}
