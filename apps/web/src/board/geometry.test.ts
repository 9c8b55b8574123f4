import { expect, test } from "vitest";
import table from "../../../../tests/cases/candidate_places.json";
import type { Shape } from "../core/api_boards";
import { candidateColumns, candidatePlace, outlinePath, placeAt, regionPath, unit } from "./geometry";
import { arePeers, cellsOf, requestOf } from "./shapes";

const four: Shape = {
  size: 4,
  boxRows: 2,
  boxColumns: 2,
  regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3],
  name: "4x4",
};
const latin: Shape = { size: 3, boxRows: 0, boxColumns: 0, regions: [], name: "Latin square 3x3" };

test("the middle of every candidate's place leads back to its cell and digit", () => {
  for (const size of [4, 6, 9, 12, 20, 25, 36, 100]) {
    for (let digit = 1; digit <= size; ++digit) {
      const cell = digit * size - 1;
      const { x, y } = candidatePlace(size, digit);
      const at = placeAt(size, x + unit * (cell % size), y + unit * Math.floor(cell / size));
      expect(at).toEqual({ cell, digit });
    }
  }
});

test.each(table.cases)("candidates of a board of $size have the places that the library gives them", (each) => {
  const { size, places, probes } = each;
  expect(candidateColumns(size)).toBe(each.columns);
  for (const [digit = 0, x = 0, y = 0] of places) {
    const middle = candidatePlace(size, digit);
    expect([middle.x / unit, middle.y / unit]).toEqual([expect.closeTo(x, 5), expect.closeTo(y, 5)]);
  }
  for (const [x = 0, y = 0, digit] of probes) expect(placeAt(size, x * unit, y * unit)).toEqual({ cell: 0, digit });
});

test("points beside the board are no place", () => {
  expect(placeAt(9, -1, 5)).toBeNull();
  expect(placeAt(9, 5, 900)).toBeNull();
});

const pieces = (path: string) => path.split("M").length - 1;

test("four boxes are parted by two lines of four edges each, a Latin square by none", () => {
  expect(pieces(regionPath(four))).toBe(8);
  expect(regionPath(latin)).toBe("");
});

test("the outline leaves out edges between chosen cells", () => {
  expect(pieces(outlinePath(4, [0]))).toBe(4);
  expect(pieces(outlinePath(4, [0, 1]))).toBe(6);
  expect(pieces(outlinePath(4, [0, 5]))).toBe(8);
  expect(pieces(outlinePath(4, [3, 4]))).toBe(8);
});

test("a rule speaks of its cells", () => {
  expect(cellsOf(four, { kind: "cell", index: 7 })).toEqual([7]);
  expect(cellsOf(four, { kind: "row", index: 1 })).toEqual([4, 5, 6, 7]);
  expect(cellsOf(four, { kind: "column", index: 1 })).toEqual([1, 5, 9, 13]);
  expect(cellsOf(four, { kind: "box", index: 3 })).toEqual([10, 11, 14, 15]);
});

test("peers share a row, a column or a box, and a cell is not its own", () => {
  expect([0, 1, 3, 4, 5, 6, 12, 15].filter((cell) => arePeers(four, 0, cell))).toEqual([1, 3, 4, 5, 12]);
  expect(arePeers(latin, 0, 4)).toBe(false);
});

test("a shape is asked for again as what it is", () => {
  expect(requestOf(four)).toEqual({ kind: "boxes", boxRows: 2, boxColumns: 2 });
  expect(requestOf(latin)).toEqual({ kind: "latin", size: 3 });
  expect(requestOf({ ...four, boxRows: 0, boxColumns: 0 })).toEqual({ kind: "regions", text: "AABBAABBCCDDCCDD" });
});
