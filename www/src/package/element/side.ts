/** One board with the search that it shows. A comparison has two. */
import { type Change, type Grid, type Options, type Point, resolveOptions, type Trace } from "../api/index.js";
import type { Pathfinder } from "../api/pathfinder.js";
import type { Board } from "../board/board.js";
import { GridBoard } from "../board/grid-board.js";
import type { Palette } from "../board/palette.js";
import { type FloorsKit, floorsKit, hasFloors } from "../board/sheet.js";
import type { Studio } from "../editor/studio.js";
import type { TickInView } from "../editor/tick-canvas.js";
import { GraphBoard } from "../graph-view/graph-board.js";
import { later, Newest } from "../shared/cancel.js";
import { make } from "../shared/dom.js";
import { type Said, saidBy } from "../shared/said.js";
import type { Words } from "../words/index.js";
import { endsOf } from "./aim.js";
import { Badge } from "./badge.js";
import { bestPath, lostAt, parting } from "./best-path.js";
import type { BusyDetail, HighlightKind, Place, Truth } from "./contract.js";
import { fieldOf, wayTo } from "./fields.js";
import { finding } from "./finding.js";
import { Lens } from "./lens.js";
import { showScale } from "./scale.js";
import { Search, type SearchQuestion } from "./search.js";
import { spoken } from "./spoken.js";
import { TickMap } from "./tick-map.js";
import { plannedWalk } from "./walks.js";
import type { Wish } from "./wish.js";
import { WorldMarks } from "./world-marks.js";
import { apart, inWords } from "./written.js";

/** Half a frame; the other half is for recording and painting. */
const FRAME_MS = 8;
/** Pixels per cell: whatever the board points out is at least this large, so that readers find it. */
const READABLE = 16;
/** On larger maps even finding the path alone takes more than a frame. */
const MOST_CELLS = 600_000;
/** Only with these options is the search's path sure to be as cheap as the one that the engine's fast route finds. */
const EXACT: { readonly [name in keyof Options]?: readonly unknown[] } = {
  algorithm: [undefined, "auto", "astar", "dijkstra", "jps", "bidirectional"],
  heuristic: [undefined, "auto", "zero"],
  weight: [undefined, 1],
  recipe: [undefined],
  closed: [undefined, "reopen"],
  goalTest: [undefined, "expanded"],
  smooth: [undefined, "none"],
  maxExpansions: [undefined],
  reverse: [undefined, false],
  size: [undefined, 1],
  turnCost: [undefined, 0],
  movers: [undefined],
};

export interface SideListener {
  answered(side: Side, milliseconds: number): void;
  /** The current settings can't be searched, and the side must not go on showing another search. */
  failed(side: Side, said: Said): void;
  busy(side: Side, detail: BusyDetail): void;
  truth(side: Side, truth: Truth): void;
  /** Shows a best path beside the one found; `position` is where the search could no longer find it, null if no step can be blamed. */
  explained(side: Side, sentence: string, position: number | null): void;
  viewed(): void;
}

export class Side {
  readonly element = make("figure");
  readonly caption = make("figcaption");
  /** What its step did, beside that of the other search. */
  readonly #said = make("p", "said");
  readonly badge: Badge;
  board: Board;
  trace: Trace | null = null;
  question: SearchQuestion | null = null;
  /** What the search is called beside that of the other side. */
  searchName = "";
  /** The verdict; null until the audit has it. */
  truth: Truth | null = null;
  #near = false;
  readonly #lens = new Lens();
  #tabs: ReturnType<FloorsKit["tabs"]> | null = null;
  readonly #scale = make("p", "scale");
  readonly ticks = new TickMap();
  readonly #worldMarks = new WorldMarks();
  readonly #search: Search;
  #finder: Pathfinder | null = null;
  /** How long the last search took: if it was quick, a drag needs no preview. */
  #took = 0;
  /**
   * The last preview took too long for a frame, or there was none and its code is yet to be compiled: the next ones run in
   * tasks of their own, at most one for each search.
   */
  #slow = true;
  #previewed = false;
  readonly #previewing: Newest;

