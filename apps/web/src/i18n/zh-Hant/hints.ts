// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "提示",
  more: "再說詳細些",
  apply: "照做",
  close: "關閉提示",
  matrix: "用精確覆蓋的說法",
  rating: (rating) => `難度 ${rating}`,
  about: (name) => `了解：${name}`,
};
