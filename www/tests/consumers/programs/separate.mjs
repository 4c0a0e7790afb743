import { find_path, init } from "stepstar/wasm";

// The message gives the status number, which is all that most servers send.
const refusal = await init(new Response("", { status: 404 })).catch(({ message }) => message);
if (!/ 404\.$/.test(refusal)) throw new Error(refusal);
await init();
const { status, cost, path } = find_path(
  ["010", "010", "000"].map((row) => [...row].map(Number)),
  [0, 0],
  [2, 0],
);
console.log(status, cost, path.length);
