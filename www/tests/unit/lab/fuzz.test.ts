/** Addresses, packed maps, messages and what hosts keep, made at random from parts of real ones: they are read, or refused with a sentence. */
import { expect, test } from "vitest";
import { restored } from "../../../src/course/marks/saved.js";
import { readSet } from "../../../src/course/messages/protocol.js";
import { ours } from "../../../src/course/messages/subject.js";
import { fromHash, packMap } from "../../../src/pages/state/address.js";
import { some } from "../../share.js";

/** The same numbers in every run. */
let state = 4904;
const below = (end: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state >>> 16) % end;
};
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;

const PARTS = [
  ..."#&=!,.~-_%0123456789xSG",
  "map=",
  "3x3!",
  "4096x4096!",
  "99999999x9!",
  "from=0,0",
  "to=2,2",
  "through=",
  "algorithm=astar",
  "weight=1e999",
  "step=e5",
  "mode=predict",
  "graph=",
  "%E2%80%AE",
  "%",
  "\u202e",
  "\ud800",
  "__proto__=",
  packMap({ width: 3, height: 2, walls: Uint8Array.of(0, 1, 0, 0, 1, 0) }),
];

const VALUES: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  1.5,
  9e15,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  "S.G",
  "\u202e",
  true,
  [],
  [0, 0],
  {},
  { asked: 1 },
  Object.create(null),
];
const NAMES = [
  "subject",
  "message_id",
  "map",
  "options",
  "step",
  "playing",
  "mode",
  "lang",
  "state",
  "version",
  "asked",
];
const MORE = ["right", "best", "position", "board", "exercise", "__proto__", "toString"];

const thing = (): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: below(6) }, () => [pick([...NAMES, ...MORE]), pick(VALUES)]));

const rounds = some(
  Array.from({ length: 8000 }, (_, i) => i),
  2000,
);

test("whatever an address says is read, or refused with a sentence", () => {
  for (const _ of rounds) {
    const hash = `#${Array.from({ length: 1 + below(14) }, () => pick(PARTS)).join("")}`;
    try {
      fromHash(hash);
    } catch (error) {
      expect(error, hash).toBeInstanceOf(Error);
      expect((error as Error).message, hash).toMatch(/\S.*[.?]$/s);
    }
  }
});

test("whatever a message or a host says is read, or passed by", () => {
  for (const _ of rounds) {
    const data = { ...thing(), subject: pick(["stepstar.set", "SPLICE.getState.response", "stepstar.", 7]) };
    const message = ours(pick([data, pick(VALUES)]));
    if (message) readSet(message);
    const kept = restored(pick([thing(), { ...thing(), version: 1, asked: 3, right: 2, best: 0.5 }, pick(VALUES)]));
    if (kept) expect(kept.right).toBeLessThanOrEqual(kept.asked);
  }
});
