// Light: what is lit in the matrix and on the board when something is pointed at.
import { cellsOf } from "../board/shapes";
import type { Candidate, Rule, Shape } from "../core/api_boards";
import { Row } from "./density";
import type { Lit } from "./matrix_paint";
import type { Pointed, Problem } from "./problem";

const NO_LIGHT: Lit = { options: [], items: [] };

export function litBy(problem: Problem, pointed: Pointed | null): Lit {
  if (pointed === null) return NO_LIGHT;
  if (pointed.kind === "option") {
    if (pointed.option >= problem.optionCount) return NO_LIGHT;
    return { options: [pointed.option], items: problem.itemsOf(pointed.option) };
  }
  if (pointed.item >= problem.itemCount) return NO_LIGHT;
  return { options: problem.optionsOf(pointed.item), items: [pointed.item] };
}

/** The cells that the lit rules speak of, in the colours of their families. */
export function tintsBy(problem: Problem, shape: Shape, lit: Lit): Map<number, Rule["kind"]> {
  const tints = new Map<number, Rule["kind"]>();
  // The cell itself comes first in a matrix and is to be seen over the others.
  for (const item of [...lit.items].reverse()) {
    const rule = problem.matrix.rules[item];
    if (rule) for (const cell of cellsOf(shape, rule)) tints.set(cell, rule.kind);
  }
  return tints;
}

/** The candidates whose rows are lit and still there. */
export function ringsBy(problem: Problem, rows: Uint8Array, lit: Lit): Candidate[] {
  return lit.options
    .filter((option) => rows[option] !== Row.gone || lit.options.length === 1)
    .flatMap((option) => problem.matrix.candidates[option] ?? []);
}

/** What a cell of the board, or a candidate in it, means in the matrix. */
export function pointedOnBoard(problem: Problem, cell: number, digit: number): Pointed | null {
  if (digit > 0) {
    const option = problem.optionOfCandidate(cell, digit);
    if (option >= 0) return { kind: "option", option };
  }
  const item = problem.matrix.rules.findIndex((rule) => rule.kind === "cell" && rule.index === cell);
  return item < 0 ? null : { kind: "item", item };
}