  constructor(
    private readonly studio: Studio,
    private colours: () => Palette,
    private readonly words: Words,
    private readonly options: () => Options,
    private readonly wish: Pick<Wish, "aim" | "recorder" | "walk">,
    private readonly listener: SideListener,
    signal: AbortSignal,
  ) {
    this.#previewing = new Newest(signal);
    this.board = this.#newBoard();
    this.badge = new Badge(
      words,
      (kind, places) => this.highlight(kind, places),
      () => void this.#showBest(),
      (truth) => {
        this.truth = truth;
        listener.truth(this, truth);
      },
      signal,
    );
    if (wish.recorder || wish.walk) this.badge.mute();
    const heard = {
      answered: (trace: Trace, question: SearchQuestion, milliseconds: number) =>
        this.#answered(trace, question, milliseconds),
      // A map that has been replaced is freed, and the question about the next one is on its way.
      failed: (said: Said, { map }: SearchQuestion) => map === studio.engine && listener.failed(this, said),
      busy: (detail: BusyDetail) => listener.busy(this, detail),
    };
    this.#search = new Search(heard, signal);
    this.#scale.hidden = true;
    this.element.append(this.board.surface, this.#lens.element, this.#scale);
  }

  /** Two searches beside each other have each its name, verdict and sentence. */
  stand(letter: string): void {
    this.badge.letter = letter;
    this.#said.tabIndex = 0;
    // The verdict's place belongs to the sentence from the beginning, so that the search's first step moves nothing.
    this.element.classList.add("under-way");
    this.element.append(this.caption, this.badge.element, this.#said);
  }

  /** Beside another search: how far this one has come. Until its end, the result stays hidden. */
  count(counts: readonly (Node | string)[], { position, length }: Trace): void {
    this.caption.replaceChildren(...counts);
    this.element.classList.toggle("under-way", position < length);
  }

  /** Beside another search: what this step did. `engine`: the part of the sentence that the engine says. */
  tell(sentence: string, engine: string): void {
    if (sentence !== this.#said.textContent) this.#said.replaceChildren(...spoken(sentence, engine));
  }

  get kind(): "grid" | "graph" {
    return this.board instanceof GridBoard ? "grid" : "graph";
  }

  #newBoard(): Board {
    const { drawing, places } = this.studio;
    const viewed = () => {
      this.#showTabs();
      this.listener.viewed();
    };
    const floorName = (floor: number) => this.words.say(this.words.floor, { n: floor });
    const board =
      drawing.kind === "grid"
        ? new GridBoard(drawing, places, this.colours, viewed, floorName)
        : new GraphBoard(drawing, places, this.colours, viewed);
    board.search(null, () => this.studio.engine);
    board.near = this.#near;
    return board;
  }

  /** Below a board of floors; it is gone with the last one. */
  #showTabs(): void {
    const { drawing } = this.studio;
    if (!hasFloors(drawing) && !this.#tabs) return;
    this.#tabs ??= floorsKit().tabs(this.words);
    if (!this.#tabs.element.isConnected) this.board.surface.after(this.#tabs.element);
    this.#tabs.show(this.board, drawing);
  }

  set near(near: boolean) {
    this.#near = this.board.near = near;
  }

  /** A grid after a graph, or the other way round. */
  exchange(): void {
    this.cancel();
    this.drop();
    this.board.free();
    this.board = this.#newBoard();
    this.element.prepend(this.board.surface);
  }

  recolour(palette: Palette, paper: boolean): void {
    this.colours = () => palette;
    this.board.recolour(palette, paper);
  }

  /** `dragged`: only start or goal has moved, and the drag goes on. */
  ask(dragged = false): void {
    const { studio } = this;
    const { start, goal, through } = studio.places;
    if (!dragged) this.#forgetFinder();
    if (start === null || goal === null) {
      this.#fail({ text: this.words.noEnds });
      return;
    }
    const { aim, recorder, walk: written } = this.wish;
    // What a page records, and who walks, goes from one place to another.
    const { from, to } = recorder || written ? { from: start, to: goal } : endsOf(studio.drawing, studio.places, aim);
    const given = through.length > 0 ? { ...this.options(), through: through as Point[] } : this.options();
    try {
      const [walk, options] = written && !recorder ? plannedWalk(written, given) : [null, given];
      // Checked here, so that the error for a misspelt option lists the element's options, not those of searching in slices.
      resolveOptions(options);
      const field = aim.show === "distances" && !recorder && !walk ? aim : null;
      if (dragged && !recorder && !walk && !field) this.#preview(from, to, options);
      // Auditing the old answer any further would only delay this one.
      this.badge.reset();
      this.#search.ask({
        map: studio.engine,
        about: studio.drawing,
        from,
        to,
        options,
        recorder,
        walk,
        field,
      });
    } catch (error) {
      this.#fail(saidBy(error));
    }
  }

  /** A search still running for earlier settings is obsolete too. */
  #fail(said: Said): void {
    this.cancel();
    this.listener.failed(this, said);
  }

