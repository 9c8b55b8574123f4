// The problem of seven items and six options that the first pages are about, and what a choice of options covers.
import { type Problem, plainMatrix, problemOf } from "../watch/problem";

const OPTIONS = [
  [2, 4, 5],
  [0, 3, 6],
  [1, 2, 5],
  [0, 3],
  [1, 6],
  [3, 4, 6],
];

/** Its items are called 1 to 7, its options A to F. */
export const SEVEN: Problem = problemOf({ ...plainMatrix(7, OPTIONS), optionNames: ["A", "B", "C", "D", "E", "F"] });

/** The same for the core, in Knuth's format. */
export const SEVEN_TEXT = [SEVEN.matrix.itemNames, ...OPTIONS.map((items) => items.map((item) => SEVEN.matrix.itemNames[item]))]
  .map((names) => `${names.join(" ")}\n`)
  .join("");

/** For each item how many of the chosen options have it. */
export function timesCovered(problem: Problem, chosen: Iterable<number>): number[] {
  const times = Array<number>(problem.itemCount).fill(0);
  for (const option of chosen) for (const item of problem.itemsOf(option)) ++times[item]!;
  return times;
}

/** The chosen options with one more, or with one less. */
export function toggled(chosen: ReadonlySet<number>, option: number): Set<number> {
  const next = new Set(chosen);
  if (!next.delete(option)) next.add(option);
  return next;
}
