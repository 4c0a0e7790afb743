/** The row under "New" that takes one of several floors away, or puts an empty one below it. */
import type { Place } from "stepstar/element";
import { button, choice, labelled, make } from "../../shared/dom.js";
import { count } from "../../shared/numbers.js";
import { at } from "../../shared/places.js";
import { t } from "../../shared/text.js";
import { type PlainFloors, plainFloors } from "../../state/floors.js";
import { floorsOf } from "../../state/read-floors.js";
import type { Lab } from "../lab.js";
import { type House, withFloor, withoutFloor } from "./storeys.js";

/** `isAllowed` tells, beside the row, where floors of so many cells are too much; `done` closes the dialog. */
export function storeysRow(lab: Lab, isAllowed: (cells: number) => boolean, done: () => void) {
  const { board } = lab;
  const floors = choice([], "", () => {});
  const house = (): House => ({
    ...plainFloors(board.floors!),
    starts: board.starts,
    goals: board.goals,
    through: board.through,
  });
  const put = async (before: House, after: House, sentence: string) => {
    const wanted = lab.ask();
    const { starts, goals, through } = after;
    const drawn = await floorsOf(after);
    if (!wanted()) return;
    // Without any, the board has its usual one.
    lab.show({ ...drawn, ...(starts.length > 0 && { starts }), ...(goals.length > 0 && { goals }), through });
    lab.say([sentence, ...moved(before, after)].join(" "), true);
    board.fit();
    done();
  };
  const moved = (before: House, after: House): string[] => {
    const links = before.links.length - after.links.length;
    const stops = before.through.length - after.through.length;
    const stands = (left: readonly Place[], place: Place | null) => left.length === 0 && place !== null;
    return [
      ...(links > 0 ? [t("Stairs and links that led there went with it: {n}.", { n: links })] : []),
      ...(stands(after.starts, board.start) ? [t("The start is now {place}.", { place: at(board.start!) })] : []),
      ...(stands(after.goals, board.goal) ? [t("The goal is now {place}.", { place: at(board.goal!) })] : []),
      ...(stops > 0 ? [t("Way points there went with it: {n}.", { n: stops })] : []),
    ];
  };
  const insert = button(t("Put an empty floor below it"), () => {
    const [before, floor] = [house(), Number(floors.value)];
    const after = withFloor(before, floor);
    if (isAllowed(cellsOf(after)))
      void put(before, after, t("Floor {floor} is new; those above it count one more.", { floor }));
  });
  const remove = button(t("Take it away"), () => {
    const [before, floor] = [house(), Number(floors.value)];
    void put(before, withoutFloor(before, floor), t("Floor {floor} is taken away.", { floor }));
  });
  const element = make(
    "form",
    { method: "dialog" },
    make("div", { className: "options" }, labelled(t("Floor"), floors)),
    make("div", { className: "row" }, insert, remove),
  );
  /** `n`: how many floors there are now; of one, none can go. */
  const refresh = (n: number) => {
    element.hidden = n === 0;
    remove.hidden = n < 2;
    floors.replaceChildren(
      ...[...Array(n).keys()].map((floor) => make("option", { value: String(floor) }, count(floor))),
    );
  };
  return { element, refresh };
}

const cellsOf = ({ grids }: PlainFloors): number => grids.reduce((sum, { width, height }) => sum + width * height, 0);
