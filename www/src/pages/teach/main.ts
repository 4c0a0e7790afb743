/** For teachers: compose an exercise, try it, and take it along as a link, a frame, a package, or on paper. */
import type { Options } from "stepstar";
import type { Drawing, StepStarElement } from "stepstar/element";
import "stepstar/element";
import { inAddress, instanceFor, onRows } from "../../course/exercise/own-map.js";
import {
  type Kind,
  partsOf,
  type Settings,
  settingsOf,
  TITLES,
  USUAL,
  writeSettings,
} from "../../course/exercise/settings.js";
import { attribute, escaped } from "../../course/markup.js";
import { MOST_QUESTIONS, MOST_SEED } from "../../package/shared/bounds.js";
import { isFloorsText, isHexagonsText } from "../../package/shared/floors-text.js";
import { mapText, withEnds } from "../../package/shared/map-text.js";
import { sentencesOf, spans } from "../../package/shared/spans.js";
import { ownMap } from "../check/maps.js";
import { download } from "../lab/save/download.js";
import { offline } from "../offline/register.js";
import { copyButton } from "../shared/copy.js";
import { arrived, button, choice, labelled, make, place } from "../shared/dom.js";
import { dropped } from "../shared/dropped.js";
import { languageMenu } from "../shared/language.js";
import { named, PROGRAM_OPTIONS } from "../shared/option-menus.js";
import { reasonOf, said, t } from "../shared/text.js";
import { theme } from "../shared/theme.js";
import { paperOf } from "./paper.js";

/** A larger file is no map of an exercise. */
const MOST_BYTES = 1_000_000;
/** A sheet for each of so many names. */
const MOST_SHEETS = 200;

const changed = () => void refresh();
/** How often the page was brought up to date: the last time counts. */
let turns = 0;
const kind = choice(
  Object.entries(TITLES).map(([name, title]) => [name, t(title)] as const),
  USUAL.kind,
  changed,
);
const diagonal = choice(
  // To pass one wall at most is no rule to learn.
  named(PROGRAM_OPTIONS.diagonal).filter(([value]) => value !== "at-most-one-obstacle"),
  USUAL.diagonal,
  changed,
);
/** Hexagons have steps of one kind. */
const steps = labelled(t("Steps"), diagonal);
const feedback = choice(
  [
    ["once", t("after each answer")],
    ["end", t("in the end")],
  ],
  USUAL.feedback,
  changed,
);
const number = (value: number, max: number) =>
  make("input", { type: "number", min: "1", max: String(max), value: String(value), oninput: changed });
const seed = number(USUAL.seed, MOST_SEED);
const questions = number(USUAL.questions, MOST_QUESTIONS);
const terrain = make("input", { type: "checkbox", checked: !USUAL.plain, onchange: changed });
const ties = make("input", { type: "checkbox", checked: USUAL.ties, onchange: changed });
const names = make("textarea", { rows: 3, spellcheck: false, placeholder: "Ada\nBob", oninput: changed });
const frame = make("iframe", {
  title: t("The exercise, as a learner sees it"),
  className: "preview awaited",
  // A frame without an address loads a page as well, which is empty.
  onload: () => frame.classList.toggle("awaited", frame.src === ""),
});
const link = make("code", {});
const markup = make("code", {});
const tag = make("code", {});
/** The tag, live. */
const sample = make("div", { className: "sample" });
const each = make("div", {});
/** What a teacher who has named students must know of a frame and a tag, which are one for all. */
const forAll = make("p", { className: "hint" });
const forOne = make("p", { className: "hint" });
const own = make("textarea", {
  rows: 3,
  spellcheck: false,
  placeholder: "S..#\n.#..\n...G",
  oninput: () => void given(),
});
const ownFault = make("p", { className: "warning" });
ownFault.setAttribute("role", "alert");
/** The teacher's map, as an address says it; "": maps are drawn. */
let map = "";
const fault = make("p", { className: "warning" });
fault.setAttribute("role", "alert");

const students = () =>
  names.value
    .split("\n")
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MOST_SHEETS);
const addressOf = (student?: string) => new URL(`exercise.html${writeSettings(settings(student))}`, location.href).href;
const title = () => t("A*: {kind}", { kind: t(TITLES[kind.value as Kind]) });

theme();
languageMenu();
lay();
arrived();
offline();
void refresh();

function settings(student = ""): Settings {
  const text = new URLSearchParams({
    kind: kind.value,
    diagonal: diagonal.value,
    feedback: feedback.value,
    seed: seed.value,
    questions: questions.value,
    plain: String(!terrain.checked),
    ties: String(ties.checked),
    map,
    student,
  });
  return settingsOf(`#${text}`);
}

/** A map has been put in, or taken out: whether an exercise can be made of it depends on what else is chosen. */
async function given(): Promise<void> {
  const { options } = await readOwn();
  if (options?.diagonal && [...diagonal.options].some(({ value }) => value === options.diagonal))
    diagonal.value = options.diagonal;
  await refresh();
}

