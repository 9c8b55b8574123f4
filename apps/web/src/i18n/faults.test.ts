// Faults: what a person can type wrong has a name and a sentence. The tests of the library hold every sentence against
// every language.
import { beforeAll, describe, expect, test } from "vitest";
import type { CoreFailure, Engine } from "../core/engine";
import { failureOf, startCore } from "../core/testing";
import { languages } from "./languages";
import { tableOf } from "./testing";

/** Texts that are wrong, by what is wrong with them. */
const empty = ".".repeat(81);
const json = (members: object) => JSON.stringify({ puzzle: ".".repeat(16), ...members });
const texts: Record<string, string> = {
  no_board: "  ",
  board_size: json({ latin: 300 }),
  title: "Hello World\n",
  cell_count: json({ latin: 3, puzzle: "........" }),
  cell_or_mark_count: json({ latin: 2, puzzle: "1.2.3.4" }),
  cell_count_for_size: empty.slice(1),
  cell_count_in_row: '{"puzzle": [[1, 0], [0]]}',
  row_count: json({ latin: 4, puzzle: "....\n....\n....\n" }),
  mark: json({ latin: 2, puzzle: "21.2.2.." }),
  symbol: json({ puzzle: `${".".repeat(15)}9` }),
  number: `12 ${"0 ".repeat(80)}`,
  character: `${empty.slice(1)}\u0007`,
  empty_section: "[Puzzle]\n",
  csv_quote: 'puzzle\n"123',
  csv_column: "id,puzzle\n1\n",
  json: '{"puzzle": !}',
  json_depth: `{"x": ${"[".repeat(100)}`,
  json_puzzle: '{"puzzle": 4}',
  json_end: '{"puzzle":',
  json_mixed: '{"puzzle": [1, [2]]}',
  json_numbers: '{"puzzle": [true]}',
  json_digit: '{"puzzle": [7]}',
  json_shapes: json({ box: "2x2", latin: true }),
  square: json({ rows: 2, columns: 8 }),
  json_box: json({ box: "two" }),
  json_latin: json({ latin: "yes" }),
  json_regions: json({ regions: 5 }),
  row_limit: `{"puzzle": [${"[],".repeat(300)}[]]}`,
  no_regions: json({ regions: " " }),
  region_name: json({ regions: "!!" }),
  region_letters_for_size: json({ regions: "AABBC" }),
  region_letters_in_row: json({ regions: "AABB\nAABB\nCCDD\nCCD" }),
  region_count: json({ regions: "AABB\nAABB\nCCDD\nCCDE" }),
  region_full: json({ regions: "AABB\nAABB\nCCDD\nCCDA" }),
};
const problems: Record<string, string> = {
  no_items: "\n",
  second_bar: "a | b | c\n",
  item_name: "a b|c\n",
  item_twice: "a b a\n",
  item_unknown: "a b\na d\n",
  no_colour: "a | x\na x:\n",
  colour: "a | x\na x:b:c\n",
  option_twice: "a b\na a\n",
  option_colour: "a b\na:1\n",
  bounds: "1:2:3|a\n",
  bounds_number: "9999999999|a\n",
  bounds_order: "3:2|a\n",
  bounds_secondary: "a | 2|b\n",
  cost: "a\na |x\n",
  figures: "0110\n011\n",
};
const links: Record<string, string> = { link_character: "?", link_version: "2AAA", link_empty: "", link_changed: "1AAAAAAA" };

let core: Engine;
beforeAll(async () => {
  core = await startCore();
});

/** What the core says to a text that is wrong, in every language. */
function toldInEvery(method: string, payload: unknown): CoreFailure[] {
  return languages.map((tag) => {
    core.call("core.speak", { tag, table: tableOf(tag) });
    return failureOf(core, method, payload);
  });
}

describe.each([
  ["board.read", "text", texts],
  ["matrix.make", "problem", problems],
  ["game.openShare", "text", links],
])("%s", (method, member, samples) => {
  test.each(Object.entries(samples))("tells of %s in every language", (kind, text) => {
    const told = toldInEvery(method, { [member]: text });
    for (const failure of told) {
      expect(failure).toMatchObject({ kind });
      expect(failure.sentence).toMatch(/^[^{}\p{Cc}]{4,}[.。]$/u);
    }
    expect(new Set(told.map(({ message }) => message)).size).toBe(languages.length);
  });
});

test("a sentence has what was expected and what was found", () => {
  for (const { message } of toldInEvery("board.read", { text: empty.slice(1) })) {
    expect(message.match(/\d+/g)?.sort()).toEqual(["80", "81", "9", "9"]);
  }
});

test("a character that cannot be seen is told by its number", () => {
  for (const { message } of toldInEvery("board.read", { text: texts["character"] })) expect(message).toContain("0x07");
});
