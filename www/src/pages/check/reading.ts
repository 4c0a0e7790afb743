/** How a run was read, in a line, with a button to have it read otherwise. */
import type { ReadAs, Reading } from "stepstar";
import { button, choice, labelled, make } from "../shared/dom.js";
import { named } from "../shared/option-menus.js";
import { t } from "../shared/text.js";

const ORDERS = [
  ["xy", "x, y"],
  ["row-column", "row, column"],
  ["index", "numbers of cells"],
] as const;
const FIRST = [
  ["0", "0"],
  ["1", "1"],
] as const;
const DIRECTIONS = [
  ["down", "downwards"],
  ["up", "upwards"],
] as const;

export function readingLine(reading: Reading | undefined, readAs: (other: ReadAs) => void): HTMLElement[] {
  if (!reading || reading.order === "id") return [];
  const chosen = () =>
    readAs({
      order: orders.value as ReadAs["order"],
      from: Number(first.value) as 0 | 1,
      up: direction.value === "up",
    });
  const orders = choice(named(ORDERS), reading.order, chosen);
  const first = choice(FIRST, `${reading.from}`, chosen);
  const direction = choice(named(DIRECTIONS), reading.up ? "up" : "down", chosen);
  const form = make(
    "div",
    { className: "options", hidden: true },
    labelled(t("Order"), orders),
    labelled(t("Counted from"), first),
    labelled(t("y goes"), direction),
  );
  const correct = button(t("Read it otherwise"), () => {
    form.hidden = !form.hidden;
    correct.ariaExpanded = String(!form.hidden);
    if (!form.hidden) orders.focus();
  });
  correct.ariaExpanded = "false";
  const order = orders.selectedOptions[0]!.text;
  const fields = { order, first: reading.from, passed: reading.passed };
  const said = reading.up
    ? t("Read as {order}, counted from {first}, y upwards; lines passed over: {passed}.", fields)
    : t("Read as {order}, counted from {first}; lines passed over: {passed}.", fields);
  return [make("p", { id: "reading" }, said, " ", correct), form];
}
