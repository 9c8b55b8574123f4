// Hints as the core tells them: in the language of the table that it was handed, the digits as the board has them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { GameView, Hint } from "../core/api_boards";
import type { Engine } from "../core/engine";
import { startCore } from "../core/testing";
import { languages } from "../i18n/languages";

let core: Engine;
beforeAll(async () => {
  core = await startCore();
});

const puzzle = ".7....6.8.4...6..2..2....4........2..8.........681.3...91.2.........4.3...4.3.7.5";
const tableOf = (tag: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../quadrille/languages/${tag}.txt`, import.meta.url)), "utf8");

/** Every step of a puzzle, each with its three levels. */
function* stepsOf(text: string): Generator<Hint[]> {
  let view: GameView = core.call("game.new", { board: { text }, mode: "play" });
  while (!view.complete) {
    yield ([1, 2, 3] as const).map((level) => core.call("game.hint", { level }));
    view = core.call("game.act", { kind: "applyHint" });
  }
}

const cellNames = (text: string): string[] => (text.match(/r\d+c\d+(=\d+)?/g) ?? []).sort();

describe.each(languages.filter((tag) => tag !== "en"))("in %s", (tag) => {
  test("every step names the same cells as in English, and is told in other words", () => {
    core.call("core.speak", { tag: "en", table: "" });
    const english = [...stepsOf(puzzle)].flat();
    core.call("core.speak", { tag, table: tableOf(tag) });
    const told = [...stepsOf(puzzle)].flat();
    expect(told.map(({ technique }) => technique)).toEqual(english.map(({ technique }) => technique));
    told.forEach(({ text, matrixText, level }, index) => {
      const same = english[index]!;
      expect(cellNames(text + matrixText), text).toEqual(cellNames(same.text + same.matrixText));
      expect(text).not.toBe(same.text);
      expect(text).not.toMatch(/[{}]/);
      if (level === 3) expect(matrixText).not.toBe(same.matrixText);
    });
  });
});

test("techniques have a key and a name", () => {
  core.call("core.speak", { tag: "sl", table: tableOf("sl") });
  const named = [...stepsOf(puzzle)].map((levels) => levels[2]!);
  expect(named.find(({ technique }) => technique === "hidden-pair")?.techniqueName).toBe("skriti par");
});
