/** Where an entry of the package fetches what boards need for floors from: apart from what it offers, whose declarations name nothing inside. */
import type { FloorsKit } from "../board/sheet.js";

let bring: () => Promise<FloorsKit> = () => Promise.reject(new Error("This entry brings no floors."));

export function bringFloorsWith(way: () => Promise<FloorsKit>): void {
  bring = way;
}

export const bringFloorsKit = (): Promise<FloorsKit> => bring();
