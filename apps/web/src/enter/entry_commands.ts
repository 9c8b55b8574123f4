// What keys, pointer and buttons do to the board that is being typed in.
import { batch, signal } from "@preact/signals";
import { go } from "../app/router";
import { settings } from "../app/settings";
import { recall, remember } from "../app/storage";
import { type BoardPointer, plainCells } from "../board/board_state";
import { usableStyle } from "../board/symbols";
import { toldChange } from "../board/told_change";
import type { Board } from "../core/api_boards";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { startGame } from "../play/hand";
import type { Command } from "../play/keys";
import { everything, including, noSelection, only, pressed, type Selection, stepped } from "../play/selection";
import { unrated } from "../shelf/records";
import { announce, toast } from "../ui/toast";
import { changed, type Entry, entered, recalledEntry, redone, undone, written } from "./entry";
import { photographed } from "./pictures";
import { failure } from "./reading";
import { Typing } from "./typing";
import { known } from "./verdict";

export const entry = signal<Entry>(recalledEntry(recall("entry")));
export const selection = signal<Selection>(only(0));

const typing = new Typing();

const cellCount = () => entry.value.board.digits.length;

function tell(before: Board, after: Board): void {
  const { size } = after.shape;
  if (before.shape.size !== size) return;
  const text = toldChange(messages.value.play, plainCells(before.digits), plainCells(after.digits), {
    size,
    symbols: settings.value.symbols,
    conflicts: [],
    conflictsBefore: [],
  });
  if (text) announce(text);
}

function change(next: Entry): void {
  tell(entry.value.board, next.board);
  batch(() => {
    // The verdict that is there is not about another board.
    if (next.board !== entry.value.board) known.value = { state: "looking" };
    failure.value = null;
    entry.value = next;
  });
  remember("entry", JSON.stringify(next.board));
}

/** Another board in place of the one there; a step that can be undone. */
export function show(board: Board, cursor = 0): void {
  // With further rules it is still the one in the picture.
  if (board.digits.some((digit, cell) => digit !== entry.value.board.digits[cell])) photographed.value = null;
  change(changed(entry.value, board));
  selection.value = only(cursor);
}

/** A person says what stands in a cell. */
export function write(cell: number, digit: number): void {
  photographed.value?.settle([cell]);
  change(written(entry.value, cell, digit));
}

/** On to the next cell, line after line, or back to the one before. */
export function goOn(step = 1): void {
  typing.forget();
  const { cursor } = selection.value;
  selection.value = only((Math.max(cursor, 0) + step + cellCount()) % cellCount());
}

/** Into the cell at the cursor, and on to the next; or into all cells that are selected. */
export function enterDigit(digit: number): void {
  const { cells, cursor } = selection.value;
  if (cells.length > 1) {
    photographed.value?.settle(cells);
    return change(entered(entry.value, cells, digit));
  }
  if (cursor < 0) return;
  write(cursor, digit);
  goOn();
}

function enterFigure(figure: number): void {
  const { cells, cursor } = selection.value;
  const { size } = entry.value.board.shape;
  if (cells.length > 1 && figure <= size) return enterDigit(figure);
  if (cursor < 0) return;
  const twoFigures = size > 9 && usableStyle(settings.value.symbols, size) !== "figures";
  const typed = typing.next(figure, cursor, { cells: cellCount(), size, twoFigures }, performance.now());
  if (!typed) return;
  write(typed.cell, typed.digit);
  selection.value = only(typed.next);
}

function clear(): void {
  typing.forget();
  const { cells } = selection.value;
  photographed.value?.settle(cells);
  if (cells.some((cell) => entry.value.board.digits[cell] !== 0)) change(entered(entry.value, cells, 0));
}

/** Takes away what was typed last: the digit at the cursor, or where there is none, the one before it. */
export function eraseBack(): void {
  const { cells, cursor } = selection.value;
  if (cells.length === 1 && entry.value.board.digits[cursor] === 0) goOn(-1);
  clear();
}

export function run(command: Command, key = ""): void {
  const { size } = entry.value.board.shape;
  if (command.kind === "figure") return enterFigure(command.figure);
  typing.forget();
  switch (command.kind) {
    case "move":
      selection.value = stepped(selection.value, size, command.rows, command.columns, command.extend);
      return;
    case "digit":
      return enterDigit(command.digit);
    case "blank":
      return enterDigit(0);
    // There are no modes here: the keys for them go on to the next cell.
    case "nextMode":
      return goOn(command.back ? -1 : 1);
    case "clear":
      return key === "Backspace" ? eraseBack() : clear();
    case "undo":
      return change(undone(entry.value));
    case "redo":
      return change(redone(entry.value));
    case "selectAll":
      selection.value = everything(size, selection.value.cursor);
      return;
    case "escape":
      selection.value = noSelection;
      return;
  }
}

export function select(event: BoardPointer): void {
  if (event.kind !== "hover" && event.kind !== "leave") typing.forget();
  if (event.kind === "down" || event.kind === "double") {
    selection.value = pressed(selection.value, event.cell, event.extend);
  }
  if (event.kind === "move") selection.value = including(selection.value, event.cell);
}

/** The board becomes the game in hand. */
export async function play(): Promise<void> {
  const rating = known.value.state === "known" ? known.value.rating : null;
  try {
    await startGame(entry.value.board, { ...unrated, level: rating?.level ?? "", rating: rating?.text ?? "" });
    go("#/play");
  } catch (error) {
    toast(messages.value.enter.startFailed(failureText(error)));
  }
}
