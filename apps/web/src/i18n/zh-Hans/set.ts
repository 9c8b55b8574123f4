import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "绘制",
  digits: "数字（无规则）",
  groups: { area: "区域和标记", line: "线", outside: "盘外提示", board: "整个盘面" },
  number: "数",
  add: "添加",
  how: {
    board: "输入数，然后添加。",
    area: "拖过格子，再按“添加”或 Enter。从旁边的格子继续拖动可加入格子，轻点可去掉一格。",
    copies: "拖过格子，再按“添加”或 Enter；然后选择副本从哪一格开始。",
    line: "从第一格拖到最后一格。",
    pairs: "从一格拖到另一格：每两格之间一个。",
    cells: "轻点一格，或拖过几格。",
    block: "拖过一个角周围的格子。",
    outside: "从提示的一侧沿线拖动。",
  },
  keys: "用键盘：Shift 加方向键，或空格键；最后按 Enter。",
  whole: "整个盘面的规则",
  rules: "盘面的规则",
  remove: (rule) => `移除：${rule}`,
  candidates: "真实候选数",
  candidatesHint: "某个答案中该格会有的数字",
  late: (seconds) => `${seconds} 秒内没有全部找到：可能还有。`,
};
