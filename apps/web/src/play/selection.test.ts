import { expect, test } from "vitest";
import type { CellView } from "../core/api";
import { alike, everything, including, noSelection, only, pressed, stepped } from "./selection";

const cell = (part: Partial<CellView>): CellView => ({ digit: 0, given: false, corner: [], centre: [], colours: [], ...part });

test("a press selects one cell, an extending press adds or removes it", () => {
  const one = pressed(noSelection, 5, false);
  expect(one).toEqual({ cells: [5], cursor: 5 });
  const two = pressed(one, 7, true);
  expect(two).toEqual({ cells: [5, 7], cursor: 7 });
  expect(pressed(two, 7, true)).toEqual({ cells: [5], cursor: 5 });
  expect(pressed(only(3), 3, true)).toEqual({ cells: [], cursor: -1 });
});

test("dragging over a cell twice selects it once", () => {
  expect(including({ cells: [1, 2], cursor: 2 }, 1)).toEqual({ cells: [1, 2], cursor: 1 });
});

test("arrows go over the edge to the other side", () => {
  expect(stepped(only(0), 9, -1, 0, false).cursor).toBe(72);
  expect(stepped(only(0), 9, 0, -1, false).cursor).toBe(8);
  expect(stepped(only(80), 9, 1, 0, false).cursor).toBe(8);
  expect(stepped(noSelection, 9, 0, 1, false).cursor).toBe(40);
});

test("an extending step keeps what was selected", () => {
  expect(stepped(only(0), 4, 0, 1, true)).toEqual({ cells: [0, 1], cursor: 1 });
});

test("everything is every cell", () => {
  expect(everything(4, 5).cells).toHaveLength(16);
  expect(everything(4, -1).cursor).toBe(0);
});

test("cells are alike by digit, then by marks, then by colour", () => {
  const cells = [
    cell({ digit: 3, given: true }),
    cell({ digit: 3 }),
    cell({ centre: [1, 2] }),
    cell({ centre: [2, 1] }),
    cell({ colours: [4] }),
    cell({ colours: [4], digit: 5 }),
    cell({}),
    cell({}),
  ];
  expect(alike(cells, 0).cells).toEqual([0, 1]);
  expect(alike(cells, 2).cells).toEqual([2, 3]);
  expect(alike(cells, 4).cells).toEqual([4]);
  expect(alike(cells, 6).cells).toEqual([6]);
});
