/** Where the pictures of a film strip go: in rows of at most four, as even as possible, with a shorter last row centred. */
const MOST_COLUMNS = 4;

export interface StripPlan {
  readonly width: number;
  readonly height: number;
  readonly places: readonly (readonly [x: number, y: number])[];
}

export function stripPlan(
  pictures: number,
  frame: { readonly width: number; readonly height: number },
  gap: number,
): StripPlan {
  const rows = Math.ceil(pictures / MOST_COLUMNS);
  const columns = Math.ceil(pictures / rows);
  const [across, down] = [frame.width + gap, frame.height + gap];
  const missing = columns * rows - pictures;
  const places = Array.from({ length: pictures }, (_, i) => {
    const row = Math.floor(i / columns);
    const indent = row === rows - 1 ? (missing * across) / 2 : 0;
    return [Math.round(gap + indent + (i % columns) * across), gap + row * down] as const;
  });
  return { width: columns * across + gap, height: rows * down + gap, places };
}
