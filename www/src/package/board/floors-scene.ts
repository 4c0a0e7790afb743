/** Several floors as plain data: where they lie on their sheet, and what there is to see of them. Apart from what does something with them. */
import type { PlainLink } from "../shared/plain-map.js";
import type { Spot } from "./scene.js";
import type { Region } from "./view.js";

export interface FloorSheet {
  /** Where each floor lies. */
  readonly floors: readonly Region[];
  readonly links: readonly PlainLink[];
}

/** A link between two cells: stairs, a lift, a door. */
export interface LinkMark {
  readonly letter: string;
  /** Null: on a floor that is not shown. */
  readonly from: Spot | null;
  readonly to: Spot | null;
  /** How their floors lie: 1 if it leads up, -1 if down, 0 on the same one. */
  readonly rise: number;
  readonly cost: number;
  readonly oneWay: boolean;
}

/** What there is to see of floors beside their cells. */
export interface FloorMarks {
  readonly floors: readonly (Region & { readonly name: string })[];
  readonly links: readonly LinkMark[];
  /** All floors are shown. */
  readonly isWhole: boolean;
}
