/** Reads what the engine answers to a query: a row of numbers in its memory, which crates/wasm/src/answer.rs writes. */
import { engineNumbers, engineText } from "../raw.js";
import {
  ANSWER_LENGTH,
  CONNECTION_LENGTH,
  type Connection,
  type PathResult,
  readAnswer,
  readConnection,
  STATUSES,
} from "./definitions.js";
import type { AnyPlace, Numbering } from "./place.js";
import { keepSaying } from "./saying.js";

/** To a number. */
const LETTERS = Float64Array.BYTES_PER_ELEMENT;

/** The result that lies at an address. It has to be read before the next call of the engine. */
export function answerAt<P extends AnyPlace>(address: number, numbering: Numbering<P>): PathResult<P> {
  const row = engineNumbers();
  const at = address / LETTERS;
  const head = readAnswer(row, at);
  const first = at + ANSWER_LENGTH;
  const end = first + head.places;
  const behind = end + CONNECTION_LENGTH * head.connections;
  const message = behind * LETTERS;
  const path = head.isFolded === 1 ? unfolded(row, first, end, numbering) : placed(row, first, end, numbering);
  const result: PathResult<P> = {
    status: STATUSES[head.status]!,
    message: engineText(message, head.letters),
    path,
    cost: head.cost,
    expanded: head.expanded,
    generated: head.generated,
    improved: head.improved,
    reopened: head.reopened,
    comparisons: head.comparisons,
    lookups: head.lookups,
    moves: head.moves,
  };
  if (head.facts > 0) keepSaying(result, engineText(message + LETTERS * Math.ceil(head.letters / LETTERS), head.facts));
  if (numbering.hasConnections) result.connections = connected(row, end, behind);
  return result;
}

function placed<P extends AnyPlace>(row: Float64Array, first: number, end: number, numbering: Numbering<P>): P[] {
  const path: P[] = new Array(end - first);
  for (let i = first; i < end; i++) path[i - first] = numbering.placeOf(row[i]!);
  return path;
}

function connected(row: Float64Array, first: number, end: number): Connection[] {
  const connections: Connection[] = [];
  for (let i = first; i < end; i += CONNECTION_LENGTH) connections.push(readConnection(row, i));
  return connections;
}

/** The cells of a path whose turns are listed. From one to the next, all steps are the same. */
function unfolded<P extends AnyPlace>(row: Float64Array, first: number, end: number, { width }: Numbering<P>): P[] {
  const path = new Array(cellCount(row, first, end, width));
  let cells = 0;
  let x = 0;
  let y = 0;
  for (let i = first; i < end; i++) {
    // In integers: the remainder of a float is slow.
    const number = row[i]! | 0;
    const toY = (number / width) | 0;
    const toX = (number - toY * width) | 0;
    if (i === first) {
      x = toX;
      y = toY;
      path[cells++] = [x, y];
    }
    const right = toX > x ? 1 : toX < x ? -1 : 0;
    const down = toY > y ? 1 : toY < y ? -1 : 0;
    while (x !== toX || y !== toY) {
      x = (x + right) | 0;
      y = (y + down) | 0;
      path[cells++] = [x, y];
    }
  }
  return path;
}

/** Counts the cells in advance: an array that grows is copied again and again. */
function cellCount(row: Float64Array, first: number, end: number, width: number): number {
  let count = Math.min(end - first, 1);
  let x = 0;
  let y = 0;
  for (let i = first; i < end; i++) {
    const number = row[i]! | 0;
    const toY = (number / width) | 0;
    const toX = (number - toY * width) | 0;
    if (i > first) count += Math.max(Math.abs(toX - x), Math.abs(toY - y));
    x = toX;
    y = toY;
  }
  return count;
}
