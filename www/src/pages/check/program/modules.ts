/** What a program in JavaScript finds of Node: its file and its standard input are the page's map. */
import type { Later } from "./later.js";
import type { Printed } from "./printed.js";

type Listener = (text?: string) => void;

export class Exit {}

export function nodeFor(text: string, later: Later, printed: Printed): { process: object; require: () => object } {
  const lines = text.trimEnd().split("\n");
  const events = (parts: readonly string[], name: string) => {
    const own = {
      on: (event: string, tell: Listener) => {
        if (event === name) for (const part of parts) later.put(() => tell(part), 0);
        if (event === "end" || event === "close") later.put(tell, 1);
        return own;
      },
      setEncoding: () => own,
      resume: () => own,
      close: () => {},
      async *[Symbol.asyncIterator]() {
        yield* parts;
      },
    };
    return own;
  };
  const exit = () => {
    throw new Exit();
  };
  const modules = {
    readFileSync: () => text,
    readFile: (...values: unknown[]) => {
      const tell = values.at(-1);
      if (typeof tell !== "function") return Promise.resolve(text);
      return later.put(() => tell(null, text), 0);
    },
    promises: { readFile: async () => text },
    createInterface: () => events(lines, "line"),
    performance,
  };
  return {
    process: {
      argv: ["node", "program.js", "map.txt"],
      env: {},
      exit,
      stdin: events([text], "data"),
      stdout: { write: (text: string) => printed.add(text.replace(/\n$/, "")) },
    },
    require: () => modules,
  };
}
