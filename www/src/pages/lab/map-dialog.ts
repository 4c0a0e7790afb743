/** A new map: of a world, drawn by a generator, or the current one cropped or extended. */
import type { Drawing } from "stepstar/element";
import { axialOf, type Orientation } from "../../package/shared/axial.js";
import { dialog } from "../shared/dialog.js";
import { button, choice, labelled, make } from "../shared/dom.js";
import { ends } from "../shared/ends.js";
import { count } from "../shared/numbers.js";
import { t } from "../shared/text.js";
import { plainFloors } from "../state/floors.js";
import { hexagonsOf } from "../state/read-floors.js";
import { generateApart } from "./generate/apart.js";
import { type GeneratorName, generators } from "./generate/index.js";
import type { Lab } from "./lab.js";
import { LAST_SEED, makeName } from "./make-name.js";
import { drawing, type MadeMap } from "./plain-map.js";
import { type LabWorld, optionsIn, type WorldName, worlds } from "./worlds/index.js";
import { storeysRow } from "./worlds/storeys-row.js";

/** The engine takes sides of up to 4096, but a board of more cells than this is no use on a page. */
const LARGEST = 2048;
const LIMITS = t("Width and height are whole numbers from 1 to {largest}, and the seed is one from 0 to {last}.", {
  largest: count(LARGEST),
  last: count(LAST_SEED),
});
/** Drawn as random walls with density 0: an empty map needs neither a generator nor a link name of its own. */
const EMPTY = "empty";
/** Of all floors together. */
const MOST_CELLS = 2_000_000;
const TOO_MANY = t("All floors together have at most {most} cells.", { most: count(MOST_CELLS) });
/** More of them are hard to tell apart on a board. */
const STOREYS = ["2", "3", "4", "5", "6"];
/** So many can be added at once. */
const MOST_MORE = 3;

