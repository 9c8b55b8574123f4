// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "印刷",
  perPage: "1ページの問題数",
  pages: "ページ数",
  what: "印刷する問題",
  thisOne: "この問題",
  andNew: "この問題と新しい問題",
  level: "新しい問題のレベル",
  solutions: "最後のページに解を載せる",
  go: "印刷",
  making: (done, of) => `${of}問中${done}問目`,
  puzzle: (number) => `問題${number}`,
  solutionOf: (number) => `問題${number}の解`,
  solution: "解",
};
