import { expect, test } from "vitest";
import type { Result } from "./results";
import { summaries, verdictOn } from "./summary";

let nextId = 0;
const solved = (part: Partial<Result>): Result => ({
  id: String(++nextId),
  version: 1,
  level: "easy",
  rating: "1.5",
  daily: "",
  size: 9,
  boxRows: 3,
  boxColumns: 3,
  latin: false,
  solved: nextId,
  elapsed: 60_000,
  hints: 0,
  checks: 0,
  ...part,
});

test("each board and level has its count, best and mean", () => {
  const all = [
    solved({ elapsed: 100 }),
    solved({ elapsed: 300 }),
    solved({ level: "hard", elapsed: 900 }),
    solved({ size: 4, boxRows: 2, boxColumns: 2, elapsed: 10 }),
    solved({ latin: true, boxRows: 0, boxColumns: 0, size: 4, elapsed: 20 }),
  ];
  expect(summaries(all).map(({ sample, count, best, mean }) => [sample.size, sample.level, count, best, mean])).toEqual([
    [4, "easy", 1, 10, 10],
    [9, "easy", 2, 100, 200],
    [9, "hard", 1, 900, 900],
    [4, "easy", 1, 20, 20],
  ]);
});

test("times with hints are counted but are no measure", () => {
  const [only] = summaries([solved({ elapsed: 5, hints: 2 }), solved({ elapsed: 50 })]);
  expect(only).toMatchObject({ count: 2, best: 50, mean: 50 });
  expect(summaries([solved({ hints: 1 })])[0]).toMatchObject({ count: 1, best: null, mean: null });
});

test("a result is the best if it beats those before it, and only then", () => {
  const first = solved({ elapsed: 100 });
  const second = solved({ elapsed: 90 });
  const helped = solved({ elapsed: 10, hints: 1 });
  const all = [first, second, helped];
  expect(verdictOn(first, all)).toMatchObject({ isBest: false, count: 1, best: null });
  expect(verdictOn(second, all)).toMatchObject({ isBest: true, count: 2, best: 100 });
  expect(verdictOn(helped, all)).toMatchObject({ isBest: false, count: 3, best: 90 });
});
