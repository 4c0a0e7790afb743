/** What lives while the element is in a page: boards, player and tools, wired to one drawing. */
import type { Options, Trace } from "../api/index.js";
import type { Palette } from "../board/palette.js";
import { readPalette } from "../board/palette.js";
import type { Edit } from "../editor/studio.js";
import { Toolbar } from "../editor/toolbar.js";
import { commandButton } from "../player/buttons.js";
import { Controls } from "../player/controls.js";
import type { Command } from "../player/keys.js";
import { type Moved, Player } from "../player/player.js";
import { make, put } from "../shared/dom.js";
import { Commands } from "./commands.js";
import { Frame } from "./frame.js";
import { Hands } from "./hands.js";
import { begin } from "./memory.js";
import { Paper } from "./paper.js";
import { Pointing } from "./pointing.js";
import { Predict } from "./predict.js";
import type { Host, Scene, Settings } from "./scene.js";
import { Searching } from "./searching.js";
import { Showing } from "./showing.js";
import { Side } from "./side.js";

export class Stage implements Scene {
  readonly player: Player;
  readonly sides: readonly Side[];
  readonly commands: Commands;
  readonly settings: Settings;
  readonly predict: Predict | null;
  readonly pointing: Pointing;
  readonly #frame: Frame;
  readonly #controls: Controls;
  readonly #showing: Showing;
  readonly searching: Searching;
  readonly #hands: Hands;
  readonly #toolbar: Toolbar | null;
  readonly #paper = new Paper(
    () => this.#paint(this.palette("light"), true),
    () => this.#recolour(),
  );
  colours: Palette;

  constructor(
    root: ShadowRoot,
    readonly host: Host,
  ) {
    const settings = host.settings();
    const { words } = settings;
    this.settings = settings;
    const compares = settings.mode === "compare";
    this.player = new Player(
      (moved) => this.moved(moved),
      compares,
      settings.mode !== "predict",
      () => this.#traces,
    );
    this.#frame = new Frame(root, words, () => this.#recolour());
    this.colours = readPalette(this.#frame.probe);
    this.predict = settings.mode === "predict" ? new Predict(words) : null;
    const run = (command: Command, shift?: boolean) => this.commands.run(command, shift);
    this.#toolbar = settings.editable ? new Toolbar(words, run) : null;
    this.#controls = new Controls(words, {
      run,
      seek: (position) => this.player.seek(position),
      pace: (slider) => this.commands.pace(slider),
      unit: (unit) => this.commands.unit(unit),
    });
    this.pointing = new Pointing(this, this.#frame, () => this.commands.giveUp());
    this.searching = new Searching(this, this.#frame, this.#controls, this.pointing);
    this.#showing = new Showing(this, this.#frame, this.#controls, this.pointing, this.searching);
    this.#hands = new Hands(this, this.pointing);
    this.commands = new Commands(this, this.pointing, this.#hands, this.searching);
    const side = (options: () => Options) =>
      new Side(host.studio, this.colours, words, options, this.searching.listener);
    this.sides = [
      side(() => host.settings().options),
      ...(compares ? [side(() => ({ ...host.settings().options, ...host.settings().other }))] : []),
    ];
    this.#layOut(compares);
    this.#hands.connect();
    this.#frame.element.addEventListener("keydown", (event) => this.commands.key(event, root));
    this.showTools();
    this.searching.ask();
  }

  #layOut(compares: boolean): void {
    const { editable, bare } = this.settings;
    const frame = this.#frame;
    frame.editable = editable;
    const tools = this.#toolbar?.element ?? make("div", "tools");
    const { words } = this.settings;
    const view = (["fit", "help"] as const).map((name) =>
      commandButton(name, words, name, () => this.commands.run(name)),
    );
    tools.append(...view);
    frame.top.append(tools);
    for (const { figure, badge, caption } of this.sides) {
      frame.boards.append(figure);
      const verdict = make("div", "verdict", badge.element);
      if (compares) {
        badge.letter = this.sides[0]!.badge === badge ? "A" : "B";
        figure.append(caption, verdict);
      } else frame.top.append(verdict);
    }
    if (!bare) frame.element.append(this.#controls.element);
    frame.bare = bare;
  }

  get lead(): Trace | null {
    return this.#traces.reduce<Trace | null>((a, b) => (a && a.expansions >= b.expansions ? a : b), null);
  }

  get #traces(): readonly Trace[] {
    return this.sides.flatMap(({ trace }) => trace ?? []);
  }

  // showing --------------------------------------------------------------------------------------

  moved({ slow, stopped }: Moved): void {
    const { lead, predict } = this;
    // Always just before an expansion: in the middle of one, the node that comes next may not be open yet.
    if (lead && predict) lead.position = predict.before(lead, lead.position);
    const done = lead?.expansionAt(lead.position) ?? 0;
    for (const { trace, board, caption } of this.sides) {
      if (!trace) continue;
      if (trace !== lead) {
        const all = lead?.position === lead?.length || done > trace.expansions;
        trace.position = all ? trace.length : trace.positionOf(done);
      }
      board.move(slow);
      if (this.sides.length > 1) caption.replaceChildren(...this.#showing.counts(trace));
    }
    this.#showing.moved(stopped);
  }

  say(text: string): void {
    this.#frame.live.say(text);
  }

  // editing --------------------------------------------------------------------------------------

  edited({ what, live, drawn }: Edit): void {
    const { studio } = this.host;
    let exchanged = false;
    const held = this.sides.find(({ board }) => board.surface.matches(":focus"));
    for (const side of this.sides) {
      if (side.kind !== studio.drawing.kind) {
        side.exchange();
        exchanged = true;
      } else side.board.draw(studio.drawing, studio.places, drawn);
      // A graph that is edited keeps its view and its search; another graph starts without either.
      if (what === "map" && side.kind === "graph") {
        side.board.search(null, () => studio.engine);
        side.board.fit();
      }
    }
    if (exchanged) {
      this.player.open(null);
      this.#controls.open(null, this.colours);
      this.#hands.connect();
      held?.board.surface.focus({ preventScroll: true });
    }
    const { memory } = this.host;
    this.unblame(what);
    if (what === "map") {
      // Only for a map: a place that is set while the map is loading shows nothing yet.
      this.searching.unblank();
      begin(memory, this.host.step());
      this.searching.fresh = true;
      this.player.breakPoints = [];
      this.pointing.cursor.hide();
    }
    if (!drawn && (what === "map" || what === "graph" || what === "cells")) {
      this.#hands.nameBoards();
      this.pointing.check();
    }
    this.showTools();
    this.searching.ask(live && (what === "start" || what === "goal"));
    const { canUndo, canRedo, revision } = studio;
    this.host.emit("edit", { what, live, canUndo, canRedo, revision });
  }

  /** Where a place is now, after an edit, is no fault; on another map none is. */
  unblame(what: Edit["what"]): void {
    for (const name of ["start", "goal", "through"] as const)
      if (what === name || what === "map") this.#frame.blame("", name);
  }

  giveUp(): boolean {
    return this.commands.giveUp() || this.#hands.giveUp();
  }

  showTools(): void {
    const { studio, memory } = this.host;
    const { canUndo, canRedo, drawing } = studio;
    this.#toolbar?.show({
      tool: memory.tool,
      terrain: memory.terrain,
      brush: memory.brush,
      canUndo,
      canRedo,
      graph: drawing.kind === "graph",
    });
    const held = this.settings.editable ? memory.tool : "pan";
    for (const { board } of this.sides) put(board.surface.dataset, { tool: held });
    this.#showing.show();
    this.host.emit("settings", null);
  }

  #recolour(): void {
    if (this.#paper.printing) return;
    this.colours = readPalette(this.#frame.probe);
    this.#paint(this.colours);
    this.#controls.open(this.lead, this.colours);
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

  /** Ends, and keeps what the next stage continues with. `searchChanges`: that may show another search, with other events. */
  leave(searchChanges = false): void {
    const { lead, player, searching } = this;
    const { memory } = this.host;
    const { chosenRate, chosenUnit: unit, breakPoints } = player;
    const { board } = this.sides[0]!;
    // If nothing has been searched yet, keep the position that was set for the first search.
    if (lead && !searching.fresh) memory.position = player.moment(searchChanges);
    memory.playing ||= player.playing;
    memory.chosen = { chosenRate, unit, breakPoints };
    memory.view = board.fitted ? null : board.view;
    memory.waiting = board.waiting;
    searching.free();
    player.pause();
    this.#paper.free();
    this.#showing.free();
    for (const side of this.sides) side.free();
    this.#controls.free();
    this.#frame.free();
  }

  /** Continues where the last stage left off. */
  resume(): void {
    const { chosen, pinned, view, waiting } = this.host.memory;
    Object.assign(this.player, chosen);
    for (const { board } of this.sides) {
      if (view) board.view = view;
      for (const look of waiting) board.sized(look);
    }
    if (pinned !== null || chosen.breakPoints[0]) this.pointing.point();
    this.showTools();
  }
}
