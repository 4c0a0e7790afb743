/** Check your A*: a map, a run, and what is known of it. Nothing leaves the machine. */
import type { DiagnoseOptions, Options, ReadAs, Replanner } from "stepstar";
import type { Drawing, StepStarElement } from "stepstar/element";
import "stepstar/element";
import { offline } from "../offline/register.js";
import { copyButton } from "../shared/copy.js";
import { arrived, button, choice, labelled, make, place } from "../shared/dom.js";
import { dropped } from "../shared/dropped.js";
import { languageMenu } from "../shared/language.js";
import { named, PROGRAM_OPTIONS } from "../shared/option-menus.js";
import { at } from "../shared/places.js";
import { reasonOf, said, t } from "../shared/text.js";
import { theme } from "../shared/theme.js";
import { judgedApart, walkJudgedApart } from "./apart.js";
import { fileButton, pointOut, radios, readFile } from "./controls.js";
import type { JudgedRun } from "./judging.js";
import { forPrograms, ownMap, shelf, suggested, textOf } from "./maps.js";
import { programPart } from "./program/panel.js";
import { showPrograms } from "./programs.js";
import { searchPart } from "./searches.js";
import { type Checked, HEADLINES, showVerdict } from "./verdict.js";
import { showWalkVerdict, WALK_HEADLINES } from "./walk-verdict.js";
import { REPLANNING_MENU, walkPart } from "./walks.js";

const OWN = "own";

const board = document.createElement("step-star") as StepStarElement;
board.setAttribute("height", "280");
board.setAttribute("controls", "none");
board.ariaLabel = t("The map");

/** What is not chosen is found out from the run. */
const option = (name: keyof typeof PROGRAM_OPTIONS) => {
  const chosen = PROGRAM_OPTIONS[name].filter(([value]) => value !== "auto");
  const menu = named([["auto", "find out"], ...(name === "algorithm" ? ([["astar", "A*"]] as const) : []), ...chosen]);
  const select = choice(menu, menu[0]![0], () => changed());
  select.name = name;
  return select;
};
const diagonal = option("diagonal");
const heuristic = option("heuristic");
const algorithm = option("algorithm");
const replanner = choice(REPLANNING_MENU, "auto", () => changed());
const searching = labelled(t("Search"), algorithm);
const replanning = labelled(t("Replanning"), replanner);
/** Whether the program replans while the map changes. */
let replans = false;
const once = make("div");
const kind = radios(
  t("What your program does"),
  [t("It searches once"), t("It replans while the map changes")],
  (chosenKind) => {
    setKind(chosenKind === 1);
    // On the map that stands here at first nothing changes.
    if (replans && which.value === suggested[0]!.name) {
      which.value = "room";
      void chosen("room");
    }
  },
);
/** What the map is meant for, where nothing is said. */
let usual: Options = {};
/** How the run is to be read; null to find that out. */
let reading: ReadAs | null = null;
/** What is being judged. */
let judging: AbortController | undefined;
/** The reader's map that was put in last: reading it may take a while. */
let ownText = "";
/** What is told sooner than that needs no sign that it is awaited. */
const SOON = 300;

const asked = (): DiagnoseOptions => ({
  algorithm: algorithm.value as "auto",
  diagonal: diagonal.value as "auto",
  heuristic: heuristic.value as "auto",
  ...(reading && { reading }),
});
/** The same for a search: what is to be found out is as the map has it. */
const meant = (): Options => ({ algorithm: algorithm.value as "auto", ...steps() });
const steps = (): Options => ({
  diagonal: diagonal.value === "auto" ? (usual.diagonal ?? "never") : (diagonal.value as "never"),
  heuristic: heuristic.value as "auto",
});

const maps = [...suggested, ...shelf];
const group = (label: string, list: readonly { name: string; label: string }[]) =>
  make("optgroup", { label }, ...list.map(({ name, label }) => make("option", { value: name }, label)));
const which = make(
  "select",
  { onchange: () => void chosen(which.value) },
  group(t("Suggested"), suggested),
  group(t("From the lab’s shelf"), shelf),
  make("option", { value: OWN }, t("Your own map")),
);
const own = make("textarea", { spellcheck: false, placeholder: "S..#\n.#..\n...G" });
const ownFault = make("p", { className: "warning" });
ownFault.setAttribute("role", "alert");
const ownPart = make(
  "div",
  { hidden: true },
  labelled(t("Your map, as text with S and G, or a link from the lab"), own),
  make(
    "div",
    { className: "row" },
    button(t("Use this map"), () => void useOwn(own.value)),
    fileButton(t("Open a file…"), (text) => {
      own.value = text;
      void useOwn(text);
    }),
  ),
  ownFault,
);
const asText = make("pre", { tabIndex: 0, ariaLabel: t("The map as text") });
asText.setAttribute("role", "group");
const ends = make("p", { className: "hint" });

