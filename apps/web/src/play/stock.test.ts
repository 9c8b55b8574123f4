import { expect, test } from "vitest";
import { arePeers } from "../board/shapes";
import { firstPuzzle } from "./first_puzzle";
import { shapeFor } from "./sizes";
import { digitsOfStock, stock } from "./stock";

test.each([firstPuzzle, ...stock])("the $level puzzle with boxes of $boxRows x $boxColumns fits its board", (puzzle) => {
  const size = puzzle.boxRows * puzzle.boxColumns;
  const digits = digitsOfStock(puzzle);
  expect(digits).toHaveLength(size * size);
  expect(Math.max(...digits)).toBeLessThanOrEqual(size);
  const shape = shapeFor({ size, boxRows: puzzle.boxRows, boxColumns: puzzle.boxColumns });
  const givens = digits.flatMap((digit, cell) => (digit > 0 ? [cell] : []));
  const clashes = givens.some((one) => givens.some((other) => digits[one] === digits[other] && arePeers(shape, one, other)));
  expect(clashes).toBe(false);
});

test("every large board has an easy, a medium and a hard puzzle", () => {
  for (const size of [16, 20, 25]) {
    const levels = new Set(stock.filter((puzzle) => puzzle.boxRows * puzzle.boxColumns === size).map(({ level }) => level));
    expect([...levels].sort()).toEqual(["easy", "hard", "medium"]);
  }
});
