/** The strip of a world in which things move: the ticks at which cells change, or those who move, each to be chosen and taken away. */

import type { Change, Point } from "stepstar";
import { MOST_SIDE } from "../../../package/shared/bounds.js";
import { button, choice, labelled, make, place, put } from "../../shared/dom.js";
import { count } from "../../shared/numbers.js";
import { t } from "../../shared/text.js";
import { aimOf } from "../../state/aim.js";
import type { Lab } from "../lab.js";
import { optionsIn, worlds } from "../worlds/index.js";
import "./strip.css";
import { byTick } from "./by-tick.js";
import { thumbnail } from "./thumbnail.js";

type Kind = "changes" | "movers";

/** From the one that keeps most. */
const REPLANNERS = [
  ["dstar-lite", "D* Lite"],
  ["lpa", "LPA*"],
  ["astar", t("A* anew")],
] as const;

/** More frames than anybody would look through. */
const MOST_FRAMES = 200;

export class Strip {
  readonly #element: HTMLElement;
  readonly #frames = make("ol", { className: "frames" });
  readonly #kind: HTMLSelectElement;
  readonly #replanner: HTMLSelectElement;
  readonly #sees = make("input", { type: "number", min: "1", max: String(MOST_SIDE), placeholder: t("all") });
  readonly #ofWalks: readonly HTMLElement[];
  readonly #record: HTMLButtonElement;
  readonly #beside: HTMLButtonElement;
  readonly #hint = make("p", { className: "hint" });
  /** What the frames show; they are made anew when that is another. */
  #shown = "";
  /** Chosen before there is anything of that kind. */
  #wanted: Kind = "changes";

