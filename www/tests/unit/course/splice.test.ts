/** The words of SPLICE, to the letter of its hosts. */
import { expect, test } from "vitest";
import {
  askForState,
  counter,
  isAnswerTo,
  isRequest,
  report,
  response,
  tell,
} from "../../../src/course/messages/splice.js";
import { ours } from "../../../src/course/messages/subject.js";

test("ids are a counter behind a prefix", () => {
  const next = counter("here");
  expect([next(), next(), next()]).toEqual(["here-1", "here-2", "here-3"]);
});

test("the messages have the fields that hosts read, and no others", () => {
  expect(askForState("a-1")).toEqual({ subject: "SPLICE.getState", message_id: "a-1" });
  expect(report("a-2", { state: { best: 1 }, score: 1, activity: "trap" })).toEqual({
    subject: "SPLICE.reportScoreAndState",
    message_id: "a-2",
    activity_id: "trap",
    score: 1,
    state: { best: 1 },
  });
  expect(tell("a-3", "trap", "answer", { right: true })).toEqual({
    subject: "SPLICE.sendEvent",
    message_id: "a-3",
    location: "trap",
    name: "answer",
    data: { right: true },
  });
});

test("without a score only the state is reported: hosts would take a 0 for an answer", () => {
  expect(report("a-1", { state: {} })).toEqual({
    subject: "SPLICE.reportScoreAndState",
    message_id: "a-1",
    state: {},
  });
});

test("an answer is for the question with its id, or has none at all", () => {
  const answer = { subject: "SPLICE.getState.response", state: {} };
  expect(isAnswerTo("a-1", { ...answer, message_id: "a-1" })).toBe(true);
  expect(isAnswerTo("a-1", answer)).toBe(true);
  expect(isAnswerTo("a-1", { ...answer, message_id: "b-1" })).toBe(false);
  expect(isAnswerTo("a-1", { subject: "SPLICE.getState", message_id: "a-1" })).toBe(false);
});

test.each(["SPLICE.flushState", "SPLICE.submitAllAnswers", "SPLICE.requestSolutionView"])(
  "the answer to %s has its subject and its id",
  (subject) => {
    for (const isDone of [true, false])
      expect(isRequest(subject) && response(subject, { subject, message_id: 7 }, isDone)).toMatchObject({
        subject: `${subject}.response`,
        message_id: 7,
        success: isDone,
      });
  },
);

test("only what hosts may ask is a request", () => {
  for (const subject of ["SPLICE.getState", "SPLICE.flushState.response", "toString", ""])
    expect(isRequest(subject)).toBe(false);
});

test.each([
  '{"namespace":"reveal","eventName":"slidechanged"}',
  "SPLICE.getState",
  null,
  undefined,
  17,
  [],
  {},
  { subject: 5 },
  { subject: "lti.frameResize", height: 9 },
  { subject: "SPLICE" },
  { subject: "xstepstar.set" },
])("%j is not for us", (data) => {
  expect(ours(data)).toBeUndefined();
});

test("objects whose subject begins with SPLICE. or stepstar. are for us", () => {
  for (const subject of ["SPLICE.getState.response", "stepstar.set"]) expect(ours({ subject })).toEqual({ subject });
});
