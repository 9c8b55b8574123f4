// Givens entering the matrix of an empty board: which rows leave with each of them. As render/matrix_marks.h has it;
// tests/cases holds both to the same.
//   const entry = entryOf(problem, digits);
//   marksAfter(problem, entry, 5)    // the matrix when five givens are in
import { Row } from "./density";
import type { Marks } from "./matrix_paint";
import { excludedBy, type Problem } from "./problem";

export interface Entry {
  /** The option of each given, in the order of the board. */
  givens: number[];
  /** For each option: how many givens are in when it leaves; 0 if it never does. */
  leaves: Int32Array;
}

export function entryOf(problem: Problem, digits: readonly number[]): Entry {
  const givens: number[] = [];
  const leaves = new Int32Array(problem.optionCount);
  digits.forEach((digit, cell) => {
    const option = digit > 0 ? problem.optionOfCandidate(cell, digit) : -1;
    if (option < 0) return;
    givens.push(option);
    for (const other of excludedBy(problem, option)) leaves[other] ||= givens.length;
  });
  return { givens, leaves };
}

export function marksAfter(problem: Problem, entry: Entry, count: number): Marks {
  const rows = new Uint8Array(problem.optionCount);
  const covered = new Uint8Array(problem.itemCount);
  entry.leaves.forEach((leaves, option) => {
    if (leaves > 0 && leaves <= count) rows[option] = Row.gone;
  });
  for (const option of entry.givens.slice(0, count)) {
    rows[option] = Row.taken;
    for (const item of problem.itemsOf(option)) covered[item] = 1;
  }
  return { rows, covered, chosen: -1 };
}

/** For each cell the digits that its options left stand for. */
export function candidatesLeft(problem: Problem, rows: Uint8Array, cells: number): number[][] {
  const left: number[][] = Array.from({ length: cells }, () => []);
  problem.matrix.candidates.forEach(({ cell, digit }, option) => {
    if (rows[option] === Row.left) left[cell]?.push(digit);
  });
  return left;
}
