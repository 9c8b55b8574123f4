// Pen: what the next press enters: the kind of entry, and the digit where it is chosen before the cells it goes to.
import { computed, effect, signal } from "@preact/signals";
import { digitText } from "../app/digits";
import { change } from "../app/settings";
import { messages } from "../i18n/messages";
import { announce } from "../ui/toast";
import { puzzle, selection, view } from "./game";
import { sharedDigit } from "./highlights";
import { type EntryMode, entryModes } from "./keys";
import { noSelection } from "./selection";

export const mode = signal<EntryMode>("digit");

/** What is held to clear cells. */
export const eraser = -1;

/** The digit in hand, or the colour where colours are entered, or the eraser; 0 for none. Presses on the board use it. */
export const held = signal(0);

effect(() => {
  // Another puzzle is begun with an empty hand.
  if (puzzle.value !== null) held.value = 0;
});

export function hold(digit: number): void {
  held.value = digit;
  if (digit === 0) return;
  selection.value = noSelection;
  const { padColour, holding, clear } = messages.value.play;
  if (digit === eraser) return announce(clear);
  announce(holding(mode.value === "colour" ? padColour(digit) : digitText(digit, view.value?.shape.size ?? 0)));
}

export function setMode(next: EntryMode): void {
  // A colour is no digit.
  if ((next === "colour") !== (mode.value === "colour")) held.value = 0;
  mode.value = next;
  announce(messages.value.play.modes[next]);
}

export function nextMode(back: boolean): void {
  const place = entryModes.indexOf(mode.value) + (back ? entryModes.length - 1 : 1);
  setMode(entryModes[place % entryModes.length] ?? "digit");
}

/** The digit in hand, or the one that all selected cells have; 0 for none. */
export const chosenDigit = computed(() => {
  if (held.value !== 0) return mode.value === "colour" ? 0 : Math.max(held.value, 0);
  return view.value ? sharedDigit(view.value, selection.value) : 0;
});

/** From now on the keys of the pad are pressed before the cells, or after them. */
export function setDigitFirst(digitFirst: boolean): void {
  change({ digitFirst });
  hold(digitFirst && mode.value !== "colour" ? chosenDigit.value : 0);
}
