import { expect, test } from "vitest";
import type { CellView, GameView, Hint } from "../core/api";
import { tintsOf } from "./highlights";
import { noSelection, only } from "./selection";

const digits = [1, 0, 0, 2, 0, 0, 1, 0, 0, 1, 0, 0, 2, 0, 0, 0];
const view: GameView = {
  shape: { size: 4, boxRows: 2, boxColumns: 2, regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3], name: "4x4" },
  mode: "play",
  cells: digits.map((digit): CellView => ({ digit, given: digit > 0, corner: [], centre: [], colours: [] })),
  conflicts: [],
  left: [1, 2, 4, 4],
  empty: 11,
  complete: false,
  canUndo: false,
  canRedo: false,
  checkpoints: 0,
  elapsed: 0,
  hintsUsed: 0,
  checksUsed: 0,
};
const wishes = { sameDigit: true, peers: true, conflicts: true };
const cellsWith = (tint: string, tints: Map<number, string>) =>
  [...tints]
    .filter(([, value]) => value === tint)
    .map(([cell]) => cell)
    .sort((a, b) => a - b);

test("equal digits are shown over the peers of the selected cell", () => {
  const tints = tintsOf(view, only(0), wishes, null, null);
  expect(cellsWith("same", tints)).toEqual([0, 6, 9]);
  expect(cellsWith("peer", tints)).toEqual([1, 2, 3, 4, 5, 8, 12]);
});

test("each help can be switched off", () => {
  const off = { sameDigit: false, peers: false, conflicts: false };
  expect(tintsOf({ ...view, conflicts: [0, 1] }, only(0), off, null, null).size).toBe(0);
});

test("nothing selected, nothing shown", () => {
  expect(tintsOf(view, noSelection, wishes, null, null).size).toBe(0);
});

test("conflicts and mistakes lie over everything else", () => {
  const report = { wrong: [6], lost: [7], known: true };
  const tints = tintsOf({ ...view, conflicts: [0] }, only(0), wishes, report, null);
  expect(tints.get(0)).toBe("conflict");
  expect(tints.get(6)).toBe("wrong");
  expect(tints.get(7)).toBe("hint");
});

test("a hint shows its unit in the colour of the family and its cells over it", () => {
  const hint: Hint = {
    kind: "step",
    level: 2,
    text: "",
    matrixText: "",
    technique: "",
    techniqueName: "",
    rating: "",
    cells: [5],
    truths: [{ kind: "row", index: 1, digit: 3, name: "row 2: 3" }],
    candidates: [],
    rulesOut: [],
    places: null,
  };
  const tints = tintsOf(view, only(0), wishes, null, hint);
  expect(cellsWith("row", tints)).toEqual([4, 6, 7]);
  expect(cellsWith("hint", tints)).toEqual([5]);
  expect(cellsWith("same", tints)).toEqual([]);
});
