// Highlights: which paper each cell gets, from the selection, the conflicts, a check and a hint. As
// quadrille/play/highlights.h has it.
import type { Tint } from "../board/board_state";
import { arePeers, cellsOf } from "../board/shapes";
import type { CheckReport, GameView, Hint } from "../core/api_boards";
import type { Selection } from "./selection";

export interface HighlightWishes {
  sameDigit: boolean;
  peers: boolean;
  conflicts: boolean;
}

/** The digit that all selected cells share; 0 if they do not. */
export function sharedDigit(view: GameView, { cells }: Selection): number {
  const digit = view.cells[cells[0] ?? -1]?.digit ?? 0;
  return cells.every((cell) => view.cells[cell]?.digit === digit) ? digit : 0;
}

/** Later tints lie over earlier ones: what is wrong must never be hidden by what is alike. */
export function tintsOf(
  view: GameView,
  selection: Selection,
  wishes: HighlightWishes,
  report: CheckReport | null,
  hint: Hint | null,
  chosenDigit = sharedDigit(view, selection),
): Map<number, Tint> {
  const tints = new Map<number, Tint>();
  const lay = (cells: readonly number[], tint: Tint) => {
    for (const cell of cells) tints.set(cell, tint);
  };
  const all = view.cells.map((_, cell) => cell);
  if (hint) {
    for (const rule of hint.truths) lay(cellsOf(view.shape, rule), rule.kind);
    lay(hint.cells, "hint");
  } else {
    const cursor = selection.cursor;
    if (wishes.peers && selection.cells.length === 1)
      lay(
        all.filter((cell) => arePeers(view.shape, cursor, cell)),
        "peer",
      );
    const digit = wishes.sameDigit ? chosenDigit : 0;
    if (digit > 0)
      lay(
        all.filter((cell) => view.cells[cell]?.digit === digit),
        "same",
      );
  }
  if (wishes.conflicts) lay(view.conflicts, "conflict");
  if (report) {
    lay(report.lost, "hint");
    lay(report.wrong, "wrong");
  }
  return tints;
}
