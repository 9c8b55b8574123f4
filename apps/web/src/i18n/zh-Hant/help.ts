// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "玩法",
  pages: { rules: "規則", playing: "操作", keys: "按鍵" },
  aim: "在每個空格裡填一個 1 到 9 的數字，遵守三條規則：",
  row: "每一橫列裡，每個數字恰好出現一次。",
  column: "每一直行裡，每個數字恰好出現一次。",
  box: "每個 3 × 3 的宮裡，每個數字恰好出現一次。",
  promise: "不用計算，也不用猜：解答只有一個，靠推理就能找到。",
  find: "怎樣找到一個數字",
  findText: "在著色的宮裡，5 該填在哪裡？宮外的幾個 5 排除了兩橫列和一直行，只剩一個空格，就填在那裡。",
  other: "其他大小的盤面規則相同，只是數字不同；拉丁方陣沒有宮。",
  enter: "填數字",
  enterText: "先點一格，再點數字；也可以先點數字，再點要填的格。按鍵上的小數字表示還剩幾個。",
  marks: "做標記",
  marksText: "「角標」和「中央標」把數字變成小標記：一個數字在宮裡可能的位置，或一格的候選數。「候選數」會把它們全部填入。",
  stuck: "卡住的時候",
  stuckText: "「提示」指出該看哪裡，再按一次說得更多，直到整個步驟。「檢查」找出錯誤，「復原」可以收回任何一步。",
  beginner: "玩一道入門題",
  offer: "第一次玩數獨？",
  offerText: "三條規則，一分鐘。",
  offerShow: "看看規則",
  offerNo: "我會玩",
};
