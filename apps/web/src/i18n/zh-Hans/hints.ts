// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "提示",
  more: "再说详细些",
  apply: "照做",
  close: "关闭提示",
  matrix: "用精确覆盖的说法",
  rating: (rating) => `难度 ${rating}`,
  about: (name) => `了解：${name}`,
};
