// The front page.
import type { Home } from "../en/home";

export const home: Home = {
  title: "數獨",
  lead: "從 4 × 4 到 36 × 36，提示會說明理由，還能看看電腦是怎麼做的。不用帳號，沒有廣告；離線也能用。",
  begin: "從這裡開始",
  beginText: "一道入門題目。需要的話，旁邊會講解規則。",
  beginPlay: "開始玩",
  allGames: (count) => `全部 ${count} 局遊戲`,
  today: "今天的題目",
  newText: "馬上產生一道新的 9 × 9：",
  newMore: "其他大小和種類",
  learn: "學習",
  rules: "規則",
  rulesText: "兩分鐘，配圖講解",
  techniques: "技巧",
  techniquesText: "是什麼、為什麼成立，還有可以練習的盤面",
  own: "自己的題目",
  enter: "輸入題目",
  enterText: "鍵入、貼上、拍照，或者畫上更多規則；馬上檢查",
  games: "你的遊戲和用時",
  gamesText: "你開始過的一切，以及花了多久",
  computer: "電腦是怎麼做的？",
  storyText: "精確覆蓋與舞蹈鏈，十二頁會動的講解",
  watchText: "在你玩的盤面上，一步一步看搜尋",
  labText: "皇后、拼塊，以及你寫下的任何問題",
};
