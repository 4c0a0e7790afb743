/** The properties and methods about what was searched. */

import { wrongType } from "../../api/errors.js";
import type { PathResult, Point, Trace } from "../../api/index.js";
import type { Recorder, StepStarElement, Truth } from "../contract.js";
import type { Figure } from "../figure.js";
import { begun } from "../queue.js";

export class SearchProperties
  implements Pick<StepStarElement, "trace" | "otherTrace" | "result" | "truth" | "settled" | "cancel" | "recorder">
{
  constructor(private readonly figure: Figure) {}

  get trace(): Trace | null {
    return this.figure.stage?.sides[0]?.trace ?? null;
  }

  get otherTrace(): Trace | null {
    return this.figure.stage?.sides[1]?.trace ?? null;
  }

  get result(): PathResult<Point | number> | null {
    return this.trace?.result ?? null;
  }

  get truth(): Truth | null {
    return this.figure.stage?.sides[0]?.truth ?? null;
  }

  get settled(): Promise<void> {
    const { figure } = this;
    return begun(figure.element)
      .then(() => figure.source.parsed)
      .then(() => figure.source.coming)
      .then(() => figure.stage?.searching.settled);
  }

  get recorder(): Recorder | null {
    return this.figure.wish.recorder;
  }

  set recorder(recorder: Recorder | null) {
    if (recorder != null && typeof recorder !== "function")
      throw wrongType("recorder", recorder, "a function, or null");
    this.figure.wish.recorder = recorder ?? null;
    this.figure.ask();
  }

  cancel(): void {
    this.figure.stage?.searching.cancel();
  }
}
