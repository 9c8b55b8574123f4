// For tests: problems, and the dance over them by the plainest possible search, told in the moves
// of the core.
import table from "../../../../tests/cases/replay.json";
import { type Choice, type Matrix, type Move, MoveKind } from "../core/api_matrix";
import { headOf, Lists, ROOT } from "./lists";

/** Options as lists of items, each an item number or [item, colour]. */
export function matrixOf(items: number, options: (number | [number, number])[][], primary = items): Matrix {
  const starts = [0];
  const entries: number[] = [];
  const colours: number[] = [];
  for (const option of options) {
    for (const entry of option) {
      entries.push(typeof entry === "number" ? entry : entry[0]);
      colours.push(typeof entry === "number" ? 0 : entry[1]);
    }
    starts.push(entries.length);
  }
  return {
    itemNames: Array.from({ length: items }, (_, item) => `${item + 1}`),
    optionNames: options.map((_, option) => `${option + 1}`),
    familyOfItem: Array.from({ length: items }, (_, item) => (item < primary ? 0 : 1)),
    families: ["primary", "secondary"],
    primaryCount: primary,
    starts,
    entries,
    colours: colours.some((colour) => colour > 0) ? colours : [],
    colourNames: ["red", "green"],
    candidates: [],
    rules: [],
    excluded: [],
  };
}

/** The problem of seven items and six options in docs/algorithm.md. */
export const SEVEN = matrixOf(7, [
  [2, 4, 5],
  [0, 3, 6],
  [1, 2, 5],
  [0, 3],
  [1, 6],
  [3, 4, 6],
]);

/** Dances that the library is also tested with. */
export const tableOfDances = table.cases.map(({ problem: { items, primary, options }, moves, states }) => ({
  matrix: matrixOf(items, options as [number, number][][], primary),
  moves: moves as Move[],
  states,
}));

export function danceOver(matrix: Matrix, choose: Choice, most = Infinity): Move[] {
  const lists = new Lists(matrix);
  const moves: Move[] = [];
  const tell = (...move: Move): void => {
    if (moves.length < most) moves.push(move);
  };
  const choice = (): number => {
    let best = lists.next[ROOT]!;
    for (let head = best; choose === "least" && head !== ROOT; head = lists.next[head]!) {
      if (lists.lengths[head]! < lists.lengths[best]!) best = head;
    }
    return best;
  };
  const others = (node: number): number[] => {
    const nodes: number[] = [];
    for (let at = lists.right(node); at !== node; at = lists.right(at)) nodes.push(at);
    return nodes;
  };
  const search = (depth: number): void => {
    if (moves.length >= most) return;
    const head = choice();
    if (head === ROOT) return tell(MoveKind.solution, depth, 0, 0, 0, 0);
    const [item, choices] = [head - 1, lists.lengths[head]!];
    tell(MoveKind.choose, depth, item, 0, choices, 0);
    if (choices > 0) {
      const before = lists.trailLength;
      lists.cover(head);
      tell(MoveKind.cover, depth, item, 0, choices, 0);
      let number = 0;
      for (let node = lists.down[head]!; node !== head; node = lists.down[node]!) {
        const option = lists.optionOf[node]!;
        tell(MoveKind.attempt, depth, item, option, choices, ++number);
        const done: [Move, number][] = [];
        for (const other of others(node)) {
          const about = lists.itemOf[other]!;
          const mark = lists.trailLength;
          if (lists.tint(other) === 0) {
            lists.cover(headOf(about));
            tell(MoveKind.cover, depth, about, 0, choices, number);
            done.push([[MoveKind.uncover, depth, about, 0, choices, number], mark]);
          } else if (!lists.settled[other]) {
            lists.purify(other);
            tell(MoveKind.purify, depth, about, option, choices, number);
            done.push([[MoveKind.unpurify, depth, about, option, choices, number], mark]);
          }
        }
        search(depth + 1);
        for (const [move, mark] of done.reverse()) {
          lists.rewind(mark);
          tell(...move);
        }
      }
      lists.rewind(before);
      tell(MoveKind.uncover, depth, item, 0, choices, choices);
    }
    tell(MoveKind.back, depth, item, 0, choices, choices);
  };
  search(0);
  return moves;
}

/** Numbers that are the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A problem by chance, with secondary items and colours. */
export function randomMatrix(random: (below: number) => number): Matrix {
  const items = 3 + random(7);
  const primary = 1 + random(items);
  const options: (number | [number, number])[][] = [];
  for (let count = 2 + random(16); count > 0; --count) {
    const option: (number | [number, number])[] = [];
    for (let item = 0; item < items; ++item) {
      if (random(3) > 0) continue;
      const colour = item < primary ? 0 : random(3);
      option.push(colour === 0 ? item : [item, colour]);
    }
    if (option.length > 0) options.push(option);
  }
  return matrixOf(items, options, primary);
}
