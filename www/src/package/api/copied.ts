import { kindOf } from "../kind-of.js";
import { wrongType } from "./errors.js";

/**
 * A plain copy of a typed array: one that lies about its length must not get near the engine's memory. Its name decides its
 * kind, as arrays of another window are just as good.
 */
export function copied<T extends Uint8Array | Uint32Array | Float64Array>(
  array: unknown,
  Kind: new (numbers: ArrayLike<number>) => T,
  name: string,
): T {
  if (!ArrayBuffer.isView(array) || kindOf(array) !== Kind.name) throw wrongType(name, array, `a ${Kind.name}`);
  try {
    return new Kind(array as T);
  } catch {
    throw new TypeError(`The ${name} is a ${Kind.name} whose buffer is gone: it must have its numbers.`);
  }
}
