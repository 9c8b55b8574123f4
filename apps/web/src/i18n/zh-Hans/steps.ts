// Steps: why a step of logic follows.
import type { Steps } from "../en/steps";

export const steps: Steps = {
  told: (reason, technique, ruledOut) => `${reason}：${technique}。${ruledOut && `所以 ${ruledOut}。`}`,
  ruledOut: (cells, _count, digits) => `${cells} 不是 ${digits}`,
  lastCell: (unit, cell, digit) => `${unit.within}只有 ${cell} 是空的，只缺 ${digit}`,
  onlyPlaces: (unit, digits, where) => `${unit.within}的 ${digits} 只能在 ${where}`,
  soThere: (reason, unit, digit, where) => `${reason}，所以${unit.within}的 ${digit} 只能在 ${where}`,
  soOnly: (reason, digit, where) => `${reason}，所以 ${digit} 只能在 ${where}`,
  nakedSingle: (cell, digit) => `${cell} 只能是 ${digit}`,
  nakedSet: (unit, cells, _count, digits) => `${unit.within}的 ${cells} 一共只有 ${digits}`,
  isOneOf: (cell, digits) => `${cell} 是 ${digits}`,
  wing: (cells, digit) => `${cells}：无论第一格是什么，其中总有一格是 ${digit}`,
  wWing: (first, second, digits, linking, unit, digit) =>
    `${first} 和 ${second} 都是 ${digits}，而 ${linking} 在${unit.within}只有两个位置，各与其中一格同行、同列或同宫，所以这两格中有一格是 ${digit}`,
  pairs: (digit, one, other, link) =>
    `${digit} 在${one.within}有两个位置，在${other.within}也有两个，其中各有一个在${link.within}，所以另外两个位置中有一个是对的`,
  emptyRectangle: (box, digit, one, other, line) =>
    `${box.within}的 ${digit} 只能在${one.within}或${other.within}，而它在${line.within}有两个位置`,
  colouring: (cells, digit, ending) => `${digit} 成对的位置把 ${cells} 连成两种颜色，其中一种是对的，而${ending}`,
  colourTwice: (unit) => `一种颜色在${unit.within}出现了两次`,
  coloursSeen: "两种颜色都能看到那里",
  unique: (cells, one, other, ending) =>
    `如果 ${cells} 只有 ${one} 和 ${other}，它们就可以互换，而题目只有一个答案；${ending}`,
  uniqueCell: (cell) => `只有 ${cell} 可以不同`,
  uniqueDigit: (cells, digit) => `${cells} 中有一格是 ${digit}`,
  uniqueNaked: ({ unit, cells, digits }) => `在${unit.within}，这些格中的一格和 ${cells} 一共只有 ${digits}`,
  uniqueHidden: ({ unit, cells, digits }) => `在${unit.within}，${digits} 在这些格中的一格和 ${cells}`,
  uniquePlaces: (unit, digit) => `在${unit.within}，${digit} 只能在这些格中的两格`,
  grave: (options) => `如果没有 ${options}，每格就都有两个候选数，每个数字都有两个位置，这样的题不会只有一个答案`,
  graveNaked: (reason, { unit, cells, digits }) => `${reason}；在${unit.within}，这些格中的一格和 ${cells} 一共只有 ${digits}`,
  suppose: (cell, digit) => `假设 ${cell} 是 ${digit}`,
  forced: (cell, digit) => `则 ${cell} 是 ${digit}`,
  noDigit: (cell) => `${cell} 就没有数字可填`,
  noPlace: (digit, unit) => `${unit.within}就没有位置放 ${digit}`,
  comma: "，",
  semicolon: "；",
  matrix: {
    rule: (unit, digit) => `${unit}：${digit}`,
    items: (names) => `项 ${names}`,
    oneLeft: (item, option) => `${item} 只剩一个选项：${option}`,
    allIn: (items, _several, links) => `${items} 的选项全在 ${links} 里`,
    leftWith: (item, option) => `${item} 只剩一个：${option}`,
    twoCovers: (items) => `如果 ${items} 只有两个数字的选项，一个覆盖就会变成两个`,
    twoEach: (options) => `没有选项 ${options}，每一项就都剩两个选项`,
    notAll: (items, links) => `取了任何一个被排除的选项，${items} 就不能全部被覆盖，因为${links}`,
    choose: (option) => `选 ${option}`,
    none: (item) => `${item} 没有选项了`,
    ruledOut: (options) => `排除：${options}`,
  },
};
