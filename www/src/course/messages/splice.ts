/** SPLICE: how a figure in a frame hands score and state to Runestone, PreTeXt, Doenet, OpenDSA, CodeCheck and the like. */
import type { Message } from "./subject.js";

/** A host that does not speak SPLICE never answers: after so long the figure works without. */
export const PATIENCE_MS = 15_000;

/** Ids of messages: a counter behind a prefix that no other frame of the page has. */
export function counter(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${++count}`;
}

export interface SpliceReport {
  readonly state: object;
  /** 0 to 1, of a graded exercise; absent, only the state is kept. */
  readonly score?: number | undefined;
  /** What the course calls this figure. */
  readonly activity?: string | undefined;
}

export const askForState = (id: string): Message => ({ subject: "SPLICE.getState", message_id: id });

export function report(id: string, { state, score, activity }: SpliceReport): Message {
  return {
    subject: "SPLICE.reportScoreAndState",
    message_id: id,
    ...(activity === undefined ? {} : { activity_id: activity }),
    ...(score === undefined ? {} : { score }),
    state,
  };
}

export const tell = (id: string, location: string, name: string, data: object): Message => ({
  subject: "SPLICE.sendEvent",
  message_id: id,
  location,
  name,
  data,
});

/** Whether this answers the question with this id. Some hosts leave the id out. */
export const isAnswerTo = (id: string, { subject, message_id }: Message): boolean =>
  subject === "SPLICE.getState.response" && (message_id === id || message_id === undefined);

/** What a host may ask of a figure. */
const REQUESTS = ["SPLICE.flushState", "SPLICE.submitAllAnswers", "SPLICE.requestSolutionView"] as const;

export type Request = (typeof REQUESTS)[number];

export const isRequest = (subject: string): subject is Request => (REQUESTS as readonly string[]).includes(subject);

/** `isDone`: not every exercise has a solution to show. */
export function response(request: Request, { message_id }: Message, isDone: boolean): Message {
  const view = request === "SPLICE.requestSolutionView" ? { allowView: isDone } : {};
  return { subject: `${request}.response`, message_id, success: isDone, ...view };
}
