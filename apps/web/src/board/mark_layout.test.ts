import { expect, test } from "vitest";
import type { BoardCell } from "./board_state";
import { cornerTexts, layOutMarks, needsPlaces } from "./mark_layout";

const cell = (part: Partial<BoardCell>): BoardCell => ({ digit: 0, given: false, corner: [], centre: [], colours: [], ...part });

test("a few centre marks stand in a line, many take their places all over the board", () => {
  expect(needsPlaces([cell({ centre: [1, 2, 3, 4] }), cell({})])).toBe(false);
  expect(needsPlaces([cell({ centre: [1, 2, 3, 4, 5] })])).toBe(true);
  expect(layOutMarks(cell({ centre: [1, 2] }), false, [])).toEqual({ fixed: [], line: [1, 2], corner: [] });
  expect(layOutMarks(cell({ centre: [1, 2] }), true, [])).toEqual({ fixed: [1, 2], line: [], corner: [] });
});

test("a cell with a digit shows no marks", () => {
  expect(layOutMarks(cell({ digit: 4, centre: [1], corner: [2] }), true, [])).toEqual({ fixed: [], line: [], corner: [] });
});

test("candidates that are pointed out are drawn even where the player has not marked them", () => {
  expect(layOutMarks(cell({ centre: [7] }), false, [3]).fixed).toEqual([3, 7]);
});

test("corner marks stay beside marks at their places, unless they say the same or are too many", () => {
  expect(layOutMarks(cell({ corner: [8], centre: [1, 2] }), true, []).corner).toEqual([8]);
  expect(layOutMarks(cell({ corner: [1], centre: [1, 2] }), true, []).corner).toEqual([]);
  const many = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(layOutMarks(cell({ corner: many }), false, [])).toEqual({ fixed: many, line: [], corner: [] });
});

test("corner marks read from the top left to the bottom right", () => {
  const texts = cornerTexts([1, 2, 3, 4, 5, 6], String);
  expect(texts.map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5", "6"]);
  for (let index = 1; index < texts.length; ++index) {
    const [before, after] = [texts[index - 1], texts[index]];
    if (before && after) expect(after.y > before.y || (after.y === before.y && after.x > before.x)).toBe(true);
  }
});
