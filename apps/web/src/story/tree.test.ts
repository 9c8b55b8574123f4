import { expect, test } from "vitest";
import { MoveKind } from "../core/api_matrix";
import { danceOver } from "../watch/dancer_testing";
import { SEVEN } from "./seven";
import { nodeAt, treeOf } from "./tree";

const moves = await danceOver(SEVEN.matrix, "least");
const tree = treeOf(moves);

test("the tree of the seven items has a dead end and the solution", () => {
  const told = tree.map(({ kind, item, parent, option }) => [kind, item, parent, option]);
  expect(told).toEqual([
    ["choice", 0, -1, -1],
    ["choice", 1, 0, 1],
    ["dead", 4, 1, 2],
    ["choice", 4, 0, 3],
    ["choice", 1, 3, 0],
    ["solution", -1, 4, 4],
  ]);
});

test("leaves stand side by side, and choices over the middle of them", () => {
  expect(tree.map(({ x }) => x)).toEqual([0.5, 0, 0, 1, 1, 1]);
});

test("the search is at the choice it made last, or at the one it went back to", () => {
  expect(nodeAt(tree, moves, 0)).toBe(-1);
  const choices = moves.flatMap(([kind], index) => (kind === MoveKind.choose || kind === MoveKind.solution ? [index + 1] : []));
  expect(choices.map((at) => nodeAt(tree, moves, at))).toEqual([0, 1, 2, 3, 4, 5]);
  const back = moves.findIndex(([kind]) => kind === MoveKind.back) + 1;
  expect(nodeAt(tree, moves, back)).toBe(1);
  expect(nodeAt(tree, moves, moves.length)).toBe(-1);
});
