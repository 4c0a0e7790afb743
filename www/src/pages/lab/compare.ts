/** Compare: a second board with other options on the same map, in step by expansions, and a picture of what only one of them has closed. */
import type { Options } from "stepstar";
import { othersOf, textOf } from "../../package/shared/option-text.js";
import { button, choice, labelled, make, place, put } from "../shared/dom.js";
import { count } from "../shared/numbers.js";
import { named, OPTION_MENUS } from "../shared/option-menus.js";
import { onPhone } from "../shared/phone.js";
import { t } from "../shared/text.js";
import { Difference } from "./difference.js";
import { idle, nameMoves, rest } from "./idle-options.js";
import { chosen, type Lab, searching } from "./lab.js";
import { asGiven } from "./meaning.js";
import { optionHints } from "./option-hints.js";

type Own = "algorithm" | "diagonal" | "heuristic" | "tieBreak" | "weight";

/** `settle`: puts the settings of A back, where they stand without a B. */
export function compare(lab: Lab, settle: () => void): void {
  const { board } = lab;
  const toggle = button(t("Compare"), () => flip(), {
    title: t("A second board with other options, in step with this one"),
  });
  lab.menu("V", toggle);
  /** What B can do in another way than A. */
  const controls = new Map<Own, HTMLSelectElement | HTMLInputElement>();
  const field = (name: Own, label: string, control: HTMLSelectElement | HTMLInputElement) => {
    controls.set(name, control);
    return labelled(label, control);
  };
  const others = () => othersOf(board.getAttribute("other") ?? "");
  /** Sets the options of one of the other searches, or takes it away. */
  const set = (i: number, options: Options | null) => {
    const all = others();
    if (options) all[i] = options;
    else all.splice(i, 1);
    board.setAttribute("other", all.map(textOf).join(" | "));
  };
  const chooser = (i: number, name: Exclude<Own, "weight">) =>
    choice(named(OPTION_MENUS[name]), "", (value) => set(i, { ...others()[i], [name]: value }));
  const select = (name: Exclude<Own, "weight">, label: string) => field(name, label, chooser(0, name));
  const weight = make("input", { type: "number", min: "0", step: "0.1" });
  weight.onchange = () => {
    // Nothing, or what is no weight, leaves that of A.
    const { weight: _, ...rest } = board.other;
    set(0, weight.valueAsNumber >= 0 ? { ...rest, weight: weight.valueAsNumber } : rest);
    offered = "";
    offer();
  };
  const beside = [
    select("algorithm", t("Algorithm")),
    select("diagonal", t("Moves")),
    select("heuristic", t("Estimate h")),
  ];
  const apart = [select("tieBreak", t("Ties")), field("weight", t("Weight of h"), weight)];
  const letter = (name: string) => make("b", { ariaHidden: "true" }, name);
  const ofA = make("div", {}, letter("A"));
  const ofB = make("div", { role: "group", ariaLabel: t("B, on the right") }, letter("B"));
  const versus = make("div", { className: "versus", slot: "tools", hidden: true }, ofA, ofB);
  place("tools").after(versus);
  /** A third and a fourth, each with what matters most. */
  const more = (["C", "D"] as const).map((name, i) => {
    const own = new Map<Exclude<Own, "weight">, HTMLSelectElement>();
    const fields = (
      [
        ["algorithm", t("Algorithm")],
        ["diagonal", t("Moves")],
        ["heuristic", t("Estimate h")],
      ] as const
    ).map(([option, label]) => {
      const control = chooser(i + 1, option);
      own.set(option, control);
      return labelled(label, control);
    });
    const close = button("×", () => set(i + 1, null), { className: "link", title: t("Take this search away") });
    close.ariaLabel = close.title;
    const element = make("div", { role: "group", ariaLabel: name }, letter(name), ...fields, close);
    return { element, own };
  });
  const add = button(t("One more"), () => set(others().length, { algorithm: "greedy" }), {
    hidden: true,
    title: t("One more search beside these"),
  });
  place("tools").append(add);
  const choices = make("div", { className: "options" });
  const panel = lab.panel("search", t("B, on the right"), choices);
  panel.hidden = true;
  const summary = make("p", { className: "hint" });
  summary.setAttribute("role", "status");
  const countOf = (kind: string, text: string) => make("span", { className: `wash ${kind}` }, text);
  const difference = new Difference(lab, (shares) => {
    // No voice could keep up with playing.
    put(summary, { ariaLive: board.playing ? "off" : "polite" });
    summary.replaceChildren(
      countOf("only-a", t("only A: {n}", { n: count(shares["only-a"]) })),
      ", ",
      countOf("only-b", t("only B: {n}", { n: count(shares["only-b"]) })),
      ", ",
      countOf("both", t("both: {n}", { n: count(shares.both) })),
    );
  });
  const both = make(
    "div",
    { className: "difference" },
    make("h2", {}, t("Closed by one of them, or by both")),
    difference.element,
    summary,
  );
  board.addEventListener("result", () => {
    put(difference.element, { hidden: board.floors !== null || board.hexagons !== null });
    if (board.floors)
      put(summary, { textContent: t("There is no such picture of several floors: the boards show them.") });
    if (board.hexagons) put(summary, { textContent: t("There is no such picture of hexagons: the boards show them.") });
  });

  const flip = () => {
    const comparing = board.mode !== "compare";
    // Walks differ in how they plan anew, and know no other algorithm.
    const isWalk = board.changes !== null;
    if (comparing && isWalk !== "replanner" in board.other) {
      const own = board.getAttribute("replanner");
      board.setAttribute("other", isWalk ? `replanner: ${own === "astar" ? "dstar-lite" : "astar"}` : "");
    }
    if (comparing && Object.keys(board.other).length === 0) board.other = { algorithm: "dijkstra" };
    board.mode = comparing ? "compare" : "watch";
    refresh();
  };

  let isPhone = false;
  /** How many others there were when the settings were arranged. */
  let arranged = 0;
  /** The settings of each search stand above its board; on a phone, with the rest. */
  const arrange = () => {
    const comparing = board.mode === "compare";
    const isBeside = comparing && !isPhone;
    put(versus, { hidden: !isBeside });
    if (isBeside) ofA.append(place("settings"));
    else settle();
    if (isBeside) ofB.append(...beside);
    arranged = others().length;
    for (const [i, { element }] of more.entries())
      if (isBeside && arranged >= i + 2) versus.append(element);
      else element.remove();
    put(add, { hidden: !isBeside || arranged > more.length });
    // As the boards below stand: four are two to a row.
    versus.style.setProperty("--searches", String(arranged === 3 ? 2 : arranged + 1));
    versus.classList.toggle("three", arranged === 2);
    board.classList.toggle("many", comparing && arranged > 1);
    if (comparing) choices.append(...(isPhone ? beside : []), ...apart);
    else for (const field of [...beside, ...apart]) field.remove();
  };
  onPhone((phone) => {
    isPhone = phone;
    arrange();
  });

  /** What the choices last showed: a link, A or B may change it. Empty where there is no B. */
  let offered = "";
  const offer = () => {
    const wanted = board.mode === "compare" ? JSON.stringify([others(), chosen(lab), board.graph !== null]) : "";
    if (wanted === offered) return;
    offered = wanted;
    if (wanted === "") return;
    for (const [i, other] of others().entries()) {
      const options = { ...chosen(lab), ...other };
      const algorithm = searching(lab, options);
      for (const [name, control] of i === 0 ? controls : more[i - 1]!.own) {
        rest(control, idle(name, algorithm, options, board), optionHints[name]);
        if (name === "diagonal") nameMoves(control as HTMLSelectElement, board);
        put(control, { value: shown(options[name] as string | number) });
      }
    }
  };

  const refresh = () => {
    const comparing = board.mode === "compare";
    put(toggle, { ariaPressed: String(comparing) });
    if (panel.hidden === comparing) {
      put(panel, { hidden: !comparing });
      board.classList.toggle("comparing", comparing);
      arrange();
    } else if (comparing && arranged !== others().length) arrange();
    offer();
    // The other panels are about the search of A.
    place("panels").classList.toggle("comparing", comparing);
    if (comparing && !both.isConnected) place("compare").append(both);
    // Without a search nothing is closed, and at each tick of a walk it is something else.
    const isWalk = board.changes !== null;
    put(both, { hidden: !comparing || isWalk || board.trace === null || board.otherTrace === null });
    if (!both.hidden) void difference.refresh();
  };
  board.addEventListener("result", refresh);
  board.addEventListener("withdrawn", refresh);
  board.addEventListener("step", refresh);
  refresh();
}

/** A value as its field shows it: a weight that no search takes leaves the field empty. */
const shown = (value: string | number) => (typeof value === "number" ? asGiven(value) : value);
