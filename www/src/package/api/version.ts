import { engine, version as ofEngine } from "../raw.js";

/**
 * Returns the version of the engine, which is that of the package.
 *
 * @example
 * ```ts
 * import { version } from "stepstar";
 *
 * version().split(".").length; // => 3
 * ```
 */
export function version(): string {
  engine();
  return ofEngine();
}
