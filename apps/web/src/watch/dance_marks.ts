// What a move of the dance is about.
import { type Move, MoveKind } from "../core/api_matrix";
import type { Action } from "./matrix_paint";

/** The item and the option that a move is about; -1 for none. */
export function actionOf(move: Move | undefined): Action {
  if (!move || move[0] === MoveKind.solution) return { item: -1, option: -1 };
  const withOption = move[0] === MoveKind.attempt || move[0] === MoveKind.purify || move[0] === MoveKind.unpurify;
  return { item: move[2], option: withOption ? move[3] : -1 };
}
