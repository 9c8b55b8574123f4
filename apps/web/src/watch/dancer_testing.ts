// For tests: problems, and the dance over them.
import type { Choice, Matrix, Move } from "../core/api_matrix";
import { startCore } from "../core/testing";

/** Options as lists of items, each an item number or [item, colour]. */
export function matrixOf(items: number, options: (number | [number, number])[][], primary = items): Matrix {
  const starts = [0];
  const entries: number[] = [];
  const colours: number[] = [];
  for (const option of options) {
    for (const entry of option) {
      entries.push(typeof entry === "number" ? entry : entry[0]);
      colours.push(typeof entry === "number" ? 0 : entry[1]);
    }
    starts.push(entries.length);
  }
  return {
    itemNames: Array.from({ length: items }, (_, item) => `${item + 1}`),
    optionNames: options.map((_, option) => `${option + 1}`),
    familyOfItem: Array.from({ length: items }, (_, item) => (item < primary ? 0 : 1)),
    families: ["primary", "secondary"],
    primaryCount: primary,
    starts,
    entries,
    colours: colours.some((colour) => colour > 0) ? colours : [],
    colourNames: ["red", "green"],
    candidates: [],
    rules: [],
    excluded: [],
  };
}

/** The problem of seven items and six options in docs/algorithm.md. */
export const SEVEN = matrixOf(7, [
  [2, 4, 5],
  [0, 3, 6],
  [1, 2, 5],
  [0, 3],
  [1, 6],
  [3, 4, 6],
]);

/** The dance over a matrix without colours, as the core does it. */
export async function danceOver(matrix: Matrix, choose: Choice, most = 100_000): Promise<Move[]> {
  const { itemNames, starts, entries } = matrix;
  const options = starts.slice(0, -1).map((start, option) => entries.slice(start, starts[option + 1]));
  const problem = [itemNames, ...options.map((items) => items.map((item) => itemNames[item]))];
  const core = await startCore();
  const source = { problem: problem.map((names) => `${names.join(" ")}\n`).join("") };
  return core.call("dance.run", { source, choose, maxMoves: most, firstSolutionOnly: false }).moves;
}

/** Numbers that are the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
