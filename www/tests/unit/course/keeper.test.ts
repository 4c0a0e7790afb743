/** What a host is told of an answer is what it brings back: the next question, and not the one that has been answered. */
import { expect, test } from "vitest";
import { Keeper } from "../../../src/course/marks/keeper.js";

/** As far as a keeper looks at it. */
class Board extends EventTarget {
  mode = "predict";
  position = 3;
  trace = { expansions: 9 };
  progress: unknown = null;
  readonly grid = null;
  readonly editable = false;

  tell(type: string, detail: object): void {
    this.dispatchEvent(Object.assign(new Event(type), { detail }));
  }
}

function kept(mode: string) {
  const board = Object.assign(new Board(), { mode });
  const told: (readonly [answered: boolean, fleeting: boolean, position: number | undefined])[] = [];
  const keeper = new Keeper(board as never, 5, (answered, fleeting) =>
    told.push([answered, fleeting, keeper.saved.position]),
  );
  return { board, told };
}

test("a prediction is kept with the step to which it has led", async () => {
  const { board, told } = kept("predict");
  board.tell("answer", { right: true, score: { right: 1, asked: 1 } });
  // The board goes on after it has told.
  board.position = 8;
  await Promise.resolve();
  expect(told).toEqual([[true, false, 8]]);
});

test("in an exercise all but strokes is told at once", () => {
  const { board, told } = kept("exercise");
  const detail = { kind: "order", questions: 5, answered: false };
  board.tell("exercise", detail);
  board.tell("exercise", { ...detail, answered: true });
  // A second try goes on to the next question.
  board.tell("exercise", detail);
  board.tell("exercise", { ...detail, kind: "draw" });
  expect(told.map(([answered, fleeting]) => [answered, fleeting])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test("only the first answer to a question counts, and none where the element counts itself", async () => {
  const { board, told } = kept("predict");
  board.tell("answer", { right: false, score: { right: 0, asked: 1 } });
  board.tell("answer", { right: true, score: { right: 0, asked: 1 } });
  await Promise.resolve();
  expect(told).toHaveLength(1);
  const exercise = kept("exercise");
  exercise.board.tell("answer", { right: true, score: { right: 1, asked: 1 } });
  await Promise.resolve();
  expect(exercise.told).toEqual([]);
});

test("where a reader has stepped to is kept, and told from the second step on", () => {
  const { board, told } = kept("predict");
  board.tell("step", { position: 3, playing: false });
  board.tell("step", { position: 4, playing: false });
  board.tell("step", { position: 4, playing: false });
  board.tell("step", { position: 9, playing: true });
  expect(told).toEqual([[false, true, 4]]);
});
