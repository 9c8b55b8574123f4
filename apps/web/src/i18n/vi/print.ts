// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "In",
  perPage: "Số câu đố mỗi trang",
  pages: "Số trang",
  what: "Những câu đố nào",
  thisOne: "Chỉ câu này",
  andNew: "Câu này và các câu mới",
  level: "Độ khó của các câu mới",
  solutions: "Lời giải ở trang cuối",
  go: "In",
  making: (done, of) => `Câu đố ${done} trên ${of}`,
  puzzle: (number) => `Số ${number}`,
  solutionOf: (number) => `Lời giải của số ${number}`,
  solution: "Lời giải",
};
