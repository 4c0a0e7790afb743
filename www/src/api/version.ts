import { engine } from "../raw.js";

/**
 * The version of the engine, which is the version of the package.
 *
 * @example
 * ```ts
 * import { version } from "stepstar";
 *
 * version().split(".").length; // => 3
 * ```
 */
export function version(): string {
  return engine().version();
}
