/** The part of a map in view as attributes and links have it: "3,2,12". */

/** In cells, or in the units of a graph. */
export type ViewPart = readonly [left: number, top: number, width: number];

/** Undefined if the text is no view. */
export function viewOf(text: string): ViewPart | undefined {
  const view = text.split(",").map(Number);
  return view.length === 3 && view.every(Number.isFinite) && view[2]! > 0 ? (view as unknown as ViewPart) : undefined;
}

export function textOfView(view: ViewPart): string {
  return view.map((number) => +number.toFixed(digitsIn(view[2]))).join();
}

/** Decimals that tell pixels apart in a view so wide: the nodes of a graph may lie closer together than cells do. */
function digitsIn(width: number): number {
  return Math.min(20, Math.max(2, Math.ceil(3 - Math.log10(width))));
}
