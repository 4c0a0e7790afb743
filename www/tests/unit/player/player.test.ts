import { Grid, trace } from "stepstar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Moved, Player } from "../../../src/player/player.js";

const MAP = "S....\n.###.\n....G";
const record = (map = MAP, to: readonly [number, number] = [4, 2]) => trace(map, [0, 0], to);

let now = 0;
let frames: ((time: number) => void)[] = [];

/** Time stands still, and animation frames run only when a test calls `pass`. */
beforeEach(() => {
  now = 0;
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: (time: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => {
    frames[id - 1] = () => {};
  });
  vi.stubGlobal("performance", { now: () => now });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets time pass, then runs the waiting animation frame. */
function pass(milliseconds: number): void {
  now += milliseconds;
  const due = frames;
  frames = [];
  for (const frame of due) frame(now);
}

test("the player steps by event or by expansion, and stops at either end", () => {
  const player = new Player(() => {});
  using steps = record();
  player.open(steps, 0);
  player.step(1, "event");
  expect(player.position).toBe(1);
  player.step(3, "expansion");
  expect(steps.expansionAt(player.position)).toBe(3);
  player.step(1, "event");
  player.step(-1, "expansion");
  expect(player.position).toBe(steps.positionOf(3));
  player.step(-100, "expansion");
  expect(player.position).toBe(0);
  player.step(1000, "expansion");
  expect(player.position).toBe(steps.length);
});

test("stepping visits every expansion and what follows the last one, in both directions", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = trace("S.G", [0, 0], [2, 0], { goalTest: "generated" });
  expect([steps.positionOf(1), steps.positionOf(2), steps.length]).toEqual([2, 4, 5]);
  player.open(steps, 0);
  const stepTo = (count: number) => {
    player.step(count);
    return player.position;
  };
  expect([1, 1, 1, 1].map(stepTo)).toEqual([2, 4, 5, 5]);
  expect([-1, -1, -1, -1].map(stepTo)).toEqual([4, 2, 0, 0]);
  expect(moves, "a step that moves nothing is not reported").toHaveLength(6);
  player.open(steps, { expansions: 2 });
  expect(player.position).toBe(4);
  player.seek(Number.NaN);
  expect(player.position).toBe(0);
});

test("single steps and slow playing are reported as slow, leaps and fast playing are not", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  player.unit = "event";
  player.open(steps, 0);
  for (const count of [1, 10, -1, -10]) player.step(count);
  expect(moves.map(({ slow }) => slow)).toEqual([true, false, true, false]);
  for (const [rate, slow] of [
    [12, true],
    [13, false],
  ] as const) {
    player.seek(0);
    player.chosenRate = rate;
    player.play();
    pass(100);
    expect(moves.at(-1)).toEqual({ slow });
    player.pause();
  }
});

test("stepping, going to a mark or closing the trace stops playing; playing twice is playing once, and a player that may not play never does", () => {
  const player = new Player(() => {});
  using steps = record();
  player.unit = "event";
  player.chosenRate = 10;
  const acts = [() => player.step(1), () => player.toNextMark(1), () => player.toNextMark(-1), () => player.open(null)];
  for (const act of acts) {
    player.open(steps, 3);
    player.play();
    player.play();
    pass(100);
    expect([player.position, player.playing]).toEqual([4, true]);
    act();
    expect(player.playing).toBe(false);
    const { position } = player;
    pass(1000);
    expect(player.position).toBe(position);
  }
  player.open(steps, steps.length - 1);
  player.toNextMark(1);
  expect(player.position).toBe(steps.length);
  player.seek(1);
  player.toNextMark(-1);
  expect(player.position).toBe(0);
  const still = new Player(() => {}, false, false);
  still.open(steps, 0);
  still.play();
  expect(still.playing).toBe(false);
});

test("without a trace there is nothing to play, and one that was freed before it is taken away is not touched", () => {
  const player = new Player(() => {});
  player.play();
  expect([player.playing, player.position, player.steps]).toEqual([false, 0, 0]);
  const steps = record();
  player.open(steps, 3);
  steps.free();
  player.open(null);
  expect(player.position).toBe(0);
});

test("that playing begins and that it pauses is reported at once", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  player.open(steps, 0);
  player.play();
  expect(moves).toEqual([{ slow: false }]);
  player.pause();
  player.pause();
  expect(moves).toEqual([{ slow: false }, { slow: false }]);
});

