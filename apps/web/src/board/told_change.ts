// Told change: what has become of a board, said to someone who does not see it.
//   toldChange(play, before, after, { size: 9, symbols: "figures", conflicts: [2, 6] })
//   // "Row 1, column 3, 5, in conflict. Row 1, column 7, 5, given, in conflict"
import type { Play } from "../i18n/en/play";
import type { BoardCell } from "./board_state";
import { cellLabel } from "./cell_label";
import type { SymbolStyle } from "./symbols";

export interface ChangedBoard {
  size: number;
  symbols: SymbolStyle;
  /** Cells that are in conflict now, and those that were before. */
  conflicts: readonly number[];
  conflictsBefore: readonly number[];
}

/** More cells are told by their number. */
const mostCells = 3;

const written = (cell: BoardCell | undefined) => JSON.stringify(cell);

/** Where digits have changed, these; marks that went with them are not told. */
function changedCells(before: readonly BoardCell[], after: readonly BoardCell[]): number[] {
  const all = after.map((_, cell) => cell);
  const digits = all.filter((cell) => before[cell]?.digit !== after[cell]?.digit);
  return digits.length > 0 ? digits : all.filter((cell) => written(before[cell]) !== written(after[cell]));
}

/** Nothing where nothing has changed. */
export function toldChange(
  texts: Play,
  before: readonly BoardCell[],
  after: readonly BoardCell[],
  { size, symbols, conflicts, conflictsBefore }: ChangedBoard,
): string {
  const changed = changedCells(before, after);
  if (changed.length === 0) return "";
  const others = conflicts.filter((cell) => !conflictsBefore.includes(cell) && !changed.includes(cell));
  const tell = (cell: number) =>
    cellLabel(texts, after[cell]!, cell, size, symbols, conflicts.includes(cell) ? "conflict" : undefined);
  const cells = changed.length > mostCells ? [texts.changed(changed.length)] : changed.map(tell);
  return [...cells, ...others.slice(0, mostCells).map(tell)].join(". ");
}
