import { define, paintScene, StepStar } from "stepstar/element";

// Under a name of one's own too, and beside the usual one.
define("own-star");
const boards = ["step-star", "own-star"].map((name) => {
  const board = Object.assign(document.createElement(name), { map: "S.#\n#.G" });
  document.body.append(board);
  return board;
});
await Promise.all(boards.map(({ settled }) => settled));
const scene = boards[0].scene({ scale: 12, theme: "light" });
const context = Object.assign(document.createElement("canvas"), scene.size).getContext("2d");
paintScene(context, scene);
const [, , , opaque] = context.getImageData(0, 0, 1, 1).data;
document.title = boards
  .map((board) => board instanceof StepStar && board.result?.cost)
  .join(" ")
  .concat(` ${scene.size.width} ${opaque}`);
