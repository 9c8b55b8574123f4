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
  making: (done, of) => `Câu đố ${done}/${of}`,
  puzzle: (number) => `Câu ${number}`,
  solutionOf: (number) => `Lời giải câu ${number}`,
  solution: "Lời giải",
};
