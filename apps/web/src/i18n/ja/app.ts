// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "本文へ移動",
  views: "画面",
  play: "プレイ",
  enter: "自分の問題",
  watch: "観察",
  story: "解説",
  lab: "実験室",
  more: "その他",
  steps: "1手ずつ",
  technique: "テクニック",
  settings: "設定",
  theme: "外観モード",
  themeAuto: "システム設定",
  themeLight: "ライト",
  themeDark: "ダーク",
  language: "言語",
  close: "閉じる",
  cancel: "キャンセル",
  loading: "読み込み中…",
  notLoaded: "この部分を読み込めませんでした。オフラインではありませんか？",
  tryAgain: "再試行",
  coreFailed: "ソルバーを起動できませんでした",
  coreFailedText:
    "ソルバーがないと、ここでは何も動きません。ネットワークにつながらずファイルを読み込めなかったか、ブラウザーがWebAssemblyに対応していないかのどちらかです。ゲームは失われていません。ネットワークが復旧すると、自動的に再試行します。",
};
