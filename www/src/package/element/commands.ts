/** Carries out what keys and buttons ask for. */

import { toggled } from "../board/drawing.js";
import { GridBoard } from "../board/grid-board.js";
import { hasHexagons } from "../board/hexagons.js";
import { hasFloors } from "../board/sheet.js";
import { draws } from "../editor/hand.js";
import { FLOORS_ONLY, GRID_ONLY } from "../editor/toolbar.js";
import { type Command, commandFor, isStepping } from "../player/keys.js";
import { addBreakPoint, removeBreakPoint } from "../player/player.js";
import { samePlace } from "../shared/places.js";
import { commandsOf } from "../words/index.js";
import type { Place, StepUnit, Tool } from "./contract.js";
import { CursorKeys } from "./cursor-keys.js";
import type { Hands } from "./hands.js";
import { helpDialog } from "./help.js";
import type { Onstage } from "./onstage.js";
import type { Pointing } from "./pointing.js";
import type { Searching } from "./searching.js";
import type { Side } from "./side.js";
import { wantTool } from "./wish.js";
import { inWords, tidy } from "./written.js";

const SLIDER_STEP = 0.1;
const ZOOM_STEP = 1.25;
/** The keys for a control itself. Not even the page hears of them, where they might turn a slide. */
const CONTROL_KEYS: Record<string, RegExp> = {
  button: /^( |Enter)$/,
  select: /^(.|Arrow.+|Page.+|Home|End|Enter)$/,
  input: /^Page/,
};
/** The arrow keys move the speed, though elsewhere they step through the search. */
const SPEED_KEYS = /^(Arrow|Page|Home|End)/;
/** Commands that abandon a shape being drawn, and those of them that then do nothing else. */
const ABANDONS: readonly Command[] = ["stop", "undo", "redo", "clear", "reload"];
const ONLY_ABANDONS: readonly Command[] = ["stop", "undo"];

export class Commands {
  #help: HTMLDialogElement | null = null;
  readonly #cursorKeys: CursorKeys;
  #tool: Tool;

  constructor(
    private readonly stage: Onstage,
    private readonly pointing: Pointing,
    private readonly searching: Searching,
    hands: Hands,
    private readonly retell: () => void,
  ) {
    this.#tool = stage.subject.wish.tool;
    this.#cursorKeys = new CursorKeys(stage, pointing, hands);
  }

