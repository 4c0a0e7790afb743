/** The shelf of examples: choosing one puts it on the board, at its most telling step. */
import type { Step } from "stepstar/element";
import { button, choice, place, put } from "../shared/dom.js";
import { t } from "../shared/text.js";
import { goTo } from "../state/go-to.js";
import { type Example, examples } from "./examples.js";
import type { Lab } from "./lab.js";
import { opening } from "./shelf-links.js";

export const FIRST = examples[0]!;

const OWN = t("Your own map");

export function shelf(lab: Lab): void {
  const { board } = lab;
  const select = choice(
    [["", OWN], ...examples.map(({ name, question }) => [name, t(question)] as const)],
    "",
    (name) =>
      void open(
        lab,
        examples.find((example) => example.name === name),
      ),
  );
  select.ariaLabel = t("Example");
  select.title = t("Examples, each with a question");
  place("tools").prepend(select);
  lab.shortcuts.add("Q", select, () => select.focus());

  const story = place("story");
  const about = place("about");
  const more = button(t("more"), () => {
    const whole = about.classList.toggle("whole");
    put(more, { ariaExpanded: String(whole), textContent: whole ? t("less") : t("more") });
  });
  put(more, { className: "link more", ariaExpanded: "false" });
  more.setAttribute("aria-controls", story.id);
  about.append(more);
  const initialOrigin = lab.origin;
  const refresh = () => {
    // The story asks the reader to draw, so it stays when that happens, and so does the question.
    const example = examples.find(({ name }) => name === lab.example);
    put(select.options[0]!, { text: example ? t("Yours, from “{question}”", { question: t(example.question) }) : OWN });
    put(select, { value: lab.origin.example ?? "" });
    // Not before it is known what the page opens with: until then room is kept for the first story, so that the board doesn't move.
    if (!example && lab.origin === initialOrigin) return;
    story.classList.remove("awaited");
    put(story, { textContent: example ? t(example.story) : "" });
    put(about, { hidden: !example });
  };
  board.addEventListener("result", refresh);
  board.addEventListener("edit", refresh);
  refresh();
}

/** `step`: from a link that names one. */
export async function open(lab: Lab, example: Example | undefined, step?: Step): Promise<void> {
  if (!example) return;
  const { board } = lab;
  board.pause();
  const wanted = lab.ask();
  const drawing = await example.draw();
  if (!wanted()) return;
  const drawn = { ...drawing, changes: example.changes ?? null };
  lab.show(drawn, { example: example.name }, example.options, example.aim ?? {});
  board.fit();
  await board.settled;
  // Somebody may have chosen another one meanwhile.
  if (lab.origin.example !== example.name || !board.trace) return;
  // Of two searches the player goes through the one with more expansions.
  const { trace, otherTrace } = board;
  const lead = otherTrace && otherTrace.expansions > trace.expansions ? otherTrace : trace;
  if (step === undefined) board.position = opening(example, lead);
  else goTo(board, step);
}
