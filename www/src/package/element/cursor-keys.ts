/** What keys do with the cell cursor: they move it, click where it is, and draw with it. */
import { type Direction, STEPS } from "../editor/cursor.js";
import type { Hand } from "../editor/hand.js";
import type { Command } from "../player/keys.js";
import type { Hands } from "./hands.js";
import type { Onstage } from "./onstage.js";
import type { Pointing } from "./pointing.js";

export class CursorKeys {
  /** A line or rectangle that was begun: pressed at one end, not yet released at the other. */
  #shape: Hand | null = null;

  constructor(
    private readonly stage: Onstage,
    private readonly pointing: Pointing,
    private readonly hands: Hands,
  ) {}

  /** False: the command is not about the cursor. */
  run(command: Command, shift: boolean): boolean {
    const [, direction, ten] = /^(left|right|up|down)(-ten)?$/.exec(command) ?? [];
    if (direction) this.#move(direction as Direction, ten !== undefined);
    else if (command === "press") this.#press(shift);
    else return false;
    return true;
  }

  #move(direction: Direction, ten: boolean): void {
    const { pointing } = this;
    const { sides } = this.stage;
    const { cursor } = pointing;
    const hand = this.hands.on();
    const moved = ten && hand?.nudge?.(cursor.place as number, ...STEPS[direction]);
    if (!moved) cursor.move(direction, ten ? 10 : 1);
    const { place } = cursor;
    if (place !== null) {
      for (const { board } of sides) board.sized((shown) => shown.reveal(place));
      hand?.drag(...sides[0]!.board.pixelOf(place));
    }
    pointing.point();
    if (moved) this.stage.say(`${cursor.place}: ${moved}`);
  }

  /** Enter clicks in the middle of the cursor's cell; a line or rectangle is held until Enter is pressed again. */
  #press(shift: boolean): void {
    const { pointing } = this;
    const { sides } = this.stage;
    const { place } = pointing.cursor;
    if (place === null) return;
    const hand = this.hands.on();
    if (shift && hand?.addBeside) {
      const id = hand.addBeside(place as number);
      pointing.cursor.show(id);
      for (const { board } of sides) board.sized((shown) => shown.reveal(id));
      pointing.point();
      return;
    }
    const [px, py] = sides[0]!.board.pixelOf(place);
    const begun = this.#shape;
    this.#shape = null;
    if (!begun && !hand?.press(px, py, { button: 0, control: false, shift, reach: 0 })) {
      pointing.clicked(place);
      return;
    }
    if (!begun && hand?.shaping) this.#shape = hand;
    else hand?.release();
    pointing.point();
  }

  /** Abandons what waits for its other end; false: nothing did. */
  giveUp(): boolean {
    const shape = this.#shape;
    this.#shape = null;
    shape?.cancel();
    return this.stage.sides.some((_, i) => this.hands.on(i)?.giveUp?.()) || shape !== null;
  }
}
