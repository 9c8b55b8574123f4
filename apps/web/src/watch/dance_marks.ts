// A moment of the dance as marks on the matrix.
import { Row } from "./density";
import type { Marks } from "./matrix_paint";
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
