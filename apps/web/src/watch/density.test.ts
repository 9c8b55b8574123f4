import { expect, test } from "vitest";
import table from "../../../../tests/cases/matrix_density.json";
import { density, type Ink, Row } from "./density";
import { plainMatrix, problemOf } from "./problem";

const inks: Ink[] = [[10, 20, 30]];
const whole = (items: number, options: number) => ({ item: 0, option: 0, items, options });

test.each(table.cases)("a picture of $width x $height is as strong as that of the library", (each) => {
  const problem = problemOf(plainMatrix(each.items, each.options));
  const picture = density(problem, Uint8Array.from(each.rows), each.window, each.width, each.height, inks);
  expect(each.strengths.map((_, pixel) => picture[4 * pixel + 3])).toEqual(each.strengths);
});

test("an entry that is larger than a pixel fills its square", () => {
  const problem = problemOf(plainMatrix(2, [[0], [1]]));
  const picture = density(problem, new Uint8Array(2), whole(2, 2), 4, 4, inks);
  const filled = Array.from({ length: 16 }, (_, pixel) => (picture[pixel * 4 + 3]! > 0 ? "#" : "."));
  expect(filled.join("")).toBe("##..##....##..##");
  expect(Array.from(picture.slice(0, 3))).toEqual([10, 20, 30]);
});

test("many entries on a pixel make it stronger, and options that are gone make it pale", () => {
  const options = Array.from({ length: 40 }, (_, option) => [option < 30 ? 0 : 1]);
  const problem = problemOf(plainMatrix(3, [...options, [2]]));
  const rows = new Uint8Array(41);
  rows[40] = Row.gone;
  const picture = density(problem, rows, whole(3, 41), 3, 1, inks);
  const [many, fewer, gone] = [3, 7, 11].map((byte) => picture[byte]!);
  expect(many).toBe(255);
  expect(fewer).toBeLessThan(many!);
  expect(fewer).toBeGreaterThan(100);
  expect(gone).toBeGreaterThan(0);
  expect(gone).toBeLessThan(40);
});

test("a large board is counted: every entry is seen", () => {
  const options = Array.from({ length: 15625 }, (_, option) => [0, 625, 1250, 1875].map((base) => base + (option % 625)));
  const problem = problemOf(plainMatrix(2500, options));
  const picture = density(problem, new Uint8Array(15625), whole(2500, 15625), 600, 600, inks);
  // Each of the 600 rows of pixels shows 26 options, whose items are 26 of 625 four times over.
  for (const row of [0, 299, 599]) {
    const strengths = Array.from({ length: 600 }, (_, column) => picture[4 * (600 * row + column) + 3]!);
    expect(strengths.filter((strength) => strength > 0).length).toBeGreaterThanOrEqual(24);
  }
});
