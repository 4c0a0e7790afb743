/** For my page: the board as it stands, as text for every kind of page, as one file, and as a package for course systems. */
import type { Mode } from "stepstar/element";
import { type CourseFigure, figureOf } from "../../course/figure.js";
import { type CourseHost, filesFor, hosts, scriptsFor } from "../../course/hosts/index.js";
import { preview } from "../../course/preview.js";
import { HOSTS } from "../../course/words.js";
import { en } from "../../package/words/en.js";
import { type Words, wordsIn } from "../../package/words/index.js";
import { LANGUAGES, ownName } from "../../package/words/languages.js";
import { copyButton } from "../shared/copy.js";
import { dialog } from "../shared/dialog.js";
import { button, choice, labelled, make } from "../shared/dom.js";
import { reasonOf, rich, t } from "../shared/text.js";
import type { Lab } from "./lab.js";
import { state } from "./link.js";
import { download } from "./save/download.js";
import { fileName } from "./save/file-name.js";

/** No more of a text is shown; all of it is copied. */
const SHOWN_LETTERS = 6000;
/** The preview follows when nothing has been typed for so long. */
const CALM_MS = 300;

const MODES = [
  ["watch", t("step through the search")],
  ["predict", t("say what comes next")],
  ["compare", t("compare two searches")],
] as const;
const languages = [["", t("the page’s")], ...LANGUAGES.map((name) => [name, ownName(name)])] as [string, string][];