export function mapDialog(lab: Lab): void {
  const { board } = lab;
  const side = (value: string) =>
    make("input", { type: "number", min: "1", max: String(LARGEST), value, required: true });
  const width = side("41");
  const height = side("27");
  const seed = make("input", { type: "number", min: "0", max: String(LAST_SEED), value: "1", required: true });
  const density = make("input", { type: "range", min: "0", max: "90", value: "30" });
  const share = make("output", {}, t("{share} %", { share: 30 }));
  density.oninput = () => {
    share.textContent = t("{share} %", { share: density.value });
  };
  const dense = labelled(t("Walls"), make("span", { className: "row" }, density, share));
  const kind = choice(
    [[EMPTY, t("Empty")], ...Object.entries(generators).map(([name, { label }]) => [name, t(label)] as const)],
    EMPTY,
    () => follow(),
  );
  const kinds = labelled(t("Kind"), kind);
  const world = choice(
    Object.entries(worlds).map(([name, { label }]) => [name, t(label)] as const),
    "plain",
    () => {
      // Empty floors have nothing to look for stairs behind.
      if (chosenWorld().join && kind.value === EMPTY) kind.value = "rooms" satisfies GeneratorName;
      follow();
    },
  );
  const storeys = choice(
    STOREYS.map((n) => [n, count(Number(n))]),
    "2",
    () => {},
  );
  const stacked = labelled(t("Floors"), storeys);
  const chosenWorld = (): LabWorld => worlds[world.value as WorldName];
  const about = make("p", { className: "hint" });
  const seeded = labelled(t("Seed"), seed);
  const another = button(t("Another seed"), () => {
    seed.value = String((seed.valueAsNumber + 1) % (LAST_SEED + 1));
    if (isDrawable()) void draw();
  });
  const same = make("p", { className: "hint" }, t("The same seed and size draw the same map, in every browser."));
  const follow = () => {
    const isDrawn = Boolean(chosenWorld().draw);
    about.textContent = t(chosenWorld().about);
    kinds.hidden = isDrawn;
    stacked.hidden = !chosenWorld().join;
    dense.hidden = isDrawn || kind.value !== "scatter";
    for (const part of [seeded, another, same]) part.hidden = isDrawn || kind.value === EMPTY;
  };
  follow();

  const draw = async () => {
    const options = optionsIn(chosenWorld(), board.options);
    const { aim = {}, changes = null, draw: own, join, hexagons } = chosenWorld();
    const empty = kind.value === EMPTY;
    const recipe = {
      name: empty ? "scatter" : (kind.value as GeneratorName),
      width: width.valueAsNumber,
      height: height.valueAsNumber,
      seed: seed.valueAsNumber,
      density: empty ? 0 : kind.value === "scatter" ? density.valueAsNumber / 100 : undefined,
    };
    const wanted = lab.ask();
    const made = async (): Promise<Drawing> => {
      if (own) return own(recipe.width, recipe.height);
      if (hexagons) return asHexagons(await generateApart(recipe), hexagons);
      if (!join) return drawing(fitting(await generateApart(recipe), options.size ?? 1));
      const seeds = [...Array(Number(storeys.value)).keys()].map((floor) => recipe.seed + floor);
      return join(await Promise.all(seeds.map((seed) => generateApart({ ...recipe, seed }))));
    };
    const drawn = await made();
    if (!wanted()) return;
    lab.show({ ...drawn, changes }, own || join || hexagons ? {} : { make: makeName(recipe) }, options, aim);
    board.fit();
  };
  /** Tells, in the form, what its numbers may be when one of them is out of range. */
  const limits = make("p", { className: "warning", hidden: true }, LIMITS);
  limits.setAttribute("role", "alert");
  const allowed = (form: HTMLFormElement, cells: number) => {
    const valid = form.checkValidity();
    limits.hidden = valid && cells <= MOST_CELLS;
    if (limits.hidden) return true;
    limits.textContent = valid ? TOO_MANY : LIMITS;
    form.append(limits);
    form.querySelector<HTMLInputElement>(valid ? "input" : "input:invalid")!.focus();
    return false;
  };
  const isDrawable = () =>
    allowed(generator, chosenWorld().join ? Number(storeys.value) * width.valueAsNumber * height.valueAsNumber : 0);
  const generator = make(
    "form",
    { method: "dialog" },
    make(
      "div",
      { className: "options" },
      labelled(t("World"), world),
      kinds,
      stacked,
      seeded,
      labelled(t("Width"), width),
      labelled(t("Height"), height),
      dense,
    ),
    about,
    same,
    make(
      "div",
      { className: "row" },
      button(
        t("Draw it"),
        () => {
          if (!isDrawable()) return;
          void draw();
          done();
        },
        { className: "primary" },
      ),
      another,
    ),
  );

  const newWidth = side("");
  const newHeight = side("");
  const newStoreys = make("select");
  const newFloors = labelled(t("Floors"), newStoreys);
  const resize = make(
    "form",
    { method: "dialog" },
    make("div", { className: "options" }, labelled(t("Width"), newWidth), labelled(t("Height"), newHeight), newFloors),
    button(t("Resize"), () => {
      if (
        !allowed(resize, board.floors ? Number(newStoreys.value) * newWidth.valueAsNumber * newHeight.valueAsNumber : 0)
      )
        return;
      board.resize(
        newWidth.valueAsNumber,
        newHeight.valueAsNumber,
        board.floors ? Number(newStoreys.value) : undefined,
      );
      board.fit();
      done();
    }),
  );
  const atTheTop = make(
    "p",
    { className: "hint" },
    t("Each floor gets that size; floors are added or taken away at the top."),
  );
  const done = () => {
    box.close();
    lab.focus();
  };
  const storey = storeysRow(lab, (cells) => allowed(resize, cells), done);
  const sizing = make(
    "section",
    {},
    make("h3", {}, t("This map")),
    make("p", { className: "hint" }, t("Cells are added or cut off at the right and at the bottom.")),
    atTheTop,
    resize,
    storey.element,
  );

  const box = dialog(t("A new map"), generator, sizing);
  const opens = button(
    t("New…"),
    () => {
      limits.hidden = true;
      const { grid, floors, hexagons } = board;
      const cells = grid ?? hexagons;
      const sizes = cells ? [cells] : floors ? plainFloors(floors).grids : [];
      sizing.hidden = sizes.length === 0;
      for (const part of [newFloors, atTheTop]) part.hidden = !floors;
      storey.refresh(floors?.count ?? 0);
      const storeysNow = floors?.count ?? 1;
      const numbers = Array.from({ length: storeysNow + MOST_MORE }, (_, i) => String(i + 1));
      newStoreys.replaceChildren(...numbers.map((n) => make("option", { value: n }, count(Number(n)))));
      newStoreys.value = String(storeysNow);
      newWidth.value = String(Math.max(...sizes.map(({ width }) => width)));
      newHeight.value = String(Math.max(...sizes.map(({ height }) => height)));
      box.showModal();
    },
    { title: t("Generate a map, or resize this one") },
  );
  lab.menu("N", opens);
}

async function asHexagons({ start, goal, ...map }: MadeMap, orientation: Orientation): Promise<Drawing> {
  const drawn = await hexagonsOf(map, orientation);
  return { ...drawn, start: axialOf(orientation, start), goal: axialOf(orientation, goal) };
}

/** With ends where a large agent has room. */
function fitting(map: MadeMap, size: number): MadeMap {
  return size > 1 ? { ...map, ...ends(map.width, map.height, narrow(map, size)) } : map;
}

/** Walls, and where a large agent would stand on one or outside: its place is its top left cell. */
function narrow({ width, height, walls }: MadeMap, size: number): Uint8Array {
  const cells = Array.from({ length: size }, (_, i) => i);
  const isFree = (x: number, y: number) => x < width && y < height && walls[y * width + x] === 0;
  return walls.map((_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return Number(!cells.every((down) => cells.every((right) => isFree(x + right, y + down))));
  });
}
