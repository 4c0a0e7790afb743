/** Connects the boards to the reader's hands: to what draws on them, to gestures, and to a screen reader. */
import { isBare } from "../board/drawing.js";
import { Gestures } from "../editor/gestures.js";
import { GraphHand } from "../editor/graph-hand.js";
import { GridHand } from "../editor/grid-hand.js";
import type { Hand } from "../editor/hand.js";
import { GraphBoard } from "../graph-view/graph-board.js";
import type { Pointing } from "./pointing.js";
import type { Scene } from "./scene.js";

export class Hands {
  #hands: (Hand | null)[] = [];
  #gestures: readonly Gestures[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly pointing: Pointing,
  ) {}

  /** Connects the boards that there are now. */
  connect(): void {
    const { pointing } = this;
    const { host, player, predict, settings, sides } = this.scene;
    const { studio, memory } = host;
    const { editable, words } = settings;
    const show = (evolution: boolean) => {
      player.pause();
      player.seek(evolution ? 0 : player.length);
      if (evolution) player.play();
    };
    this.#hands = sides.map(({ board }) => {
      if (!editable || predict) return null;
      return board instanceof GraphBoard
        ? new GraphHand(studio, board, memory, show, words, (text) => this.scene.say(text))
        : new GridHand(studio, board, memory, show);
    });
    this.#gestures = sides.map(({ board }, i) => {
      // Before the gestures: a press first ends the shape that the keys have begun.
      pointing.serve(board.surface);
      const gestures = new Gestures(board, {
        hand: () => this.#hands[i] ?? null,
        clicked: (at) => pointing.clicked(at),
        isBare: (at) => memory.tool !== "pointer" && isBare(studio.drawing, at),
        hovered: (at) => pointing.hovered(at),
        wheelZooms: () => editable || board.surface.matches(":focus"),
      });
      board.surface.setAttribute("role", "application");
      board.surface.setAttribute("aria-roledescription", words.boardRole);
      return gestures;
    });
    this.nameBoards();
  }

  /** For screen readers. */
  nameBoards(): void {
    const { host, settings, sides } = this.scene;
    const { drawing } = host.studio;
    const { words } = settings;
    const name =
      drawing.kind === "grid" ? words.board(drawing.width, drawing.height) : words.graphBoard(drawing.nodes.length);
    const [a, b] = sides;
    a!.board.surface.ariaLabel = b ? `A: ${name}` : name;
    if (b) b.board.surface.ariaLabel = `B: ${name}`;
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
