/** Which name of a map of Tiled means walls, and which costs, where the map does not say it by the usual ones: one chooses among those that it has. */
import type { Saying, TiledNames } from "stepstar";
import { button, choice, labelled, make } from "../../shared/dom.js";
import { t } from "../../shared/text.js";

/** What the reader says where one can choose. */
const CHOICE = ["problem.tiledNothing", "problem.tiledExternal", "problem.tiledNoName"];

export class NamesRow {
  readonly #walls = choice([], "", () => {});
  readonly #cost = choice([], "", () => {});
  #load: (names: TiledNames) => void = () => {};
  readonly element = make(
    "div",
    { hidden: true },
    make("div", "options", labelled(t("Walls are called"), this.#walls), labelled(t("Costs are called"), this.#cost)),
    make(
      "div",
      "row",
      button(t("Load it so"), () => this.#load(Object.fromEntries(this.#chosen()))),
    ),
  );

  /** Offers the names that an error tells of, if it does; returns whether there are some. */
  offer(error: unknown, load: (names: TiledNames) => void): boolean {
    const { problem } = ((error as { saying?: Saying })?.saying?.fields ?? {}) as { problem?: Saying };
    const isOne = problem !== undefined && CHOICE.includes(problem.id);
    const names = isOne ? (problem.fields.names as unknown as readonly string[]).filter((name) => name !== "") : [];
    this.element.hidden = names.length === 0;
    this.#load = load;
    for (const menu of [this.#walls, this.#cost])
      menu.replaceChildren(
        make("option", { value: "" }, t("The usual names")),
        ...names.map((name) => make("option", { value: name }, name)),
      );
    this.#walls.value = names[0] ?? "";
    return names.length > 0;
  }

  #chosen(): [string, string][] {
    const all: [string, string][] = [
      ["walls", this.#walls.value],
      ["cost", this.#cost.value],
    ];
    return all.filter(([, name]) => name !== "");
  }
}