const search = searchPart({
  board,
  meant,
  begun: () => {
    reading = null;
    reset();
  },
  check: checkAnew,
});
const program = programPart({
  map: () => forPrograms(board),
  begun: reset,
  found: async (text, ownGround) => {
    if (ownGround) {
      which.value = OWN;
      ownPart.hidden = false;
      own.value = ownGround.text;
      if (!(await useOwn(ownGround.text))) return;
    }
    search.run.value = text;
    void check(false);
  },
});
const walk = walkPart({
  board,
  meant: () => ({ ...steps(), replanner: replanner.value === "auto" ? undefined : (replanner.value as Replanner) }),
  begun: reset,
  check: () => void check(true),
});
theme();
languageMenu();
lay();
arrived();
showPrograms(place("programs"));
offline();
window.addEventListener("hashchange", () => void linked());
if (location.hash.length < 2 || !(await linked())) await chosen(suggested[0]!.name);

function lay(): void {
  const details = make(
    "details",
    {},
    make("summary", {}, t("The map as text, for your program")),
    copyButton(() => asText.textContent ?? "", t("the map")),
    asText,
  );
  place("map").append(
    kind.group,
    make("div", { className: "row" }, labelled(`${t("Map")} `, which)),
    ownPart,
    make(
      "div",
      { className: "two" },
      make("div", {}, board),
      make(
        "div",
        {},
        make("p", {}, t("What was your program meant to do?")),
        make(
          "div",
          { className: "options" },
          labelled(t("Steps"), diagonal),
          labelled(t("Estimate h"), heuristic),
          searching,
          replanning,
        ),
        ends,
        details,
      ),
    ),
  );
  const parts = [search.element, program];
  const show = (which: number) =>
    parts.forEach((part, i) => {
      part.hidden = i !== which;
    });
  const names = [t("What it printed"), t("The program itself: run it here")];
  once.append(radios(t("What you have"), names, show).group, ...parts);
  show(0);
  place("run").append(once, walk.element);
  setKind(false);
  dropped(place("run"), (file) =>
    readFile(file, (text) => {
      (replans ? walk : search).run.value = text;
      checkAnew();
    }),
  );
  dropped(place("map"), (file) =>
    readFile(file, (text) => {
      which.value = OWN;
      ownPart.hidden = false;
      own.value = text;
      void useOwn(text);
    }),
  );
}

/** A map from the list. */
async function chosen(name: string): Promise<void> {
  ownPart.hidden = name !== OWN;
  if (name === OWN) {
    own.focus();
    return;
  }
  const choice = maps.find((one) => one.name === name)!;
  try {
    const drawing = await choice.draw();
    // Another one may have been chosen meanwhile.
    if (which.value === name) show(drawing, choice.options, false);
  } catch (error) {
    // Without the engine there is no map.
    fail(reasonOf(error));
  }
}

/** The map of the address; false: it has none. */
async function linked(): Promise<boolean> {
  if (location.hash.length < 2 || !location.hash.includes("=")) return false;
  which.value = OWN;
  ownPart.hidden = false;
  own.value = location.href;
  const good = await useOwn(location.href);
  if (good) {
    own.value = textOf(board);
    search.run.value = "";
    reset();
    place("map-heading").scrollIntoView();
  }
  return good;
}

/** False: it is none, or another one has been put in meanwhile. */
async function useOwn(text: string): Promise<boolean> {
  ownText = text;
  try {
    const { drawing, options } = await ownMap(text);
    if (ownText !== text || which.value !== OWN) return false;
    ownFault.textContent = "";
    show(drawing, options, true);
    return true;
  } catch (error) {
    if (ownText === text) ownFault.textContent = reasonOf(error);
    return false;
  }
}

