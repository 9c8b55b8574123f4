// Hints in words: the English ones are those of the library, and the other languages name the same cells.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { BoardSource, GameView, Hint } from "../core/api";
import type { Engine } from "../core/engine";
import { startCore } from "../core/testing";
import { en } from "../i18n/en";
import { everyLanguage } from "../i18n/testing";
import { puzzlesOfTechniques } from "./hint_puzzles_testing";
import { hintMatrixText, hintText, techniqueName } from "./hint_words";
import { baseName, toldTechniques } from "./step_words";

let core: Engine;
beforeAll(async () => {
  core = await startCore();
});

/** Every step of a puzzle, each with its three levels. */
function* stepsOf(board: BoardSource): Generator<[GameView, Hint[]]> {
  let view = core.call("game.new", { board, mode: "play" });
  while (!view.complete) {
    const levels = ([1, 2, 3] as const).map((level) => core.call("game.hint", { level }));
    if (levels[0]!.kind !== "step") return;
    yield [view, levels];
    view = core.call("game.act", { kind: "applyHint" });
  }
}

/** The techniques of the library, by name. */
function techniques(): string[] {
  const file = fileURLToPath(new URL("../../../../quadrille/logic/technique.cpp", import.meta.url));
  return [...readFileSync(file, "utf8").matchAll(/^ {4}\{"([^"]+)", \d+\},$/gm)].map(([, name]) => name!);
}

test("every technique of the library has a reason, and a name in every language", () => {
  expect(techniques()).toHaveLength(43);
  const names = [...new Set(techniques().map(baseName))].sort();
  expect([...toldTechniques].sort()).toEqual(names);
  for (const [language, { hints }] of everyLanguage) {
    expect(Object.keys(hints.techniques).sort(), language).toEqual(names);
  }
});

const cellNames = (text: string): string[] => (text.match(/r\d+c\d+(=\d+)?/g) ?? []).sort();

/** Tells every step in every language, and gives the techniques that were met. */
function tellAll(board: BoardSource): string[] {
  const met = new Set<string>();
  for (const [{ shape }, levels] of stepsOf(board)) {
    for (const hint of levels) {
      expect(hintText(en, shape, hint, String)).toBe(hint.text);
      expect(hintMatrixText(en, shape, hint, String)).toBe(hint.matrixText);
      for (const [language, messages] of everyLanguage) {
        const told = hintText(messages, shape, hint, String) + hintMatrixText(messages, shape, hint, String);
        expect(told, language).not.toMatch(/undefined|\[object/);
        expect(cellNames(told), `${language}: ${told}`).toEqual(cellNames(hint.text + hint.matrixText));
        if (language !== "en") expect(told).not.toContain(hint.text);
      }
    }
    met.add(levels[2]!.technique);
  }
  return [...met];
}

test.each(puzzlesOfTechniques)(
  "%s is told step by step",
  (text, expected) => {
    expect(tellAll({ text })).toEqual(expect.arrayContaining(expected));
  },
  30_000,
);

test("a Latin square is told without boxes", () => {
  const wish = { shape: { kind: "latin", size: 6 }, level: "any", symmetry: "none", seed: 3 } as const;
  expect(tellAll(core.call("board.generate", wish).board)).not.toContain("hidden single in a box");
});

const bare: Omit<Hint, "kind" | "cells"> = {
  level: 1,
  text: "",
  matrixText: "",
  technique: "",
  rating: "",
  focus: null,
  broken: null,
  twice: false,
  truths: [],
  links: [],
  candidates: [],
  rulesOut: [],
  loop: [],
  dance: [],
  places: null,
};

describe("instead of a step", () => {
  const shape = { size: 9, boxRows: 3, boxColumns: 3, regions: Array<number>(81).fill(0), name: "9x9" };
  const row = { kind: "row", index: 3, digit: 7, name: "row 4: 7" } as const;
  const cell = { kind: "cell", index: 28, digit: 0, name: "r4c2" } as const;
  const faults: [Hint, string][] = [
    [{ ...bare, kind: "complete", cells: [] }, "The puzzle is solved."],
    [{ ...bare, kind: "conflict", cells: [28, 35], broken: row, twice: true }, "7 twice in row 4: r4c2 and r4c9."],
    [{ ...bare, kind: "wrongDigits", cells: [0] }, "r1c1 is wrong."],
    [{ ...bare, kind: "wrongDigits", cells: [0, 80] }, "r1c1 and r9c9 are wrong."],
    [{ ...bare, kind: "wrongMarks", cells: [0, 1] }, "The marks of r1c1 and r1c2 leave out the right digits."],
    [{ ...bare, kind: "broken", cells: [], broken: cell }, "This cannot be completed: no digit is left for r4c2."],
    [{ ...bare, kind: "broken", cells: [], broken: row }, "This cannot be completed: 7 has no place in row 4."],
    [{ ...bare, kind: "broken", cells: [], broken: row, twice: true }, "This cannot be completed: 7 is there twice in row 4."],
    [{ ...bare, kind: "none", cells: [] }, "No step is known here."],
  ];
  test.each(faults)("%j", (hint, english) => {
    expect(hintText(en, shape, hint, String)).toBe(english);
    const told = everyLanguage.map(([, messages]) => hintText(messages, shape, hint, String));
    expect(new Set(told).size).toBe(everyLanguage.length);
    for (const sentence of told) expect(cellNames(sentence)).toEqual(cellNames(english));
  });
  test("regions are not called boxes", () => {
    const hint: Hint = { ...bare, kind: "conflict", cells: [0, 1], broken: { ...row, kind: "box", index: 2 } };
    expect(hintText(en, { ...shape, boxRows: 0, boxColumns: 0 }, hint, String)).toBe("7 twice in region 3: r1c1 and r1c2.");
  });
});

test("what stands on a board in letters is told in letters", () => {
  const shape = { size: 16, boxRows: 4, boxColumns: 4, regions: Array<number>(256).fill(0), name: "16x16" };
  const places = { cell: 17, digit: 12 };
  const hint: Hint = { ...bare, kind: "step", level: 3, technique: "naked single", cells: [17], places };
  const focus = { unit: null, digit: 0, cells: [17] };
  expect(hintText(en, shape, { ...hint, focus }, (digit) => (digit === 12 ? "C" : "?"))).toBe(
    "r2c2 can only be C: naked single.",
  );
});

test("kinds of a technique keep their number", () => {
  expect(techniqueName(en.hints, "unique rectangle 2")).toBe("unique rectangle 2");
  expect(techniqueName(en.hints, "X-Wing")).toBe("X-Wing");
  expect(techniqueName(en.hints, "unheard of")).toBe("unheard of");
});
