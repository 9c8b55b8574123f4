import { expect, test } from "vitest";
import { startCore } from "../core/testing";
import { firstPuzzle } from "./first_puzzle";
import { stock } from "./stock";

const core = await startCore();

test.each([firstPuzzle, ...stock])("the $level puzzle with boxes of $boxRows x $boxColumns is one for this board", (puzzle) => {
  const { boxRows, boxColumns, givens } = puzzle;
  const { board } = core.call("board.shuffle", { board: { text: givens }, seed: 1 });
  expect(board.shape).toMatchObject({ boxRows, boxColumns });
  const count = [...givens].filter((symbol) => symbol !== ".").length;
  expect(board.digits.filter((digit) => digit > 0)).toHaveLength(count);
  expect(core.call("game.new", { board, mode: "play" }).conflicts).toEqual([]);
});

test("a puzzle is shuffled in many ways", () => {
  const digits = [1, 2, 3, 4].map(
    (seed) => core.call("board.shuffle", { board: { text: firstPuzzle.givens }, seed }).board.digits,
  );
  expect(new Set(digits.map(String)).size).toBe(4);
});

test("every large board has an easy, a medium and a hard puzzle", () => {
  for (const size of [16, 20, 25]) {
    const levels = new Set(stock.filter((puzzle) => puzzle.boxRows * puzzle.boxColumns === size).map(({ level }) => level));
    expect([...levels].sort()).toEqual(["easy", "hard", "medium"]);
  }
});