/** What it finds is of the text as it is now: reading some maps takes a while. */
async function readOwn(): Promise<{ options?: Options }> {
  const text = own.value;
  const isBlank = text.trim() === "" || kind.value === "draw";
  try {
    const { drawing, options } = isBlank ? { drawing: null, options: {} } : await ownMap(text, true);
    if (text !== own.value) return {};
    map = "";
    const isLeftOut = kind.value === "draw" && text.trim() !== "";
    ownFault.textContent = isLeftOut
      ? t("Here the learner draws the map: yours waits for another kind of exercise.")
      : "";
    if (!drawing) return {};
    const { size = 1, turnCost = 0, movers = [] } = options;
    if (size > 1 || turnCost !== 0 || movers.length > 0)
      throw new RangeError(
        t(
          "An exercise has an agent of one cell, turns that cost nothing, and nobody else who moves: this link has more.",
        ),
      );
    map = inAddress(textOf(drawing));
    instanceFor(settings(), 1, t);
    return { options };
  } catch (error) {
    if (text !== own.value) return {};
    map = "";
    ownFault.replaceChildren(
      ...spans(...sentencesOf((error as Error).message).map(said), t("Until then maps are drawn.")),
    );
    return {};
  }
}

function textOf({ grid, floors, hexagons, start = null, goal = null, through = [] }: Drawing): string {
  const later = { floors: floors ?? null, hexagons: hexagons ?? null };
  if (floors ?? hexagons) return mapText({ grid: null, graph: null, ...later, start, goal, through });
  if (!grid || !start || !goal) throw new RangeError(t("This is a graph: an exercise needs a map of cells."));
  return withEnds(grid.toText("ascii"), start, goal);
}

function lay(): void {
  const check = (text: string, box: HTMLInputElement) => make("label", { className: "check" }, box, text);
  place("compose").append(
    make(
      "div",
      { className: "options" },
      labelled(t("Kind"), kind),
      steps,
      labelled(t("Feedback"), feedback),
      labelled(t("Seed"), seed),
      labelled(t("Questions on values or parents"), questions),
    ),
    make(
      "div",
      { className: "row" },
      check(t("cells cost differently"), terrain),
      check(t("ties: several cells may be right"), ties),
    ),
    labelled(t("Names or numbers, a line for each: each gets maps of their own (optional)"), names),
    labelled(
      t("A map of your own in place of drawn ones, as text with S and G, or a link from the lab (optional)"),
      own,
    ),
    ownFault,
  );
  dropped(place("compose"), async (file) => {
    if (file.size > MOST_BYTES) {
      ownFault.textContent = t("The file {name} is too large to be a map.", { name: file.name });
      return;
    }
    own.value = await file.text();
    await given();
  });
  place("preview").append(frame);
  const listing = (code: HTMLElement, what: string) => {
    const box = make(
      "pre",
      { tabIndex: 0 },
      make(
        "span",
        "copying",
        copyButton(() => code.textContent ?? "", what),
      ),
      code,
    );
    box.setAttribute("role", "group");
    box.ariaLabel = what;
    return box;
  };
  place("take").append(
    make("h3", {}, t("A link")),
    listing(link, t("the link")),
    each,
    make("h3", {}, t("A frame for a page of a course")),
    listing(markup, t("the frame")),
    forAll,
    make("p", { className: "hint" }, t("The frame tells its host marks by SPLICE, and its height.")),
    make("h3", {}, t("A tag for a page of your own")),
    listing(tag, t("the tag")),
    forOne,
    make("p", { className: "hint" }, t("It needs these scripts beside the page. Here the tag is live:")),
    make(
      "div",
      { className: "row" },
      ...["embed.js", "embed.exercise.js"].map((name) =>
        make("a", { href: `./${name}`, download: name, translate: false }, name),
      ),
    ),
    sample,
    make("h3", {}, t("A package for Moodle, Ilias and other systems with SCORM 1.2")),
    make(
      "p",
      {},
      t(
        "The system says who the student is, so each gets maps of their own; first answers count, and the best exercise is the mark.",
      ),
    ),
    make(
      "div",
      { className: "row" },
      button(t("Save the SCORM package"), () => void save()),
    ),
    fault,
    make("h3", {}, t("On paper")),
    make(
      "div",
      { className: "row" },
      button(t("Print the sheets"), () => print(false)),
      button(t("Print the key"), () => print(true)),
    ),
  );
}

