// Settings.
import type { Settings } from "../en/settings";

export const settings: Settings = {
  title: "設定",
  looks: "外觀",
  symbols: "數字寫作",
  symbolsFigures: "1-9、A-Z",
  symbolsNumbers: "1、2、… 10、11",
  symbolsLetters: "A、B、C",
  languageAuto: "依瀏覽器",
  help: "遊戲中的幫助",
  sameDigit: "突顯相同的數字",
  peers: "突顯所在的列、行和宮",
  conflicts: "標出衝突",
  conflictsHint: "在一列、一行或一宮中出現兩次的數字。",
  counts: "顯示每個數字還剩幾個",
  fill: "候選數：開始時填入",
  fillButton: "候選數：顯示填入按鈕",
  clean: "候選數：填數字時自動清理",
  check: "與解答核對",
  hints: "提示",
  timer: "顯示時間",
  checkpoints: "檢查點",
  stored: "設定和遊戲只儲存在這部裝置上。",
  about: (version) => `Quadrille ${version}：在瀏覽器裡用舞蹈鏈求解任意大小的數獨。`,
};
