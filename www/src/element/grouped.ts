/** Numbers with a comma after each thousand. */

/**
 * 1,920; with decimals as many as there are, at most so many: 3,175.313.
 * Written by hand: the browser's own way reads its tables of languages first, which takes as long as the first search and its picture.
 */
export function grouped(value: number, decimals = 0): string {
  const power = 10 ** decimals;
  const [whole, part] = String(Math.round(value * power) / power).split(".");
  const thousands = whole!.replace(/\B(?=(\d{3})+$)/g, ",");
  return part ? `${thousands}.${part}` : thousands;
}
