// Summary: what results say, board by board and level by level. Pure.
//   summaries(results)[0]   // { count: 12, best: 252000, mean: 390000, … }
import type { Result } from "./results";

export interface Summary {
  /** One of them, which tells the board and the level. */
  sample: Result;
  count: number;
  /** Of those without hints, in milliseconds; null where there is none. */
  best: number | null;
  mean: number | null;
  /** The latest of them, the oldest first. */
  latest: readonly Result[];
}

const levelOrder = ["beginner", "easy", "medium", "hard", "expert", "extreme", "diabolical", "nightmare", ""];

/** What stands together: the same board and the same level. */
export const kindOf = ({ latin, size, boxRows, boxColumns, level }: Result): string =>
  [latin ? "latin" : "boxes", size, boxRows, boxColumns, level].join(" ");

/** Times with hints are no measure. */
export const isUnaided = ({ hints }: Result): boolean => hints === 0;

const latestShown = 20;

export function summaryOf(sample: Result, all: readonly Result[]): Summary {
  const alike = all.filter((each) => kindOf(each) === kindOf(sample)).toSorted((one, other) => one.solved - other.solved);
  const times = alike.filter(isUnaided).map(({ elapsed }) => elapsed);
  return {
    sample,
    count: alike.length,
    best: times.length > 0 ? Math.min(...times) : null,
    mean: times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : null,
    latest: alike.slice(-latestShown),
  };
}

/** One for every board and level there is, small boards and easy levels first. */
export function summaries(all: readonly Result[]): Summary[] {
  const samples = new Map(all.map((each) => [kindOf(each), each]));
  const rank = ({ latin, size, boxRows, level }: Result) => [Number(latin), size, boxRows, levelOrder.indexOf(level)] as const;
  const inOrder = (one: Result, other: Result) => {
    const [a, b] = [rank(one), rank(other)];
    return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  };
  return [...samples.values()].toSorted(inOrder).map((sample) => summaryOf(sample, all));
}

export interface Verdict {
  isBest: boolean;
  /** How many of the kind were solved, this one among them. */
  count: number;
  best: number | null;
  mean: number | null;
}

/** How a result stands among those before it. */
export function verdictOn(result: Result, all: readonly Result[]): Verdict {
  const before = all.filter((each) => each.id !== result.id && each.solved <= result.solved);
  const { count, best, mean } = summaryOf(result, before);
  const isBest = isUnaided(result) && best !== null && result.elapsed < best;
  return { isBest, count: count + 1, best, mean };
}
