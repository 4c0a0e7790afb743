/** The bytes of a WebAssembly module that is kept as text: each letter stands for a byte. Undefined where the text was read in another character set. */
export function bytesOf(text: string, letters: string): Uint8Array<ArrayBuffer> | undefined {
  // There what UTF-8 writes as two bytes is two letters.
  if (letters.length !== 256) return undefined;
  const byteOf = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte++) byteOf[letters.charCodeAt(byte)] = byte;
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = byteOf[text.charCodeAt(i)]!;
  return bytes;
}
