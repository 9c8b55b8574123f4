// Printing.
import type { Print } from "../en/print";

export const print: Print = {
  title: "打印",
  perPage: "每页题数",
  pages: "页数",
  what: "哪些题目",
  thisOne: "只有这一道",
  andNew: "这一道和新题",
  level: "新题的难度",
  solutions: "最后一页附答案",
  go: "打印",
  making: (done, of) => `第 ${done} 道，共 ${of} 道`,
  puzzle: (number) => `第 ${number} 题`,
  solutionOf: (number) => `第 ${number} 题的答案`,
  solution: "答案",
};
