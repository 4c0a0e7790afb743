/** Reads search traces in Posthoc's format: JSON, or the subset of YAML in which such files are written. */
import { Columns, type Events, type RawEvent } from "./events.js";
import { eachLine, PIECE } from "./lines.js";

/** Browsers limit the length of a string, and parsing needs many times its size. */
const MOST_JSON = 128 * 1024 * 1024;

export function isPosthoc(text: string): boolean {
  // Looking for the word alone is a hundred times as fast, and most long texts are maps without it.
  const events = text.includes("event") && /(?:^|[\n{,])\s*"?events"?\s*:(\s*\[\s*\])?/.exec(text);
  return events ? events[1] !== undefined || /"?type"?\s*:/.test(text) : false;
}

/** Throws a RangeError with a sentence. YAML is read piece by piece; `told` hears how far it is, from 0 to 1. */
export async function readPosthoc(file: Blob, told: (share: number) => void = () => {}): Promise<Events> {
  const events = new Columns();
  const json = (await file.slice(0, PIECE).text()).trimStart().startsWith("{");
  if (json && file.size > MOST_JSON)
    throw new RangeError("A trace may have at most 128 MB as JSON, and 512 MB as lines of YAML.");
  if (json) for (const event of fromJson(await file.text())) events.add(event);
  else await fromYaml(file, events, told);
  return events.finish();
}

function fromJson(text: string): RawEvent[] {
  try {
    const { events } = JSON.parse(text);
    return Array.isArray(events) ? events : [];
  } catch (error) {
    throw new RangeError(`This is not JSON: ${(error as Error).message}.`);
  }
}

async function fromYaml(file: Blob, events: Columns, told: (share: number) => void): Promise<void> {
  const lines = new Lines(events);
  await eachLine(file, (line) => lines.take(line), told);
  lines.finish();
}

/** `events:` and below it one `- name: value …` per event, over several lines or as `- { name: value, … }`. */
class Lines {
  readonly #events: Columns;
  #event: Record<string, unknown> | null = null;
  #inside = false;
  /** A brace is open: the event goes on. */
  #open = false;
  /** The columns of the events' dashes and of this event's fields: what is indented further belongs to a field. */
  #dash = Number.POSITIVE_INFINITY;
  #field = 0;

  constructor(events: Columns) {
    this.#events = events;
  }

  take(line: string): void {
    const outermost = line.charCodeAt(0) > SPACE;
    if (outermost && !line.startsWith("-") && !line.startsWith("#")) this.#inside = line.startsWith("events:");
    if (!this.#inside) return;
    let content = line.trimStart();
    let column = line.length - content.length;
    content = content.trimEnd();
    if (content.startsWith("-") && column <= this.#dash) {
      this.#flush();
      this.#dash = column;
      this.#field = Number.POSITIVE_INFINITY;
      this.#event = { type: undefined, id: undefined, x: undefined, y: undefined, g: undefined, f: undefined };
      column += content.length;
      content = content.slice(1).trimStart();
      column -= content.length;
    }
    if (content === "" || content.startsWith("#") || (column > this.#field && !this.#open)) return;
    if (!this.#open) this.#field = column;
    if (content.startsWith("{")) this.#open = true;
    if (content.endsWith("}")) this.#open = false;
    if (this.#event) readPairs(content, this.#event);
  }

  finish(): void {
    if (this.#open) throw new RangeError("It is cut off in the middle of an event.");
    this.#flush();
  }

  #flush(): void {
    if (this.#event) this.#events.add(this.#event);
    this.#event = null;
  }
}

const SPACE = 32;

/** Takes the fields of an event from `name: value, …`, with or without braces. Not by a pattern, which takes three times as long. */
function readPairs(line: string, event: Record<string, unknown>): void {
  const end = line.endsWith("}") ? line.length - 1 : line.length;
  for (let at = line.startsWith("{") ? 1 : 0; at < end; ) {
    const colon = line.indexOf(":", at);
    if (colon < 0) return;
    const name = line.slice(at, colon).trim();
    let from = colon + 1;
    while (line.charCodeAt(from) === SPACE) from++;
    const first = line[from];
    const closing =
      first === '"' || first === "'"
        ? line.indexOf(first, from + 1)
        : first === "[" || first === "{"
          ? closed(line, from)
          : from;
    const comma = line.indexOf(",", Math.max(from, closing));
    const to = comma < 0 ? end : comma;
    if (name in event) event[name] = scalar(line.slice(from, to).trim());
    at = to + 1;
  }
}

/** Where the list or object that begins here ends: its commas and names are not those of the event. */
function closed(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at++) {
    if ("[{".includes(line[at]!)) depth++;
    else if ("]}".includes(line[at]!) && --depth === 0) return at;
  }
  return line.length;
}

function scalar(text: string): string | number | null {
  if (text.startsWith('"') || text.startsWith("'")) return text.slice(1, text.endsWith(text[0]!) ? -1 : undefined);
  if (text === "" || text === "null" || text === "~") return null;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
