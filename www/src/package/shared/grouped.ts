/** Numbers with a comma after each thousand. */
import { small } from "./numbers.js";

/**
 * 1,920, or 3,175.313 with at most `decimals` decimals and no trailing zeros.
 * Not by `Intl`: loading its locale data takes as long as the first search and its picture.
 */
export function grouped(value: number, decimals = 0): string {
  const power = 10 ** decimals;
  const [whole, part] = String(Math.round(value * power) / power).split(".");
  return part ? `${thousands(whole!)}.${part}` : thousands(whole!);
}

/** At most `decimals` decimals, but for a small value as many as in the engine's sentences. */
export function telling(value: number, decimals: number): string {
  return small(value) || grouped(value, Math.abs(value) < 0.1 ? 3 : decimals);
}

const thousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** Puts commas into the numbers of an engine's sentence about a grid, but not into cells, which are in parentheses, nor into decimals. */
export function groupedIn(sentence: string): string {
  return sentence.replace(/\([^)]*\)|\.?\d{4,}/g, (part) => (/^[(.]/.test(part) ? part : thousands(part)));
}
