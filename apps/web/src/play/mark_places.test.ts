import { expect, test } from "vitest";
import type { CellView } from "../core/api_boards";
import { markedCells } from "./mark_places";

const cell = (digit: number, centre: number[]): CellView => ({ digit, given: false, corner: [], centre, colours: [] });

test("cells with a digit do not count", () => {
  expect(markedCells([cell(1, []), cell(0, []), cell(0, [])])).toBe("none");
  expect(markedCells([cell(1, []), cell(0, [2]), cell(0, [])])).toBe("some");
  expect(markedCells([cell(1, []), cell(0, [2]), cell(0, [3, 4])])).toBe("all");
});
