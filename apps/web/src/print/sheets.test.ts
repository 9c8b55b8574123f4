import { expect, test } from "vitest";
import { inPages, pageGrid, perPageChoices } from "./sheets";

test.each(perPageChoices)("%i a page fill the page", (perPage) => {
  const { rows, columns } = pageGrid(perPage);
  expect(rows * columns).toBe(perPage);
  expect(rows).toBeGreaterThanOrEqual(columns);
});

test("the last page may be shorter, and no puzzles need no page", () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPages([], 4)).toEqual([]);
});
