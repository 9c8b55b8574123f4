// Settings.
import type { Settings } from "../en/settings";

export const settings: Settings = {
  title: "设置",
  looks: "外观",
  symbols: "数字写作",
  symbolsFigures: "1-9、A-Z",
  symbolsNumbers: "1、2、… 10、11",
  symbolsLetters: "A、B、C",
  languageAuto: "跟随浏览器",
  help: "游戏中的帮助",
  sameDigit: "突出相同的数字",
  peers: "突出所在的行、列和宫",
  conflicts: "标出冲突",
  conflictsHint: "在一行、一列或一宫中出现两次的数字。",
  counts: "显示每个数字还剩几个",
  fill: "候选数：开始时填入",
  fillButton: "候选数：显示填入按钮",
  clean: "候选数：填数字时自动清理",
  check: "与答案核对",
  hints: "提示",
  timer: "显示时间",
  checkpoints: "检查点",
  stored: "设置和游戏只保存在这台设备上。",
  about: (version) => `Quadrille ${version}：在浏览器里用舞蹈链求解任意大小的数独。`,
};
