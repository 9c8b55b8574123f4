import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "描く",
  digits: "数字（ルールなし）",
  groups: { area: "領域と記号", line: "線", outside: "外側のヒント", board: "盤面全体" },
  number: "数",
  add: "追加",
  how: {
    board: "数を入力して追加します。",
    area: "マスをなぞり、「追加」かEnterを押します。隣から続けてなぞるとマスが加わり、タップすると外れます。",
    copies: "マスをなぞり、「追加」かEnterを押します。次にコピーの先頭のマスを選びます。",
    line: "最初のマスから最後のマスまでなぞります。",
    pairs: "マスからマスへなぞると、2マスごとに付きます。",
    cells: "マスをタップするか、いくつかなぞります。",
    block: "角を囲むマスをなぞります。",
    outside: "ヒントの側から線に沿ってなぞります。",
  },
  keys: "キー操作：Shift＋矢印かスペース、最後にEnter。",
  whole: "盤面全体のルール",
  rules: "盤面のルール",
  remove: (rule) => `削除：${rule}`,
  candidates: "真の候補",
  candidatesHint: "どれかの解でマスに入る数字",
  late: (seconds) => `${seconds}秒ではすべて見つかりませんでした。ほかにもあるかもしれません。`,
};
