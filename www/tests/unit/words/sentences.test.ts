/** What the engine says, in every language: in English to the letter as the engine itself, in the others with the same facts. */
import { expect, test } from "vitest";
import { sentences as own } from "../../../languages/en.json";
import english from "../../../languages/engine/en.json";
import {
  audit,
  type FloorPoint,
  Floors,
  Graph,
  type Grid,
  type Options,
  type Place,
  type Point,
  type Saying,
  sayingOf,
  type Trace,
  trace,
  traceDistances,
  traceWalk,
} from "../../../src/index.js";
import { sayer } from "../../../src/package/words/say.js";
import { spoken } from "./languages.js";
import { questions } from "./questions.js";

const en = sayer("en", { ...english, ...own }, (text) => text);

/** All that the engine says about one search, with its facts. */
function* saidOf(map: Grid | Graph, from: Point | number, to: Point | number, options: Options) {
  using steps = trace(map as Grid, from as Point, to as Point, options);
  for (let i = 0; i < steps.length; i++) yield [steps.explain(i), steps.saying(i)] as const;
  for (let n = 1; n <= steps.expansions; n++) yield [steps.explainExpansion(n), steps.sayingOfExpansion(n)] as const;
  yield [steps.result.message, sayingOf(steps.result)] as const;
  const { reason, saying } = audit(map as Grid, from as Point, to as Point, options);
  yield [reason, saying] as const;
}

const said = new Map<string, Saying>();
for (const { map, from, to, options } of questions())
  for (const [sentence, saying] of saidOf(map, from, to, options)) said.set(sentence, saying);

/** Walls that come and go, so that plans are kept up to date. */
const changes = [
  { at: 1, place: [2, 1], wall: true },
  { at: 1, place: [2, 0], cost: 9 },
  { at: 2, place: [2, 2], wall: true },
  { at: 4, place: [2, 1], wall: false },
] as const;
for (const replanner of ["astar", "lpa", "dstar-lite"] as const) {
  const { walk, trace: steps } = traceWalk("S....\n.....\n....G", [0, 0], [4, 2], changes, { replanner });
  said.set(walk.message, walk.saying);
  for (let i = 0; i < steps.length; i++) said.set(steps.explain(i), steps.saying(i));
  for (let n = 1; n <= steps.expansions; n++) said.set(steps.explainExpansion(n), steps.sayingOfExpansion(n));
  steps.free();
}

/** All that is said of the steps of a world. */
function keep<P extends Place | FloorPoint>(steps: Trace<P>) {
  for (let i = 0; i < steps.length; i++) said.set(steps.explain(i), steps.saying(i));
  for (let n = 1; n <= steps.expansions; n++) said.set(steps.explainExpansion(n), steps.sayingOfExpansion(n));
  said.set(steps.result.message, sayingOf(steps.result));
  steps.free();
}

const house = Floors.parse("a..b\n....\n\na..b\n####\n....\n\n0,0,1 <-> 3,2,1 1");
for (const algorithm of ["dijkstra", "bidirectional"] as const) {
  for (const reverse of [false, true]) {
    keep(trace(house, [1, 1, 0], [0, 2, 1], { algorithm, reverse }));
    keep(trace(house, [0, 2, 1], [1, 1, 0], { algorithm, reverse }));
  }
}
const room = "...\n.#.\n...";
keep(trace(room, [0, 0], [2, 2], { turnCost: 2, heading: "west" }));
keep(
  trace(
    "##.",
    [
      [0, 0],
      [1, 0],
    ],
    [2, 0],
  ),
);
keep(
  trace(
    "##.",
    [2, 0],
    [
      [0, 0],
      [1, 0],
    ],
  ),
);
keep(
  trace(
    room,
    [
      [0, 0],
      [2, 0],
    ],
    [
      [0, 2],
      [2, 2],
    ],
  ),
);
keep(traceDistances(room, [0, 0]));
keep(traceDistances(room, [0, 0], { maxCost: 2 }));
keep(traceDistances(room, [0, 0], { maxExpansions: 2 }));
keep(
  trace("...\n#.#", [0, 0], [2, 0], {
    movers: [
      [
        [2, 0],
        [1, 0],
        [1, 1],
      ],
    ],
  }),
);
keep(
  trace("...", [0, 0], [2, 0], {
    movers: [
      [
        [2, 0],
        [2, 0],
        [2, 0],
        [1, 0],
      ],
    ],
  }),
);
keep(trace("...", [0, 0], [1, 0], { movers: [[[2, 0]]] }));
keep(
  trace("...", [0, 0], [2, 0], {
    movers: [
      [
        [0, 0],
        [1, 0],
      ],
    ],
  }),
);

