import { expect, test } from "vitest";
import { startCore } from "../core/testing";
import { loadShapes, shapeOfSize } from "../play/sizes";
import { emptyBoard, entered, freshEntry, recalledEntry, redone, undone, usualEntry, written } from "./entry";

await loadShapes(await startCore());
const start = freshEntry(emptyBoard(shapeOfSize("sudoku", 4)));

test("a digit goes into all cells, and out again where all of them hold it", () => {
  const one = entered(start, [0, 5], 3);
  expect(one.board.digits.slice(0, 6)).toEqual([3, 0, 0, 0, 0, 3]);
  const two = entered(one, [5, 6], 3);
  expect(two.board.digits.slice(4, 8)).toEqual([0, 3, 3, 0]);
  expect(entered(two, [5, 6], 3).board.digits.slice(4, 8)).toEqual([0, 0, 0, 0]);
});

test("what is written into a cell takes the place of what it held", () => {
  const one = written(start, 2, 3);
  expect(written(one, 2, 3)).toBe(one);
  expect(written(one, 2, 4).board.digits.slice(0, 4)).toEqual([0, 0, 4, 0]);
  expect(written(one, 2, 0).board.digits).toEqual(start.board.digits);
});

test("undo and redo go the same way back and forth", () => {
  const one = entered(start, [0], 1);
  const two = entered(one, [1], 2);
  const back = undone(undone(two));
  expect(back.board).toBe(start.board);
  expect(undone(back)).toBe(back);
  const forth = redone(redone(back));
  expect(forth.board).toBe(two.board);
  expect(redone(forth)).toBe(forth);
});

test("a change after undo cuts off what was undone", () => {
  const back = undone(entered(start, [0], 1));
  expect(entered(back, [2], 4).undone).toEqual([]);
});

test("what changes nothing is no step", () => {
  expect(entered(start, [0], 0)).toBe(start);
});

test("a remembered board comes back, and rubbish does not", () => {
  const board = entered(start, [0], 1).board;
  expect(recalledEntry(JSON.stringify(board)).board).toEqual(board);
  const { shape } = board;
  const spoilt = [
    { ...board, digits: board.digits.map(() => 77) },
    { ...board, digits: board.digits.map(() => "x") },
    { ...board, digits: "x".repeat(board.digits.length) },
    { shape: { ...shape, size: 300, regions: [] }, digits: Array(90_000).fill(0) },
    { shape: { ...shape, boxRows: 7 }, digits: board.digits },
    { shape: { ...shape, regions: shape.regions.map(() => null) }, digits: board.digits },
  ].map((each) => JSON.stringify(each));
  for (const text of [...spoilt, null, "", "{", "[]", '{"digits":[1]}', '{"shape":{"size":3},"digits":[1]}']) {
    expect(recalledEntry(text).board).toEqual(usualEntry().board);
  }
});