test("until the reader chooses a rate it suits the steps of the chosen unit; one chosen on the slider stays where it was put", () => {
  const player = new Player(() => {});
  using steps = trace(new Grid(60, 60), [0, 0], [59, 59], { algorithm: "dijkstra" });
  player.open(steps);
  expect([player.steps, player.rate]).toEqual([steps.expansions, steps.expansions / 8]);
  player.unit = "event";
  expect([player.steps, player.rate]).toEqual([steps.length, steps.length / 8]);
  player.slider = 0.25;
  expect(player.slider).toBeCloseTo(0.25);
  expect(player.rate).toBeCloseTo((steps.length / 2) ** 0.25);
});

test("playing stops at the first of several break points; duplicates count once, and only an exact match is removed", () => {
  const player = new Player(() => {});
  using steps = record();
  player.open(steps, 0);
  for (const [x, y] of [
    [3, 0],
    [1, 0],
    [1, 0],
    [1, 2],
  ] as const)
    player.addBreakPoint({ at: [x, y], when: "closes" });
  player.removeBreakPoint({ at: [1, 2], when: "closes" });
  player.removeBreakPoint({ at: [3, 0], when: "opens" });
  expect(player.breakPoints.map(({ at }) => at)).toEqual([
    [3, 0],
    [1, 0],
  ]);
  player.chosenRate = 1e6;
  player.play();
  pass(200);
  expect(steps.event(player.position - 1)).toMatchObject({ kind: "close", at: [1, 0] });
});

test("the slider chooses a rate once there is a search to go by", () => {
  const player = new Player(() => {});
  player.slider = 1;
  using steps = record();
  player.open(steps, 0);
  expect(player.chosenRate).toBe(null);
  player.slider = 1;
  expect(player.chosenRate).toBe(steps.expansions / 2);
});

test("while there is no search the slider stays where it was, whatever speed was chosen", () => {
  const player = new Player(() => {});
  player.chosenRate = 5;
  expect(player.slider).toBe(0);
  using steps = record();
  player.open(steps, 0);
  player.slider = 0.4;
  expect(player.slider).toBeCloseTo(0.4);
  player.open(null);
  expect(player.slider).toBeCloseTo(0.4);
});

test("playing keeps the chosen rate, stops at the end and starts over from there", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  player.unit = "event";
  player.open(steps, 0);
  player.chosenRate = 10;
  player.play();
  for (let i = 0; i < 5; i++) pass(100);
  expect(player.position).toBe(5);
  for (let i = 0; i < 100; i++) pass(100);
  expect([player.position, player.playing]).toEqual([steps.length, false]);
  expect(moves.at(-1)).toMatchObject({ stopped: "end" });
  player.play();
  expect(player.position).toBe(0);
});

test("in a hidden tab playing pauses without timers, and continues from the same place", () => {
  const timers = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "setInterval")];
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  player.unit = "event";
  player.open(steps, 0);
  player.chosenRate = 4;
  player.play();
  for (let i = 0; i < 8; i++) pass(125);
  const before = [player.position, moves.length];
  now += 600_000;
  expect([player.position, moves.length], "hidden").toEqual(before);
  expect(frames).toHaveLength(1);
  for (const timer of timers) expect(timer).not.toHaveBeenCalled();
  pass(0);
  expect(player.playing).toBe(true);
  expect(player.position).toBe(before[0]! + 1);
});

test("a break point stops playing exactly there, at any speed", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  player.open(steps, 0);
  player.addBreakPoint({ at: [2, 0], when: "closes" });
  player.chosenRate = 1e6;
  player.play();
  pass(200);
  expect(steps.event(player.position - 1)).toMatchObject({ kind: "close", at: [2, 0] });
  expect(moves.at(-1)!.stopped).toEqual({ at: [2, 0], when: "closes" });
});

test("a trace is searched for a break point once, not in every frame; playing it again stops there again", () => {
  const player = new Player(() => {});
  using steps = record();
  const next = vi.spyOn(steps, "next");
  player.open(steps, 0);
  player.addBreakPoint({ at: [2, 0], when: "closes" });
  player.addBreakPoint({ at: [2, 0], when: "improves" });
  player.chosenRate = 10;
  for (const looks of [3, 5]) {
    player.seek(0);
    player.play();
    for (let i = 0; i < 100; i++) pass(100);
    expect(steps.event(player.position - 1)).toMatchObject({ kind: "close", at: [2, 0] });
    player.play();
    for (let i = 0; i < 100; i++) pass(100);
    expect([player.position, player.playing]).toEqual([steps.length, false]);
    expect(next.mock.calls.length).toBeLessThanOrEqual(looks);
  }
});

