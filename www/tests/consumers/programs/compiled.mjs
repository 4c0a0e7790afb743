/** How many modules importing compiles: the engine alone when its file is read, and before it what unpacks the copy inside otherwise. */
let compiled = 0;
WebAssembly.Module = class extends WebAssembly.Module {
  constructor(bytes) {
    super(bytes);
    compiled++;
  }
};
const { find_path } = await import("stepstar");

const { status, cost, path } = find_path(
  ["010", "010", "000"].map((row) => [...row].map(Number)),
  [0, 0],
  [2, 0],
);
console.log(compiled, status, cost, path.length);
