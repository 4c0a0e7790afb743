/** A program in Python, made ready for MicroPython. */
import { blanked } from "./instrument.js";

/** What goes before a `def` or a class is one line more; `lineOf` says which line of the program each one is. */
export function preparedPython(source: string, names: readonly string[]): { code: string; lineOf: number[] } {
  const blank = blanked(source, "python").split("\n");
  const lines = source.split("\n");
  const code: string[] = [];
  const lineOf: number[] = [];
  lines.forEach((line, i) => {
    const name = /^(?:async\s+)?def\s+(\w+)/.exec(blank[i]!)?.[1];
    if (name !== undefined && names.includes(name)) {
      code.push("@_stepstar_watch");
      lineOf.push(i + 1);
    }
    if (/^\s*class\s+\w+\s*\(\s*(?:enum\.)?Enum\s*\)\s*:/.test(blank[i]!)) {
      code.push(`${/^\s*/.exec(line)![0]}@_stepstar_enum`);
      lineOf.push(i + 1);
    }
    const all = /^\s*from\s+(\w+)\s+import\s+\*\s*$/.exec(blank[i]!)?.[1];
    code.push(all ? `${line.trimEnd()}; _stepstar_all("${all}", globals())` : (dataclass(lines, blank, i) ?? line));
    lineOf.push(i + 1);
  });
  return { code: code.join("\n"), lineOf };
}

/** `@dataclass` with the fields of its class, which MicroPython does not keep. */
function dataclass(lines: readonly string[], blank: readonly string[], at: number): string | null {
  const [, indent, options] = /^(\s*)@(?:dataclasses\.)?dataclass\s*(?:\((.*)\))?\s*$/.exec(blank[at]!) ?? [];
  if (indent === undefined) return null;
  let i = at + 1;
  while (i < blank.length && !/^\s*class\b/.test(blank[i]!)) i++;
  const fields: string[] = [];
  for (i++; i < blank.length; i++) {
    if (!blank[i]!.trim()) continue;
    if (!blank[i]!.startsWith(`${indent} `) && !blank[i]!.startsWith(`${indent}\t`)) break;
    const [, name] = /^\s+(\w+)\s*:/.exec(blank[i]!) ?? [];
    if (name === undefined || /^\s+(if|for|while|try|else|with|class|def)\b/.test(blank[i]!)) {
      if (/^\s+(def|@)/.test(blank[i]!)) break;
      continue;
    }
    const sign = blank[i]!.indexOf("=");
    const value =
      sign < 0
        ? ""
        : lines[i]!.slice(sign + 1)
            .replace(/\s+#.*$/, "")
            .trim();
    fields.push(
      value.startsWith("field(")
        ? `("${name}",) + _stepstar_${value}`
        : `("${name}", lambda: (${value || "_required"}), True)`,
    );
  }
  const named = options?.trim() ? `, ${options}` : "";
  return `${indent}@_stepstar_dataclass([${fields.join(", ")}]${named})`;
}
