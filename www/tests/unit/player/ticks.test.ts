/** Walks go by ticks, and walks beside each other are in the same one. */
import { traceWalk } from "stepstar";
import { expect, test } from "vitest";
import { besides } from "../../../src/package/player/besides.js";
import { Player } from "../../../src/package/player/player.js";

const MAP = "S....\n.###.\n....G";
const CLOSES = { at: 2, place: [4, 1], wall: true } as const;
const walkBy = (replanner: "astar" | "lpa" | "dstar-lite") =>
  traceWalk(MAP, [0, 0], [4, 2], [{ ...CLOSES, place: [4, 1] }], { replanner }).trace;

test("a step by ticks leads to where a plan is made, and back from within a tick to its beginning", () => {
  using trace = walkBy("dstar-lite");
  const player = new Player(() => {});
  player.wanted.unit = "tick";
  player.open(trace, 0);
  expect(player.steps).toBe(trace.ticks);
  const seen: number[] = [];
  for (let tick = 0; tick < trace.ticks; tick++) {
    player.step(1);
    seen.push(trace.tickAt(player.position));
    expect(player.position).toBe(trace.tickStart(tick + 1));
  }
  expect(seen).toEqual([...seen.keys()]);
  player.step(-1);
  expect(trace.tickAt(player.position)).toBe(trace.ticks - 2);
  player.step(1, "event");
  player.step(1, "event");
  player.step(-1);
  expect(player.position).toBe(trace.tickStart(trace.ticks - 1));
});

test("a search that is no walk has no ticks to go by", () => {
  const player = new Player(() => {});
  player.wanted.unit = "tick";
  expect(player.unit).toBe("expansion");
});

test("two walks are in the same tick, and who has planned it stays until the other has", () => {
  using anew = walkBy("astar");
  using kept = walkBy("dstar-lite");
  for (let tick = 0; tick < anew.ticks; tick++) {
    anew.position = anew.tickStart(tick) + 1;
    expect(kept.tickAt(besides(anew, kept))).toBe(Math.min(tick, kept.ticks - 1));
    anew.position = anew.tickStart(tick + 1);
    expect(besides(anew, kept)).toBe(kept.tickStart(tick + 1));
  }
});

test("who stays at the start is done with the last change", () => {
  using anew = walkBy("astar");
  using stays = walkBy("lpa");
  anew.position = anew.tickStart(stays.ticks) + 1;
  expect(besides(anew, stays)).toBe(stays.length);
});
