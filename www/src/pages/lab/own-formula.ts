/** An estimate of one's own: a field for its formula, what the audit says of it, and where on the board it is too high. */
import { algorithmFor, distances, type Point, type Trace } from "stepstar";
import { labelled, make, put } from "../shared/dom.js";
import { cost, count } from "../shared/numbers.js";
import { OPTION_MENUS } from "../shared/option-menus.js";
import { at } from "../shared/places.js";
import { reasonOf, said, t } from "../shared/text.js";
import { chosen, type Lab, mapOn } from "./lab.js";

/** The value of a menu that stands for any formula. */
export const OWN = "own";

/** Never too high without walls or terrain below 1, whatever the moves: a good one to begin with. */
const FIRST = "max(dx, dy)";

/** On larger maps only the cell is told at which it is too high by the most. */
const MOST_CELLS = 10_000;

/** The name of an estimate as a menu has it. */
export const inMenu = (heuristic: unknown): string =>
  OPTION_MENUS.heuristic.some(([name]) => name === heuristic) ? String(heuristic) : OWN;

/** `show`: after the formula has become another. */
export function ownFormula(lab: Lab, show: () => void) {
  const { board } = lab;
  let last = FIRST;
  let isOwn = false;
  const field = make("input", { type: "text", spellcheck: false, autocomplete: "off", autocapitalize: "off" });
  field.title = t("dx, dy: columns and rows to the goal; x, y: the cell; + - * / ( ) min max abs sqrt");
  const word = make("span", { className: "word" });
  word.setAttribute("role", "status");
  const row = make("div", { className: "formula", hidden: true }, labelled(t("h ="), field), word);

  const tell = (sentence: string, isBad: boolean) => {
    put(word, { textContent: sentence });
    word.classList.toggle("warning", isBad);
    put(field, { ariaInvalid: String(isBad && board.truth === null) });
  };
  /** Takes a formula; one that makes no sense stays in its field, with its sentence, while the search goes by the one before. */
  const take = (formula: string) => {
    const options = { ...board.options, heuristic: formula };
    const map = mapOn(board);
    try {
      if (map) algorithmFor(map, options);
      last = formula;
      board.options = options;
    } catch (error) {
      tell(reasonOf(error), true);
    }
    show();
  };
  field.onchange = () => take(field.value);

  const mark = (cells: readonly Point[]) => {
    if (board.grid) board.highlight(cells, "too-high");
  };
  const judge = () => {
    const { truth, trace } = board;
    if (!isOwn || !truth || !trace) return;
    const high = truth.admissible ? [] : tooHigh(lab, trace as Trace<Point>);
    mark(high);
    const { worst, offendingStep: step } = truth;
    if (worst) {
      const fields = { cell: at(worst.at), says: cost(worst.h), truth: cost(worst.trueCost) };
      tell(
        high.length > 0
          ? t("Too high at {n} cells, most at {cell}: {says}, the truth is {truth}.", {
              n: count(high.length),
              ...fields,
            })
          : t("Too high at {cell}: {says}, the truth is {truth}.", fields),
        true,
      );
    } else if (step)
      tell(
        t(
          "Never too high, but not consistent: from {from} to {to} it falls from {before} to {after}, and the step costs {cost}.",
          {
            from: at(step.from),
            to: at(step.to),
            before: cost(step.hFrom),
            after: cost(step.hTo),
            cost: cost(step.cost),
          },
        ),
        true,
      );
    else tell(t("Never too high, and consistent."), false);
  };
  board.addEventListener("truth", judge);
  board.addEventListener("fault", ({ detail }) => {
    if (isOwn) tell(said({ text: detail.message, saying: detail.saying }), true);
  });
  board.addEventListener("withdrawn", () => {
    if (isOwn) mark([]);
  });

  return {
    row,
    /** Goes over to a formula: the last one there was. */
    choose: () => take(last),
    refresh() {
      const { heuristic } = board.options;
      const isNow = heuristic !== undefined && inMenu(heuristic) === OWN;
      put(row, { hidden: !isNow });
      if (isNow && heuristic !== last) last = String(heuristic);
      if (isNow && !(word.textContent !== "" && field.value !== last && document.activeElement === field))
        put(field, { value: last });
      if (isOwn && !isNow) {
        mark([]);
        tell("", false);
      }
      isOwn = isNow;
    },
  };
}

/** The cells at which the estimate of a search says more than it costs from there; none where that is not asked of single cells. */
function tooHigh(lab: Lab, trace: Trace<Point>): Point[] {
  const { grid, goal, start } = lab.board;
  const { through, algorithm, weight, reverse, recipe: _, ...moves } = { recipe: undefined, ...chosen(lab) };
  if (!grid || !goal || !start || grid.width * grid.height > MOST_CELLS) return [];
  if (through.length > 0 || algorithm === "theta" || algorithm === "bidirectional") return [];
  const target = (reverse ? start : goal) as Point;
  const { diagonal, diagonalCost, size, turnCost, movers } = moves;
  // There the truth is another.
  if (size > 1 || turnCost || movers.length > 0) return [];
  const truth = distances(grid, target, { diagonal, diagonalCost, reverse: !reverse });
  const { costs } = truth;
  truth.free();
  const high: Point[] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const real = costs[y * grid.width + x]!;
      if (Number.isFinite(real) && weight * trace.node([x, y]).h > real * (1 + 1e-9) + 1e-9) high.push([x, y]);
    }
  }
  return high;
}
