import { expect, test } from "vitest";
import table from "../../../../tests/cases/highlights.json";
import type { CellView, GameView, Hint, Rule } from "../core/api_boards";
import { tintsOf } from "./highlights";

const empty: GameView = {
  shape: { size: 4, boxRows: 2, boxColumns: 2, regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3], name: "4x4" },
  mode: "play",
  cells: [],
  conflicts: [],
  left: [],
  empty: 0,
  complete: false,
  canUndo: false,
  canRedo: false,
  checkpoints: 0,
  elapsed: 0,
  hintsUsed: 0,
  checksUsed: 0,
};

const hintOf = ({ truths, cells }: { truths: unknown[]; cells: number[] }): Hint => ({
  kind: "step",
  level: 3,
  text: "",
  matrixText: "",
  technique: "",
  techniqueName: "",
  rating: "",
  cells,
  truths: truths as Rule[],
  candidates: [],
  rulesOut: [],
  places: null,
  drawn: null,
});

test.each(table.cases)("the paper of the cells is that of the library: $tints", (each) => {
  const cells = each.digits.map((digit): CellView => ({ digit, given: digit > 0, corner: [], centre: [], colours: [] }));
  const tints = tintsOf(
    { ...empty, cells, conflicts: each.conflicts },
    { cells: each.selected, cursor: each.selected.at(-1) ?? -1 },
    each.wishes,
    { wrong: each.wrong, lost: each.lost, known: true },
    each.hint && hintOf(each.hint),
    each.digit ?? undefined,
  );
  const expected = Object.entries(each.tints).flatMap(([tint, named]) => named.map((cell) => [cell, tint] as const));
  expect([...tints].sort(([one], [other]) => one - other)).toEqual(expected.sort(([one], [other]) => one - other));
});
