// What keys, pointer and buttons do to the board that is being typed in.
import { signal } from "@preact/signals";
import { go } from "../app/router";
import { recall, remember } from "../app/storage";
import type { BoardPointer } from "../board/board_state";
import type { Board } from "../core/api";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { startGame } from "../play/hand";
import type { Command } from "../play/keys";
import { NumberEntry } from "../play/number_entry";
import { everything, including, noSelection, only, pressed, type Selection, stepped } from "../play/selection";
import { unrated } from "../shelf/records";
import { toast } from "../ui/toast";
import { changed, type Entry, entered, recalledEntry, redone, undone } from "./entry";
import { known } from "./verdict";

export const entry = signal<Entry>(recalledEntry(recall("entry")));
export const selection = signal<Selection>(only(0));

const numbers = new NumberEntry();

function change(next: Entry): void {
  entry.value = next;
  remember("entry", JSON.stringify(next.board));
}

/** Another board in place of the one there; a step that can be undone. */
export function show(board: Board): void {
  change(changed(entry.value, board));
  selection.value = only(0);
}

export const enterDigit = (digit: number) => change(entered(entry.value, selection.value.cells, digit));

function enterFigure(figure: number): void {
  const { size } = entry.value.board.shape;
  const typed = numbers.next(figure, selection.value.cells.join(), size, performance.now());
  if (typed) enterDigit(typed.digit);
}

export function run(command: Command): void {
  const { size } = entry.value.board.shape;
  switch (command.kind) {
    case "move":
      selection.value = stepped(selection.value, size, command.rows, command.columns, command.extend);
      return;
    case "figure":
      return enterFigure(command.figure);
    case "digit":
      return enterDigit(command.digit);
    // There are no modes here: the keys for them go on to the next cell, line after line.
    case "nextMode":
      selection.value = only((selection.value.cursor + (command.back ? size * size - 1 : 1)) % (size * size));
      return;
    case "clear":
      return enterDigit(0);
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