test("every sentence about a search is said again in English, from its facts, to the letter", () => {
  const otherwise = [...said].filter(([sentence, saying]) => en(saying) !== sentence);
  expect(otherwise.slice(0, 5)).toEqual([]);
  expect(said.size).toBeGreaterThan(1000);
});

/** The names of a saying and of all that it is made of. */
function* idsOf(field: unknown): Generator<string> {
  if (typeof field !== "object" || field === null) return;
  if ("id" in field) yield field.id as string;
  for (const part of Object.values(field)) yield* idsOf(part);
}

test("the searches tried here have the engine say every kind of sentence about a search", () => {
  const ids = new Set([...said.values()].flatMap((saying) => [...idsOf(saying)]));
  const groups = ["formula", "tie", "reason", "why", "skipped", "deed", "noun", "story", "result", "verdict"] as const;
  const all = groups.flatMap((group) => Object.keys(english[group]).map((name) => `${group}.${name}`));
  // No search misses a path, unless it has a mistake, and none of these repairs on a graph.
  const rare = ["verdict.missed", "noun.nodes", "noun.node"];
  expect(all.filter((id) => !rare.includes(id) && !ids.has(id))).toEqual([]);
});

/** All numbers and places of a sentence, whatever their order and marks. */
const numbersOf = (sentence: string, point: string) =>
  [...sentence.replaceAll(point, ".").matchAll(/\d+(\.\d+)?(e-?\d+)?/g)].map(([number]) => Number(number)).sort();

const ENGLISH = /\b(the|open|closed|with|and|from|costs?|neighbours?|which|skipped|expanded|opened|it|is|of|to)\b/iu;

test.each(Object.entries(spoken))("%s says the same facts, and no word of English", (language, { tell }) => {
  const point = new Intl.NumberFormat(language).format(0.5).charAt(1);
  // Places have commas that are no decimal points.
  const apart = (text: string) => text.replaceAll(/\((\d+), (\d+)\)/g, "$1 $2").replaceAll(/(\d), /g, "$1 ");
  for (const [sentence, saying] of said) {
    const there = tell(saying)!;
    if (ENGLISH.test(there)) expect.fail(`${sentence}\n${there}`);
    expect(numbersOf(apart(there), point), `${sentence}\n${there}`).toEqual(numbersOf(apart(sentence), "."));
  }
});

/** Each refused: its sentence in German has no word of English, but for names of code. */
const refusals = [
  {
    refuse: () => Graph.from({ nodes: [{ id: 7, x: Number.NaN, y: 0 }], connections: [] }),
    german: /^X von Knoten 0 ist NaN: /,
  },
  {
    refuse: () => Graph.from({ nodes: [{ id: 7, x: 0, y: 0 }], connections: [{ from: 7, to: 7, cost: -1 }] }),
    german: /^Preis von Verbindung 0 .*ist -1: /,
  },
  {
    refuse: () => trace("...", [0, 0], [2, 0], { movers: [[[9, 0]]] }),
    german: /^Ort von Hindernis 1 \(9, 0\) liegt außerhalb der Karte: /,
  },
];

test.each(refusals)("German names what an error is about: $german", ({ refuse, german }) => {
  let error: unknown;
  try {
    refuse();
  } catch (caught) {
    error = caught;
  }
  expect(spoken.de!.tell((error as Error & { saying: Saying }).saying)).toMatch(german);
});
