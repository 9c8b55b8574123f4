import { expect, test } from "vitest";
import table from "../../../../tests/cases/mark_layout.json";
import { unit } from "./geometry";
import { layOutMarks, type MarkGroup } from "./mark_layout";
import { type SymbolStyle, symbolOf } from "./symbols";

test.each(table.cases)("$corner in the corners and $centre in the centre stand as the library has them", (each) => {
  const textOf = (digit: number) => symbolOf(digit, each.size, each.symbols as SymbolStyle);
  const layout = layOutMarks({ ...each, atPlaces: false }, each.size, textOf);
  for (const [group, expected] of [
    [layout.corner, each.layout.corner],
    [layout.centre, each.layout.centre],
  ] as const) {
    expect(group.font / unit).toBeCloseTo(expected.font, 5);
    expect(group.marks).toHaveLength(expected.places.length);
    group.marks.forEach(({ x, y }, index) => {
      expect(x / unit).toBeCloseTo(expected.places[index]![0]!, 5);
      expect(y / unit).toBeCloseTo(expected.places[index]![1]!, 5);
    });
  }
});

const digitsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What the ink of each mark covers, in a font as wide as they come. */
function inkOf({ marks, font }: MarkGroup): { text: string; left: number; right: number; top: number; bottom: number }[] {
  return marks.map(({ text, x, y }) => {
    const width = [...text].reduce((sum, letter) => sum + (/\d/.test(letter) ? 0.64 : /[MW]/.test(letter) ? 0.99 : 0.79), 0);
    const [halfWidth, halfHeight] = [(width * font) / 2, font * 0.37];
    return { text, left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
  });
}

function faultsOf(size: number, style: SymbolStyle, corners: number, centres: number, atPlaces: boolean): string[] {
  // The widest symbols are the last ones.
  const last = (count: number) => digitsUpTo(size).slice(size - count);
  const wanted = { corner: last(corners), centre: last(centres), atPlaces };
  const { corner, centre } = layOutMarks(wanted, size, (digit) => symbolOf(digit, size, style));
  const ink = [...inkOf(corner), ...inkOf(centre)];
  const name = `${size} ${style}, ${corners} in the corners and ${centres} in the centre`;
  const faults: string[] = ink.length === corners + centres ? [] : [`${name}: ${ink.length} are drawn`];
  ink.forEach((one, index) => {
    const inside = one.left >= 0 && one.top >= 0 && one.right <= unit && one.bottom <= unit;
    if (!inside) faults.push(`${name}: ${one.text} sticks out`);
    const over = ink
      .slice(index + 1)
      .find((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom);
    if (over) faults.push(`${name}: ${one.text} lies over ${over.text}`);
  });
  return faults;
}

test("no mark lies over another, sticks out or is left out, on any board with any number of them", () => {
  for (const size of [4, 6, 9, 12, 16, 25]) {
    const styles: SymbolStyle[] = size > 9 ? ["figures", "numbers", "letters"] : ["figures", "letters"];
    const counts = size > 9 ? [0, 1, 2, 3, 4, 5, 8, 9, 12, size] : [0, ...digitsUpTo(size)];
    for (const style of styles)
      for (const corners of counts.filter((count) => count <= size))
        for (const centres of counts.filter((count) => count <= size))
          expect(faultsOf(size, style, corners, centres, false)).toEqual([]);
    expect(faultsOf(size, "figures", 0, size, true)).toEqual([]);
    expect(faultsOf(size, "figures", 2, size, true)).toEqual([]);
  }
});

test("on 9x9 all marks can be read, even nine of both kinds", () => {
  for (const corners of digitsUpTo(9))
    for (const centres of digitsUpTo(9)) {
      const wanted = { corner: digitsUpTo(corners), centre: digitsUpTo(centres), atPlaces: false };
      const { corner, centre } = layOutMarks(wanted, 9, String);
      expect(Math.min(corner.font, centre.font)).toBeGreaterThan(19);
    }
});

test("corner marks read from the top left to the bottom right, and few of them lie in the corners", () => {
  const { marks } = layOutMarks({ corner: [1, 2, 3, 4], centre: [], atPlaces: false }, 9, String).corner;
  const sideOf = ({ x, y }: { x: number; y: number }) => `${y < unit / 2 ? "top" : "bottom"} ${x < unit / 2 ? "left" : "right"}`;
  expect(marks.map(sideOf)).toEqual(["top left", "top right", "bottom left", "bottom right"]);
});

test("centre marks stand in the middle beside corner marks, and in a line where there are few", () => {
  const { centre } = layOutMarks({ corner: [4, 6], centre: [1, 3, 5, 8, 9], atPlaces: false }, 9, String);
  expect(new Set(centre.marks.map(({ y }) => y))).toEqual(new Set([unit / 2]));
});

test("each candidate has a place of its own, whichever others there are", () => {
  const placeOf = (digits: number[]) => layOutMarks({ corner: [], centre: digits, atPlaces: true }, 9, String).centre.marks[0];
  expect(placeOf([5])).toEqual(placeOf([5, 6, 9]));
});
