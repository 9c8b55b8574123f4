import { expect, test } from "vitest";
import { SEVEN, timesCovered, toggled } from "./seven";

test("the exact cover covers every item once, and no other choice does", () => {
  const exact: number[][] = [];
  for (let choice = 0; choice < 64; ++choice) {
    const options = [0, 1, 2, 3, 4, 5].filter((option) => choice & (1 << option));
    if (timesCovered(SEVEN, options).every((times) => times === 1)) exact.push(options);
  }
  expect(exact).toEqual([[0, 3, 4]]);
});

test("an option pressed twice is given back", () => {
  const once = toggled(new Set([1]), 4);
  expect([...once]).toEqual([1, 4]);
  expect([...toggled(once, 4)]).toEqual([1]);
});
