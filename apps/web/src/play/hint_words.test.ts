import { expect, test } from "vitest";
import type { Hint, Shape } from "../core/api";
import { hints as english } from "../i18n/en/hints";
import { hintText, techniqueName } from "./hint_words";

const shape: Shape = { size: 9, boxRows: 3, boxColumns: 3, regions: Array<number>(81).fill(0), name: "9x9" };
const step: Hint = {
  kind: "step",
  level: 1,
  text: "In the words of the core.",
  matrixText: "",
  technique: "hidden single in a line",
  rating: "1.5",
  cells: [28],
  truths: [{ kind: "row", index: 3, digit: 7, name: "row 4: 7" }],
  links: [],
  candidates: [],
  rulesOut: [],
  places: { cell: 28, digit: 7 },
};
const pieced = { ...english, coreSpeaks: false };

test("English hints are those of the core", () => {
  expect(hintText(english, shape, step, String)).toBe(step.text);
});

test("other languages put the parts of a step together, level by level", () => {
  expect(hintText(pieced, shape, step, String)).toBe("Look at row 4.");
  expect(hintText(pieced, shape, { ...step, level: 2 }, String)).toBe("There is a hidden single in a line in row 4.");
  expect(hintText(pieced, shape, { ...step, level: 3 }, String)).toBe("Row 4: r4c2 is 7.");
});

test("what is ruled out is told digit by digit", () => {
  const rulesOut = [
    { cell: 0, digit: 2 },
    { cell: 10, digit: 2 },
    { cell: 3, digit: 5 },
  ];
  const hint: Hint = { ...step, level: 3, places: null, rulesOut, technique: "naked pair" };
  expect(hintText(pieced, shape, hint, String)).toBe(
    "Row 4: 2 is not in r1c1 and r2c2; 5 is not in r1c4.",
  );
});

test("a fault is told instead of a step", () => {
  const hint: Hint = { ...step, kind: "wrongDigits", truths: [], cells: [0, 80], technique: "" };
  expect(hintText(pieced, shape, hint, String)).toBe("Wrong: r1c1 and r9c9.");
});

test("kinds of a technique keep their number", () => {
  expect(techniqueName(english, "unique rectangle 2")).toBe("unique rectangle 2");
  expect(techniqueName(english, "X-Wing")).toBe("X-Wing");
  expect(techniqueName(english, "unheard of")).toBe("unheard of");
});
