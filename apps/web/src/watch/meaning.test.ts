// What is told and lit when something on the board or in the matrix is pointed at.
import { describe, expect, test } from "vitest";
import table from "../../../../tests/cases/matrix_marks.json";
import type { Shape } from "../core/api_boards";
import { startCore } from "../core/testing";
import { watch } from "../i18n/en/watch";
import { loadShapes, shapeOfSize } from "../play/sizes";
import { Row } from "./density";
import { candidatesLeft, entryOf, marksAfter } from "./givens";
import { litBy, pointedOnBoard, ringsBy, tintsBy } from "./light";
import { boardProblem } from "./meaning_testing";
import { namesOf, tell } from "./names";

await loadShapes(await startCore());
const { LATIN, SMALL, USUAL } = await import("./samples");
const problem = boardProblem(USUAL.shape);
const names = namesOf(problem, 9, "figures", watch);
const untouched = marksAfter(problem, entryOf(problem, []), 0);
const cellOf = (row: number, column: number): number => (row - 1) * 9 + column - 1;

describe("pointing at 7 in row 4, column 2", () => {
  const pointed = pointedOnBoard(problem, cellOf(4, 2), 7);
  const lit = litBy(problem, pointed);

  test("tells the option and its four items", () => {
    expect(tell(names, problem, untouched, pointed, watch)).toBe(
      "Option r4c2=7: items cell r4c2, row 4: 7, column 2: 7, box 4: 7",
    );
  });

  test("lights one row and the four columns that the documentation numbers", () => {
    expect(lit.options).toEqual([pointed?.kind === "option" ? pointed.option : -1]);
    expect(lit.items.map((item) => item + 1)).toEqual([29, 115, 178, 277]);
  });

  test("tints the cell, its row, its column and its box", () => {
    const tints = tintsBy(problem, USUAL.shape, lit);
    expect(tints.size).toBe(21);
    expect(tints.get(cellOf(4, 2))).toBe("cell");
    expect(tints.get(cellOf(4, 9))).toBe("row");
    expect(tints.get(cellOf(9, 2))).toBe("column");
    expect(tints.get(cellOf(5, 3))).toBe("box");
  });
});

test("pointing at an item lights the cells it speaks of, and the candidates left in them", () => {
  const item = problem.matrix.rules.findIndex(({ kind, index, digit }) => kind === "row" && index === 3 && digit === 7);
  const lit = litBy(problem, { kind: "item", item });
  const marks = marksAfter(problem, entryOf(problem, USUAL.digits), 99);
  expect([...tintsBy(problem, USUAL.shape, lit).keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => cellOf(4, column)));
  expect(ringsBy(problem, marks.rows, lit)).toEqual([4, 6, 7].map((column) => ({ cell: cellOf(4, column), digit: 7 })));
  expect(tell(names, problem, marks, { kind: "item", item }, watch)).toBe("Item row 4: 7: 3 options left");
});

test.each(table.cases)("$count of the givens $givens leave the rows that the library leaves", (each) => {
  const shape: Shape = each.boxRows > 0 ? shapeOfSize("sudoku", each.size) : { ...LATIN.shape, size: each.size };
  const digits = Array.from(each.givens, (symbol) => Number(symbol) || 0);
  const board = boardProblem(shape);
  const marks = marksAfter(board, entryOf(board, digits), each.count);
  const sign = { [Row.left]: ".", [Row.gone]: "x", [Row.taken]: "o" };
  expect([...marks.rows].map((row) => sign[row as keyof typeof sign]).join("")).toBe(each.rows);
  expect(marks.covered.join("")).toBe(each.covered);
});

describe("givens that enter", () => {
  const entry = entryOf(problem, USUAL.digits);

  test("take out the rows that clash with them, and cover their items", () => {
    const marks = marksAfter(problem, entry, 1);
    expect(entry.givens.length).toBe(30);
    expect(marks.rows.filter((row) => row === Row.gone).length).toBe(28);
    expect(marks.rows.filter((row) => row === Row.taken).length).toBe(1);
    expect(marks.covered.reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  test("leave the same candidates as the rules of the board do", () => {
    const marks = marksAfter(problem, entry, 30);
    const left = candidatesLeft(problem, marks.rows, 81);
    expect(left[cellOf(1, 3)]).toEqual([1, 2, 4]);
    expect(left[cellOf(5, 5)]).toEqual([5]);
    expect(left[cellOf(1, 1)]).toEqual([]);
  });
});

test("digits are told in the symbols of the reader", () => {
  const small = boardProblem(SMALL.shape);
  const letters = namesOf(small, 4, "letters", watch);
  expect(letters.option(2)).toBe("r1c1=C");
  expect(letters.item(16)).toBe("row 1: A");
  expect(letters.family(3)).toBe("boxes");
});
