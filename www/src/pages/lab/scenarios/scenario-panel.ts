/** Published queries: choose one, or run all, with the published lengths beside ours and wrong ones first. */
import { parseScenarios, type Scenario } from "stepstar";
import { button, make, put } from "../../shared/dom.js";
import { cost, count } from "../../shared/numbers.js";
import { at } from "../../shared/places.js";
import { reasonOf, t } from "../../shared/text.js";
import { chosen, type Lab } from "../lab.js";
import { runAll } from "./run-all.js";
import { isWrong, type ScenarioAnswer, summary, wrongFirst } from "./verdict.js";

/** As many as can be looked through; the rest are counted. */
const ROWS = 50;

/** Their lengths allow a diagonal step where both cells beside it are free. */
const MOVES = "no-obstacles";

/** Whether the beginning of a file is that of scenarios. */
export function isScenarios(head: string): boolean {
  return /^\s*version\s+[\d.]+\s*\r?\n\s*\d+\s+\S+\s+\d+\s+\d+\s/.test(head);
}

/** Returns what takes a file's text. Throws a sentence if that is not right. */
export function scenarioPanel(lab: Lab): (name: string, text: string) => void {
  const { board } = lab;
  let answers: ScenarioAnswer[] = [];
  let file = "";
  let running: AbortController | null = null;
  /** The choices by which the answers were found. */
  let searched = "";
  const choices = () => {
    const { through: _, ...options } = chosen(lab);
    return options;
  };
  const verdictNow = () =>
    answers.some(({ cost }) => cost !== null) && searched !== JSON.stringify(choices())
      ? t("Found with other choices than now: run them again.")
      : summary(answers, choices().diagonal !== MOVES);

  const about = make("p", { className: "hint" });
  const verdict = make("p", { className: "hint" });
  verdict.setAttribute("role", "status");
  const run = button(t("Run all"), () => void (running ? running.abort() : search()), { className: "primary" });
  const close = button(t("Close"), () => {
    running?.abort();
    panel.remove();
  });
  const rows = make("tbody", {});
  const more = make("caption", {});
  const heads = ["", "from", "to", "published", "ours"].map((text) => make("th", {}, text));
  const table = make("table", { ariaLabel: t("Scenarios") }, make("thead", {}, make("tr", {}, ...heads)), rows, more);
  const panel = lab.panel(
    "numbers",
    t("Scenarios"),
    about,
    make("div", { className: "row" }, run, close),
    verdict,
    table,
  );
  panel.classList.add("scenarios");
  panel.remove();

  /** Why they can't be searched on the board; empty if they can. */
  const unfit = (): string => {
    const [first] = answers;
    const { grid, floors, hexagons } = board;
    if (!first) return "";
    const { map, width, height } = first.scenario;
    const wanted = `${map.split("/").at(-1)} of ${width} x ${height} cells`;
    if (floors) return `These are queries on ${wanted}, which has one floor; the board shows several. Load that map.`;
    if (hexagons) return `These are queries on ${wanted}, which are squares; the board shows hexagons. Load that map.`;
    if (!grid) return `These are queries on ${wanted}; the board shows a graph. Load that map.`;
    if (grid.width === width && grid.height === height) return "";
    return `These are queries on ${wanted}; the map on the board has ${grid.width} x ${grid.height}. Load that map.`;
  };

  const show = () => {
    const why = unfit();
    put(about, {
      textContent:
        why ||
        t("{file}: {count} queries. A number puts its query on the board.", { file, count: count(answers.length) }),
    });
    put(run, { textContent: running ? t("Cancel") : t("Run all"), disabled: why !== "" });
    put(verdict, { textContent: verdictNow() });
    rows.replaceChildren(...wrongFirst(answers).slice(0, ROWS).map(row));
    put(more, {
      textContent:
        answers.length > ROWS ? t("and {more} more", { more: count(answers.length - ROWS) }) : t("that is all"),
    });
  };

  const row = (answer: ScenarioAnswer) => {
    const { number, scenario } = answer;
    const { from, to, length } = scenario;
    const name = button(String(number), () => choose(scenario), { className: "link", title: t("Put it on the board") });
    name.disabled = unfit() !== "";
    const ours = answer.cost === null ? "–" : `${cost(answer.cost)}${isWrong(answer) ? " ✗" : ""}`;
    const texts = [at(from), at(to), cost(length), ours];
    const element = make("tr", {}, make("td", {}, name), ...texts.map((text) => make("td", {}, text)));
    element.classList.toggle("wrong", isWrong(answer));
    return element;
  };

  /** While a query of the same map is put on the board, whose answers stay. */
  let isChoosing = false;
  const choose = ({ from, to }: Scenario) => {
    const { grid } = board;
    isChoosing = true;
    if (grid) board.load({ grid, start: from, goal: to });
    isChoosing = false;
  };

  const search = async () => {
    const { grid } = board;
    if (!grid) return;
    const mine = new AbortController();
    running = mine;
    answers = answers.map((answer) => ({ ...answer, cost: null }));
    show();
    const options = choices();
    searched = JSON.stringify(options);
    const asked = answers.map(({ scenario }) => scenario);
    const found = answers;
    try {
      await runAll(grid, options, asked, mine.signal, (index, { cost, expanded }) => {
        found[index] = { ...found[index]!, cost, expanded };
        if (index % 100 === 0) put(verdict, { textContent: verdictNow() });
      });
    } catch (error) {
      lab.say(reasonOf(error));
    }
    if (running !== mine) return;
    running = null;
    show();
  };

  board.addEventListener("result", () => panel.isConnected && put(verdict, { textContent: verdictNow() }));
  board.addEventListener("edit", ({ detail }) => {
    if (isChoosing || !panel.isConnected || !["cells", "map", "graph"].includes(detail.what)) return;
    // Of another map the answers say nothing.
    running?.abort();
    answers = answers.map((answer) => ({ ...answer, cost: null }));
    if (!detail.live) show();
  });

  return (name, text) => {
    const scenarios = parseScenarios(text);
    if (scenarios.length === 0)
      throw new RangeError("It has no scenarios: after the line with the version each line is one.");
    running?.abort();
    running = null;
    file = name;
    answers = scenarios.map((scenario, i) => ({ number: i + 1, scenario, cost: null, expanded: 0 }));
    // Otherwise most answers would be another than the published ones, for a reason that nobody looks for.
    board.options = { ...board.options, diagonal: MOVES };
    lab.tabs.panel("numbers").prepend(panel);
    lab.tabs.show("numbers");
    show();
    if (unfit() === "") choose(scenarios[0]!);
  };
}
