import { expect, test } from "vitest";
import table from "../../../../tests/cases/number_entry.json";
import { NumberEntry } from "./number_entry";

test.each(table.cases)("figures on a board of $size make numbers", ({ size, figures }) => {
  const entry = new NumberEntry();
  for (const { figure, cell, now, entered } of figures) {
    expect(entry.next(figure, `${cell} digit`, size, now)).toEqual(entered);
  }
});

test("what is forgotten is not the beginning of a number", () => {
  const entry = new NumberEntry();
  entry.next(1, "cell 3", 16, 0);
  entry.forget();
  expect(entry.next(2, "cell 3", 16, 100)).toEqual({ digit: 2, replaces: false });
});
