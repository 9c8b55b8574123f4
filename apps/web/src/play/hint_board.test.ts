// The board under a hint, as the core tells it.
import { expect, test } from "vitest";
import { startCore } from "../core/testing";
import { cellsUnderHint } from "./hint_board";

const wings = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";

test("has the candidates that the step goes by, in place of the marks, once everything is told", async () => {
  const core = await startCore();
  const { boards } = core.call("board.read", { text: wings });
  const view = core.call("game.new", { board: boards[0]!, mode: "play" });
  const marked = core.call("game.act", { kind: "corner", cells: [1], digit: 3 });
  const second = core.call("game.hint", { level: 2 });
  expect(second.drawn).toBeNull();
  expect(cellsUnderHint(marked, second)).toBe(marked.cells);
  const third = core.call("game.hint", { level: 3, fresh: false });
  const cells = cellsUnderHint(marked, third);
  expect(cells[1]!.corner).toEqual([]);
  for (const [index, cell] of cells.entries()) {
    expect(cell.digit).toBe(view.cells[index]!.digit);
    expect((cell.candidates ?? []).length > 0).toBe(cell.digit === 0);
  }
  for (const { cell, digit } of [...third.candidates, ...third.rulesOut]) expect(cells[cell]!.candidates).toContain(digit);
});
