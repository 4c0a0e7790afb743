/** What lives while the element is in a page: boards, player and tools. Made for what is wanted, and remade for other controls. */
import type { Options, Trace } from "../api/index.js";
import { type Palette, readPalette } from "../board/palette.js";
import type { Edit } from "../editor/studio.js";
import { Toolbar } from "../editor/toolbar.js";
import { besides } from "../player/besides.js";
import { commandButton } from "../player/buttons.js";
import { Controls } from "../player/controls.js";
import type { Command } from "../player/keys.js";
import { type Moved, Player } from "../player/player.js";
import { make, put } from "../shared/dom.js";
import type { Words } from "../words/index.js";
import { Commands } from "./commands.js";
import type { Mode, StepStarEvents } from "./contract.js";
import { LETTERS } from "./faults.js";
import { Frame } from "./frame.js";
import { Hands } from "./hands.js";
import { watchNear } from "./near.js";
import type { Onstage } from "./onstage.js";
import { onPaper } from "./paper.js";
import { paperLegend } from "./paper-legend.js";
import { Pointing } from "./pointing.js";
import { Predict } from "./predict.js";
import { Searching } from "./searching.js";
import { Showing } from "./showing.js";
import { Side } from "./side.js";
import { type ElementState, stateOf } from "./state.js";
import type { Subject } from "./subject.js";
import { outfit, takeLooks, type Wish } from "./wish.js";

/** Where a stage begins. */
export interface Seat {
  /** In the reader's view. */
  readonly isSeen: boolean;
  /** In pixels; 0: it is not laid out yet. */
  readonly width: number;
}

export class Stage implements Onstage {
  readonly words: Words;
  readonly mode: Mode;
  /** The page asks, and nothing can be stepped through. */
  readonly asks: boolean;
  readonly editable: boolean;
  readonly bare: boolean;
  readonly player: Player;
  readonly sides: readonly Side[];
  readonly predict: Predict | null;
  readonly commands: Commands;
  readonly pointing: Pointing;
  readonly searching: Searching;
  readonly #frame: Frame;
  readonly #controls: Controls;
  readonly #showing: Showing;
  readonly #hands: Hands;
  readonly #toolbar: Toolbar | null;
  readonly #life = new AbortController();
  #settings: readonly unknown[] = [];
  #isPrinting = false;
  #isSeen = true;
  #isEditing = false;
  #colours: Palette | null = null;

