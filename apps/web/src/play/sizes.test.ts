import { expect, test } from "vitest";
import { latinSizes, requestFor, shapeFor, sudokuSizes } from "./sizes";

test.each(sudokuSizes)("a board of $size has $size boxes of $size cells, numbered in reading order", (size) => {
  const { regions } = shapeFor(size);
  const counts = new Map<number, number>();
  for (const region of regions) counts.set(region, (counts.get(region) ?? 0) + 1);
  expect([...counts.keys()]).toEqual(Array.from({ length: size.size }, (_, box) => box));
  expect(new Set(counts.values())).toEqual(new Set([size.size]));
  expect(regions[size.boxColumns]).toBe(1);
});

test("a Latin square has no regions and is asked for as such", () => {
  for (const size of latinSizes) {
    expect(shapeFor(size).regions).toEqual([]);
    expect(requestFor(size)).toEqual({ kind: "latin", size: size.size });
  }
});
