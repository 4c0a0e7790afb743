/** What `npm test` shows of the tests that failed, however much else was printed. */
import { expect, test } from "vitest";
import { failedCargo, failedVitest } from "../../../scripts/failures.mjs";

const noise = Array.from({ length: 500 }, (_, i) => `   ✓ a test that passed, number ${i}\n`).join("");

test("of Vitest, every failure is shown whole, named, and can be run alone", () => {
  const failures = `⎯⎯⎯⎯⎯⎯⎯ Failed Suites 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  |e2e| tests/e2e/lab.e2e.ts [ tests/e2e/lab.e2e.ts ]
Error: first

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 2 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  |e2e| tests/e2e/a.e2e.ts > the focus > comes back (or isn't there)
AssertionError: expected true to be false
${"- a long difference\n".repeat(300)}
 FAIL  |e2e| tests/e2e/b.e2e.ts > nothing moves
AssertionError: last

 Test Files  3 failed (3)
`;
  const { message, tests } = failedVitest(` RUN  v4\n\n${noise}\n${failures}`, "e2e");
  expect(message).toBe(failures.trimEnd());
  expect(tests).toEqual([
    { name: "tests/e2e/lab.e2e.ts", again: "npm run e2e -- tests/e2e/lab.e2e.ts" },
    {
      name: "tests/e2e/a.e2e.ts > the focus > comes back (or isn't there)",
      again: "npm run e2e -- tests/e2e/a.e2e.ts -t 'the focus comes back \\(or isn'\\''t there\\)'",
    },
    { name: "tests/e2e/b.e2e.ts > nothing moves", again: "npm run e2e -- tests/e2e/b.e2e.ts -t 'nothing moves'" },
  ]);
});

test("of cargo, every program's failures are shown, and nothing of what passed", () => {
  const first = `failures:

---- heap::tests::pops_in_order stdout ----
thread 'heap::tests::pops_in_order' panicked at src/heap.rs:9:5:

failures:

nested words of a test

failures:
    heap::tests::pops_in_order
    heap::tests::stays_a_heap
`;
  // As in wasm, with an empty line more.
  const second = `failures:

---- finds_a_path output ----
    error output:

failures:

    finds_a_path
`;
  const log = `${noise}\n${first}\ntest result: FAILED. 1 passed\n${noise}\n${second}\ntest result: FAILED.`;
  const { message, tests } = failedCargo(log, "cargo test");
  expect(message).toBe(`${first}\n${second}`.trimEnd());
  expect(tests.map(({ again }: { again: string }) => again)).toEqual([
    "cargo test 'heap::tests::pops_in_order'",
    "cargo test 'heap::tests::stays_a_heap'",
    "cargo test 'finds_a_path'",
  ]);
});

test("what fails before any test runs is shown as it is", () => {
  const broken = "error[E0425]: cannot find value `x`\nerror: could not compile `stepstar`";
  expect(failedCargo(broken, "cargo test")).toMatchObject({ message: broken, tests: [] });
  expect(failedVitest(broken, "unit")).toMatchObject({ message: broken, tests: [] });
});
