import type { Audit } from "./audit.js";
import type { Numbering } from "./place.js";
import { withText } from "./text.js";

/** Unpacks an audit from the engine's row of numbers, which ends with the reason as text. @internal */
export function unpackAudit(packed: Float64Array, { placeOf }: Numbering): Audit {
  const [row, reason] = withText(packed);
  const [optimalCost, cost, optimal, admissible, consistent, at, h, trueCost, from, to, hFrom, stepCost, hTo] = row;
  const found: Audit = {
    optimalCost: optimalCost!,
    cost: cost!,
    optimal: optimal === 1,
    admissible: admissible === 1,
    consistent: consistent === 1,
    reason,
  };
  if (at! >= 0) found.worst = { at: placeOf(at!), h: h!, trueCost: trueCost! };
  if (from! >= 0) {
    found.offendingStep = { from: placeOf(from!), to: placeOf(to!), hFrom: hFrom!, cost: stepCost!, hTo: hTo! };
  }
  return found;
}
