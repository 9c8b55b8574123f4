// For tests: the matrix of an empty board, as the core makes it.
import type { Candidate, Rule, Shape } from "../core/api_boards";
import type { Matrix } from "../core/api_matrix";
import { matrixOf } from "./dancer_testing";
import { type Problem, problemOf } from "./problem";

export function boardProblem(shape: Shape): Problem {
  const { size } = shape;
  const families: Rule["kind"][] = shape.regions.length > 0 ? ["cell", "row", "column", "box"] : ["cell", "row", "column"];
  const square = size * size;
  const rules: Rule[] = families.flatMap((kind) =>
    Array.from({ length: square }, (_, number) =>
      kind === "cell"
        ? { kind, index: number, digit: 0, name: "" }
        : { kind, index: Math.floor(number / size), digit: (number % size) + 1, name: "" },
    ),
  );
  const candidates: Candidate[] = [];
  const options: number[][] = [];
  for (let cell = 0; cell < square; ++cell) {
    for (let digit = 1; digit <= size; ++digit) {
      const units = [Math.floor(cell / size), cell % size, shape.regions[cell] ?? 0];
      candidates.push({ cell, digit });
      options.push(
        families.map((kind, family) => (kind === "cell" ? cell : family * square + units[family - 1]! * size + digit - 1)),
      );
    }
  }
  const matrix: Matrix = {
    ...matrixOf(rules.length, options),
    familyOfItem: rules.map((rule) => families.indexOf(rule.kind)),
    families,
    rules,
    candidates,
  };
  return problemOf(matrix);
}
