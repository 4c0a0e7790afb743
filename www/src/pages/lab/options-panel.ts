/** How to search: every option by name. A wrong choice is allowed, and labelled as such. */
import { algorithmFor, type Options, type ResolvedOptions } from "stepstar";
import type { StepStarElement, StepUnit } from "stepstar/element";
import { unbroken } from "../../package/shared/dom.js";
import { choice, labelled, make, place, put } from "../shared/dom.js";
import { cost } from "../shared/numbers.js";
import { named, OPTION_MENUS } from "../shared/option-menus.js";
import { onPhone } from "../shared/phone.js";
import { at } from "../shared/places.js";
import { local, reasonOf, said, t } from "../shared/text.js";
import { idle, nameMoves, rest } from "./idle-options.js";
import { chosen, type Lab, mapOn, searching } from "./lab.js";
import { asGiven } from "./meaning.js";
import { optionHints } from "./option-hints.js";
import { inMenu, OWN, ownFormula } from "./own-formula.js";

/** Returns what puts the settings where they stand outside a comparison. */
export function optionsPanel(lab: Lab): () => void {
  const { board } = lab;
  const controls = new Map<keyof Options, HTMLSelectElement | HTMLInputElement>();
  let refused = "";
  const set = (name: keyof Options, value: unknown) => {
    const options = { ...board.options, [name]: value };
    const map = mapOn(board);
    try {
      if (map) algorithmFor(map, options);
      board.options = options;
      lab.unsay(refused);
    } catch (error) {
      // Options that can't be searched are not set: the board keeps showing a search with the options beside it.
      refused = reasonOf(error);
      lab.say(refused);
    }
    // A field that was emptied shows its default again, even if no new search follows.
    refresh();
  };
  const select = (name: keyof typeof OPTION_MENUS, label: string) => {
    const control = choice(named(OPTION_MENUS[name]), "", (value) => set(name, value));
    controls.set(name, control);
    return labelled(label, control);
  };
  const number = (name: keyof Options, label: string, limits: { min: string; step: string; placeholder?: string }) => {
    const control = make("input", { type: "number", ...limits });
    // Input that is not a number has an empty value, too.
    control.onchange = () => {
      const empty = control.value === "" && !control.validity.badInput;
      set(name, empty ? undefined : control.valueAsNumber);
    };
    // Browsers fire no change event for letters typed into an empty field.
    const refuse = () => {
      if (control.validity.badInput) set(name, Number.NaN);
    };
    control.onblur = refuse;
    control.onkeydown = ({ key }) => {
      if (key === "Enter") refuse();
    };
    controls.set(name, control);
    return labelled(label, control);
  };
  const check = (name: keyof Options, label: string) => {
    const control = make("input", { type: "checkbox" });
    control.onchange = () => set(name, control.checked);
    controls.set(name, control);
    return make("label", { className: "check" }, control, label);
  };

  // A recipe sets all the others at once.
  const recipe = choice(named(OPTION_MENUS.recipe), "", (value) => {
    board.options = value ? { recipe: value as Options["recipe"] } : {};
    lab.unsay(refused);
  });
  controls.set("recipe", recipe);
  const warning = make("p", { className: "warning", hidden: true });
  const running = make("p", { className: "hint" });
  const formula = ownFormula(lab, () => refresh());
  const estimate = choice([...named(OPTION_MENUS.heuristic), [OWN, t("Your own formula")]], "", (value) =>
    value === OWN ? formula.choose() : set("heuristic", value),
  );
  controls.set("heuristic", estimate);
  // What matters most is in one line above the board; on a phone it is with the rest.
  const settings = make(
    "div",
    { id: "settings", className: "settings", role: "group", ariaLabel: t("How to search") },
    select("algorithm", t("Algorithm")),
    select("diagonal", t("Moves")),
    labelled(t("Estimate h"), estimate),
    formula.row,
  );
  const first = make("div", { className: "options" });
  lab.panelOfA(
    "search",
    t("How to search"),
    first,
    running,
    warning,
    make(
      "div",
      { className: "options" },
      labelled(t("Recipe"), recipe),
      select("tieBreak", t("Ties")),
      number("weight", t("Weight of h"), { min: "0", step: "0.1" }),
      select("openList", t("Open list")),
      select("closed", t("Closed, but cheaper")),
      select("goalTest", t("Goal counts")),
      select("smooth", t("Path lists")),
      number("diagonalCost", t("Diagonal costs"), { min: "0.1", step: "0.1" }),
      number("maxExpansions", t("Stop after"), { min: "1", step: "1", placeholder: t("no limit") }),
      labelled(t("A step is"), unitChoice(board)),
      check("reverse", t("Search from the goal")),
      check("nearest", t("Nearest if no path")),
    ),
  );
  let isPhone = false;
  const settle = () => (isPhone ? first.append(settings) : place("tools").querySelector("select")!.after(settings));
  onPhone((phone) => {
    isPhone = phone;
    settle();
  });

  const refresh = () => {
    // What a link asks for in vain is not searched: its field is empty, or has the number that is refused.
    const options = { ...chosen(lab), ...asked(board.options) };
    const algorithm = searching(lab);
    formula.refresh();
    for (const [name, control] of controls) {
      rest(control, idle(name, algorithm, options, board), optionHints[name]);
      if (name === "diagonal") nameMoves(control as HTMLSelectElement, board);
      const value =
        name === "recipe"
          ? (board.options.recipe ?? "")
          : name === "heuristic"
            ? inMenu(options.heuristic)
            : options[name];
      if (control.type === "checkbox") (control as HTMLInputElement).checked = value === true;
      else {
        // Letters in a number field count as an empty value, so setting an empty one would leave them there.
        if (control.validity.badInput) control.value = "0";
        put(control, { value: typeof value === "number" ? shown(value) : String(value ?? "") });
      }
    }
    const runs = options.algorithm === "auto" ? algorithm : undefined;
    const title = runs && (named(OPTION_MENUS.algorithm).find(([name]) => name === runs)?.[1] ?? runs);
    put(running, { hidden: !runs, textContent: runs ? t("Here that is {algorithm}.", { algorithm: title! }) : "" });
  };
  const tell = (sentence: string) => warning.replaceChildren(...unbroken(sentence));
  const label = () => {
    const truth = board.truth;
    put(warning, { hidden: !truth || (truth.admissible && truth.consistent && truth.optimal) });
    if (!truth) return;
    if (!truth.admissible && truth.worst) {
      const { at: cell, h, trueCost } = truth.worst;
      const [says, is] = [cost(h), cost(trueCost)];
      const { weight } = chosen(lab);
      const estimate =
        weight === 1 ? t("This estimate") : t("Times {weight}, this estimate", { weight: local(asGiven(weight)) });
      tell(
        t("{estimate} is too high here: at {cell} it says {says}, the truth is {truth}.", {
          estimate,
          cell: at(cell),
          says,
          truth: is,
        }),
      );
    } else tell(said({ text: truth.reason, saying: truth.saying }));
  };
  board.addEventListener("edit", refresh);
  board.addEventListener("truth", label);
  for (const event of ["result", "withdrawn"] as const)
    board.addEventListener(event, () => {
      refresh();
      label();
    });
  refresh();
  return settle;
}

/** Whether a step is an event or a whole expansion: the board's own choice, which here makes room for the scrub bar. */
function unitChoice(board: StepStarElement): HTMLSelectElement {
  const units = [
    ["expansion", t("a whole expansion")],
    ["event", t("a single event")],
    ["tick", t("a tick of a walk")],
  ] as const;
  const control = choice(units, board.stepUnit, (value) => {
    board.stepUnit = value as StepUnit;
  });
  control.title = t("What a step is, while stepping and playing (U)");
  board.addEventListener("settings", () => put(control, { value: board.stepUnit }));
  return control;
}

/** The options that somebody has set, without those that are left to the defaults. */
const asked = ({ through: _, ...options }: Options) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<ResolvedOptions>;

/** A number as its field shows it; empty for “no limit”. */
const shown = (value: number) => (value === Math.SQRT2 ? "1.4142" : Number.isFinite(value) ? asGiven(value) : "");