/** Returns the button that opens it, for the dialog in which boards are saved. */
export function pagePanel(lab: Lab): HTMLButtonElement {
  const { board } = lab;
  const site = new URL("./", location.href).href;
  /** The scripts that bring the element in the chosen language, by name. */
  let scripts: Record<string, string> = {};
  let spoken: Words = en;
  /** The language of both; none before they are there. */
  let brought = "";
  let text = "";

  const mode = choice(MODES, "watch", () => show());
  const lang = choice(languages, "", () => {
    show();
    void withScripts(show);
  });
  const check = (checked: boolean) => make("input", { type: "checkbox", checked, onchange: () => show() });
  const editable = check(false);
  const player = check(true);
  const number = (value: string, min: string, max: string) =>
    make("input", { type: "number", value, min, max, oninput: () => show() });
  const height = number("", "128", "2000");
  const questions = number("10", "1", "1000");
  const counted = labelled(t("Questions that count"), questions);
  const kind = choice(
    hosts.map(({ id }) => [id, t(HOSTS[id][0]!)] as const),
    "single",
    () => show(),
  );
  const copy = copyButton(() => text, t("this text"));
  const hint = make("p", { className: "hint" });
  const code = make("code");
  const listing = make("pre", { tabIndex: 0, ariaLabel: t("The text to paste") }, code);
  const needs = make("span", { className: "row" });
  const seen = make("iframe", { title: t("How it looks there") });
  const status = make("p", { className: "hint" });
  status.setAttribute("role", "status");

  const figure = (): CourseFigure => {
    const wishes = {
      mode: mode.value,
      editable: editable.checked,
      controls: player.checked ? "" : "none",
      lang: lang.value,
      height: height.validity.valid ? height.value : "",
      questions: mode.value === "predict" ? questions.valueAsNumber || null : null,
    };
    return figureOf(board, state(lab), wishes, spoken.course);
  };
  const language = () => lang.value || "en";
  const host = (): CourseHost => hosts.find(({ id }) => id === kind.value)!;
  /** Does something that needs the scripts for the language, once they are there. */
  const withScripts = async (work: () => unknown): Promise<void> => {
    try {
      const wanted = language();
      const words = await wordsIn(wanted);
      const texts = await Promise.all(scriptsFor(wanted).map(async (name) => [name, await fetched(name)] as const));
      // Another may have been chosen meanwhile.
      if (wanted !== language()) return withScripts(work);
      spoken = words;
      scripts = Object.fromEntries(texts);
      brought = wanted;
      await work();
    } catch (error) {
      status.textContent = reasonOf(error);
    }
  };
  let waiting = 0;
  const show = () => {
    counted.hidden = mode.value !== "predict";
    // Without its scripts a text would be of two languages: the last one stays to be read until they are there.
    copy.disabled = brought !== language();
    if (copy.disabled) return;
    const now = figure();
    const embed = Object.values(scripts).join("\n");
    text = host().text(now, site, embed);
    code.textContent = text.length > SHOWN_LETTERS ? shortened(text) : text.trim();
    hint.textContent = t(HOSTS[host().id][1]!);
    const files = filesFor(host(), now.lang);
    needs.replaceChildren(
      ...files.map((file) => make("a", { download: "", href: site + file }, t("Download {file}", { file }))),
    );
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      if (!box.open) return;
      seen.height = String(now.frameHeight);
      seen.srcdoc = preview(host(), now, site);
    }, CALM_MS);
  };
  const saved = (content: Blob, file: string) => {
    download(content, file);
    status.textContent = t("Saved {file}.", { file });
  };
  const asFile = button(t("Save as one HTML file"), () =>
    withScripts(() => {
      const single = hosts.find(({ id }) => id === "single")!;
      const text = single.text(figure(), site, Object.values(scripts).join("\n"));
      saved(new Blob([text], { type: "text/html" }), `${fileName(lab)}.html`);
    }),
  );
  const asPackage = button(t("For Moodle and other systems (SCORM)"), () =>
    withScripts(async () => {
      // The packer is fetched only where it is wanted.
      const { scormZip } = await import("../../course/scorm/zip.js");
      const zip = scormZip(figure(), { element: scripts, scorm: await fetched("scorm.js") });
      saved(new Blob([zip], { type: "application/zip" }), `${fileName(lab)}-scorm.zip`);
    }),
  );

  const box = dialog(
    t("For my page"),
    make(
      "div",
      { className: "options" },
      labelled(t("Mode"), mode),
      counted,
      labelled(t("Language"), lang),
      labelled(t("Height of the board, in pixels"), height),
      make("label", { className: "check" }, editable, t("Readers may draw")),
      make("label", { className: "check" }, player, t("With the player")),
    ),
    make(
      "p",
      { className: "hint" },
      ...rich(t("For marks, with a map of each student’s own: <0>exercises for a course</0>."), [
        make("a", { href: "./teach.html" }),
      ]),
    ),
    make("div", { className: "row" }, asFile, asPackage),
    status,
    make("div", { className: "row" }, labelled(t("For which page"), kind), copy, needs),
    hint,
    listing,
    make("h3", {}, t("How it looks there")),
    seen,
  );
  box.classList.add("for-my-page");
  // Nothing plays on behind the page.
  box.addEventListener("close", () => {
    seen.srcdoc = "";
  });
  const opens = button(
    t("For my page…"),
    async () => {
      mode.value = board.mode === "compare" ? "compare" : ("watch" satisfies Mode);
      status.textContent = "";
      opens.closest("dialog")?.close();
      // Each copy is of the same step.
      board.pause();
      box.showModal();
      await withScripts(show);
    },
    { title: t("Put this board on a page of your own: one file, a course system, or text to paste") },
  );
  return opens;
}

const texts = new Map<string, string>();

async function fetched(name: string): Promise<string> {
  let text = texts.get(name);
  if (text === undefined) {
    const answer = await fetch(new URL(name, location.href)).catch(() => undefined);
    if (!answer?.ok)
      throw new Error(
        t("{file} could not be fetched from this site: check the network, and try again.", { file: name }),
      );
    text = await answer.text();
    texts.set(name, text);
  }
  return text;
}

/** The beginning and the end, as the script in the middle is not for reading. */
function shortened(text: string): string {
  const half = SHOWN_LETTERS / 4;
  return `${text.slice(0, half)}\n…\n${text.slice(-half).trim()}`;
}
