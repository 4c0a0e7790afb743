/** The part of the page that takes a program and runs it here. */
import { button, choice, handOver, labelled, make } from "../../shared/dom.js";
import { rich, t } from "../../shared/text.js";
import { type Outcome, outcomeOf, type ProgramMap } from "./checked.js";
import { languageOf } from "./entry.js";
import { runApart } from "./sandbox.js";
import { BEGINNINGS } from "./skeletons.js";

/** Of what a program prints so many lines are shown. */
const MOST_SHOWN = 200;

/** So many expansions before an error are a search that did not end: half of what a program may take, as a problem notes each twice. */
const MANY = 5_000;

/** What MicroPython says of what it does not know, though Python may. */
const LACKS = /^(SyntaxError: invalid syntax|ImportError: |AttributeError: module )/;

export interface PanelHost {
  /** The map of the page, as programs are given it; null where a program can't be. Throws with a sentence. */
  map(): ProgramMap;
  /** A program begins: what was said of the one before is no longer true. */
  begun(): void;
  /** What the program took or printed is a run on this map. */
  found(run: string, own: ProgramMap | null): void;
}

export function programPart(host: PanelHost): HTMLElement {
  const source = make("textarea", { spellcheck: false, rows: 14, placeholder: "def astar(grid, start, goal):" });
  source.setAttribute("autocapitalize", "off");
  source.setAttribute("aria-describedby", "program-hint");
  const language = choice(
    [
      ["", t("by its looks")],
      ["python", "Python"],
      ["javascript", "JavaScript"],
    ],
    "",
    () => {},
  );
  const beginnings = choice(
    [["", t("choose…")], ...BEGINNINGS.map(({ label }, i) => [String(i), label] as const)],
    "",
    (value) => {
      const beginning = BEGINNINGS[Number(value)];
      if (value === "" || !beginning) return;
      source.value = beginning.source;
      language.value = beginning.language;
      said.replaceChildren();
      beginnings.value = "";
      source.focus();
    },
  );
  const run = button(t("Run the program"), () => void start(), { className: "primary" });
  const stop = button(t("Stop"), () => running?.abort(), { disabled: true });
  const said = make("div", { className: "ran" });
  said.setAttribute("role", "status");
  let running: AbortController | undefined;

  async function start(): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    handOver(run, stop);
    said.replaceChildren(make("p", {}, t("Running…")));
    host.begun();
    try {
      const chosen = (language.value || languageOf(source.value)) as "python";
      if (!source.value.trim())
        throw new Error(t("There is no program yet: paste one, or begin with one of those below."));
      const outcome = await outcomeOf(source.value, chosen, host.map(), (work) => runApart(work, controller.signal));
      if (running !== controller) return;
      tell(outcome);
    } catch (error) {
      if (running === controller) said.replaceChildren(make("p", { className: "warning" }, (error as Error).message));
    } finally {
      if (running === controller) {
        running = undefined;
        handOver(stop, run);
      }
    }
  }

  function tell(outcome: Outcome): void {
    const { stream, ran, own } = outcome;
    const fault = ran.fault && faultLine(ran.fault, source);
    const recorded = sentence(outcome);
    said.replaceChildren(
      ...(fault ? [fault] : []),
      ...(ran.fault && LACKS.test(ran.fault.message)
        ? [
            make(
              "p",
              {},
              t(
                "MicroPython, which runs programs here, lacks some of what Python has. If your own Python takes this line, paste what the program prints.",
              ),
            ),
          ]
        : []),
      ...(recorded ? [make("p", {}, recorded)] : []),
      ...(outcome.isFlat
        ? [make("p", {}, t("The program knows only 0 and 1: it is checked on this map without its terrain."))]
        : []),
      ...(own && !outcome.isFlat
        ? [make("p", {}, t("The program brought a map of its own, and is checked on that."))]
        : []),
      ...(ran.printed.length > 0 ? [printedPart(ran.printed)] : []),
    );
    // What an error cut short says nothing of the search; what went on for ever does.
    const isCutShort = ran.fault && (stream?.expansions ?? 0) < MANY;
    const text = stream?.run ?? ran.printed.join("\n");
    if (text.trim() && !isCutShort) host.found(text, own);
  }

  return make(
    "div",
    { className: "program" },
    labelled(t("Your program. It runs here, apart from everything else, and is sent nowhere."), source),
    make(
      "p",
      { className: "hint", id: "program-hint" },
      ...rich(
        t(
          "It finds <0/>, <1/> and <2/>; a function of these, such as <3/>, or <4/>, is called if it does not call itself. What it takes from its open list is noted by itself.",
        ),
        ["grid", "start", "goal", "astar(grid, start, goal)", "aStarSearch(problem, heuristic)"].map((text) =>
          make("code", {}, text),
        ),
      ),
    ),
    make("div", { className: "row" }, run, stop, labelled(`${t("Language")} `, language)),
    make("div", { className: "row" }, labelled(`${t("Begin with")} `, beginnings)),
    said,
  );
}

function sentence({ stream, ran, unclear }: Outcome): string {
  const called = ran.called ? `${t("{name} was called.", { name: `${ran.called}(…)` })} ` : "";
  const { site, expansions: n } = stream ?? {};
  if (site)
    return (
      called +
      t("Recorded expansions: {n}, from {call} in line {line}.", { n: n!, call: `${site.call}(…)`, line: site.line })
    );
  if (stream) return called + t("Recorded expansions: {n}, from the questions to the problem.", { n: n! });
  // What an error cut short is not read.
  if (ran.printed.length > 0 && ran.fault) return called;
  if (ran.printed.length > 0) return called + t("What it took could not be told; what it printed is read instead.");
  if (ran.fault) return t("Before that it took nothing from an open list.");
  if (unclear?.parameter)
    return t("{name} has a parameter “{parameter}” of which this page does not know what it wants.", {
      name: `${unclear.name}(…)`,
      parameter: unclear.parameter,
    });
  if (unclear)
    return t("{name} does not say by its parameters where it gets start and goal from.", {
      name: `${unclear.name}(…)`,
    });
  return (
    called +
    t(
      "The program ran, but took nothing from an open list that begins with the start. Let it call its search, as in astar(grid, start, goal), or print each cell that it takes.",
    )
  );
}

/** An error of the program, with a way to its line. */
function faultLine({ message, line }: NonNullable<Outcome["ran"]["fault"]>, source: HTMLTextAreaElement): HTMLElement {
  const go = () => {
    const before = source.value.split("\n").slice(0, line! - 1);
    const begin = before.join("\n").length + (before.length > 0 ? 1 : 0);
    const length = source.value.split("\n")[line! - 1]?.length ?? 0;
    source.focus();
    source.setSelectionRange(begin, begin + length);
  };
  const text = make("span", {}, message);
  text.translate = false;
  return make(
    "p",
    { className: "warning" },
    ...(line === undefined ? [] : [button(t("Line {line}", { line: line! }), go), ": "]),
    text,
  );
}

function printedPart(lines: readonly string[]): HTMLElement {
  const shown = lines.slice(0, MOST_SHOWN).join("\n");
  const more =
    lines.length > MOST_SHOWN
      ? [make("p", { className: "hint" }, t("Further lines: {n}", { n: lines.length - MOST_SHOWN }))]
      : [];
  const text = make("pre", { tabIndex: 0 }, shown);
  text.translate = false;
  return make("details", {}, make("summary", {}, t("What it printed")), text, ...more);
}
