import { expect, test } from "vitest";
import { play } from "../i18n/en/play";
import { type BoardCell, plainCells } from "./board_state";
import { type ChangedBoard, toldChange } from "./told_change";

const small: ChangedBoard = { size: 4, symbols: "figures", conflicts: [], conflictsBefore: [] };
const given = plainCells([1, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 0, 0, 0, 0, 4]);
const withCell = (cells: readonly BoardCell[], cell: number, part: Partial<BoardCell>): BoardCell[] =>
  cells.map((each, index) => (index === cell ? { ...each, ...part } : each));

test("a digit that is entered is told with its cell, and one that is taken away too", () => {
  const entered = withCell(given, 1, { digit: 3 });
  expect(toldChange(play, given, entered, small)).toBe("Row 1, column 2, 3");
  expect(toldChange(play, entered, given, small)).toBe("Row 1, column 2, empty");
});

test("marks are told, but not those that go with a digit", () => {
  const marked = withCell(given, 2, { centre: [1, 4] });
  expect(toldChange(play, given, marked, small)).toBe("Row 1, column 3, empty, centre marks 1 4");
  const entered = withCell(withCell(marked, 2, { centre: [1] }), 3, { digit: 4 });
  expect(toldChange(play, marked, entered, small)).toBe("Row 1, column 4, 4");
});

test("a conflict is told with the cells that it is with, and only when it comes", () => {
  const entered = withCell(given, 3, { digit: 1 });
  const told = toldChange(play, given, entered, { ...small, conflicts: [0, 3] });
  expect(told).toBe("Row 1, column 4, 1, in conflict. Row 1, column 1, 1, given, in conflict");
  const next = withCell(entered, 5, { digit: 4 });
  expect(toldChange(play, entered, next, { ...small, conflicts: [0, 3], conflictsBefore: [0, 3] })).toBe("Row 2, column 2, 4");
});

test("many cells are told by their number, and nothing of a board that has not changed", () => {
  const filled = given.map((cell) => ({ ...cell, digit: cell.digit || 1 }));
  expect(toldChange(play, given, filled, small)).toBe("12 cells changed");
  expect(toldChange(play, given, [...given], small)).toBe("");
});
