import { expect, test } from "vitest";
import { rangeOf } from "./problem_text";

test("the word at a place is marked", () => {
  const text = "a b c\na wrong c\nb\n";
  const [start, end] = rangeOf(text, 2, 3);
  expect(text.slice(start, end)).toBe("wrong");
});

test("without a column the whole line is marked", () => {
  const text = "a b c\na x\nb\n";
  const [start, end] = rangeOf(text, 2, 0);
  expect(text.slice(start, end)).toBe("a x");
});

test("a place behind the end of the text marks its end", () => {
  expect(rangeOf("a b", 4, 9)).toEqual([4, 4]);
});
