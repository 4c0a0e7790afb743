/** Whole programs that read the page's map by themselves, on a map with terrain: what of them is recorded is what they expand. */
import { expect, test } from "vitest";
import { tried } from "./trying.js";

const MAP = `
.......
.359#..
S.7..9G
.#35...
`.trim();

/** A textbook's A*, with what of it differs from program to program. */
const heap = (parts: { begin?: string; read?: string; put?: string; take?: string; at?: string; check?: string }) => `
${parts.begin ?? "import heapq"}
def find(rows, sign):
    return next((x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == sign)
def astar(rows, start, goal):
    h = lambda p: abs(p[0] - goal[0]) + abs(p[1] - goal[1])
    heap, best, closed = [], {start: 0}, set()
    def put(g, p, parent, path):
        ${parts.put ?? "heapq.heappush(heap, (g + h(p), g, p))"}
    put(0, start, None, [])
    while heap:
        ${parts.take ?? "f, g, p = heapq.heappop(heap)"}
        if p in closed:
            continue
        closed.add(p)
        print("visiting", p)
        if p == goal:
            ${parts.at ?? "return g"}
        for n in ((p[0] + 1, p[1]), (p[0] - 1, p[1]), (p[0], p[1] + 1), (p[0], p[1] - 1)):
            if 0 <= n[1] < len(rows) and 0 <= n[0] < len(rows[0]) and rows[n[1]][n[0]] != "#":
                cost = g + (int(rows[n[1]][n[0]]) if rows[n[1]][n[0]].isdigit() else 1)
                ${parts.check ?? "put(cost, n, p, [])"}
rows = ${parts.read ?? 'open("map.txt").read().split()'}
print(astar(rows, find(rows, "S"), find(rows, "G")))
`;

test.each([
  ["skips what is closed when it takes it out", {}],
  ["compares before it puts in", { check: "if cost < best.get(n, 99): best[n] = cost; put(cost, n, p, [])" }],
  [
    "has the parent behind the cell",
    {
      put: "heapq.heappush(heap, (g + h(p), g, p, parent or p))",
      take: "f, g, p, parent = heapq.heappop(heap)",
    },
  ],
  [
    "has the path up to the cell behind it",
    {
      put: "heapq.heappush(heap, (g + h(p), g, p, path))",
      take: "f, g, p, path = heapq.heappop(heap)",
      check: "put(cost, n, p, path + [p])",
    },
  ],
  [
    "takes all names of a module",
    { begin: "from heapq import *", put: "heappush(heap, (g + h(p), g, p))", take: "f, g, p = heappop(heap)" },
  ],
  ["reads from the standard input", { begin: "import heapq, sys", read: "sys.stdin.read().split()" }],
  ["reads line by line", { read: "[input() for _ in range(4)]" }],
  ["leaves by sys.exit()", { begin: "import heapq, sys", at: "sys.exit(0)" }],
  ["leaves by exit()", { at: "exit()" }],
  [
    "has classes of names, clears the screen and waits",
    {
      begin: `import heapq, os, time
from abc import ABC, abstractmethod
from enum import Enum, auto
class Sign(Enum):
    GOAL = "G"
class State(Enum):
    OPEN = auto()
class Search(ABC):
    @abstractmethod
    def run(self): ...`,
      take: 'f, g, p = heapq.heappop(heap); os.system("clear"); time.sleep(60)',
      at: "return g if rows[p[1]][p[0]] == Sign.GOAL.value and State.OPEN.value == 1 else None",
    },
  ],
  ["has each row as a list", { read: '[list(line.strip()) for line in open("map.txt")]' }],
])("a program in Python that %s is right, and has expanded what it prints", async (_, parts) => {
  const { ran, own, stream, found } = await tried(heap(parts), "python", MAP);
  expect(ran.fault).toBeUndefined();
  expect(own).toBeNull();
  expect(stream!.expansions).toBe(ran.printed.filter((line) => line.startsWith("visiting")).length);
  expect(found.verdict, found.message).toBe("correct");
});

test("a map with terrain that a program brings is searched with its terrain", async () => {
  const source = heap({ read: '"S9G\\n.2.\\n...".split()' });
  const { own, found } = await tried(source, "python", MAP);
  expect(own?.costs).toEqual([
    [1, 9, 1],
    [1, 2, 1],
    [1, 1, 1],
  ]);
  expect(found.verdict, found.message).toBe("correct");
});

test("a heap of one's own that is a function is known by its name, and what it does inside is not", async () => {
  const source = heap({ take: "f, g, p = pop(heap)" }).replace(
    "def find(",
    `def pop(a):
    a.sort()
    a.reverse()
    least = a.pop()
    return least
def find(`,
  );
  const { stream, found } = await tried(source, "python", MAP);
  expect(stream?.site?.call).toBe("pop");
  expect(found.verdict, found.message).toBe("correct");
});

test("names may have any letters", async () => {
  const source = heap({ read: 'open("map.txt", encoding="utf-8").read().split()' })
    .replaceAll("heap,", "열린목록,")
    .replaceAll("while heap", "while 열린목록")
    .replaceAll("(heap", "(열린목록")
    .replaceAll("closed", "größe");
  const { ran, found } = await tried(source, "python", MAP);
  expect(ran.fault).toBeUndefined();
  expect(found.verdict, found.message).toBe("correct");
});

