import { beforeAll, expect, test } from "vitest";
import { startCore } from "../core/testing";
import { latinShapes, loadShapes, shapeOfSize, sudokuShapes } from "./sizes";

beforeAll(async () => loadShapes(await startCore()));

test("every Sudoku on offer has as many boxes as it is wide", () => {
  expect(sudokuShapes().map(({ size }) => size)).toContain(25);
  for (const { size, regions } of sudokuShapes()) expect(new Set(regions).size).toBe(size);
});

test("Latin squares have no boxes", () => {
  expect(latinShapes().length).toBeGreaterThan(0);
  for (const { regions } of latinShapes()) expect(regions).toEqual([]);
});

test("a size that is not on offer is the usual one", () => {
  expect(shapeOfSize("sudoku", 6)).toMatchObject({ size: 6, boxRows: 2, boxColumns: 3 });
  expect(shapeOfSize("sudoku", 300).size).toBe(9);
  expect(shapeOfSize("latin", 15)).toMatchObject({ size: 9, boxRows: 0 });
});
