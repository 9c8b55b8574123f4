// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "共有",
  link: "リンク",
  withProgress: "途中経過も含める",
  withProgressHint: "これまでに入れた数字、メモ、色もリンクに含めます。",
  copy: "リンクをコピー",
  copied: "リンクをコピーしました。",
  copyFailed: "リンクをコピーできませんでした。選択して手動でコピーしてください。",
  send: "送る…",
  download: "ダウンロード",
  asLine: "テキスト（1行）",
  asGrid: "テキスト（格子）",
  asSvg: "画像（SVG）",
  fileName: "問題",
};
