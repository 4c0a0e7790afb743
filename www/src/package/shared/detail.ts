/** What is drawn in a cell of a grid depends on its size alone. */
export interface Detail {
  readonly edges: boolean;
  readonly f: boolean;
  readonly all: boolean;
}

/** The zoom levels: only colour; edges and arrows; f; f, g and h. */
export function detail(scale: number): Detail {
  // Rounded, as 24 cells in 959 pixels look 40 pixels wide to anyone.
  const pixels = Math.round(scale);
  return { edges: pixels >= 10, f: pixels >= 28, all: pixels >= 40 };
}
