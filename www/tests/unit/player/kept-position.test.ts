import { Grid, trace } from "stepstar";
import { expect, test } from "vitest";
import { Player } from "../../../src/package/player/player.js";
import { MAP, pass, record, stopTime } from "./still-time.js";

stopTime();

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
  player.wanted.unit = "event";
  expect([player.unit, player.wanted.unit]).toEqual(["expansion", "event"]);
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
  player.wanted.unit = "event";
  player.open(first, 0);
  player.wanted.rate = 10;
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
