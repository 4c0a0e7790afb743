import { expect, test } from "vitest";
import { Clock, pleasantRate, rateAt, sliderAt } from "../../../src/player/clock.js";

test("from one step a second to the whole search in two seconds", () => {
  expect(rateAt(0, 5000)).toBe(1);
  expect(rateAt(1, 5000)).toBe(2500);
  expect(rateAt(0.5, 5000)).toBeCloseTo(50, 9);
});

test("the slider and the rate name each other", () => {
  for (const steps of [1, 3, 40, 5000, 4e6]) {
    for (const slider of [0, 0.2, 0.7, 1])
      expect(rateAt(sliderAt(rateAt(slider, steps), steps), steps)).toBeCloseTo(rateAt(slider, steps), 6);
  }
});

test("the slider has two ends, also for rates beyond them and for searches that are over in a moment", () => {
  expect([0.5, 1e9].map((rate) => sliderAt(rate, 5000))).toEqual([0, 1]);
  expect(sliderAt(1, 2)).toBe(1);
});

test("a pleasant pace is neither slow nor over at once", () => {
  for (const steps of [1, 10, 100, 1e6]) {
    const rate = pleasantRate(steps);
    expect(rate).toBeGreaterThanOrEqual(1);
    expect(rate).toBeLessThanOrEqual(Math.max(1, steps / 2));
  }
});

test("a search of some steps takes some seconds, a long one eight", () => {
  expect([20, 800].map(pleasantRate)).toEqual([4, 100]);
});

test("frames of any length add up to whole steps", () => {
  const clock = new Clock();
  let steps = 0;
  for (let frame = 0; frame < 600; frame++) steps += clock.tick(1000 / 60, 7);
  expect(steps).toBeGreaterThanOrEqual(69);
  expect(steps).toBeLessThanOrEqual(70);
});

test("after a pause of the page it goes on and doesn't catch up", () => {
  expect(new Clock().tick(60_000, 100)).toBe(25);
});

test("a frame that began before one pressed play is no step back", () => {
  const clock = new Clock();
  expect(clock.tick(-12, 60)).toBe(0);
  expect(clock.tick(20, 60), "what it lacks is not made up for").toBe(1);
});
