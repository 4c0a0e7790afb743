/** Several floors: their code, with its part of the engine, is fetched where a board first shows some. */
import type { Floors } from "../api/floors.js";

type FloorsCode = Readonly<Record<"Floors", typeof Floors>>;

let bring: () => Promise<FloorsCode> = () => Promise.reject(new Error("This entry brings no floors."));

/** Where an entry of the package fetches it from. */
export function bringFloorsWith(way: () => Promise<FloorsCode>): void {
  bring = way;
}

export const floorsCode = (): Promise<FloorsCode> => bring();
