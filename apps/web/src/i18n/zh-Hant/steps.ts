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
  wing: (cells, digit) => `${cells}：無論第一格是什麼，其中總有一格是 ${digit}`,
  wWing: (first, second, digits, linking, unit, digit) =>
    `${first} 和 ${second} 都是 ${digits}，而 ${linking} 在${unit.within}只有兩個位置，各與其中一格同列、同行或同宮，所以這兩格中有一格是 ${digit}`,
  pairs: (digit, one, other, link) =>
    `${digit} 在${one.within}有兩個位置，在${other.within}也有兩個，其中各有一個在${link.within}，所以另外兩個位置中有一個是對的`,
  emptyRectangle: (box, digit, one, other, line) =>
    `${box.within}的 ${digit} 只能在${one.within}或${other.within}，而它在${line.within}有兩個位置`,
  colouring: (cells, digit, ending) => `${digit} 成對的位置把 ${cells} 連成兩種顏色，其中一種是對的，而${ending}`,
  colourTwice: (unit) => `一種顏色在${unit.within}出現了兩次`,
  coloursSeen: "兩種顏色都能看到那裡",
  unique: (cells, one, other, ending) =>
    `如果 ${cells} 只有 ${one} 和 ${other}，它們就可以互換，而題目只有一個答案；${ending}`,
  uniqueCell: (cell) => `只有 ${cell} 可以不同`,
  uniqueDigit: (cells, digit) => `${cells} 中有一格是 ${digit}`,
  uniqueNaked: ({ unit, cells, digits }) => `在${unit.within}，這些格中的一格和 ${cells} 一共只有 ${digits}`,
  uniqueHidden: ({ unit, cells, digits }) => `在${unit.within}，${digits} 在這些格中的一格和 ${cells}`,
  uniquePlaces: (unit, digit) => `在${unit.within}，${digit} 只能在這些格中的兩格`,
  grave: (options) => `如果沒有 ${options}，每格就都有兩個候選數，每個數字都有兩個位置，這樣的題不會只有一個答案`,
  graveNaked: (reason, { unit, cells, digits }) => `${reason}；在${unit.within}，這些格中的一格和 ${cells} 一共只有 ${digits}`,
  suppose: (cell, digit) => `假設 ${cell} 是 ${digit}`,
  forced: (cell, digit) => `則 ${cell} 是 ${digit}`,
  noDigit: (cell) => `${cell} 就沒有數字可填`,
  noPlace: (digit, unit) => `${unit.within}就沒有位置放 ${digit}`,
  comma: "，",
  semicolon: "；",
  matrix: {
    rule: (unit, digit) => `${unit}：${digit}`,
    items: (names) => `項 ${names}`,
    oneLeft: (item, option) => `${item} 只剩一個選項：${option}`,
    allIn: (items, _several, links) => `${items} 的選項全在 ${links} 裡`,
    leftWith: (item, option) => `${item} 只剩一個：${option}`,
    twoCovers: (items) => `如果 ${items} 只有兩個數字的選項，一個覆蓋就會變成兩個`,
    twoEach: (options) => `沒有選項 ${options}，每一項就都剩兩個選項`,
    notAll: (items, links) => `取了任何一個被排除的選項，${items} 就不能全部被覆蓋，因為${links}`,
    choose: (option) => `選 ${option}`,
    none: (item) => `${item} 沒有選項了`,
    ruledOut: (options) => `排除：${options}`,
  },
};
