/** Search traces in the format of Posthoc: JSON, or the part of YAML in which such files are written. */

export interface PosthocEvent {
  readonly type: string;
  readonly id: string | number;
  readonly pId?: string | number | null;
  readonly x?: number;
  readonly y?: number;
  readonly f?: number;
  readonly g?: number;
}

export function isPosthoc(text: string): boolean {
  // The word alone is looked for a hundred times as fast: most long texts are maps without it.
  return text.includes("event") && /(^|[\n{,])\s*"?events"?\s*:/.test(text) && /"?type"?\s*:/.test(text);
}

export function readPosthoc(text: string): PosthocEvent[] {
  const events = text.trimStart().startsWith("{") ? fromJson(text) : fromYaml(text);
  if (events.length === 0) throw new RangeError("This trace has no events.");
  const lost = events.findIndex(({ type, id }) => typeof type !== "string" || id === undefined);
  if (lost >= 0) throw new RangeError(`Event ${lost} of this trace has no type or no id.`);
  if (!events.some(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
    throw new RangeError("The events of this trace have no x and y, so there is nothing to draw.");
  return events;
}

function fromJson(text: string): PosthocEvent[] {
  try {
    const { events } = JSON.parse(text);
    return Array.isArray(events) ? events : [];
  } catch (error) {
    throw new RangeError(`This is not JSON: ${(error as Error).message}.`);
  }
}

/** `events:` and below it one `- name: value …` per event, over several lines or as `- { name: value, … }`. */
function fromYaml(text: string): PosthocEvent[] {
  const events: Record<string, unknown>[] = [];
  let inside = false;
  for (const line of text.split("\n")) {
    if (/^\S/.test(line) && !line.startsWith("-") && !line.startsWith("#")) inside = line.startsWith("events:");
    if (!inside) continue;
    const item = /^\s*-\s*(.*)$/.exec(line);
    if (item) events.push({});
    const rest = (item ? item[1]! : line).trim().replace(/^\{|\}$/g, "");
    for (const [, name, value] of rest.matchAll(/([\w$]+)\s*:\s*("[^"]*"|'[^']*'|[^,]*)/g)) {
      const event = events.at(-1);
      if (event) event[name!] = scalar(value!.trim());
    }
  }
  return events as unknown as PosthocEvent[];
}

function scalar(text: string): string | number | null {
  if (text === "" || text === "null" || text === "~") return null;
  const number = Number(text);
  return Number.isNaN(number) ? text.replace(/^(["'])(.*)\1$/, "$2") : number;
}

/** How many events of a kind there are up to a position, and the state of every cell then. */
export function stateAt(events: readonly PosthocEvent[], position: number): Map<string, PosthocEvent> {
  const cells = new Map<string, PosthocEvent>();
  const places = new Map<string | number, string>();
  for (const event of events.slice(0, position)) {
    if (event.x !== undefined && event.y !== undefined) places.set(event.id, `${event.x},${event.y}`);
    const place = places.get(event.id);
    if (place) cells.set(place, event);
  }
  return cells;
}