  key(event: KeyboardEvent, root: ShadowRoot): void {
    const target = event.composedPath()[0] as HTMLElement;
    // Slotted content handles its own keys.
    if (!root.contains(target)) return;
    const keys = target.closest(".speed > input") ? SPEED_KEYS : CONTROL_KEYS[target.localName];
    if (keys?.test(event.key) && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    else if (target.localName === "select") return;
    else if (event.key === "Escape" && !this.#help?.open) this.#escape(event, target);
    else this.press(event, target.classList.contains("board"));
  }

  /**
   * Abandons the shape that is being drawn; otherwise stops whatever goes on, and the keyboard is the page's again. That is all
   * that this press does, or slides around the board would show their overview; a dialog around it has always closed by it.
   */
  #escape(event: KeyboardEvent, target: HTMLElement): void {
    const isAbandoned = this.stage.giveUp();
    if (!isAbandoned) {
      const isTaken = this.press(event, target.classList.contains("board"));
      target.blur();
      if (isTaken || event.composedPath().some((part) => part instanceof HTMLDialogElement)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** False: the key is the page's. `onBoard`: the arrows may move the cell cursor. While the help is open, all keys belong to it. */
  press(event: KeyboardEvent, onBoard: boolean): boolean {
    if (this.#help?.open) return true;
    const cursor = onBoard && this.pointing.cursor.place !== null;
    const situation = { editable: this.#edits, cursor, floors: this.#floors };
    const command = commandFor(event, situation);
    if (!command || (command === "stop" && this.#resting)) return false;
    event.preventDefault();
    event.stopPropagation();
    this.run(command, event.shiftKey);
    const announcement = this.stage.asks ? undefined : this.#announcementOf(command);
    if (announcement) this.stage.say(announcement);
    return true;
  }

  /** Escape has nothing to do here: it may be meant for the dialog or the slides around the board. */
  get #resting(): boolean {
    const { player } = this.stage;
    const pointed = this.pointing.cursor.place ?? this.pointing.pinned;
    const still = this.stage.asks || !player.playing;
    return still && pointed === null && this.stage.state !== "searching";
  }

  /** For screen readers: the effect of a key where it can otherwise only be seen. */
  #announcementOf(command: Command): string | undefined {
    const { subject, player, words } = this.stage;
    const graph = this.#graph;
    if (command === "slower" || command === "faster") return words.say(words.rate, { n: tidy(player.rate) });
    if (command === "unit") return words.units[player.unit];
    if (command === "break") {
      const at = this.#pointed;
      if (at === null) return undefined;
      const name = inWords(at, words);
      return subject.wish.breakPoints.some((point) => samePlace(point.at, at))
        ? words.say(words.breakSet, { at: name })
        : words.say(words.breakGone, { at: name });
    }
    const tool = command.startsWith("terrain") ? "terrain" : command;
    if (!this.#edits || tool !== subject.wish.tool) return undefined;
    const name = commandsOf(words, graph)[tool];
    const cost = String(subject.wish.terrain);
    return tool !== "terrain"
      ? name
      : graph
        ? `${words.linkCost}: ${cost}`
        : `${name}, ${words.say(words.costs, { cost })}`;
  }

  /** Where a key sets or removes a break point. */
  get #pointed(): Place | null {
    return this.pointing.pointed ?? this.pointing.pinned;
  }

  get #graph(): boolean {
    return this.stage.subject.studio.drawing.kind === "graph";
  }

  get #floors(): boolean {
    return hasFloors(this.stage.subject.studio.drawing);
  }

  get #edits(): boolean {
    return this.stage.editable && !this.stage.predict;
  }

  run(command: Command, shift = false): void {
    // A learner may not step on without an answer.
    if (this.stage.asks && isStepping(command)) return;
    // While a shape is being drawn, undo abandons that shape, not the edit before it.
    if (ABANDONS.includes(command) && this.stage.giveUp() && ONLY_ABANDONS.includes(command)) return;
    if (this.#play(command) || this.#look(command) || this.#cursorKeys.run(command, shift)) return;
    if (!this.#edits) return;
    this.#edit(command, shift);
    // The edit may have changed the cell under the cursor.
    this.pointing.point();
  }

  #play(command: Command): boolean {
    const { player } = this.stage;
    switch (command) {
      case "play":
        if (this.stage.predict) this.#step(1);
        else if (player.playing) player.pause();
        else player.play();
        return true;
      case "back":
      case "back-ten":
        this.#step(command === "back" ? -1 : -10);
        return true;
      case "on":
      case "on-ten":
        this.#step(command === "on" ? 1 : 10);
        return true;
      case "first":
      case "last":
        player.pause();
        player.seek(command === "first" ? 0 : player.length);
        return true;
      case "mark-back":
      case "mark-on":
        player.toNextMark(command === "mark-on" ? 1 : -1);
        return true;
      case "slower":
      case "faster":
        this.pace(Math.min(1, Math.max(0, player.slider + (command === "faster" ? SLIDER_STEP : -SLIDER_STEP))));
        return true;
      case "unit":
        this.#nextUnit();
        return true;
      case "stop":
        player.pause();
        this.pointing.cursor.hide();
        this.pointing.pin(null);
        this.searching.cancel();
        // The cursor was a mode, and the mark of it goes.
        this.pointing.point();
        return true;
      default:
        return false;
    }
  }

  /** In predict mode, stepping on without an answer reveals it. */
  #step(count: number): void {
    const { predict, player } = this.stage;
    predict?.moved();
    player.step(count, predict ? "expansion" : undefined);
  }

  pace(slider: number): void {
    this.stage.player.slider = slider;
    this.stage.apply();
  }

  unit(unit: StepUnit): void {
    this.stage.subject.wish.unit = unit;
    this.stage.apply();
    this.retell();
  }

  /** Two searches in step don't go by events. */
  #nextUnit(): void {
    const { inStep, unit, walks } = this.stage.player;
    const units: StepUnit[] = ["expansion", ...(inStep ? [] : ["event" as const]), ...(walks ? ["tick" as const] : [])];
    const next = units[(units.indexOf(unit) + 1) % units.length]!;
    if (next !== unit) this.unit(next);
  }

  #look(command: Command): boolean {
    const { pointing } = this;
    const { subject, sides } = this.stage;
    switch (command) {
      case "help": {
        this.#help = helpDialog(this.stage.words, {
          editable: this.#edits,
          graph: this.#graph,
          floors: this.#floors,
          hexagons: hasHexagons(subject.studio.drawing),
          asks: this.stage.asks,
        });
        sides[0]!.element.append(this.#help);
        this.#help.showModal();
        return true;
      }
      case "zoom-in":
      case "zoom-out":
        for (const { board } of sides)
          board.sized((shown) => shown.zoomBy(command === "zoom-in" ? ZOOM_STEP : 1 / ZOOM_STEP));
        return true;
      case "fit":
        for (const { board } of sides) board.fit();
        return true;
      case "floor-up":
      case "floor-down":
        this.#climb(command === "floor-up" ? 1 : -1);
        return true;
      case "inspect":
        this.giveUp();
        if (pointing.cursor.place === null) pointing.cursor.show(pointing.hover ?? pointing.pinned);
        else pointing.cursor.hide();
        pointing.point(true);
        return true;
      case "break": {
        const at = this.#pointed;
        if (at === null) return true;
        const known = subject.wish.breakPoints.filter((point) => samePlace(point.at, at));
        for (const point of known) removeBreakPoint(subject.wish, point);
        if (known.length === 0)
          for (const when of ["opens", "closes", "improves"] as const) addBreakPoint(subject.wish, { at, when });
        this.stage.apply();
        return true;
      }
      default:
        return false;
    }
  }

