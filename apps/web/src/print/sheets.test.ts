import { expect, test } from "vitest";
import table from "../../../../tests/cases/sheets.json";
import { inPages, type PerPage, pageGrid, perPageChoices } from "./sheets";

test.each(table.cases)("$perPage a page lie as the library has them", ({ perPage, rows, columns }) => {
  expect(pageGrid(perPage as PerPage)).toEqual({ rows, columns });
});

test.each(perPageChoices)("%i a page fill the page", (perPage) => {
  const { rows, columns } = pageGrid(perPage);
  expect(rows * columns).toBe(perPage);
  expect(rows).toBeGreaterThanOrEqual(columns);
});

test("the last page may be shorter, and no puzzles need no page", () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPages([], 4)).toEqual([]);
});
