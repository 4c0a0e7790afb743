import type { Audit } from "./audit.js";
import type { Numbering } from "./place.js";

/** An audit from the row of numbers and the sentence that the engine gives. @internal */
export function unpackAudit(parts: unknown[], { placeOf }: Numbering): Audit {
  const row = parts[0] as Float64Array;
  const [optimalCost, cost, optimal, admissible, consistent, at, h, trueCost, from, to, hFrom, stepCost, hTo] = row;
  const found: Audit = {
    optimalCost: optimalCost!,
    cost: cost!,
    optimal: optimal === 1,
    admissible: admissible === 1,
    consistent: consistent === 1,
    reason: parts[1] as string,
  };
  if (at! >= 0) found.worst = { at: placeOf(at!), h: h!, trueCost: trueCost! };
  if (from! >= 0) {
    found.offendingStep = { from: placeOf(from!), to: placeOf(to!), hFrom: hFrom!, cost: stepCost!, hTo: hTo! };
  }
  return found;
}
