// Problem: a matrix with the questions that pictures ask of it answered beforehand.
//   const problem = problemOf(matrix);
//   problem.optionsOf(item)           // the options that have the item
//   problem.optionOfCandidate(cell, digit)
import type { Matrix } from "../core/api_matrix";

/** Neighbouring items of one family. */
export interface Band {
  family: number;
  first: number;
  count: number;
}

export interface Problem {
  matrix: Matrix;
  optionCount: number;
  itemCount: number;
  bands: Band[];
  /** Of a board: the first option of each of its rows. */
  boardRows: { option: number; row: number }[];
  itemsOf(option: number): number[];
  optionsOf(item: number): number[];
  /** Of a board: the option of a candidate, or -1. */
  optionOfCandidate(cell: number, digit: number): number;
}

/** What is pointed at. */
export type Pointed = { kind: "option"; option: number } | { kind: "item"; item: number };

export function problemOf(matrix: Matrix): Problem {
  const optionCount = matrix.starts.length - 1;
  const itemCount = matrix.itemNames.length;
  const byItem = invert(matrix, itemCount, optionCount);
  const byCandidate = new Map(matrix.candidates.map(({ cell, digit }, option) => [candidateKey(cell, digit), option]));
  return {
    matrix,
    optionCount,
    itemCount,
    bands: bandsOf(matrix.familyOfItem),
    boardRows: boardRowsOf(matrix),
    itemsOf: (option) => matrix.entries.slice(matrix.starts[option], matrix.starts[option + 1]),
    optionsOf: (item) => Array.from(byItem.options.subarray(byItem.starts[item], byItem.starts[item + 1])),
    optionOfCandidate: (cell, digit) => byCandidate.get(candidateKey(cell, digit)) ?? -1,
  };
}

/** Two options that have an item in common exclude each other. */
export function excludedBy(problem: Problem, option: number): number[] {
  const others = new Set(problem.itemsOf(option).flatMap((item) => problem.optionsOf(item)));
  others.delete(option);
  return [...others];
}

/** A problem without names of its own: items and options are called by their numbers. */
export function plainMatrix(itemCount: number, options: readonly (readonly number[])[]): Matrix {
  const starts = [0];
  for (const option of options) starts.push(starts.at(-1)! + option.length);
  return {
    itemNames: Array.from({ length: itemCount }, (_, item) => String(item + 1)),
    optionNames: options.map((_, option) => String(option + 1)),
    familyOfItem: Array<number>(itemCount).fill(0),
    families: ["item"],
    primaryCount: itemCount,
    starts,
    entries: options.flat(),
    colours: [],
    colourNames: [],
    candidates: [],
    rules: [],
    excluded: [],
  };
}

/** What an option is called: by its number where it has no name. */
export function optionName({ optionNames }: Pick<Matrix, "optionNames">, option: number): string {
  return optionNames[option] ?? String(option + 1);
}

function candidateKey(cell: number, digit: number): number {
  return cell * 64 + digit;
}

function invert(matrix: Matrix, itemCount: number, optionCount: number): { starts: Int32Array; options: Int32Array } {
  const starts = new Int32Array(itemCount + 1);
  for (const item of matrix.entries) ++starts[item + 1]!;
  for (let item = 0; item < itemCount; ++item) starts[item + 1]! += starts[item]!;
  const fill = starts.slice();
  const options = new Int32Array(matrix.entries.length);
  for (let option = 0; option < optionCount; ++option) {
    for (let entry = matrix.starts[option]!; entry < matrix.starts[option + 1]!; ++entry) {
      options[fill[matrix.entries[entry]!]!++] = option;
    }
  }
  return { starts, options };
}

function boardRowsOf({ candidates, rules }: Matrix): { option: number; row: number }[] {
  const size = rules.reduce((most, rule) => Math.max(most, rule.digit), 1);
  const starts: { option: number; row: number }[] = [];
  candidates.forEach(({ cell }, option) => {
    const row = Math.floor(cell / size);
    if (starts.at(-1)?.row !== row) starts.push({ option, row });
  });
  return starts;
}

function bandsOf(familyOfItem: readonly number[]): Band[] {
  const bands: Band[] = [];
  familyOfItem.forEach((family, item) => {
    const last = bands.at(-1);
    if (last?.family === family) ++last.count;
    else bands.push({ family, first: item, count: 1 });
  });
  return bands;
}