test("places may be complex numbers", async () => {
  const source = `
import heapq, itertools
grid = {x + 1j * y: c for y, row in enumerate(open("map.txt").read().split()) for x, c in enumerate(row)}
start, goal = [next(p for p in grid if grid[p] == sign) for sign in "SG"]
tie, seen = itertools.count() if hasattr(itertools, "count") else iter(range(9999)), set()
h = lambda p: int(abs((p - goal).real) + abs((p - goal).imag))
heap = [(h(start), next(tie), 0, start)]
while heap:
    f, _, g, p = heapq.heappop(heap)
    if p in seen: continue
    seen.add(p)
    if p == goal: break
    for n in (p + 1, p - 1, p + 1j, p - 1j):
        if grid.get(n, "#") != "#":
            cost = g + (int(grid[n]) if grid[n].isdigit() else 1)
            heapq.heappush(heap, (cost + h(n), next(tie), cost, n))
`;
  const { ran, found } = await tried(source, "python", MAP);
  expect(ran.fault).toBeUndefined();
  expect(found.verdict, found.message).toBe("correct");
});

test("a program in JavaScript that skips what is closed has expanded what it prints", async () => {
  const source = `
var rows = require("fs").readFileSync("map.txt", "utf8").trim().split("\\n");
var grid = rows.map((row) => [...row]);
function search(grid, start, goal) {
  const h = ([x, y]) => Math.abs(x - goal[0]) + Math.abs(y - goal[1]);
  const open = [{ g: 0, f: h(start), at: start, from: start }], closed = {};
  while (open.length) {
    open.sort((a, b) => a.f - b.f);
    const { g, at } = open.shift();
    if (closed[at]) continue;
    closed[at] = true;
    console.log("visiting", at);
    if (h(at) === 0) return g;
    for (const [x, y] of [[at[0] + 1, at[1]], [at[0] - 1, at[1]], [at[0], at[1] + 1], [at[0], at[1] - 1]]) {
      const sign = grid[y]?.[x];
      if (sign === undefined || sign === "#") continue;
      const cost = g + (Number(sign) || 1);
      open.push({ g: cost, f: cost + h([x, y]), at: [x, y], from: at });
    }
  }
}
search(grid, [0, 2], [6, 2]);
`;
  const { ran, own, stream, found } = await tried(source, "javascript", MAP);
  expect(ran.fault).toBeUndefined();
  expect(own).toBeNull();
  expect(stream!.expansions).toBe(ran.printed.length);
  expect(found.verdict, found.message).toBe("correct");
});

const ASYNC = `
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
READ
async function search(rows) {
  const open = [{ at: [0, 2], g: 0, f: 0 }], closed = new Set();
  while (open.length > 0) {
    open.sort((a, b) => a.f - b.f);
    const { at, g } = open.shift();
    if (closed.has(String(at))) continue;
    closed.add(String(at));
    console.log(...at);
    await sleep(100);
    const [x, y] = at;
    if (rows[y][x] === "G") END
    for (const [a, b] of [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]) {
      const sign = rows[b]?.[a];
      if (!sign || sign === "#") continue;
      const cost = g + (Number(sign) || 1);
      open.push({ at: [a, b], g: cost, f: cost + Math.abs(a - 6) + Math.abs(b - 2) });
    }
  }
}
`;

test.each([
  [
    "that reads by events",
    'let text = ""; process.stdin.on("data", (part) => (text += part)); process.stdin.on("end", () => search(text.trim().split("\\n")));',
    "return g;",
  ],
  [
    "that reads lines",
    'const lines = []; require("readline").createInterface({}).on("line", (line) => lines.push(line)).on("close", () => search(lines));',
    "return g;",
  ],
  [
    "that leaves by process.exit()",
    'require("fs").promises.readFile("map.txt").then((text) => search(text.trim().split("\\n")));',
    "return setTimeout(() => process.exit(0), 9);",
  ],
])("an animated program in JavaScript %s is run to its end", async (_, read, end) => {
  const { ran, stream, found } = await tried(ASYNC.replace("READ", read).replace("END", end), "javascript", MAP);
  expect(ran.fault).toBeUndefined();
  expect(stream!.expansions).toBe(ran.printed.length);
  expect(found.verdict, found.message).toBe("correct");
});

const BINARY = `
import heapq
def a_star(grid, start, goal):
    h = lambda p: abs(p[0] - goal[0]) + abs(p[1] - goal[1])
    heap, best = [(h(start), 0, start)], {start: 0}
    while heap:
        _, g, (r, c) = heapq.heappop(heap)
        if (r, c) == goal:
            return g
        for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= nr < len(grid) and 0 <= nc < len(grid[0]) and grid[nr][nc] == 0 and g + 1 < best.get((nr, nc), 99):
                best[nr, nc] = g + 1
                heapq.heappush(heap, (g + 1 + h((nr, nc)), g + 1, (nr, nc)))
`;

test("a program for 0 and 1 is checked on the map without its terrain", async () => {
  const { isFlat, own, found } = await tried(BINARY, "python", MAP);
  expect(isFlat).toBe(true);
  expect(own?.text).toBe(".......\n....#..\nS.....G\n.#.....");
  expect(found.verdict, found.message).toBe("correct");
});

test("a program that asks for signs is given them", async () => {
  const source = BINARY.replace("== 0", '!= "#"').replaceAll(
    "g + 1",
    '(g + (int(grid[nr][nc]) if grid[nr][nc] > "0" and grid[nr][nc] < "A" else 1))',
  );
  const { ran, isFlat, found } = await tried(source, "python", MAP);
  expect(ran.fault).toBeUndefined();
  expect(isFlat).toBe(false);
  expect(found.verdict, found.message).toBe("correct");
});
