import { expect, test } from "vitest";
import { jigsawShape } from "./jigsaws";

const size = 9;
const seeds = Array.from({ length: 12 * 8 }, (_, seed) => seed);

/** The cells of a region that one comes to from its first cell. */
function reached(regions: readonly number[], region: number): number {
  const first = regions.indexOf(region);
  const seen = new Set([first]);
  for (const cell of seen) {
    const row = Math.floor(cell / size);
    const beside = [cell - size, cell + size, cell - 1, cell + 1];
    for (const next of beside) {
      const isBeside = Math.floor(next / size) === row || next % size === cell % size;
      if (isBeside && regions[next] === region) seen.add(next);
    }
  }
  return seen.size;
}

test("every jigsaw has nine regions of nine cells that hang together", () => {
  for (const seed of seeds) {
    const { regions } = jigsawShape(seed);
    for (let region = 0; region < size; ++region) {
      expect([seed, region, regions.filter((each) => each === region).length]).toEqual([seed, region, size]);
      expect([seed, region, reached(regions, region)]).toEqual([seed, region, size]);
    }
  }
});

test("a pattern is seen from eight sides, no two of which are the same", () => {
  const sides = new Set(seeds.map((seed) => jigsawShape(seed).regions.join()));
  expect(sides.size).toBe(seeds.length);
});
