/** Counts the modules that an import compiles: 1 if the engine is read from its file, 2 if its packed copy is used, since the unpacker comes first. */
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
