// Keys: what a key means on a board. Pure: the same key in the same state is always the same command. As quadrille/play/keys.h
// has it.
import { digitOfLetter, lettersAreDigits, type SymbolStyle } from "../board/symbols";

export const entryModes = ["digit", "corner", "centre", "colour"] as const;
export type EntryMode = (typeof entryModes)[number];

export type Command =
  | { kind: "move"; rows: number; columns: number; extend: boolean }
  /** A figure from 0 to 9; which digit it makes depends on the figure before it. */
  | { kind: "figure"; figure: number; mode: EntryMode | null }
  | { kind: "digit"; digit: number; mode: EntryMode | null }
  | { kind: "mode"; mode: EntryMode }
  | { kind: "nextMode"; back: boolean }
  /** `blank` stands for an empty cell where a puzzle is typed in. */
  | { kind: "clear" | "undo" | "redo" | "selectAll" | "escape" | "check" | "hint" | "blank" };

export interface KeyInput {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether the number lock is on; Shift then turns the number pad into arrows. */
  numLock: boolean;
}

export interface KeyContext {
  size: number;
  symbols: SymbolStyle;
  hasSelection: boolean;
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const modeLetters: Record<string, EntryMode> = { z: "digit", x: "corner", c: "centre", v: "colour" };

/** The letter that chooses a mode; none where letters are digits. */
export function keyOfMode(mode: EntryMode, size: number, symbols: SymbolStyle): string {
  const letter = Object.keys(modeLetters).find((key) => modeLetters[key] === mode) ?? "";
  return lettersAreDigits(size, symbols) ? "" : letter.toUpperCase();
}

const simpleKeys: Record<string, "clear" | "escape" | "check" | "blank"> = {
  ".": "blank",
  "-": "blank",
  _: "blank",
  "*": "blank",
  Delete: "clear",
  Backspace: "clear",
  Escape: "escape",
  Enter: "check",
};

/** The figure on the key, whatever Shift makes of it; null for other keys. */
function figureOf({ code, key, shiftKey, numLock }: KeyInput): { figure: number; shifted: boolean } | null {
  const row = /^Digit(\d)$/.exec(code);
  if (row) return { figure: Number(row[1]), shifted: shiftKey };
  const pad = /^Numpad(\d)$/.exec(code);
  if (pad) {
    const arrow = !/^\d$/.test(key);
    return arrow && !numLock ? null : { figure: Number(pad[1]), shifted: shiftKey || arrow };
  }
  return /^\d$/.test(key) ? { figure: Number(key), shifted: shiftKey } : null;
}

function withControl(input: KeyInput): Command | null {
  switch (input.key.toLowerCase()) {
    case "z":
      return { kind: input.shiftKey ? "redo" : "undo" };
    case "y":
      return { kind: "redo" };
    case "a":
      return { kind: "selectAll" };
    default:
      return null;
  }
}

/** The command that a key stands for; null where the key is left to the browser. */
export function commandOf(input: KeyInput, context: KeyContext): Command | null {
  if (input.altKey) return null;
  const control = input.ctrlKey || input.metaKey;
  const figure = figureOf(input);
  if (figure) {
    const mode = control ? "centre" : figure.shifted ? "corner" : null;
    return { kind: "figure", figure: figure.figure, mode };
  }
  const arrow = arrows[input.key];
  if (arrow) return { kind: "move", rows: arrow[0], columns: arrow[1], extend: control || input.shiftKey };
  if (control) return withControl(input);
  const simple = simpleKeys[input.key];
  if (simple) return { kind: simple };
  if (input.key === "?") return { kind: "hint" };
  if (input.key === " ") return { kind: "nextMode", back: input.shiftKey };
  const letters = lettersAreDigits(context.size, context.symbols);
  if (input.key === "Tab") {
    return letters && context.hasSelection ? { kind: "nextMode", back: input.shiftKey } : null;
  }
  const mode = modeLetters[input.key.toLowerCase()];
  if (mode && !letters) return { kind: "mode", mode };
  const digit = digitOfLetter(input.key, context.size, context.symbols);
  return digit > 0 ? { kind: "digit", digit, mode: input.shiftKey ? "corner" : null } : null;
}