  constructor(
    private readonly root: ShadowRoot,
    readonly subject: Subject,
    site: Seat,
  ) {
    const { wish } = subject;
    const { signal } = this.#life;
    const { words, mode } = wish;
    const { asks, editable, bare } = outfit(wish);
    this.words = words;
    this.mode = mode;
    this.asks = asks;
    this.editable = editable;
    this.bare = bare;
    const compares = mode === "compare";
    const moved = (moved: Moved) => this.moved(moved);
    this.player = new Player(moved, compares, mode !== "predict" && !asks, () => this.#traces, wish);
    this.#frame = new Frame(root, words, signal, () => this.#recolour());
    this.predict = mode === "predict" ? new Predict(words) : null;
    const run = (command: Command, shift?: boolean) => this.commands.run(command, shift);
    this.#toolbar = editable ? new Toolbar(words, run) : null;
    const actions = {
      run,
      seek: (position: number) => this.player.scrub(position),
      pace: (slider: number) => this.commands.pace(slider),
      unit: (unit: Wish["unit"]) => this.commands.unit(unit),
    };
    this.#controls = new Controls(words, actions, () => this.colours, signal);
    this.pointing = new Pointing(this, this.#frame, () => this.commands.giveUp());
    this.searching = new Searching(
      this,
      this.#frame,
      this.#controls,
      this.pointing,
      (side, sentence, position) => this.#explain(side, sentence, position),
      signal,
    );
    this.#showing = new Showing(this, this.#frame, this.#controls, this.pointing, () => this.searching.again, signal);
    this.#hands = new Hands(this, this.pointing);
    this.commands = new Commands(this, this.pointing, this.searching, this.#hands, () => this.#showing.retell());
    const side = (options: () => Options) =>
      new Side(subject.studio, () => this.colours, words, options, wish, this.searching.listener, signal);
    const others = compares ? wish.others.map((_, i) => side(() => ({ ...wish.options, ...wish.others[i] }))) : [];
    this.sides = [side(() => wish.options), ...others];
    this.#layOut(compares, site.width);
    this.#hands.connect();
    this.#frame.element.addEventListener("keydown", (event) => this.commands.key(event, root));
    subject.faults.clear("search", ...LETTERS);
    this.showFaults();
    onPaper(signal, (printing) => this.#print(printing));
    watchNear(this.#frame.boards, site.isSeen, signal, (near, seen) => this.#come(near, seen));
    this.searching.ask();
  }

  #layOut(compares: boolean, width: number): void {
    const { bare, editable, words } = this;
    const frame = this.#frame;
    frame.editable = editable;
    const tools = this.#toolbar?.element ?? make("div", "tools");
    const view = (["fit", "help"] as const).map((name) =>
      commandButton(name, words, name, () => this.commands.run(name)),
    );
    tools.append(...view);
    tools.part.add("tools");
    frame.top.append(tools);
    this.sides.forEach((side, i) => {
      frame.boards.append(side.element);
      if (compares) side.stand(LETTERS[i]!);
      else frame.top.append(side.badge.element);
    });
    if (!bare && !this.asks) frame.element.append(this.#controls.element);
    frame.bare = bare;
    // At once, so that no row jumps in the first frame.
    frame.measure(width || undefined);
  }

  /** Another language, mode or set of controls needs another stage. */
  fits(wish: Wish): boolean {
    const { asks, editable, bare } = outfit(wish);
    const isDressed = asks === this.asks && editable === this.editable && bare === this.bare;
    const isAsMany = wish.mode !== "compare" || this.sides.length === 1 + wish.others.length;
    return wish.words === this.words && wish.mode === this.mode && isDressed && isAsMany;
  }

  apply(): void {
    const { wish, map } = this.subject;
    this.#frame.height = wish.height;
    this.searching.apply();
    this.player.seen = this.#isSeen || wish.always;
    this.player.apply();
    if (map === "drawn") for (const look of takeLooks(wish)) for (const { board } of this.sides) board.sized(look);
    this.commands.apply();
    this.pointing.apply();
    this.showTools();
  }

  emit<K extends keyof StepStarEvents>(type: K, detail: StepStarEvents[K]["detail"]): void {
    if (!this.#life.signal.aborted) this.subject.emit(type, detail);
  }

  get state(): ElementState {
    const { lead, predict } = this;
    return stateOf({
      blank: this.searching.blank,
      editing: this.#isEditing,
      searching: this.searching.running,
      asking: this.asks || (predict !== null && lead !== null && lead.position < lead.length),
      playing: this.player.playing,
    });
  }

  // showing --------------------------------------------------------------------------------------

  get lead(): Trace | null {
    return this.#traces.reduce<Trace | null>((a, b) => (a && a.expansions >= b.expansions ? a : b), null);
  }

  get #traces(): readonly Trace[] {
    return this.sides.flatMap(({ trace }) => trace ?? []);
  }

  moved({ slow, stopped }: Moved): void {
    const { lead, predict } = this;
    // Always just before an expansion: in the middle of one, the node that comes next may not be open yet.
    if (lead && predict) this.player.put(predict.before(lead, lead.position));
    for (const side of this.sides) {
      const { trace } = side;
      if (!trace) continue;
      if (lead && trace !== lead) trace.position = besides(lead, trace);
      side.move(slow);
      if (this.sides.length > 1) side.count(this.#showing.counts(side, trace), trace);
    }
    this.#showing.moved(stopped);
  }

  /** Goes to a position, unless the other of two searches leads, and says a sentence there in place of the step's. */
  #explain({ trace }: Side, sentence: string, position: number | null): void {
    const { lead } = this;
    if (!lead) return;
    this.player.pause();
    if (position !== null && trace === lead) this.player.seek(position);
    this.#showing.remark(lead, sentence);
  }

  say(text: string): void {
    this.#frame.live.say(text);
  }

  /** Tools, pace and unit as they are now. */
  showTools(): void {
    const { studio, wish } = this.subject;
    const { canUndo, canRedo, drawing } = studio;
    const { mode, tool, terrain, brush, stairs } = wish;
    const several = mode !== "exercise";
    this.#toolbar?.show({ tool, terrain, brush, stairs, canUndo, canRedo, drawing, several });
    const held = this.editable ? tool : "pan";
    for (const { board } of this.sides) put(board.surface.dataset, { tool: held });
    this.#showing.show();
    const settings = [tool, terrain, stairs, wish.rate, wish.unit, wish.breakPoints];
    if (settings.every((setting, i) => setting === this.#settings[i])) return;
    this.#settings = settings;
    this.emit("settings", null);
  }

  showFaults(): void {
    this.#frame.showFaults(this.subject.faults.in(this.words));
  }

  #come(near: boolean, seen: boolean): void {
    for (const side of this.sides) side.near = near;
    this.#controls.near = near;
    this.#isSeen = seen;
    this.apply();
  }

  // editing --------------------------------------------------------------------------------------

  edited({ what, live, drawn }: Edit): void {
    const { studio } = this.subject;
    this.#isEditing = live;
    let exchanged = false;
    const held = this.sides.find(({ board }) => board.surface.matches(":focus"));
    for (const side of this.sides) {
      if (side.kind !== studio.drawing.kind) {
        side.exchange();
        exchanged = true;
      } else if (what !== "timetable") side.board.draw(studio.drawing, studio.places, drawn);
      // A graph that is edited keeps its view and its search; another graph starts without either.
      if (what === "map" && side.kind === "graph") {
        side.board.search(null, () => studio.engine);
        side.board.fit();
      }
    }
    if (exchanged) {
      this.player.open(null);
      this.#controls.open(null);
      this.#hands.connect();
      held?.board.surface.focus({ preventScroll: true });
    }
    if (what === "map") {
      this.player.held = true;
      this.pointing.cursor.hide();
    }
    if (!drawn && (what === "map" || what === "graph" || what === "cells" || what === "links")) {
      this.#hands.nameBoards();
      this.pointing.check();
    }
    this.showTools();
    this.searching.ask(live && (what === "start" || what === "goal"));
    const { canUndo, canRedo, revision } = studio;
    this.emit("edit", { what, live, canUndo, canRedo, revision });
  }

  giveUp(): boolean {
    return this.commands.giveUp() || this.#hands.giveUp();
  }

  // colours --------------------------------------------------------------------------------------

  /** Those of the theme in force, read when something is first painted with them. */
  get colours(): Palette {
    this.#colours ??= readPalette(this.#frame.probe);
    return this.#colours;
  }

  #recolour(): void {
    if (this.#isPrinting) return;
    this.#colours = null;
    this.#paint(this.colours);
    this.#controls.open(this.lead);
  }

  #print(printing: boolean): void {
    this.#isPrinting = printing;
    this.#frame.measure();
    if (printing) this.#paint(this.palette("light"), true);
    else this.#recolour();
    const scenes = printing ? this.sides.map(({ board }) => board.scene()) : [];
    this.#frame.key.replaceChildren(...paperLegend(scenes, this.words));
  }

  #paint(palette: Palette, paper = false): void {
    for (const side of this.sides) side.recolour(palette, paper);
  }

  /** The palette of either theme, whichever is in force. */
  palette(theme: "light" | "dark"): Palette {
    const { probe } = this.#frame;
    probe.style.colorScheme = theme;
    const palette = readPalette(probe);
    probe.style.removeProperty("color-scheme");
    return palette;
  }

  // coming and going -------------------------------------------------------------------------------

  end(): void {
    const { board } = this.sides[0]!;
    const { view } = board;
    const { wish } = this.subject;
    const lookAgain = (next: typeof board) => {
      next.view = view;
    };
    wish.looks = [...(board.fitted ? [] : [lookAgain]), ...board.waiting, ...wish.looks];
    this.#life.abort();
    this.player.open(null);
    for (const side of this.sides) side.free();
  }

  /** The stage that is wanted now, with the focus where it was in this one. */
  replaced(): Stage {
    const { root } = this;
    const { wish } = this.subject;
    const focused = root.activeElement;
    // What an exercise has beside the board stays as it is.
    const focusedClass = focused && this.#frame.holds(focused) ? focused.className : undefined;
    const cursor = this.pointing.cursor.place;
    // In another mode it may be another search, with other events.
    if (wish.mode !== this.mode && this.lead && !this.player.held) wish.moment = this.player.moment(true);
    // To predict there must be something left.
    if (wish.mode !== this.mode && wish.mode === "predict" && wish.moment === Infinity) wish.moment = undefined;
    const site = { isSeen: this.#isSeen, width: this.#frame.width };
    this.end();
    const next = new Stage(root, this.subject, site);
    // If the focused control is gone, the board gets the focus, as all keys work there.
    if (focusedClass !== undefined) {
      const control = focusedClass && root.querySelector<HTMLElement>(`[class="${focusedClass}"]`);
      (control || next.sides[0]!.board.surface).focus({ preventScroll: true });
    }
    // The focus has brought a cursor that may not have been there.
    if (cursor === null) next.pointing.cursor.hide();
    else next.pointing.cursor.show(cursor);
    next.pointing.point();
    return next;
  }
}
