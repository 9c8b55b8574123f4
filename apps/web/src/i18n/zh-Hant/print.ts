// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "列印",
  perPage: "每頁題數",
  pages: "頁數",
  what: "哪些題目",
  thisOne: "只有這一題",
  andNew: "這一題和新題",
  level: "新題的難度",
  solutions: "最後一頁附解答",
  go: "列印",
  making: (done, of) => `第 ${done} 題，共 ${of} 題`,
  puzzle: (number) => `第 ${number} 題`,
  solutionOf: (number) => `第 ${number} 題的解答`,
  solution: "解答",
};
