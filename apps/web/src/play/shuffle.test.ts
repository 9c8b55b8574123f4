import { expect, test } from "vitest";
import { arePeers } from "../board/shapes";
import { permutation, shuffled } from "./shuffle";
import { shapeFor } from "./sizes";

/** Always the same numbers, so that a failure can be seen again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("a permutation has every number once", () => {
  expect(permutation(20, seeded(1)).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test.each([
  { size: 6, boxRows: 2, boxColumns: 3 },
  { size: 9, boxRows: 3, boxColumns: 3 },
  { size: 20, boxRows: 4, boxColumns: 5 },
  { size: 7, boxRows: 0, boxColumns: 0 },
])("a solved board of %o is still solved when shuffled, and another one", (size) => {
  const shape = shapeFor(size);
  const shift = (row: number) => (size.boxRows ? (row % size.boxRows) * size.boxColumns + Math.floor(row / size.boxRows) : row);
  const digits = Array.from({ length: size.size ** 2 }, (_, cell) => {
    return ((shift(Math.floor(cell / size.size)) + (cell % size.size)) % size.size) + 1;
  });
  for (let seed = 1; seed <= 5; ++seed) {
    const other = shuffled({ shape, digits }, seeded(seed)).digits;
    expect(other).not.toEqual(digits);
    const clashes = other.some((digit, one) =>
      other.some((same, two) => one < two && digit === same && arePeers(shape, one, two)),
    );
    expect(clashes).toBe(false);
  }
});

test("empty cells stay empty cells, as many as before", () => {
  const shape = shapeFor({ size: 4, boxRows: 2, boxColumns: 2 });
  const { digits } = shuffled({ shape, digits: [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4] }, seeded(3));
  expect(digits.filter((digit) => digit > 0).sort()).toEqual([1, 2, 3, 4]);
});
