import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "繪製",
  digits: "數字（無規則）",
  groups: { area: "區域和標記", line: "線", outside: "盤外提示", board: "整個盤面" },
  number: "數",
  add: "新增",
  how: {
    board: "輸入數，然後新增。",
    area: "拖過格子，再按「新增」或 Enter。從旁邊的格子繼續拖動可加入格子，輕點可去掉一格。",
    copies: "拖過格子，再按「新增」或 Enter；然後選擇副本從哪一格開始。",
    line: "從第一格拖到最後一格。",
    pairs: "從一格拖到另一格：每兩格之間一個。",
    cells: "輕點一格，或拖過幾格。",
    block: "拖過一個角周圍的格子。",
    outside: "從提示的一側沿線拖動。",
  },
  keys: "用鍵盤：Shift 加方向鍵，或空白鍵；最後按 Enter。",
  whole: "整個盤面的規則",
  rules: "盤面的規則",
  remove: (rule) => `移除：${rule}`,
  candidates: "真實候選數",
  candidatesHint: "某個解答中該格會有的數字",
  late: (seconds) => `${seconds} 秒內沒有全部找到：可能還有。`,
};