test("of two searches side by side either stops at a break point, also where only the shorter one closes the cell", () => {
  const [open, options] = [".....\n.....\n.....", { algorithm: "dijkstra" }] as const;
  using long = trace(open, [0, 0], [4, 2], options);
  using short = trace(open, [4, 2], [0, 2], { algorithm: "astar" });
  const moves: Moved[] = [];
  const follow = (moved: Moved) => {
    const done = long.expansionAt(long.position);
    short.position = done > short.expansions ? short.length : short.positionOf(done);
    moves.push(moved);
  };
  const player = new Player(follow, true, true, () => [short, long]);
  player.chosenRate = 4;
  const stopsAt = (when: "opens" | "closes") => {
    player.open(long);
    player.seek(0);
    player.addBreakPoint({ at: [3, 2], when });
    player.play();
    for (let i = 0; i < 100 && player.playing; i++) pass(100);
    player.removeBreakPoint({ at: [3, 2], when });
    expect(moves.at(-1)!.stopped).toEqual({ at: [3, 2], when });
    return [long.expansionAt(long.position), short.node([3, 2]).state];
  };
  expect(stopsAt("closes")).toEqual([2, "closed"]);
  expect(stopsAt("opens")).toEqual([2, "closed"]);
});

test("opening another trace keeps the position, or the end if one was there", () => {
  const player = new Player(() => {});
  using first = record();
  using second = record("S....\n.....\n....G");
  player.open(first, 5);
  player.open(second);
  expect(player.position).toBe(5);
  player.seek(Number.POSITIVE_INFINITY);
  player.open(first);
  expect(player.position).toBe(first.length);
});

test("side by side, another trace is opened at the same expansion, not the same event", () => {
  const player = new Player(() => {}, true);
  player.unit = "event";
  expect([player.unit, player.chosenUnit]).toEqual(["expansion", "event"]);
  const open = ".....\n.....\n.....";
  using first = record(open);
  using second = trace(open, [0, 0], [4, 2], { algorithm: "dijkstra" });
  player.open(first, { expansions: 5 });
  player.open(second);
  expect(player.position).toBe(second.positionOf(5));
  expect(second.positionOf(5), "the two traces must differ for this test to mean anything").not.toBe(
    first.positionOf(5),
  );
  expect(player.moment()).toEqual({ expansions: 5 });
  player.seek(Number.POSITIVE_INFINITY);
  expect(player.moment()).toBe(Number.POSITIVE_INFINITY);
});

test("asking for more expansions than a search has shows its end", () => {
  const player = new Player(() => {});
  using steps = record();
  player.open(steps, { expansions: steps.expansions + 1 });
  expect(player.position).toBe(steps.length);
});

test("after a shorter trace a longer one returns to the old position, unless one moved meanwhile", () => {
  const player = new Player(() => {});
  using long = record();
  using short = record(MAP, [1, 0]);
  player.open(long, 5);
  for (const [trace, position] of [
    [short, short.length],
    [long, 5],
  ] as const) {
    player.open(trace);
    expect(player.position).toBe(position);
  }
  player.open(short);
  player.seek(Number.POSITIVE_INFINITY);
  player.open(long);
  expect(player.position).toBe(long.length);
});

test("playing on to the end of a replaced trace counts as being at the end of the next one", () => {
  const player = new Player(() => {});
  using first = record();
  using second = record();
  using third = record();
  player.unit = "event";
  player.open(first, 0);
  player.chosenRate = 10;
  player.play();
  for (let i = 0; i < 3; i++) pass(100);
  player.open(second);
  expect([player.position, player.playing]).toEqual([3, true]);
  for (let i = 0; i < 100; i++) pass(100);
  expect([player.position, player.playing]).toEqual([second.length, false]);
  player.open(third);
  expect(player.position).toBe(third.length);
});

test("a reader who watched a search to its end stays at the end, even if the next one comes after a pause without any", () => {
  const player = new Player(() => {});
  using steps = record();
  using longer = trace(new Grid(9, 9), [0, 0], [8, 8]);
  player.open(steps, 3);
  player.play();
  while (player.playing) pass(1000);
  expect(player.position).toBe(steps.length);
  player.open(null);
  player.open(longer);
  expect(player.position).toBe(longer.length);
});
