import { find_path, init } from "stepstar/wasm";

// Most servers send the number alone.
const refusal = await init(new Response("", { status: 404 })).catch(({ message }) => message);
if (!/ 404\.$/.test(refusal)) throw new Error(refusal);
await init();
const { status, cost, path } = find_path(
  ["010", "010", "000"].map((row) => [...row].map(Number)),
  [0, 0],
  [2, 0],
);
console.log(status, cost, path.length);
