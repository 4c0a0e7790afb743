/** Refuses a film, an archive or any other binary file, which would read as gibberish. */
export function refuseBinary(text: string, type: string): void {
  if (!/[^\P{Cc}\s]|\uFFFD/u.test(text.slice(0, 4096))) return;
  const what = type ? `a file of the kind ${type}` : "not text";
  throw new RangeError(`It is ${what}: a map is text, JSON or a picture of a floor plan.`);
}
