// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "Gợi ý",
  more: "Gợi ý thêm",
  apply: "Thực hiện",
  close: "Đóng gợi ý",
  matrix: "Theo phủ chính xác",
  rating: (rating) => `Độ khó ${rating}`,
  about: (name) => `Tìm hiểu: ${name}`,
};
