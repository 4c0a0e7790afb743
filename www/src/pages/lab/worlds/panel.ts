/** What is set in this world, as fields that are seen only there: an empty one takes the world away. */
import type { Options } from "stepstar";
import { choice, labelled, make, put } from "../../shared/dom.js";
import { reasonOf, t } from "../../shared/text.js";
import { HEADINGS, headingNamed, headingOf } from "../heading.js";
import type { Lab } from "../lab.js";

interface Field {
  readonly label: string;
  readonly hint: string;
  readonly least: number;
  readonly step: string;
  read(): number | null;
  write(value: number | null): void;
}

export function worldPanel(lab: Lab): void {
  const { board } = lab;
  const option = (name: "size" | "turnCost", usual: number) => ({
    read: () => {
      const value = board.options[name];
      return typeof value === "number" && value !== usual ? value : null;
    },
    write: (value: number | null) => {
      board.options = { ...board.options, [name]: value ?? undefined } as Options;
    },
  });
  const fields: readonly Field[] = [
    {
      label: t("Size of the agent"),
      hint: t("So many cells wide and high; its place is the top left one"),
      least: 1,
      step: "1",
      ...option("size", 1),
    },
    {
      label: t("A turn costs"),
      hint: t("For each 45 degrees"),
      least: 0,
      step: "any",
      ...option("turnCost", 0),
    },
    {
      label: t("Near enough to the goal"),
      hint: t("So many straight steps: any cell within the border will do"),
      least: 0,
      step: "1",
      read: () => board.within,
      write: (value) => {
        board.within = value;
      },
    },
    {
      label: t("Reaches as far as"),
      hint: t("The most that a cell may cost; empty: no limit"),
      least: 0,
      step: "any",
      read: () => (board.show === "distances" ? (board.maxCost ?? Number.POSITIVE_INFINITY) : null),
      write: (value) => {
        board.maxCost = value;
      },
    },
  ];
  const rows = fields.map((field) => {
    const input = make("input", { type: "number", min: String(field.least), step: field.step, title: field.hint });
    const row = labelled(field.label, input);
    input.onchange = () => {
      // Letters are no number, and the board keeps what it has.
      if (input.validity.badInput) return;
      try {
        field.write(input.value === "" ? null : input.valueAsNumber);
      } catch (error) {
        lab.say(reasonOf(error));
      }
      refresh();
    };
    return { field, input, row };
  });
  const set = (options: Options) => {
    board.options = { ...board.options, ...options };
  };
  const ties = make("input", { type: "checkbox" });
  ties.onchange = () => set({ turnCost: ties.checked ? "tie" : 1 });
  const fewest = make("label", { className: "check" }, ties, t("A turn only decides between paths of equal cost"));
  const looks = choice([["", t("None")], ...HEADINGS.map((name) => [name, headingNamed(name)] as const)], "", (name) =>
    set({ heading: (name || undefined) as Options["heading"] }),
  );
  looks.title = t("Where the agent looks at first; without it the first step is no turn");
  const looking = labelled(t("Heading at the start"), looks);
  const paths = make("input", { type: "checkbox" });
  paths.onchange = () => {
    board.show = paths.checked ? "distances" : "path";
  };
  const every = make("label", { className: "check" }, paths, t("What every place costs"));
  const content = make("div", { className: "options" }, ...rows.map(({ row }) => row), looking, fewest, every);
  const section = lab.panel("search", t("In this world"), content);
  const refresh = () => {
    for (const { field, input, row } of rows) {
      const value = field.read();
      put(row, { hidden: value === null });
      put(input, { value: value === null || !Number.isFinite(value) ? "" : String(value) });
    }
    const { turnCost = 0, heading } = board.options;
    const isTurning = turnCost !== 0 || headingOf(heading) !== null;
    put(looking, { hidden: !isTurning });
    put(fewest, { hidden: !isTurning });
    put(looks, { value: headingOf(heading) ?? "" });
    put(ties, { checked: turnCost === "tie" });
    const isField = board.show === "distances";
    put(every, { hidden: !isField });
    put(paths, { checked: isField });
    put(section, { hidden: !isField && !isTurning && rows.every(({ row }) => row.hidden) });
  };
  for (const event of ["edit", "result", "withdrawn", "fault"] as const) board.addEventListener(event, refresh);
  refresh();
}
