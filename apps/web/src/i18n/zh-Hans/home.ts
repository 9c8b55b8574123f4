// The front page.
import type { Home } from "../en/home";

export const home: Home = {
  title: "数独",
  lead: "从 4 × 4 到 36 × 36，提示会说明理由，还能看看计算机是怎么做的。无需账号，没有广告；离线也能用。",
  begin: "从这里开始",
  beginText: "一道入门题目。需要的话，旁边会讲解规则。",
  beginPlay: "开始玩",
  allGames: (count) => `全部 ${count} 局游戏`,
  today: "今天的题目",
  newText: "马上生成一道新的 9 × 9：",
  newMore: "其他大小和种类",
  learn: "学习",
  rules: "规则",
  rulesText: "两分钟，配图讲解",
  techniques: "技巧",
  techniquesText: "是什么、为什么成立，还有可以练习的盘面",
  own: "自己的题目",
  enter: "输入题目",
  enterText: "键入、粘贴、拍照，或者画上更多规则；马上检查",
  games: "你的游戏和用时",
  gamesText: "你开始过的一切，以及花了多久",
  computer: "计算机是怎么做的？",
  storyText: "精确覆盖与舞蹈链，十二页会动的讲解",
  watchText: "在你玩的盘面上，一步一步看搜索",
  labText: "皇后、拼块，以及你写下的任何问题",
};
