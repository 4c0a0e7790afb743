import { Grid, trace } from "stepstar";
import { expect, test, vi } from "vitest";
import { type Moved, Player } from "../../../src/package/player/player.js";
import { frames, pass, passUnseen, record, stopTime } from "./still-time.js";

stopTime();

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

test("stepping visits every whole expansion, in both directions", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = trace("S.G", [0, 0], [2, 0], { goalTest: "generated" });
  expect([steps.positionOf(1), steps.positionOf(2), steps.length]).toEqual([3, 5, 5]);
  player.open(steps, 0);
  const stepTo = (count: number) => {
    player.step(count);
    return player.position;
  };
  expect([1, 1, 1, 1].map(stepTo)).toEqual([3, 5, 5, 5]);
  expect([-1, -1, -1, -1].map(stepTo)).toEqual([3, 0, 0, 0]);
  expect(moves, "a step that moves nothing is not reported").toHaveLength(4);
  player.open(steps, { expansions: 1 });
  expect(player.position).toBe(3);
  player.seek(Number.NaN);
  expect(player.position).toBe(0);
});

test("in steps by expansion the scrub bar shows whole ones, and leads on from each, however little it moves", () => {
  const player = new Player(() => {});
  using steps = record();
  const ends = Array.from({ length: steps.expansions + 1 }, (_, n) => steps.positionOf(n));
  player.open(steps, 0);
  for (const end of ends.slice(1)) {
    player.scrub(player.position + 1);
    expect(player.position).toBe(end);
  }
  for (const end of ends.slice(0, -1).reverse()) {
    player.scrub(player.position - 1);
    expect(player.position).toBe(end);
  }
  player.wanted.unit = "event";
  for (const position of [1, 2, 3, 2, 1]) {
    player.scrub(position);
    expect(player.position).toBe(position);
  }
});

test("nothing moves while the board has another map; afterwards it goes where it was wanted meanwhile", () => {
  const player = new Player(() => {});
  using steps = record();
  player.open(steps, 0);
  player.held = true;
  player.put(3);
  player.wanted.moment = 5;
  player.wanted.playing = true;
  player.apply();
  expect([player.position, player.playing]).toEqual([0, false]);
  player.held = false;
  player.apply();
  expect([player.position, player.playing]).toEqual([5, true]);
});

test("single steps and slow playing are reported as slow, leaps and fast playing are not", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  player.wanted.unit = "event";
  player.open(steps, 0);
  for (const count of [1, 10, -1, -10]) player.step(count);
  expect(moves.map(({ slow }) => slow)).toEqual([true, false, true, false]);
  for (const [rate, slow] of [
    [12, true],
    [13, false],
  ] as const) {
    player.seek(0);
    player.wanted.rate = rate;
    player.play();
    pass(100);
    expect(moves.at(-1)).toEqual({ slow });
    player.pause();
  }
});

test("from mark to mark goes slowly enough to be followed, at last to the end or to the beginning", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = trace("S...\n.##.\n...#\n...G", [0, 0], [3, 3], { heuristic: "zero" });
  const marked: number[] = [];
  for (let at = steps.next(0, 1, { mark: true }); at !== null; at = steps.next(at, 1, { mark: true })) marked.push(at);
  expect(marked.length).toBeGreaterThan(2);
  player.open(steps, 0);
  const go = (direction: 1 | -1) => {
    player.toNextMark(direction);
    return player.position;
  };
  const whole = marked.map((at) => steps.positionOf(steps.expansionAt(at)));
  for (const [unit, marks] of [
    ["event", marked],
    ["expansion", whole],
  ] as const) {
    player.wanted.unit = unit;
    player.seek(0);
    const stops = [0, ...marks, steps.length].filter((at, i, all) => at !== all[i - 1]);
    expect(stops.slice(1).map(() => go(1))).toEqual(stops.slice(1));
    expect(stops.slice(1).map(() => go(-1))).toEqual(stops.slice(0, -1).reverse());
  }
  expect(new Set(moves.map(({ slow }) => slow))).toEqual(new Set([true]));
});

test("a frame in which no step is due changes nothing, in the middle of an expansion too", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  const within = steps.positionOf(2) + 1;
  expect(steps.expansionAt(within)).toBe(3);
  player.open(steps, within);
  player.wanted.rate = 4;
  player.play();
  pass(16);
  expect([player.position, player.playing, moves.length]).toEqual([within, true, 1]);
});

test("stepping, going to a mark or closing the trace stops playing; playing twice is playing once, and a player that may not play never does", () => {
  const player = new Player(() => {});
  using steps = record();
  player.wanted.unit = "event";
  player.wanted.rate = 10;
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
  player.step(1);
  player.step(-1, "event");
  player.seek(3);
  player.toNextMark(1);
  player.wanted.unit = "event";
  expect([player.playing, player.position, player.length, player.steps]).toEqual([false, 0, 0, 0]);
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
  player.wanted.unit = "event";
  expect([player.steps, player.rate]).toEqual([steps.length, steps.length / 8]);
  player.slider = 0.25;
  expect(player.slider).toBeCloseTo(0.25);
  expect(player.rate).toBeCloseTo((steps.length / 2) ** 0.25);
});

test("the slider chooses a rate once there is a search to go by", () => {
  const player = new Player(() => {});
  player.slider = 1;
  using steps = record();
  player.open(steps, 0);
  expect(player.wanted.rate).toBe(null);
  player.slider = 1;
  expect(player.wanted.rate).toBe(steps.expansions / 2);
});

test("while there is no search the slider stays where it was, whatever speed was chosen", () => {
  const player = new Player(() => {});
  player.wanted.rate = 5;
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
  player.wanted.unit = "event";
  player.open(steps, 0);
  player.wanted.rate = 10;
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
  player.wanted.unit = "event";
  player.open(steps, 0);
  player.wanted.rate = 4;
  player.play();
  for (let i = 0; i < 8; i++) pass(125);
  const before = [player.position, moves.length];
  passUnseen(600_000);
  expect([player.position, moves.length], "hidden").toEqual(before);
  expect(frames).toHaveLength(1);
  for (const timer of timers) expect(timer).not.toHaveBeenCalled();
  pass(0);
  expect(player.playing).toBe(true);
  expect(player.position).toBe(before[0]! + 1);
});
