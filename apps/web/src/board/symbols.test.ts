import { expect, test } from "vitest";
import table from "../../../../tests/cases/symbols.json";
import { digitOfLetter, lettersAreDigits, type SymbolStyle, symbolOf } from "./symbols";

test.each(table.cases)("digit $digit of a board of $size in $style is $symbol", ({ digit, size, style, symbol }) => {
  expect(symbolOf(digit, size, style as SymbolStyle)).toBe(symbol);
});

test("each symbol of a board of 25 leads back to its digit", () => {
  for (const style of ["figures", "letters"] as const) {
    for (let digit = style === "figures" ? 10 : 1; digit <= 25; ++digit) {
      expect(digitOfLetter(symbolOf(digit, 25, style).toLowerCase(), 25, style)).toBe(digit);
    }
  }
});

test("letters that the board does not have are no digits", () => {
  expect(digitOfLetter("H", 16, "figures")).toBe(0);
  expect(digitOfLetter("a", 9, "figures")).toBe(0);
  expect(digitOfLetter("a", 16, "numbers")).toBe(0);
  expect(digitOfLetter("Enter", 25, "letters")).toBe(0);
});

test("letters are digits where the board shows them", () => {
  expect(lettersAreDigits(9, "figures")).toBe(false);
  expect(lettersAreDigits(9, "letters")).toBe(true);
  expect(lettersAreDigits(10, "figures")).toBe(true);
  expect(lettersAreDigits(16, "numbers")).toBe(false);
});
