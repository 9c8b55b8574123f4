import { expect, test } from "vitest";
import { columnsUnderBoard, padRows, padStyle } from "./pad_layout";

test("under a board the keys lie in few rows", () => {
  expect([5, 10, 17, 26].map(columnsUnderBoard)).toEqual([5, 5, 9, 9]);
  expect(padRows(9, 1)).toEqual({ "--pad-rows": "2" });
  expect(padRows(25, 1)).toEqual({ "--pad-rows": "3" });
});

test("the last key takes what is left of its row, or a row of its own", () => {
  const lastOf = (digits: number, others: number) => {
    const style = padStyle(digits, others);
    return [style["--pad-last"], style["--pad-last-narrow"]];
  };
  expect(lastOf(9, 1)).toEqual(["3", "1"]);
  expect(lastOf(9, 2)).toEqual(["2", "2"]);
  expect(lastOf(10, 1)).toEqual(["2", "2"]);
  expect(lastOf(16, 1)).toEqual(["4", "2"]);
});
