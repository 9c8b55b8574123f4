// Around a hint.
import type { Hints } from "../en/hints";

export const hints: Hints = {
  title: "ヒント",
  more: "もっと詳しく",
  apply: "この手を実行",
  close: "ヒントを閉じる",
  matrix: "厳密被覆で見ると",
  rating: (rating) => `難易度${rating}`,
  about: (name) => `解説：${name}`,
};
