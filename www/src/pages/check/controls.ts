/** Fields and buttons of the page that checks. */
import { button, labelled, make, place } from "../shared/dom.js";
import { t } from "../shared/text.js";

/** A run of so many letters is read at once; a larger file is no run. */
const MOST_BYTES = 64_000_000;

/** Radio buttons of which the first is checked. */
export function radios(label: string, names: readonly string[], chosen: (which: number) => void) {
  const group = make("div", { className: "row either" });
  group.setAttribute("role", "radiogroup");
  group.ariaLabel = label;
  const inputs = names.map((_, i) =>
    make("input", { type: "radio", name: label, checked: i === 0, onchange: () => chosen(i) }),
  );
  group.append(...inputs.map((input, i) => make("label", {}, input, names[i]!)));
  return { group, inputs };
}

export function fileButton(text: string, read: (text: string) => void): HTMLElement {
  const input = make("input", { type: "file", hidden: true });
  input.onchange = async () => {
    const [file] = input.files ?? [];
    if (file) await readFile(file, read);
    input.value = "";
  };
  return make(
    "span",
    {},
    input,
    button(text, () => input.click()),
  );
}

export async function readFile(file: File, read: (text: string) => void): Promise<void> {
  if (file.size > MOST_BYTES) {
    place("status").textContent = t("The file {name} is too large to be a run or a map.", { name: file.name });
    return;
  }
  const text = await file.text().catch(() => undefined);
  // As where the disk is gone, or the file since it was chosen.
  if (text === undefined) place("status").textContent = t("The file {name} can't be read.", { name: file.name });
  else read(text);
}

/** Selects the line that is to blame. */
export function pointOut(run: HTMLTextAreaElement, line: number | undefined): void {
  if (line === undefined) return;
  const lines = run.value.split("\n");
  const begin = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  run.focus();
  run.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0));
}

/** Puts a run of our own in place of one that the reader has not. */
export const handy = (whose: HTMLSelectElement, put: () => void): HTMLElement =>
  make(
    "div",
    { className: "row" },
    labelled(`${t("No program at hand? The run of")} `, whose),
    button(t("Put it here"), put),
  );

/** What is wrong, for who does not see it appear, too. */
export function alerting(): HTMLElement {
  const fault = make("p", { className: "warning" });
  fault.setAttribute("role", "alert");
  return fault;
}
