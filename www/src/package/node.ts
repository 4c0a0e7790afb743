/** Node's built-in modules, got without an import: bundlers for the browser would stumble over one. */
interface Builtin {
  "node:fs": {
    readFileSync(path: URL): Uint8Array<ArrayBuffer>;
  };
  "node:util": Pick<typeof globalThis, "TextDecoder" | "TextEncoder">;
}

/** A built-in module of Node; undefined elsewhere. */
export function builtin<Name extends keyof Builtin>(name: Name): Builtin[Name] | undefined {
  const node: { getBuiltinModule?(name: Name): Builtin[Name] } | undefined = Reflect.get(globalThis, "process");
  return node?.getBuiltinModule?.(name);
}
