import { expect, test } from "vitest";
import { Clock, pleasantRate, rateAt, sliderAt } from "../../../src/package/player/clock.js";

test("the slider ranges from one step a second to the whole search in two seconds", () => {
  expect(rateAt(0, 5000)).toBe(1);
  expect(rateAt(1, 5000)).toBe(2500);
  expect(rateAt(0.5, 5000)).toBeCloseTo(50, 9);
});

test("slider positions and rates convert into each other", () => {
  for (const steps of [1, 3, 40, 5000, 4e6]) {
    for (const slider of [0, 0.2, 0.7, 1])
      expect(rateAt(sliderAt(rateAt(slider, steps), steps), steps)).toBeCloseTo(rateAt(slider, steps), 6);
  }
});

test("the slider stops at its ends, also for rates beyond them and for very short searches", () => {
  expect([0.5, 1e9].map((rate) => sliderAt(rate, 5000))).toEqual([0, 1]);
  expect([1, 14].map((rate) => sliderAt(rate, 2))).toEqual([0, 1]);
});

test("where there is no search, or one of a step or two, the only rate is the slowest", () => {
  expect([0, 1, 2].map((steps) => sliderAt(pleasantRate(steps), steps))).toEqual([0, 0, 0]);
});

test("the default rate shows at least one step a second and lasts at least two seconds, unless there is only one step", () => {
  for (const steps of [1, 10, 100, 1e6]) {
    const rate = pleasantRate(steps);
    expect(rate).toBeGreaterThanOrEqual(1);
    expect(rate).toBeLessThanOrEqual(Math.max(1, steps / 2));
  }
});

test("by default a search of 20 steps takes 5 seconds, and one of 800 takes 8", () => {
  expect([20, 800].map(pleasantRate)).toEqual([4, 100]);
});

test("frames of any length add up to whole steps", () => {
  const clock = new Clock();
  let steps = 0;
  for (let frame = 0; frame < 600; frame++) steps += clock.tick(1000 / 60, 7);
  expect(steps).toBeGreaterThanOrEqual(69);
  expect(steps).toBeLessThanOrEqual(70);
});

test("after a long pause playing continues without catching up", () => {
  expect(new Clock().tick(60_000, 100)).toBe(25);
});

test("a frame that began before play was pressed takes no step back", () => {
  const clock = new Clock();
  expect(clock.tick(-12, 60)).toBe(0);
  expect(clock.tick(20, 60), "the negative time is not made up for").toBe(1);
});

test("at an infinite speed all is due with the first frame that takes time, and again later", () => {
  const clock = new Clock();
  expect(clock.tick(0, Infinity)).toBe(0);
  for (let frame = 0; frame < 3; frame++) expect(clock.tick(16, Infinity)).toBeGreaterThan(64e6);
});
