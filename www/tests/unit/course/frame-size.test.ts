/** The height of a frame: each host in its dialect, and never for ever. */
import { expect, test } from "vitest";
import { FrameSize, sizeMessages } from "../../../src/course/messages/frame-size.js";

const lti = { subject: "lti.frameResize", height: 480 };
const brightspace = { subject: "org.imsglobal.lti.frameResize", height: 480 };

test.each([
  [null, [lti, brightspace]],
  ["canvas", [lti]],
  ["brightspace", [brightspace]],
  ["moodle", [JSON.stringify(lti)]],
  ["nobody", [lti, brightspace]],
  ["toString", [lti, brightspace]],
])("the host %j is sent what it reads", (host, messages) => {
  expect(sizeMessages(host, 480)).toEqual(messages);
});

/** The heights that are told, in order. */
function toldIn(measures: readonly (readonly [width: number, height: number] | "changed")[]): number[] {
  const size = new FrameSize();
  const told: number[] = [];
  for (const measure of measures) {
    if (measure === "changed") size.changed();
    else {
      const wanted = size.wanted({ width: measure[0], height: measure[1] });
      if (wanted !== undefined) told.push(wanted);
    }
  }
  return told;
}

test("a height is told when it changes, in whole pixels", () => {
  expect(
    toldIn([
      [600, 400.2],
      [600, 400.4],
      [600, 401],
      [600, 500],
    ]),
  ).toEqual([401, 500]);
});

test("a frame without a size, as in a hidden tab, tells nothing", () => {
  expect(
    toldIn([
      [0, 0],
      [600, 400],
    ]),
  ).toEqual([400]);
});

test("another width may make it lower", () => {
  expect(
    toldIn([
      [600, 400],
      [300, 250],
      [600, 400],
    ]),
  ).toEqual([400, 250, 400]);
});

test("other content may make it lower, but the same height is not told again", () => {
  expect(toldIn([[600, 400], "changed", [600, 300], "changed", [600, 300]])).toEqual([400, 300]);
});

test("a host that follows every message, while its scroll bar comes and goes, is not led round in circles", () => {
  // With the bar the content is narrower, and so lower.
  const heights = Array.from({ length: 1000 }, (_, i) => [600, i % 2 === 0 ? 388 : 400] as const);
  expect(toldIn(heights)).toEqual([388, 400]);
});
