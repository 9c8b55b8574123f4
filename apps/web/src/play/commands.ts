// Commands: what keys, pad and buttons do to the game in hand.
import { beyond } from "../app/repertoire";
import { settings } from "../app/settings";
import { symbolsOf } from "../board/symbols";
import { game } from "../core/client";
import { messages } from "../i18n/messages";
import { toast } from "../ui/toast";
import { act, hint, paused, report, selection, view } from "./game";
import type { Command, EntryMode } from "./keys";
import { NumberEntry } from "./number_entry";
import { eraser, held, hold, mode, nextMode, setMode } from "./pen";
import { everything, noSelection, stepped } from "./selection";

const numbers = new NumberEntry();
/** The second of two quick figures may take back the first, and has to know whether it did anything. */
let lastEntry: Promise<boolean> = Promise.resolve(false);

function entry(digit: number, into: EntryMode, cells: number[]): Promise<boolean> {
  switch (into) {
    case "digit":
      return act({ kind: "digit", cells, digit, cleanMarks: settings.value.cleanMarks });
    case "corner":
    case "centre":
      return act({ kind: into, cells, digit });
    case "colour":
      return act({ kind: "colour", cells, colour: digit - 1 });
  }
}

/** `replaces`: whether it takes the place of the entry before. */
export function enterInto(cells: readonly number[], digit: number, into: EntryMode, replaces = false): Promise<void> {
  const previous = lastEntry;
  lastEntry = (async () => {
    // Nothing else waits: so the core gets everything in the order of the keys.
    if (replaces && (await previous)) await act({ kind: "takeBack" });
    const changed = await entry(digit, into, [...cells]);
    if (changed && view.value?.empty === 0 && !view.value.complete) toast(messages.value.play.full);
    return changed;
  })();
  return lastEntry.then(() => undefined);
}

/** A key for a digit: it goes into the selected cells; where there are none, it is taken in hand. */
function enterDigit(digit: number, into: EntryMode, replaces = false): void {
  const { cells } = selection.value;
  if (cells.length > 0) void enterInto(cells, digit, into, replaces);
  else hold(digit);
}

/** Whether a key of the pad is taken in hand, or put down again; otherwise it is for the selected cells. */
function taken(what: number): boolean {
  if (!settings.value.digitFirst && selection.value.cells.length > 0) return false;
  hold(held.value === what ? 0 : what);
  return true;
}

/** A key of the pad. */
export function pressDigit(digit: number): void {
  if (!taken(digit)) enterDigit(digit, mode.value);
}

export function pressClear(): void {
  if (!taken(eraser)) clear();
}

const coloursThereAre = 9;

function enterFigure(figure: number, into: EntryMode): void {
  if (into === "colour") {
    if (figure === 0) return clear();
    if (figure <= coloursThereAre) enterDigit(figure, into);
    return;
  }
  const target = `${selection.value.cells.join()} ${into}`;
  const entered = numbers.next(figure, target, view.value?.shape.size ?? 0, performance.now());
  if (!entered) return;
  if (entered.digit === 0) clear();
  else enterDigit(entered.digit, into, entered.replaces);
}

export function clear(): void {
  numbers.forget();
  held.value = 0;
  if (selection.value.cells.length > 0) void act({ kind: "clear", cells: [...selection.value.cells] });
}

export async function check(): Promise<void> {
  if (!settings.value.check || !view.value || paused.value) return;
  const found = await game.call("game.check", {});
  const texts = messages.value.play;
  hint.value = null;
  report.value = found;
  const parts: string[] = [];
  if (found.wrong.length > 0) parts.push(texts.checkWrong(found.wrong.length));
  if (found.lost.length > 0) parts.push(texts.checkLost(found.lost.length));
  if (parts.length === 0) parts.push(found.known ? texts.checkClean : texts.checkUnknown);
  toast(parts.join(" "));
}

const symbols = () => symbolsOf(view.value?.shape.size ?? 0, settings.value.symbols);

let lastHint: Promise<void> = Promise.resolve();

/** The first time where to look, then what for, then everything: each press counts, however late the answer to the one before. */
export function askHint(): Promise<void> {
  lastHint = lastHint.then(tellMore, tellMore);
  return lastHint;
}

async function tellMore(): Promise<void> {
  if (!settings.value.hints || !view.value || paused.value) return;
  const level = hint.value ? (Math.min(hint.value.level + 1, 3) as 2 | 3) : 1;
  const told = await game.call("game.hint", { level, beyond: beyond.value, symbols: symbols() });
  report.value = null;
  hint.value = told;
}

/** The same once more, as when another language is spoken. */
export async function retellHint(): Promise<void> {
  const told = hint.value;
  if (!told) return;
  const again = await game.call("game.hint", { level: told.level, fresh: false, beyond: beyond.value, symbols: symbols() });
  if (hint.value === told) hint.value = again;
}

export async function applyHint(): Promise<void> {
  const place = hint.value?.places;
  await act({ kind: "applyHint" });
  hint.value = null;
  if (place) selection.value = { cells: [place.cell], cursor: place.cell };
}

export function run(command: Command): void {
  const size = view.value?.shape.size ?? 0;
  switch (command.kind) {
    case "move":
      selection.value = stepped(selection.value, size, command.rows, command.columns, command.extend);
      return;
    case "figure":
      return enterFigure(command.figure, command.mode ?? mode.value);
    case "digit":
      return enterDigit(command.digit, command.mode ?? mode.value);
    case "mode":
      return setMode(command.mode);
    case "nextMode":
      return nextMode(command.back);
    case "clear":
      return clear();
    case "undo":
    case "redo":
      return void act({ kind: command.kind });
    case "selectAll":
      selection.value = everything(size, selection.value.cursor);
      return;
    case "escape":
      if (hint.value || report.value) {
        hint.value = null;
        report.value = null;
      } else if (held.value !== 0) {
        hold(0);
      } else {
        selection.value = noSelection;
      }
      return;
    case "check":
      return void check();
    case "hint":
      return void askHint();
  }
}
