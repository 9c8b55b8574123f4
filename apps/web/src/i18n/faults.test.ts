// Faults: every one that the core can name is told in every language.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../core/engine";
import { failureOf, startCore } from "../core/testing";
import { faultText } from "./failure_text";
import { everyLanguage as languages } from "./testing";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Every name that the C++ sources give to a fault: the literals in the first argument of as() and emit_error(). */
function namedFaults(): Set<string> {
  const named = new Set<string>(["crash"]);
  for (const folder of ["quadrille", "apps/web/core"]) {
    for (const file of readdirSync(root + folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(cpp|h)$/.test(file) || file.endsWith("_test.cpp")) continue;
      const text = readFileSync(`${root}${folder}/${file}`, "utf8").replaceAll(/\/\/.*/g, "");
      for (const [, first] of text.matchAll(/(?:\.as|\bemit_error)\(\s*([^,)]*)/g)) {
        for (const [, name] of first!.matchAll(/"(\w+)"/g)) named.add(name!);
      }
    }
  }
  return named;
}

/** Texts that are wrong, by what is wrong with them. */
const empty = ".".repeat(81);
const json = (members: object) => JSON.stringify({ puzzle: ".".repeat(16), ...members });
const texts: Record<string, string> = {
  noBoard: "  ",
  boardSize: json({ latin: 300 }),
  title: "Hello World\n",
  cellCount: json({ latin: 3, puzzle: "........" }),
  cellOrMarkCount: json({ latin: 2, puzzle: "1.2.3.4" }),
  cellCountForSize: empty.slice(1),
  cellCountInRow: '{"puzzle": [[1, 0], [0]]}',
  rowCount: json({ latin: 4, puzzle: "....\n....\n....\n" }),
  mark: json({ latin: 2, puzzle: "21.2.2.." }),
  symbol: json({ puzzle: `${".".repeat(15)}9` }),
  number: `12 ${"0 ".repeat(80)}`,
  character: `${empty.slice(1)}\u0007`,
  emptySection: "[Puzzle]\n",
  csvQuote: 'puzzle\n"123',
  csvColumn: "id,puzzle\n1\n",
  json: '{"puzzle": !}',
  jsonDepth: `{"x": ${"[".repeat(100)}`,
  jsonPuzzle: '{"puzzle": 4}',
  jsonNumbers: '{"puzzle": ["a"]}',
  jsonDigit: '{"puzzle": [7]}',
  jsonShapes: json({ box: "2x2", latin: true }),
  jsonBox: json({ box: "two" }),
  jsonLatin: json({ latin: "yes" }),
  jsonRegions: json({ regions: 5 }),
  tooLarge: `{"puzzle": [${"[],".repeat(300)}[]]}`,
  noRegions: json({ regions: " " }),
  regionName: json({ regions: "!!" }),
  regionLettersForSize: json({ regions: "AABBC" }),
  regionLettersInRow: json({ regions: "AABB\nAABB\nCCDD\nCCD" }),
  regionCount: json({ regions: "AABB\nAABB\nCCDD\nCCDE" }),
  regionSize: json({ regions: "AABB\nAABB\nCCDD\nCCDA" }),
};
const problems: Record<string, string> = {
  noItems: "\n",
  secondBar: "a | b | c\n",
  itemName: "a b|c\n",
  itemTwice: "a b a\n",
  itemUnknown: "a b\na d\n",
  colour: "a | x\na x:\n",
  optionTwice: "a b\na a\n",
  optionColour: "a b\na:1\n",
  optionUseless: "a | x\nx\n",
  figures: "0110\n011\n",
};
const links: Record<string, string> = { linkForeign: "?", linkChanged: "1AAAAAAA" };

let core: Engine;
beforeAll(async () => {
  core = await startCore();
});

test("every fault that the core names has a sentence, and no other has one", () => {
  for (const [language, { faults }] of languages) {
    expect(Object.keys(faults.kinds).sort(), language).toEqual([...namedFaults()].sort());
  }
});

test("every sentence is there, and in the language itself", () => {
  for (const kind of namedFaults()) {
    const failure = { kind, values: ["7", "8", "9"], message: "" };
    const told = languages.map(([, { faults }]) => faultText(faults, failure));
    expect(new Set(told).size, kind).toBe(languages.length);
    for (const sentence of told) expect(sentence).toMatch(/^[^{}]{4,}$/);
  }
});

describe.each([
  ["board.read", "text", texts],
  ["matrix.make", "problem", problems],
  ["game.openShare", "text", links],
])("%s", (method, member, samples) => {
  test.each(Object.entries(samples))("tells of %s in every language", (kind, text) => {
    const failure = failureOf(core, method, { [member]: text });
    expect(failure).toMatchObject({ kind });
    const told = languages.map(([, { faults }]) => faultText(faults, failure));
    for (const sentence of told) expect(sentence).not.toMatch(/undefined|NaN|\p{Cc}/u);
    expect(new Set(told).size).toBe(languages.length);
  });
});

test("a sentence has what was expected and what was found", () => {
  const failure = failureOf(core, "board.read", { text: empty.slice(1) });
  for (const [language, { faults }] of languages) {
    expect(faultText(faults, failure).match(/\d+/g)?.sort(), language).toEqual(["80", "81", "9", "9"]);
  }
});

test("a character that cannot be seen is told by its number", () => {
  const failure = failureOf(core, "board.read", { text: texts["character"] });
  for (const [language, { faults }] of languages) expect(faultText(faults, failure), language).toContain("U+0007");
});

test("what has no name is told in the words of the core", () => {
  const failure = failureOf(core, "board.read", {});
  expect(failure.kind).toBe("");
  for (const [language, { faults }] of languages) expect(faultText(faults, failure), language).toContain(failure.message);
});
