// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "提示",
  more: "再多說一點",
  apply: "照做",
  close: "關閉提示",
  matrix: "用精確覆蓋來說",
  rating: (rating) => `難度 ${rating}`,
};
