/** Numbers with a comma after each thousand. */
import { small } from "./numbers.js";

/**
 * 1,920; with decimals as many as there are, at most so many: 3,175.313.
 * Written by hand: the browser's own way reads its tables of languages first, which takes as long as the first search and its picture.
 */
export function grouped(value: number, decimals = 0): string {
  const power = 10 ** decimals;
  const [whole, part] = String(Math.round(value * power) / power).split(".");
  return part ? `${thousands(whole!)}.${part}` : thousands(whole!);
}

/** As many decimals as are wanted, or of a small value as many as sentences have. */
export function telling(value: number, decimals: number): string {
  return small(value) || grouped(value, Math.abs(value) < 0.1 ? 3 : decimals);
}

const thousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** A sentence of the engine about a grid: its cells stand in parentheses, every other number gets its commas, but none among its decimals. */
export function groupedIn(sentence: string): string {
  return sentence.replace(/\([^)]*\)|\.?\d{4,}/g, (part) => (/^[(.]/.test(part) ? part : thousands(part)));
}