  constructor(private readonly lab: Lab) {
    const { board } = lab;
    this.#kind = choice(
      [
        ["changes", t("Cells change")],
        ["movers", t("Others move")],
      ],
      "changes",
      (kind) => this.#choose(kind as Kind),
    );
    this.#kind.title = t("What moves while one walks");
    this.#replanner = choice(REPLANNERS, "dstar-lite", (name) => this.#set("replanner", name));
    this.#replanner.title = t("How each tick plans: anew, or by keeping up to date what is known");
    this.#sees.title = t("How many cells far whoever walks can see; what was never seen counts as free");
    this.#sees.onchange = () => this.#set("sees", this.#sees.value);
    this.#beside = button(t("All three"), () => this.#compare(), {
      title: t("D* Lite, LPA* and A* anew beside each other, in the same tick"),
    });
    this.#record = button(t("Record a mover"), () => this.#toggleRecording(), {
      title: t("Drag on the board: each cell is a place, one a tick. By keys: Enter at both ends"),
    });
    const plays = button(t("Play the walk"), () => this.#play(), { title: t("From the start, a tick a step") });
    this.#ofWalks = [labelled(t("Replans by"), this.#replanner), labelled(t("Sees"), this.#sees), this.#beside];
    this.#element = make(
      "div",
      { className: "moving", slot: "tools", role: "group", ariaLabel: t("Things that move") },
      labelled(t("Things that move"), this.#kind),
      plays,
      this.#record,
      this.#frames,
      this.#hint,
      ...this.#ofWalks,
    );
    place("about").after(this.#element);
    board.addEventListener("edit", ({ detail }) => {
      // Another world may be on the board.
      if (detail.what === "map") this.#wanted = board.movers?.length ? "movers" : "changes";
    });
  }

  refresh(): void {
    const { board } = this.lab;
    const { changes, movers = [] } = board;
    const kind = changes ? "changes" : movers.length > 0 ? "movers" : this.#wanted;
    const isWalk = kind === "changes";
    put(this.#element, { hidden: board.grid === null || (changes === null && movers.length === 0 && isWalk) });
    board.classList.toggle("moves", !this.#element.hidden);
    board.classList.toggle("walks", changes !== null);
    if (this.#element.hidden) return;
    put(this.#kind, { value: kind });
    for (const each of this.#ofWalks) put(each, { hidden: !isWalk });
    put(this.#record, { hidden: isWalk, ariaPressed: String(board.tool === "mover") });
    put(this.#replanner, { value: board.getAttribute("replanner") ?? "dstar-lite" });
    if (document.activeElement !== this.#sees) put(this.#sees, { value: board.getAttribute("sees") ?? "" });
    put(this.#beside, { ariaPressed: String(board.mode === "compare") });
    if (isWalk) this.#showChanges(changes ?? []);
    else this.#showMovers(movers as readonly (readonly Point[])[]);
  }

  /** The tick in view; none before there is a walk. */
  get #tick(): number {
    const { trace } = this.lab.board;
    return trace && trace.ticks > 0 ? trace.tickAt(trace.position) : 0;
  }

  #showChanges(changes: readonly Change[]): void {
    const { board } = this.lab;
    const ticks = byTick(changes);
    const here = this.#tick;
    const drawn = board.drawsTicks;
    this.#say(
      drawn
        ? t("What you draw now comes at tick {tick}.", { tick: count(here) })
        : t("What you draw now is there from the start. Choose a tick to draw what comes later."),
    );
    const shown = JSON.stringify([board.canUndo, changes, drawn, here, board.grid?.width, board.grid?.height]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const others = ticks.has(here) ? [] : [[here, [] as Change[]] as const];
    const all = [...ticks, ...others].sort(([a], [b]) => a - b).slice(0, MOST_FRAMES);
    this.#put(
      this.#frame(t("From the start"), !drawn, () => this.#drawMap(), [], -1),
      ...all.map(([tick, cells]) => {
        const name = t("Tick {tick}", { tick: count(tick) });
        const frame = this.#frame(name, drawn && tick === here, () => this.#drawAt(tick), cells, tick);
        if (cells.length > 0)
          frame.append(
            this.#remove(t("Take away what comes at tick {tick}", { tick: count(tick) }), () =>
              board.retime({ changes: changes.filter(({ at }) => at !== tick) }),
            ),
          );
        return frame;
      }),
    );
  }

  #frame(name: string, isChosen: boolean, choose: () => void, cells: readonly Change[], tick: number): HTMLElement {
    const { board } = this.lab;
    const picture = board.grid && thumbnail(board.grid, board.changes ?? [], tick);
    const label = make("span", {}, name);
    const chooses = button("", choose, {
      ariaPressed: String(isChosen),
      title: cells.length > 0 ? t("Cells that change: {n}", { n: count(cells.length) }) : name,
    });
    chooses.append(...(picture ? [picture] : []), label);
    return make("li", {}, chooses);
  }

  #remove(title: string, remove: () => void): HTMLButtonElement {
    const control = button("×", remove, { className: "link", title });
    control.ariaLabel = title;
    return control;
  }

  #showMovers(movers: readonly (readonly Point[])[]): void {
    const { board } = this.lab;
    this.#say(
      board.tool === "mover"
        ? t("Drag on the board: each cell is a place, one a tick. The last one is kept.")
        : t("A step takes a tick, and so does a wait. Nobody meets, and nobody swaps places."),
    );
    const now = this.#now;
    const shown = JSON.stringify([movers, now]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#put(
      ...movers.map((places, i) => {
        const text = t("Mover {number}, ticks: {n}", { number: i + 1, n: count(places.length) });
        const remove = () => board.retime({ movers: movers.filter((_, other) => other !== i) });
        const waits = button(t("Wait"), () => this.#wait(movers, i), {
          title: t("At the tick that the board shows, mover {number} waits where it is", { number: i + 1 }),
        });
        return make("li", { className: "mover" }, text, waits, this.#remove(t("Take this mover away"), remove));
      }),
    );
  }

  /** The tick in view where others move. */
  get #now(): number {
    const { trace } = this.lab.board;
    if (!trace) return 0;
    const { path } = trace.result;
    if (trace.position === trace.length && path.length > 0) return path.length - 1;
    return trace.position === 0 ? 0 : (trace.event(trace.position - 1).g ?? 0);
  }

  /** One of those who move stays for another tick where it is now. Beyond its last tick it stays anyway. */
  #wait(movers: readonly (readonly Point[])[], which: number): void {
    const { lab } = this;
    const places = movers[which]!;
    const tick = this.#now;
    const number = which + 1;
    if (tick >= places.length - 1) {
      lab.say(t("Mover {number} has arrived at this tick: step back to one at which it moves on.", { number }));
      return;
    }
    const later = [...places.slice(0, tick + 1), ...places.slice(tick)];
    lab.board.retime({ movers: movers.map((other, i) => (i === which ? later : other)) });
    const place = `(${places[tick]!.join(", ")})`;
    lab.say(t("Mover {number} waits at {place} from tick {tick} on.", { number, place, tick: count(tick) }), true);
  }

  /** The focus stays at the same place of the strip, whose frames are made anew. */
  #put(...frames: readonly HTMLElement[]): void {
    const controls = () => [...this.#frames.querySelectorAll("button")];
    const held = controls().indexOf(document.activeElement as HTMLButtonElement);
    this.#frames.replaceChildren(...frames);
    if (held >= 0) controls()[Math.min(held, controls().length - 1)]?.focus();
    this.#frames.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #say(text: string): void {
    put(this.#hint, { textContent: text, title: text });
  }

  #choose(kind: Kind): void {
    const { board } = this.lab;
    this.#wanted = kind;
    board.drawsTicks = false;
    // Who walks while cells change plans at every tick; among movers all is known before. Undo brings back what was there.
    if (kind === "changes") this.#walk();
    else board.retime({ changes: null });
    if (kind === "changes" && board.tool === "mover") board.tool = "wall";
    this.refresh();
  }

  /** Without options of which a walk knows nothing: some have no menu then. They come back with what undo brings back. */
  #walk(): void {
    const { lab } = this;
    const { board } = lab;
    const [left, aim] = [optionsIn(worlds.moving, board.options), aimOf(board)];
    Object.assign(lab.problem, { left: board.options, aim });
    lab.problem = { left, aim };
    board.retime({ changes: [], movers: null });
    board.options = left;
  }

  #set(name: "replanner" | "sees", text: string): void {
    if (text === "") this.lab.board.removeAttribute(name);
    else this.lab.board.setAttribute(name, text);
  }

  #drawMap(): void {
    const { board } = this.lab;
    board.drawsTicks = false;
    board.pause();
    board.position = 0;
    this.refresh();
  }

  #drawAt(tick: number): void {
    const { board } = this.lab;
    const { trace } = board;
    board.drawsTicks = true;
    board.pause();
    if (trace && trace.ticks > tick && tick !== this.#tick)
      board.position = trace.positionOf(trace.expansionAt(trace.tickStart(tick) + 1));
    this.refresh();
  }

  #toggleRecording(): void {
    const { board } = this.lab;
    board.tool = board.tool === "mover" ? "wall" : "mover";
    this.refresh();
  }

  #play(): void {
    const { board } = this.lab;
    board.pause();
    board.stepUnit = board.changes ? "tick" : "expansion";
    board.position = board.changes ? 0 : board.position === 0 ? 0 : (board.trace?.length ?? 0);
    board.play();
  }

  #compare(): void {
    const { board } = this.lab;
    if (board.mode === "compare") {
      board.mode = "watch";
      return;
    }
    const own = board.getAttribute("replanner") ?? "dstar-lite";
    const others = REPLANNERS.map(([name]) => name).filter((name) => name !== own);
    board.setAttribute("other", others.map((name) => `replanner: ${name}`).join(" | "));
    board.mode = "compare";
    board.stepUnit = "tick";
  }
}
