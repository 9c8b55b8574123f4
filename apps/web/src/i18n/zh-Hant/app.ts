// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "跳到內容",
  views: "頁面",
  play: "遊戲",
  enter: "輸入題目",
  watch: "觀看",
  story: "故事",
  lab: "實驗室",
  more: "更多",
  steps: "逐步求解",
  technique: "技巧",
  settings: "設定",
  theme: "淺色或深色",
  themeAuto: "依系統",
  themeLight: "淺色",
  themeDark: "深色",
  language: "語言",
  close: "關閉",
  cancel: "取消",
  loading: "載入中……",
  notLoaded: "這個部分無法載入。網路斷線了嗎？",
  tryAgain: "再試一次",
  coreFailed: "求解器無法啟動",
  coreFailedText:
    "沒有它，這裡什麼都用不了。可能是斷線導致檔案無法載入，也可能是瀏覽器不支援 WebAssembly。你的遊戲不會遺失；網路恢復後頁面會自動重試。",
};
