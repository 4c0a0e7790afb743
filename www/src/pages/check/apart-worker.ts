/** Looks for a map that tells two mistakes apart, beside the page, as that can take seconds. */
import { type Mistake, type Options, type Separated, separate } from "stepstar";

export interface Pair {
  readonly a: Mistake | "correct";
  readonly b: Mistake;
  readonly options: Options;
}

self.onmessage = ({ data }: MessageEvent<Pair>) => {
  let found: Separated | null = null;
  try {
    found = separate(data.a, data.b, data.options);
  } catch {
    // No small map does.
  }
  postMessage(found);
};
