import { expect, test } from "vitest";
import { type TypedOn, Typing } from "./typing";

/** What stands in the cells after these figures, typed from the first cell on, a tenth of a second apart. */
function typed(figures: string, board: TypedOn, start = 0): Record<number, number> {
  const typing = new Typing();
  const digits: Record<number, number> = {};
  let cell = start;
  [...figures].forEach((figure, index) => {
    const entered = typing.next(Number(figure), cell, board, index * 100);
    if (!entered) return;
    digits[entered.cell] = entered.digit;
    cell = entered.next;
  });
  return digits;
}

const nine: TypedOn = { cells: 81, size: 9, twoFigures: false };
const sixteen: TypedOn = { cells: 256, size: 16, twoFigures: true };

test("each figure goes into the next cell", () => {
  expect(typed("530070000", nine)).toEqual({ 0: 5, 1: 3, 2: 0, 3: 0, 4: 7, 5: 0, 6: 0, 7: 0, 8: 0 });
});

test("after the last cell comes the first", () => {
  expect(typed("12", nine, 80)).toEqual({ 80: 1, 0: 2 });
});

test("a figure that is no digit of the board is passed over", () => {
  expect(typed("1524", { cells: 16, size: 4, twoFigures: false })).toEqual({ 0: 1, 1: 2, 2: 4 });
});

test("two figures make a number where the board has numbers", () => {
  expect(typed("12316", sixteen)).toEqual({ 0: 12, 1: 3, 2: 16 });
  expect(typed("1019", sixteen)).toEqual({ 0: 10, 1: 1, 2: 9 });
  expect(typed("12316", { ...sixteen, twoFigures: false })).toEqual({ 0: 1, 1: 2, 2: 3, 3: 1, 4: 6 });
});

test("a slow second figure is a digit of its own", () => {
  const typing = new Typing();
  expect(typing.next(1, 7, sixteen, 0)).toEqual({ cell: 7, digit: 1, next: 7 });
  expect(typing.next(2, 7, sixteen, 5000)).toEqual({ cell: 8, digit: 2, next: 9 });
});
