import { expect, test } from "vitest";
import { borders } from "./drawing";

test("lines are drawn between different pieces only", () => {
  const drawing = { rows: 2, columns: 2, pieces: [0, 0, 1, 2] };
  expect(borders(drawing)).toBe("M0 40h40M40 40h40M40 40v40");
});

test("a board without pieces has no lines in it", () => {
  expect(borders({ rows: 1, columns: 3, pieces: [-1, -1, -1] })).toBe("");
});
