/** A film, an archive or whatever else is not made of letters would be a text of strange ones. */
export function refuseBinary(text: string, type: string): void {
  if (!/[\0\uFFFD]/.test(text.slice(0, 4096))) return;
  const what = type ? `a file of the kind ${type}` : "not text";
  throw new RangeError(`It is ${what}: a map is text, JSON or a picture of a floor plan.`);
}
