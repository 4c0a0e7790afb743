/** The tool that builds stairs: one end, then the other, or a drag from end to end; and takes them away. */
import type { Board } from "../board/board.js";
import { hasFloors, type StairsHand, type StairsStudio, type StairsTold } from "../board/sheet.js";
import { samePlace } from "../shared/places.js";
import type { FloorPlace, PlainLink } from "../shared/plain-map.js";
import type { Place } from "../shared/terms.js";
import { spotOn } from "./sheet.js";

export class Stairs implements StairsHand {
  /** Where stairs begin that wait for their other end. */
  #from: Place | null = null;
  #to: Place | null = null;

  constructor(
    private readonly studio: StairsStudio,
    private readonly board: Board,
    private readonly settings: { readonly stairs: number },
    private readonly told: StairsTold,
  ) {}

  get #links(): readonly PlainLink[] {
    const { drawing } = this.studio;
    return hasFloors(drawing) ? drawing.sheet.links : [];
  }

  press(at: Place, { button, shift }: { readonly button: number; readonly shift: boolean }): boolean {
    if (button === 2) this.unlink(at);
    else if (this.#from !== null) this.#link(this.#from, at, shift);
    else if (!this.#isWall(at)) {
      this.#from = this.#to = at;
      this.#sketch([at]);
      this.told("stairsFrom", { from: at });
      return true;
    }
    return false;
  }

  drag(to: Place): void {
    this.#to = to;
    if (this.#from !== null) this.#sketch([this.#from, to]);
  }

  release(): void {
    const [from, to] = [this.#from, this.#to];
    if (from !== null && to !== null && !samePlace(from, to)) this.#link(from, to, false);
  }

  /** Between two cells there is one link: again with the same cost takes it away, with another one changes it. */
  #link(from: Place, to: Place, oneWay: boolean): void {
    this.giveUp();
    if (samePlace(from, to) || this.#isWall(to)) return;
    const ends = [from, to] as unknown as [FloorPlace, FloorPlace];
    const known = this.#links.find((link) => ends.every((end) => samePlace(end, link.from) || samePlace(end, link.to)));
    const cost = this.settings.stairs;
    const isSame = known?.cost === cost && known.oneWay === oneWay;
    const others = this.#links.filter((link) => link !== known);
    this.studio.relink(isSame ? others : [...others, { from: ends[0], to: ends[1], cost, oneWay }]);
    this.told(isSame ? "noStairs" : "stairs", { from, to, cost });
  }

  unlink(at: Place): boolean {
    const others = this.#links.filter(({ from, to }) => !samePlace(from, at) && !samePlace(to, at));
    if (others.length === this.#links.length) return false;
    this.studio.relink(others);
    return true;
  }

  giveUp(): boolean {
    const waits = this.#from !== null;
    this.#from = null;
    if (waits) this.board.point({ sketch: [] });
    return waits;
  }

  #isWall(at: Place): boolean {
    const { drawing } = this.studio;
    const spot = hasFloors(drawing) && spotOn(drawing.sheet, at as readonly number[]);
    return !spot || (hasFloors(drawing) && drawing.walls[spot[1] * drawing.width + spot[0]] === 1);
  }

  #sketch(ends: readonly Place[]): void {
    const { drawing } = this.studio;
    if (!hasFloors(drawing)) return;
    const spots = ends.map((end) => spotOn(drawing.sheet, end as readonly number[])!);
    this.board.point({ sketch: spots.map(([x, y]) => ({ x, y, width: 1, height: 1 })) });
  }
}
