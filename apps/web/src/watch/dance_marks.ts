// A moment of the dance as marks on the matrix, and what its move is about.
import { type Move, MoveKind } from "../core/api_matrix";
import { Row } from "./density";
import type { Action, Marks } from "./matrix_paint";
import type { Stage } from "./stage";

export function marksOf(stage: Stage): Marks {
  const { lists } = stage;
  const rows = new Uint8Array(lists.optionCount);
  for (let option = 0; option < lists.optionCount; ++option) {
    if (!lists.isAvailable(option)) rows[option] = Row.gone;
  }
  for (const option of stage.path) rows[option] = Row.taken;
  const level = stage.levels.at(-1);
  return { rows, covered: lists.covered.slice(1), chosen: level ? level.item : -1 };
}

/** The item and the option that a move is about; -1 for none. */
export function actionOf(move: Move | undefined): Action {
  if (!move || move[0] === MoveKind.solution) return { item: -1, option: -1 };
  const withOption = move[0] === MoveKind.attempt || move[0] === MoveKind.purify || move[0] === MoveKind.unpurify;
  return { item: move[2], option: withOption ? move[3] : -1 };
}
