// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "玩法",
  pages: { rules: "规则", playing: "操作", keys: "按键" },
  aim: "在每个空格里填一个 1 到 9 的数字，遵守三条规则：",
  row: "每一行里，每个数字恰好出现一次。",
  column: "每一列里，每个数字恰好出现一次。",
  box: "每个 3 × 3 的宫里，每个数字恰好出现一次。",
  promise: "不用计算，也不用猜：答案只有一个，靠推理就能找到。",
  find: "怎样找到一个数字",
  findText: "在着色的宫里，5 该填在哪里？宫外的几个 5 排除了两行和一列，只剩一个空格，就填在那里。",
  other: "其他大小的盘面规则相同，只是数字不同；拉丁方没有宫。",
  enter: "填数字",
  enterText: "先点一格，再点数字；也可以先点数字，再点要填的格。按键上的小数字表示还剩几个。",
  marks: "做标记",
  marksText: "“角标”和“中心标”把数字变成小标记：一个数字在宫里可能的位置，或一格的候选数。“候选数”会把它们全部填入。",
  stuck: "卡住的时候",
  stuckText: "“提示”指出该看哪里，再按一次说得更多，直到整个步骤。“检查”找出错误，“撤销”可以收回任何一步。",
  beginner: "玩一道入门题",
  offer: "第一次玩数独？",
  offerText: "三条规则，一分钟。",
  offerShow: "看看规则",
  offerNo: "我会玩",
};
