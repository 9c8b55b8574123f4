// Cell label: a cell told to someone who does not see the board.
import type { Play } from "../i18n/en/play";
import type { BoardCell, Tint } from "./board_state";
import { type SymbolStyle, symbolOf } from "./symbols";

export function cellLabel(
  texts: Play,
  cell: BoardCell,
  index: number,
  size: number,
  symbols: SymbolStyle,
  tint: Tint | undefined,
  rules: readonly string[] = [],
): string {
  const written = (digits: readonly number[]) => digits.map((digit) => symbolOf(digit, size, symbols)).join(" ");
  const parts = [texts.cell(Math.floor(index / size) + 1, (index % size) + 1)];
  if (cell.digit > 0) {
    const symbol = symbolOf(cell.digit, size, symbols);
    parts.push(cell.given ? texts.cellGiven(symbol) : symbol);
  } else {
    parts.push(texts.cellEmpty);
    if (cell.corner.length > 0) parts.push(texts.cellCorner(written(cell.corner)));
    const centre = cell.candidates ?? cell.centre;
    if (centre.length > 0) parts.push(texts.cellCentre(written(centre)));
  }
  if (cell.colours.length > 0) parts.push(texts.cellColours(cell.colours.map((colour) => colour + 1).join(" ")));
  parts.push(...rules);
  if (tint === "conflict") parts.push(texts.cellConflict);
  if (tint === "wrong") parts.push(texts.cellWrong);
  return parts.join(", ");
}
