/** Compare: a second board with other options on the same map, in step by expansions, and a picture of what only one of them has closed. */
import { button, choice, labelled, make, place, put } from "../page/dom.js";
import { count } from "../page/numbers.js";
import { Difference } from "./difference.js";
import { idle, rest } from "./idle-options.js";
import { chosen, type Lab, searching } from "./lab.js";
import { asGiven } from "./meaning.js";
import { optionHints } from "./option-hints.js";
import { algorithms, heuristics, moves, ties } from "./options-panel.js";

export function compare(lab: Lab): void {
  const { board } = lab;
  const toggle = button("Compare", () => turn(), {
    title: "A second board with other options, in step with this one",
  });
  place("menu").append(toggle);
  lab.shortcuts.add("V", toggle);
  const select = (
    name: "algorithm" | "diagonal" | "heuristic" | "tieBreak",
    label: string,
    names: Parameters<typeof choice>[0],
  ) => {
    const control = choice(names, String(board.other[name] ?? chosen(lab)[name]), (value) => {
      board.other = { ...board.other, [name]: value };
    });
    const field = labelled(label, control);
    const options = { ...chosen(lab), ...board.other };
    rest(control, idle(name, searching(lab, options), options, board.graph !== null), optionHints[name]);
    return field;
  };
  const weight = () => {
    const options = { ...chosen(lab), ...board.other };
    const control = make("input", { type: "number", min: "0", step: "0.1", value: asGiven(options.weight) });
    control.onchange = () => {
      // Nothing, or what is no weight, leaves that of A.
      const { weight: _, ...others } = board.other;
      board.other =
        control.value === "" || !control.checkValidity() ? others : { ...others, weight: control.valueAsNumber };
      offered = "";
      offer();
    };
    const field = labelled("Weight of h", control);
    rest(control, idle("weight", searching(lab, options), options, board.graph !== null), optionHints.weight);
    return field;
  };
  const choices = make("div", { className: "options" });
  const panel = lab.panel("B, on the right", choices);
  const summary = make("p", { className: "hint" });
  summary.setAttribute("role", "status");
  const countOf = (kind: string, text: string, cells: number) =>
    make("span", { className: `wash ${kind}` }, `${text}: ${count(cells)}`);
  const difference = new Difference(lab, (shares) => {
    // No voice could keep up with playing.
    put(summary, { ariaLive: board.playing ? "off" : "polite" });
    summary.replaceChildren(
      countOf("only-a", "only A", shares["only-a"]),
      ", ",
      countOf("only-b", "only B", shares["only-b"]),
      ", ",
      countOf("both", "both", shares.both),
    );
  });
  const both = make(
    "div",
    { className: "difference" },
    make("h2", {}, "Closed by one of them, or by both"),
    difference.element,
    summary,
  );

  const turn = () => {
    const comparing = board.mode !== "compare";
    if (comparing && Object.keys(board.other).length === 0) board.other = { algorithm: "dijkstra" };
    board.mode = comparing ? "compare" : "watch";
    refresh();
  };

  /** What the choices were last made from: a link, A or B may change it. Empty where there is no B. */
  let offered = "";
  const offer = () => {
    const wanted = board.mode === "compare" ? JSON.stringify([board.other, chosen(lab), board.graph !== null]) : "";
    if (wanted === offered) return;
    offered = wanted;
    if (wanted === "") return choices.replaceChildren();
    const controls = () => [...choices.querySelectorAll<HTMLElement>("select, input")];
    const held = controls().findIndex((control) => control.matches(":focus"));
    choices.replaceChildren(
      select("algorithm", "Algorithm", algorithms),
      select("diagonal", "Moves", moves),
      select("heuristic", "Estimate h", heuristics),
      select("tieBreak", "Ties", ties),
      weight(),
    );
    controls()[held]?.focus();
  };

  const refresh = () => {
    const comparing = board.mode === "compare";
    put(toggle, { ariaPressed: String(comparing) });
    put(panel, { hidden: !comparing });
    offer();
    // The other panels are about the search of A.
    place("panels").classList.toggle("comparing", comparing);
    if (comparing && !both.isConnected) place("compare").append(both);
    // Without a search nothing is closed.
    put(both, { hidden: !comparing || board.trace === null || board.otherTrace === null });
    if (!both.hidden) void difference.refresh();
  };
  board.addEventListener("result", refresh);
  board.addEventListener("withdrawn", refresh);
  board.addEventListener("step", refresh);
  refresh();
}