  /** The cursor goes to another floor, and where one is shown alone, the board does. */
  #climb(floors: number): void {
    const { pointing } = this;
    const { sides, subject, words } = this.stage;
    const { drawing } = subject.studio;
    if (!hasFloors(drawing)) return;
    const last = drawing.sheet.floors.length - 1;
    pointing.cursor.climb(floors);
    const { place } = pointing.cursor;
    for (const { board } of sides) {
      if (place !== null) board.sized((shown) => shown.reveal(place));
      else if (board instanceof GridBoard && board.floor !== null)
        board.floor = Math.min(last, Math.max(0, board.floor + floors));
    }
    pointing.point();
    const [{ board }] = sides as [Side];
    if (place === null && board instanceof GridBoard && board.floor !== null)
      this.stage.say(words.say(words.floor, { n: board.floor }));
  }

  /** Abandons what the keys have begun to draw; false: nothing was. */
  giveUp(): boolean {
    return this.#cursorKeys.giveUp();
  }

  #edit(command: Command, shift: boolean): void {
    const { studio, wish } = this.stage.subject;
    const cost = /^terrain-(\d)$/.exec(command)?.[1];
    if (cost && wish.tool === "stairs") {
      wish.stairs = Number(cost);
      this.stage.apply();
      return;
    }
    if (cost) wish.terrain = Number(cost);
    switch (cost ? "terrain" : command) {
      case "start":
      case "goal": {
        const at = this.pointing.pointed;
        if (at !== null) studio.place({ [command]: at }, command as "start" | "goal");
        return;
      }
      case "starts":
      case "goals": {
        if (wish.mode === "exercise") return;
        const ends = command === "starts" ? "start" : "goal";
        const at = this.pointing.pointed;
        // Its key asks for one where one points; its button is a tool.
        if (shift && at !== null) studio.place(toggled(studio.places, ends, at), ends);
        else this.#take(command as Tool);
        return;
      }
      case "clear":
        studio.clear();
        return;
      case "reload":
        studio.reload();
        return;
      case "undo":
        studio.undo();
        return;
      case "redo":
        studio.redo();
        return;
      default:
        if (GRID_ONLY.includes(command) && this.#graph) return;
        if (FLOORS_ONLY.includes(command) && !this.#floors) return;
        this.#take(cost ? "terrain" : (command as Tool));
    }
  }

  #take(tool: Tool): void {
    this.giveUp();
    wantTool(this.stage.subject.wish, tool);
    this.stage.apply();
  }

  /** Another tool ends what the last one has begun. */
  apply(): void {
    const { tool } = this.stage.subject.wish;
    if (tool === this.#tool) return;
    this.#tool = tool;
    this.giveUp();
    if (!draws(tool)) this.pointing.cursor.hide();
    this.pointing.point();
  }
}