async function refresh(): Promise<void> {
  const turn = ++turns;
  await readOwn();
  if (turn !== turns) return;
  questions.disabled = kind.value !== "values" && kind.value !== "parent";
  own.disabled = kind.value === "draw";
  diagonal.disabled = own.disabled;
  steps.hidden = isHexagonsText(onRows(map));
  for (const field of [terrain, ties]) field.disabled = own.disabled || map !== "";
  const address = addressOf();
  link.textContent = address;
  markup.textContent = `<iframe src="${address.replaceAll("&", "&amp;")}" title="${escaped(title())}" width="100%" height="760" style="border: 0"></iframe>`;
  showTag();
  const [name = ""] = students();
  for (const hint of [forAll, forOne]) hint.hidden = !name;
  forAll.textContent = t(
    "Everybody who opens this frame gets the same maps. For maps of each student’s own add &student= and the name to its address, as the links above have it; the package below knows the name by itself.",
  );
  forOne.textContent = t("These are the maps of {name}: for those of others write their name in its place.", { name });
  each.replaceChildren(
    ...(students().length > 0
      ? [
          make(
            "ul",
            {},
            ...students().map((name) => make("li", {}, make("a", { href: addressOf(name), translate: false }, name))),
          ),
        ]
      : []),
  );
  // Another part of the same address would not load the page anew.
  const next = `./exercise.html${writeSettings(settings(students()[0]))}`;
  if (frame.getAttribute("src") !== next) frame.src = next;
}

/** The same exercise as the frame's, for a page that has the scripts. */
function showTag(): void {
  const { map, ...rest } = settings(students()[0]);
  const given = partsOf({ ...rest, map: "" }).map((part) => ` ${attribute(part)}`);
  const inside = map ? `<pre dir="ltr">\n${escaped(onRows(map))}</pre>` : "";
  const text = `<step-star mode="exercise"${given.join("")}>${inside}</step-star>`;
  tag.textContent = `<script src="embed.js"></script>\n${text}`;
  if (sample.dataset.shown === text) return;
  sample.dataset.shown = text;
  sample.innerHTML = text;
}

async function save(): Promise<void> {
  fault.textContent = "";
  try {
    const { exerciseZip } = await import("./package.js");
    const zip = await exerciseZip(writeSettings(settings()), title(), async (file) => {
      const response = await fetch(new URL(file, location.href));
      if (!response.ok) throw new Error(t("{file} can’t be fetched: {status}.", { file, status: response.status }));
      return response.text();
    });
    download(new Blob([zip], { type: "application/zip" }), `${kind.value}-${seed.value}-scorm.zip`);
  } catch (error) {
    fault.replaceChildren(...spans(t("The package could not be made."), reasonOf(error)));
  }
}

/** As large as fits a sheet, in pixels. */
const SHEET = { width: 640, height: 320, cell: 56 };

/** The board of a map, with the numbers of its columns and rows, as nobody can point at paper to learn a cell's name. */
function numberedBoard(map: string): { board: StepStarElement; numbered: HTMLElement } {
  const rows = map.trim().split("\n");
  const [columns, height] = [rows[0]!.length, rows.length];
  const cell = Math.min(SHEET.width / columns, SHEET.height / height, SHEET.cell);
  const board = document.createElement("step-star") as StepStarElement;
  Object.assign(board, { map, controls: "none", height: cell * height, theme: "light" });
  board.setAttribute("step", "0");
  board.style.width = `${cell * columns}px`;
  const numbers = (className: string, count: number) =>
    make(
      "ol",
      { className, ariaHidden: "true" },
      ...Array.from({ length: count }, (_, i) => make("li", {}, String(i))),
    );
  const down = numbers("rows", height);
  down.style.height = `${cell * height}px`;
  return { board, numbered: make("div", "numbered", numbers("columns", columns), down, board) };
}

/** A sheet for each student, or for nobody by name. */
async function print(key: boolean): Promise<void> {
  fault.textContent = "";
  if (isFloorsText(onRows(map))) {
    fault.textContent = t("Sheets on paper are made of one floor, and this map has several.");
    return;
  }
  if (isHexagonsText(onRows(map))) {
    fault.textContent = t("Sheets on paper are made of squares, and this map is of hexagons.");
    return;
  }
  const all = students();
  const boards: StepStarElement[] = [];
  const sheets = (all.length > 0 ? all : [""]).map((student) => {
    const { map, rules, prompt, questions } = paperOf(settings(student));
    const { board, numbered } = numberedBoard(map);
    boards.push(board);
    const list = questions.map(({ ask, answer }) =>
      make("li", {}, ...spans(ask), key ? make("p", {}, make("b", {}, answer)) : make("p", { className: "blank" })),
    );
    return make(
      "section",
      { className: "sheet" },
      make("h2", {}, key ? t("A*: {kind}: key", { kind: t(TITLES[kind.value as Kind]) }) : title()),
      make("p", {}, t("Name: {name}", { name: student || "______________________" })),
      make("p", {}, ...spans(...rules)),
      make("p", {}, prompt),
      numbered,
      make("ol", {}, ...list),
    );
  });
  place("paper").replaceChildren(...sheets);
  await Promise.all(boards.map((board) => board.settled));
  window.print();
}
