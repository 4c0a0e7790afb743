import { trace } from "stepstar";
import { expect, test, vi } from "vitest";
import { addBreakPoint, type Moved, Player, removeBreakPoint } from "../../../src/package/player/player.js";
import { pass, record, stopTime } from "./still-time.js";

stopTime();

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
    addBreakPoint(player.wanted, { at: [x, y], when: "closes" });
  removeBreakPoint(player.wanted, { at: [1, 2], when: "closes" });
  removeBreakPoint(player.wanted, { at: [3, 0], when: "opens" });
  expect(player.wanted.breakPoints.map(({ at }) => at)).toEqual([
    [3, 0],
    [1, 0],
  ]);
  player.wanted.unit = "event";
  player.wanted.rate = 1e6;
  player.play();
  pass(200);
  expect(steps.event(player.position - 1)).toMatchObject({ kind: "close", at: [1, 0] });
});

test("a break point stops playing exactly there, at any speed; in steps by expansion when all of the step is shown", () => {
  const moves: Moved[] = [];
  const player = new Player((moved) => moves.push(moved));
  using steps = record();
  player.wanted.rate = 1e6;
  for (const [unit, when] of [
    ["event", "closes"],
    ["event", "opens"],
    ["expansion", "closes"],
    ["expansion", "opens"],
  ] as const) {
    player.wanted.unit = unit;
    player.open(steps, 0);
    const point = { at: [2, 0], when } as const;
    addBreakPoint(player.wanted, point);
    player.play();
    pass(200);
    const hit = steps.next(0, 1, { at: [2, 0], kinds: [when === "opens" ? "open" : "close"] })!;
    expect(player.position).toBe(unit === "event" ? hit : steps.positionOf(steps.expansionAt(hit)));
    expect(moves.at(-1)!.stopped).toEqual(point);
    removeBreakPoint(player.wanted, point);
  }
});

test("in the middle of an expansion, too; and until then playing keeps its pace", () => {
  const player = new Player(() => {});
  using steps = record();
  player.open(steps, 0);
  player.wanted.unit = "event";
  addBreakPoint(player.wanted, { at: [3, 0], when: "opens" });
  player.wanted.rate = 10;
  player.play();
  pass(100);
  expect([player.position, player.playing]).toEqual([1, true]);
  for (let i = 0; i < 100; i++) pass(100);
  expect(player.playing).toBe(false);
  expect(steps.event(player.position - 1)).toMatchObject({ kind: "open", at: [3, 0] });
});

test("a trace is searched for a break point once, not in every frame; playing it again stops there again", () => {
  const player = new Player(() => {});
  using steps = record();
  const next = vi.spyOn(steps, "next");
  player.open(steps, 0);
  addBreakPoint(player.wanted, { at: [2, 0], when: "closes" });
  addBreakPoint(player.wanted, { at: [2, 0], when: "improves" });
  player.wanted.rate = 10;
  for (const looks of [3, 5]) {
    player.seek(0);
    player.play();
    for (let i = 0; i < 100; i++) pass(100);
    expect(steps.event(steps.eventOf(steps.expansionAt(player.position))).at).toEqual([2, 0]);
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
  player.wanted.rate = 4;
  const stopsAt = (when: "opens" | "closes") => {
    player.open(long);
    player.seek(0);
    addBreakPoint(player.wanted, { at: [3, 2], when });
    player.play();
    for (let i = 0; i < 100 && player.playing; i++) pass(100);
    removeBreakPoint(player.wanted, { at: [3, 2], when });
    expect(moves.at(-1)!.stopped).toEqual({ at: [3, 2], when });
    return [long.expansionAt(long.position), short.node([3, 2]).state];
  };
  expect(stopsAt("closes")).toEqual([2, "closed"]);
  expect(stopsAt("opens")).toEqual([1, "open"]);
});