  /** During a drag, shows the path in the same frame; the search follows as soon as it is recorded. */
  #preview(from: SearchQuestion["from"], to: SearchQuestion["to"], options: Options): void {
    const { drawing } = this.studio;
    if (drawing.kind === "graph" || this.#took < FRAME_MS || drawing.walls.length > MOST_CELLS) return;
    // The path of a teaching variant may differ from the fast route's, which is always optimal.
    const names = Object.keys(EXACT) as (keyof Options)[];
    if ((this.#slow && this.#previewed) || !names.every((name) => EXACT[name]?.includes(options[name]))) return;
    this.#previewed = true;
    const { diagonal, diagonalCost, through, nearest } = options;
    const show = () => {
      const began = performance.now();
      const path = this.#path(from, to, { diagonal, diagonalCost, through, nearest });
      this.#slow = performance.now() - began > FRAME_MS;
      if (path) this.board.preview(path);
    };
    const signal = this.#previewing.begin();
    if (this.#slow) later(0, signal, show);
    else show();
  }

  /** The path by the fast route, without a trace; null while the finder is being prepared. */
  #path(from: SearchQuestion["from"], to: SearchQuestion["to"], options: Options): readonly Point[] | null {
    // Several are places just as one is.
    const [start, goal] = [from as Point, to as Point];
    if (this.#finder) return this.#finder.find(start, goal).path;
    const quick = finding();
    if (!quick) return null;
    const finder = new quick.Pathfinder(this.studio.engine as Grid, options);
    this.#finder = finder;
    // Its first search prepares what the later ones need: a task of its own.
    setTimeout(() => this.#finder === finder && finder.find(start, goal));
    return null;
  }

  #forgetFinder(): void {
    this.#previewing.cancel();
    this.#finder?.free();
    this.#finder = null;
  }

  /** False: nothing was running. */
  cancel(): boolean {
    return this.#search.cancel();
  }

  get settled(): Promise<void> {
    return this.#search.settled;
  }

  /** The search on the board is of another map. */
  get outdated(): boolean {
    return this.question !== null && this.question.about !== this.studio.drawing;
  }

  #answered(trace: Trace, question: SearchQuestion, milliseconds: number): void {
    if (question.about !== this.studio.drawing) {
      trace.free();
      return;
    }
    const old = this.trace;
    this.trace = trace;
    this.truth = null;
    this.question = question;
    this.#took = milliseconds;
    this.#previewed = false;
    this.#previewing.cancel();
    this.#showDrawing();
    const field = question.field ? fieldOf(trace, question.field) : null;
    this.board.search(trace, () => this.studio.engine, field);
    showScale(this.#scale, field, this.words);
    // Where others move there is no audit, and of all distances together neither.
    if (field || question.recorder || question.walk || question.options.movers?.length) this.badge.mute();
    else this.badge.check(trace, question);
    // After all that uses the trace: a listener may replace it at once.
    this.listener.answered(this, milliseconds);
    old?.free();
  }

  /** Brings the board to the position of its trace. */
  move(slow: boolean): void {
    this.board.move(slow);
    const { board, question, studio, trace } = this;
    if (!trace || !question || this.outdated) return;
    this.ticks.show(trace, board, studio.places);
    const { drawing, places } = studio;
    this.#worldMarks.show(trace, question.options, places, this.wish.aim, board, drawing);
  }

  /** The tick that the board shows, to be drawn on. */
  inView(changes: readonly Change[]): TickInView | null {
    const { trace, ticks } = this;
    const { drawing, grid } = ticks;
    if (!trace || !drawing || !grid || this.outdated) return null;
    const tick = trace.tickAt(trace.position);
    return { tick, drawing, grid, agent: trace.event(trace.tickStart(tick)).at as Point, changes };
  }

  /** Goes back to the map as it is drawn, from that of a tick. */
  #showDrawing(): void {
    if (!this.ticks.drawing) return;
    this.ticks.forget();
    this.board.draw(this.studio.drawing, this.studio.places);
  }

  /** Shows the numbers of a place, if the board itself has no room for them. */
  magnify(at: Place | null): void {
    const trace = this.outdated ? null : this.trace;
    this.#lens.show(this.board, at, trace);
    const { question } = this;
    if (trace && question?.field)
      this.board.lead(at === null ? [] : wayTo(trace, at, question.options.reverse ?? false));
  }

  /** Points something out, and brings it into view. */
  highlight(kind: HighlightKind, places: readonly Place[]): void {
    this.board.highlight(kind, places);
    const [place] = places;
    if (place === undefined || (kind !== "worst" && kind !== "step")) return;
    // A graph has its own scale, and centring one node could push the other out of view.
    this.board.sized((board) => (this.kind === "grid" ? board.show(place, READABLE) : board.reveal(place)));
  }

  /** Draws a best path beside the one found, and goes to the step at which the search could no longer find it. */
  async #showBest(): Promise<void> {
    const { trace, question, truth, words } = this;
    if (!trace || !question || !truth) return;
    const best = await bestPath(question, truth.optimalCost);
    if (!best || trace !== this.trace || this.outdated) return;
    const parted = parting(trace.result.path as readonly Place[], best);
    const lost = lostAt(trace, question, best);
    this.highlight("best", best);
    this.highlight("worst", parted === null ? [] : [parted]);
    const [cost, least] = apart(truth.cost, truth.optimalCost);
    const sentences = [
      parted === null
        ? words.say(words.twoPaths, { cost, best: least })
        : words.say(words.twoPathsParting, { cost, best: least, at: inWords(parted, words) }),
    ];
    if (lost?.how.kind === "closed") {
      const [g, best] = apart(lost.how.g, lost.how.best);
      sentences.push(words.say(words.lostClosed, { at: inWords(lost.at, words), g, best }));
    }
    if (lost?.how.kind === "waiting") sentences.push(words.say(words.lostWaiting, { at: inWords(lost.at, words) }));
    this.listener.explained(this, sentences.join(" "), lost?.position ?? null);
  }

  /** Drops search and verdict, which leaves the plain map. */
  drop(): void {
    this.badge.clear();
    this.#forgetFinder();
    this.#showDrawing();
    this.board.search(null, () => this.studio.engine);
    showScale(this.#scale, null, this.words);
    this.trace?.free();
    this.trace = null;
    this.truth = null;
    this.question = null;
  }

  free(): void {
    this.cancel();
    this.drop();
    this.board.free();
    this.element.remove();
  }
}
