// Pointing: what a press on the board does. It selects cells, or enters the digit in hand into them.
import { settings } from "../app/settings";
import type { BoardPointer } from "../board/board_state";
import type { CellView, GameView } from "../core/api_boards";
import { enterInto } from "./commands";
import { act, selection, view } from "./game";
import { eraser, held, hold, mode } from "./pen";
import { alike, including, only, pressed } from "./selection";

/** Whether the cell has what is in hand. */
function carries({ digit, corner, centre, colours }: CellView): boolean {
  switch (mode.value) {
    case "digit":
      return digit === held.value;
    case "corner":
      return corner.includes(held.value);
    case "centre":
      return centre.includes(held.value);
    case "colour":
      return colours.includes(held.value - 1);
  }
}

/** What the press has begun that is being dragged over the board: marks are made, or taken away. */
let marking: boolean | null = null;

async function put(cell: number): Promise<void> {
  const digit = held.value;
  await enterInto([cell], digit, mode.value);
  const usedUp = mode.value === "digit" && (view.value?.left[digit - 1] ?? 0) <= 0;
  if (usedUp && settings.value.counts && held.value === digit) hold(0);
}

function enterHeld(cell: CellView, { kind, cell: index }: BoardPointer): void {
  const colouring = mode.value === "colour";
  switch (kind) {
    case "down":
      // A digit on the board is taken up; one's own, that is in hand already, is taken away.
      if (!colouring && cell.digit > 0 && (cell.given || cell.digit !== held.value)) return hold(cell.digit);
      marking = mode.value === "digit" ? null : !carries(cell);
      return void put(index);
    case "move":
      if (marking !== null && carries(cell) !== marking && (colouring || cell.digit === 0)) void put(index);
      return;
    case "up":
      marking = null;
  }
}

function erase(cell: CellView, { kind, cell: index }: BoardPointer): void {
  const { given, digit, corner, centre, colours } = cell;
  const blank = (given || digit === 0) && corner.length + centre.length + colours.length === 0;
  if ((kind === "down" || kind === "move") && !blank) void act({ kind: "clear", cells: [index] });
}

const onlyCandidate = ({ digit, centre }: CellView) => (digit === 0 && centre.length === 1 ? (centre[0] ?? 0) : 0);

function select(game: GameView, cell: CellView, event: BoardPointer): void {
  switch (event.kind) {
    case "down":
      if (settings.value.digitFirst && cell.digit > 0 && mode.value !== "colour" && !event.extend) return hold(cell.digit);
      selection.value = pressed(selection.value, event.cell, event.extend);
      return;
    case "move":
      selection.value = including(selection.value, event.cell);
      return;
    case "double": {
      const candidate = settings.value.doubleFills ? onlyCandidate(cell) : 0;
      selection.value = candidate > 0 ? only(event.cell) : alike(game.cells, event.cell);
      if (candidate > 0) void enterInto([event.cell], candidate, "digit");
    }
  }
}

/** What was in hand at the latest press. */
let heldBefore = 0;

/** Two presses with different things in hand are no double press, however quickly they come. */
function asPressed(event: BoardPointer): BoardPointer {
  const single = event.kind === "double" && held.value !== heldBefore;
  if (event.kind === "down" || event.kind === "double") heldBefore = held.value;
  return single ? { ...event, kind: "down" } : event;
}

export function point(game: GameView, pointer: BoardPointer): void {
  const cell = game.cells[pointer.cell];
  if (!cell) return;
  const event = asPressed(pointer);
  if (held.value === 0 || event.extend) select(game, cell, event);
  else if (held.value === eraser) erase(cell, event);
  else enterHeld(cell, event);
}
