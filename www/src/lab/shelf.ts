/** The shelf of examples: choosing one puts it on the board, at the step at which it tells most. */
import { choice, place } from "../page/dom.js";
import { type Example, examples } from "./examples.js";
import type { Lab } from "./lab.js";

export const FIRST = examples[0]!;

export function shelf(lab: Lab): void {
  const { board } = lab;
  const select = choice(
    [["", "Your own map"], ...examples.map(({ name, question }) => [name, question] as const)],
    "",
    (name) =>
      void open(
        lab,
        examples.find((example) => example.name === name),
      ),
  );
  select.ariaLabel = "Example";
  select.title = "Examples, each with a question";
  place("tools").prepend(select);

  const story = place("story");
  const refresh = () => {
    const example = examples.find(({ name }) => name === lab.origin.example);
    select.value = example?.name ?? "";
    story.textContent = example?.story ?? "";
    story.hidden = !example;
  };
  board.addEventListener("result", refresh);
  board.addEventListener("edit", refresh);
  refresh();
}

/** What was asked for last: large maps take their time. */
let wanted: Example | undefined;

export async function open(lab: Lab, example: Example | undefined): Promise<void> {
  if (!example) return;
  const { board } = lab;
  board.pause();
  wanted = example;
  const drawing = await example.draw();
  if (wanted !== example) return;
  board.options = example.options;
  lab.show(drawing, { example: example.name });
  board.fit();
  await board.settled;
  // Somebody may have chosen another one meanwhile.
  if (lab.origin.example !== example.name || !board.trace) return;
  board.position = example.expansion === undefined ? board.trace.length : board.trace.positionOf(example.expansion);
}
