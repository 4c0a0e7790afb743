/** What Node brings itself, without an import: bundlers for the browser would stumble over one. */
interface Builtin {
  "node:fs": { readFileSync(path: URL): Bytes };
}

/** Node's own kind of bytes. */
interface Bytes extends Uint8Array<ArrayBuffer> {
  toString(encoding?: "latin1", start?: number): string;
}

/** A module of Node; nothing elsewhere. */
export function builtin<Name extends keyof Builtin>(name: Name): Builtin[Name] | undefined {
  const node: { getBuiltinModule?(name: Name): Builtin[Name] } | undefined = Reflect.get(globalThis, "process");
  return node?.getBuiltinModule?.(name);
}
