/** Connects the boards to the reader's hands: to what draws on them, to gestures, and to a screen reader. */
import { isBare } from "../board/drawing.js";
import { hasFloors, type StairsTold } from "../board/sheet.js";
import { Gestures } from "../editor/gestures.js";
import { GraphHand } from "../editor/graph-hand.js";
import { GridHand } from "../editor/grid-hand.js";
import type { Hand } from "../editor/hand.js";
import type { Strokes } from "../editor/tick-canvas.js";
import { GraphBoard } from "../graph-view/graph-board.js";
import { LETTERS } from "./faults.js";
import type { Onstage } from "./onstage.js";
import type { Pointing } from "./pointing.js";
import { broughtWalks, changesOf } from "./walks.js";
import { nameOf } from "./written.js";

export class Hands {
  #hands: (Hand | null)[] = [];
  #gestures: readonly Gestures[] = [];

  constructor(
    private readonly stage: Onstage,
    private readonly pointing: Pointing,
  ) {}

  /** Connects the boards that there are now. */
  connect(): void {
    const { pointing } = this;
    const { editable, subject, player, predict, sides, words } = this.stage;
    const { studio, wish } = subject;
    const show = (evolution: boolean) => {
      player.pause();
      player.seek(evolution ? 0 : player.length);
      if (evolution) player.play();
    };
    this.#hands = sides.map(({ board }, i) => {
      if (!editable || predict) return null;
      return board instanceof GraphBoard
        ? new GraphHand(studio, board, wish, show, words, (text) => this.stage.say(text))
        : new GridHand(studio, board, wish, show, this.#stairs, this.#ticks(i));
    });
    this.#gestures = sides.map(({ board }, i) => {
      // Before the gestures: a press first ends the shape that the keys have begun.
      pointing.serve(board.surface);
      const gestures = new Gestures(board, {
        hand: () => this.#hands[i] ?? null,
        clicked: (at) => pointing.clicked(at),
        isBare: (at) => wish.tool !== "pointer" && isBare(studio.drawing, at),
        hovered: (at) => pointing.hovered(at),
        wheelZooms: () => editable || board.surface.matches(":focus"),
      });
      board.surface.setAttribute("role", "application");
      board.surface.setAttribute("aria-roledescription", words.boardRole);
      return gestures;
    });
    this.nameBoards();
  }

  /** Strokes change cells at the tick in view, where that is wanted; the same canvas as long as that is in view. */
  #ticks(i: number): () => Strokes | null {
    const { subject, sides } = this.stage;
    const { studio, wish } = subject;
    let canvas: { readonly of: unknown; readonly strokes: Strokes } | null = null;
    return () => {
      const { TickCanvas } = broughtWalks() ?? {};
      const side = sides[i]!;
      const view = TickCanvas && wish.drawsTicks && wish.walk ? side.inView(changesOf(wish.walk)) : null;
      if (!TickCanvas || !view) return null;
      const stay = () => {
        const trace = side.trace!;
        wish.moment = { expansions: trace.expansionAt(trace.tickStart(view.tick) + 1) };
      };
      if (canvas?.of !== view.drawing)
        canvas = { of: view.drawing, strokes: new TickCanvas(studio, side.board, view, stay) };
      return canvas.strokes;
    };
  }

  readonly #stairs: StairsTold = (what, { cost = 0, ...ends }) => {
    const { words } = this.stage;
    const names = Object.fromEntries(Object.entries(ends).map(([end, place]) => [end, nameOf(place, words)]));
    this.stage.say(words.say(words[what], { cost, ...names }));
  };

  /** For screen readers. */
  nameBoards(): void {
    const { subject, sides, words } = this.stage;
    const { drawing } = subject.studio;
    const name = hasFloors(drawing)
      ? words.say(words.floorsBoard, { n: drawing.sheet.floors.length })
      : drawing.kind === "grid"
        ? words.say(drawing.hexagons ? words.hexagonsBoard : words.board, {
            width: drawing.width,
            height: drawing.height,
          })
        : words.say(words.graphBoard, { n: drawing.nodes.length });
    sides.forEach(({ board }, i) => {
      board.surface.ariaLabel = sides.length > 1 ? `${LETTERS[i]}: ${name}` : name;
    });
  }

  /** The hand on a board; null where nothing can be drawn. */
  on(index = 0): Hand | null {
    return this.#hands[index] ?? null;
  }

  /** Abandons what a pointer is drawing; false: nothing was. */
  giveUp(): boolean {
    return this.#gestures.some((gestures) => gestures.giveUp());
  }
}
