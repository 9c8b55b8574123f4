import { expect, test } from "vitest";
import { only } from "../play/selection";
import { extended, touches, wayTo } from "./stroke";

test("a quick pointer leaves no cell out", () => {
  expect(wayTo(0, 3, 9)).toEqual([1, 2, 3]);
  expect(wayTo(0, 22, 9)).toEqual([10, 20, 21, 22]);
  expect(wayTo(20, 0, 9)).toEqual([10, 0]);
  expect(wayTo(5, 5, 9)).toEqual([]);
});

test("a line that goes back gets shorter, an area does not", () => {
  const line = extended(extended(only(0), 1, "line"), 2, "line");
  expect(line.cells).toEqual([0, 1, 2]);
  expect(extended(line, 1, "line")).toEqual({ cells: [0, 1], cursor: 1 });
  expect(extended(line, 1, "area")).toEqual({ cells: [0, 1, 2], cursor: 1 });
});

test("cells touch by their sides, and not over the edge of the board", () => {
  expect([1, 9, 0, 10, 2, 8].map((cell) => touches([0], cell, 9))).toEqual([true, true, true, false, false, false]);
  expect(touches([8], 9, 9)).toBe(false);
});
