import { expect, test } from "vitest";
import type { Step, StepBoard } from "../core/api_steps";
import { startCore } from "../core/testing";
import { candidateOf, cellsBefore, effectText, optionText, papersOf, touched } from "./positions";
import { answersOf } from "./technique_board";

const shape = { size: 2, boxRows: 0, boxColumns: 0, regions: [], name: "" };
const start: StepBoard = { shape, givens: [1, 0, 0, 0], digits: [1, 0, 0, 0], candidates: [3, 5, 6] };
const nothing = { technique: "", name: "", rating: "1.0", text: "", matrixText: "", pattern: [], second: [] };
const lines = {
  shapes: { words: [], numbers: [], text: "" },
  ways: [],
  matrix: { columns: [], truths: 0, rows: [] },
};
const place: Step = { ...nothing, ...lines, places: 3, rulesOut: [], gone: [3] };
const ruleOut: Step = { ...nothing, ...lines, places: null, rulesOut: [5, 6], gone: [5, 6] };

test("the board before a step has the digits and candidates that the steps before it have left", () => {
  const first = cellsBefore(start, [place, ruleOut], 0);
  expect(first.map(({ digit, given }) => [digit, given])).toEqual([
    [1, true],
    [0, false],
    [0, false],
    [0, false],
  ]);
  expect(first[1]?.candidates).toEqual([2]);
  const second = cellsBefore(start, [place, ruleOut], 1);
  expect(second[1]).toMatchObject({ digit: 2, given: false });
  expect(second[2]?.candidates).toEqual([2]);
  expect(cellsBefore(start, [place, ruleOut], 2)[2]?.candidates).toEqual([]);
});

test("a step is told in a few signs", () => {
  expect(effectText(place, 2, "figures")).toBe("r1c2=2");
  expect(effectText(ruleOut, 2, "figures")).toBe("r2c1≠2 +1");
  expect(optionText(15 * 16 + 15, 16, "figures")).toBe("r1c16=G");
  expect(candidateOf(5, 2)).toEqual({ cell: 2, digit: 2 });
});

test("on a large board only the cells of the step have candidates", () => {
  const size = 25;
  const large = { ...shape, size };
  const digits = Array<number>(size * size).fill(0);
  const board = { shape: large, givens: digits, digits, candidates: [0, 1, 25, 26] };
  const step = { ...ruleOut, rulesOut: [25], gone: [25] };
  expect([...touched(step, size)]).toEqual([1]);
  const cells = cellsBefore(board, [step], 0);
  expect(cells[0]?.candidates).toBeUndefined();
  expect(cells[1]?.candidates).toEqual([1, 2]);
});

test("every technique of the core has a board with something to be found on it", async () => {
  const core = await startCore();
  const { techniques } = core.call("technique.list", {});
  for (const { technique } of techniques) {
    const lesson = core.call("technique.show", { technique });
    const cells = cellsBefore(lesson.start, [lesson.step], 0);
    const answers = answersOf(lesson);
    expect(answers.length, technique).toBeGreaterThan(0);
    expect(lesson.start.shape.size, technique).toBeLessThanOrEqual(9);
    for (const cell of answers) expect(cells[cell]?.digit, technique).toBe(0);
  }
});

test("on a large board the cells of a step are told apart by their paper", () => {
  const step = { ...ruleOut, pattern: [0], rulesOut: [25], gone: [25] };
  expect([...papersOf(step, 25)]).toEqual([
    [0, "good"],
    [1, "conflict"],
  ]);
  expect([...papersOf(step, 9)]).toEqual([]);
  expect([...papersOf(place, 2)]).toEqual([[1, "good"]]);
});
