// The front page.
import type { Home } from "../en/home";

export const home: Home = {
  title: "数独",
  lead: "4 × 4から36 × 36まで。理由を見せるヒントと、コンピューターの解き方をのぞく画面つき。登録も広告もなく、オフラインでも動きます。",
  begin: "ここから始める",
  beginText: "最初の1問です。必要なら、横でルールを説明します。",
  beginPlay: "プレイ",
  allGames: (count) => `すべてのゲーム（${count}）`,
  today: "今日の問題",
  newText: "9 × 9の新しい問題をすぐに作ります：",
  newMore: "ほかの大きさと種類",
  learn: "学ぶ",
  rules: "ルール",
  rulesText: "図つきで2分",
  techniques: "テクニック",
  techniquesText: "どんなもので、なぜ正しいのか。練習用の盤つき",
  own: "自分の問題",
  enter: "問題を入力する",
  enterText: "入力・貼り付け・撮影、ルールの描き足し。すぐに検証します",
  games: "ゲームとタイム",
  gamesText: "始めたものすべてと、かかった時間",
  computer: "コンピューターはどう解く？",
  storyText: "厳密被覆とダンシングリンクを、動く12ページで",
  watchText: "今の盤での探索を一手ずつ",
  labText: "クイーン、ピース、自分で書いた問題",
};
