// A move of the dance in words, and the line of the pseudocode that makes it.
import { type Matrix, type Move, MoveKind } from "../core/api_matrix";
import type { Watch } from "../i18n/en/watch";
import type { Names } from "./names";

/** What a choice amounts to. */
export type Weight = "forced" | "guess" | "dead";

export function weightOf(choices: number): Weight {
  return choices === 0 ? "dead" : choices === 1 ? "forced" : "guess";
}

export function narrate(move: Move | undefined, matrix: Matrix, names: Names, t: Watch): string {
  if (!move) return t.moveStart;
  const [kind, , item, option, choices, number] = move;
  switch (kind as MoveKind) {
    case MoveKind.choose: {
      if (matrix.bounded?.includes(item)) return t.moveWays(names.item(item), choices);
      const weight = weightOf(choices);
      if (weight === "guess") return t.moveGuess(names.item(item), choices);
      return (weight === "forced" ? t.moveForced : t.moveDead)(names.item(item));
    }
    case MoveKind.attempt:
      return t.moveAttempt(names.option(option), number, choices);
    case MoveKind.cover:
      return t.moveCover(names.item(item));
    case MoveKind.uncover:
      return t.moveUncover(names.item(item));
    case MoveKind.purify:
      return t.movePurify(names.item(item), colourOf(matrix, item, option));
    case MoveKind.unpurify:
      return t.moveUnpurify(names.item(item));
    case MoveKind.solution:
      return t.moveSolution;
    case MoveKind.back:
      if (choices === 0 && matrix.bounded?.includes(item)) return t.moveWays(names.item(item), choices);
      return (choices === 0 ? t.moveDead : t.moveBack)(names.item(item));
    case MoveKind.tweak:
      return t.moveTweak(names.option(option));
    case MoveKind.untweak:
      return t.moveUntweak(names.option(option));
    case MoveKind.pass:
      return t.movePass(names.item(item));
  }
}

function colourOf(matrix: Matrix, item: number, option: number): string {
  for (let entry = matrix.starts[option]!; entry < matrix.starts[option + 1]!; ++entry) {
    if (matrix.entries[entry] === item) return matrix.colourNames[(matrix.colours[entry] ?? 0) - 1] ?? "";
  }
  return "";
}

/** The lines of the pseudocode, as the messages have them. */
export const CODE_INDENTS = [0, 1, 1, 1, 1, 2, 2, 2, 2, 1, 1];

/** The line that makes a move; `chosen` is the item chosen at its depth. */
export function lineOf(move: Move | undefined, chosen: number): number {
  if (!move) return 0;
  const own = move[2] === chosen;
  switch (move[0] as MoveKind) {
    case MoveKind.solution:
      return 1;
    case MoveKind.choose:
      return 2;
    case MoveKind.cover:
      return own ? 3 : 6;
    case MoveKind.attempt:
    case MoveKind.pass:
      return 5;
    case MoveKind.purify:
    case MoveKind.tweak:
      return 6;
    case MoveKind.unpurify:
    case MoveKind.untweak:
      return 8;
    case MoveKind.uncover:
      return own ? 9 : 8;
    case MoveKind.back:
      return 10;
  }
}