/** `isSaid`: what was meant is said by the options, and not to be found out. */
function show(drawing: Drawing, options: Options, isSaid: boolean): void {
  const { changes, ...map } = drawing;
  board.load({ through: [], start: drawing.grid?.start, goal: drawing.grid?.goal, ...map }, { undoable: false });
  walk.put(changes ?? []);
  if (changes) setKind(true);
  usual = options;
  reading = null;
  diagonal.value = (isSaid && options.diagonal) || "auto";
  const known = [...heuristic.options].find(({ value }) => value === options.heuristic);
  heuristic.value = known?.value ?? "auto";
  algorithm.value =
    options.algorithm && [...algorithm.options].some(({ value }) => value === options.algorithm)
      ? options.algorithm
      : "auto";
  board.step = 0;
  asText.textContent = textOf(board);
  const { start, goal } = board;
  ends.textContent = t("From {start} to {goal}.", { start: at(start!), goal: at(goal!) });
  changed();
}

/** The map or what was meant is another: what was said of the run before is no longer true. */
function changed(): void {
  board.options = meant();
  board.step = 0;
  reset();
}

function reset(): void {
  judging?.abort();
  judging = undefined;
  const status = place("status");
  status.className = "";
  status.textContent = t("Nothing has been checked yet.");
  place("verdict").replaceChildren();
  for (const { fault } of [search, walk]) fault.textContent = "";
}

/** Another run is read as it comes. */
function checkAnew(): void {
  reading = null;
  void check(true);
}

async function check(focus: boolean): Promise<void> {
  reset();
  const controller = new AbortController();
  judging = controller;
  const { grid, graph, start, goal } = board;
  const [from, to] = [start!, goal!];
  const status = place("status");
  status.textContent = t("Checking…");
  const waiting = setTimeout(showWaiting, SOON);
  try {
    const question = { map: asText.textContent ?? "", from, to, run: search.run.value, options: asked() };
    if (replans) {
      await checkWalk(question, controller, focus);
      return;
    }
    const found = await judgedApart(question, controller.signal);
    // Another one may have been asked for meanwhile.
    if (judging !== controller) return;
    judging = undefined;
    if ("fault" in found) {
      fail(said(found.fault));
      return;
    }
    const { mistakes, intent } = found;
    const taken: Options = { ...meant(), ...intent, ...(mistakes.length > 0 && { algorithm: meant().algorithm }) };
    const checked: Checked = { map: (grid ?? graph)!, from, to, run: found.run ?? [], options: taken, found };
    showVerdict(place("verdict"), checked, (other) => {
      reading = other;
      void check(false);
    });
    tell(HEADLINES, found, search.run, focus);
  } catch (error) {
    // Unless it was given up.
    if (judging === controller) fail(reasonOf(error));
  } finally {
    clearTimeout(waiting);
  }
}

/** The same of a program that replans. */
async function checkWalk(asked: JudgedRun, controller: AbortController, focus: boolean): Promise<void> {
  const changes = walk.changes();
  const { diagonal, heuristic } = asked.options;
  const options = { diagonal, heuristic, replanner: replanner.value as "auto" };
  const question = { ...asked, changes, run: walk.run.value, options };
  const found = await walkJudgedApart(question, controller.signal);
  if (judging !== controller) return;
  judging = undefined;
  if ("fault" in found) {
    fail(said(found.fault));
    return;
  }
  const { map, from, to } = asked;
  showWalkVerdict(place("verdict"), { map, start: from, goal: to, changes, options: steps(), found });
  tell(WALK_HEADLINES, found, walk.run, focus);
}

function tell<Verdict extends string>(
  headlines: { readonly [verdict in Verdict]: string },
  { verdict, line }: { readonly verdict: Verdict; readonly line?: number },
  printed: HTMLTextAreaElement,
  focus: boolean,
): void {
  const status = place("status");
  status.textContent = headlines[verdict];
  status.className = verdict.startsWith("correct") ? "good" : "bad";
  if (verdict === "not-a-run") pointOut(printed, line);
  else if (focus) place("verdict-heading").focus();
}

function fail(sentence: string): void {
  const status = place("status");
  status.textContent = sentence;
  status.className = "bad";
  place("verdict").replaceChildren();
}

function showWaiting(): void {
  const bar = make("progress");
  bar.ariaLabel = t("Checking…");
  place("verdict").replaceChildren(
    make(
      "div",
      { className: "row" },
      bar,
      button(t("Cancel"), () => {
        reset();
        place("status").textContent = t("Cancelled: nothing was checked.");
      }),
    ),
  );
}

/** Whether the program searches once or replans: each has fields of its own. */
function setKind(isReplanning: boolean): void {
  replans = isReplanning;
  kind.inputs[Number(replans)]!.checked = true;
  for (const part of [once, searching]) part.hidden = replans;
  for (const part of [walk.element, replanning]) part.hidden = !replans;
  changed();
}
