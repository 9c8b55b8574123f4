import type { PhotoTexts } from "../en/photo";

export const photo: PhotoTexts = {
  intro: "印刷された盤面の画像を開くか、貼り付けるか、ここにドロップしてください。画像はこの端末で読み取り、外には送りません。",
  open: "画像を開く",
  camera: "カメラを使う",
  reading: "画像を読み取っています…",
  done: (givens) => `盤面を読み取りました：初期数字${givens}個。`,
  doubts: (count) => `${count}マスが確かではありません。`,
  picture: "画像の中の盤面",
  doubtful: "不確か",
  readAs: (digit) => `${digit}と読めたマス`,
  nothing: "空き",
  cell: (name) => `${name}には何がありますか？`,
  left: (count) => `不確かなマス：${count}`,
  settled: "不確かなマスはもうありません。",
  next: "次の不確かなマス",
  tooLarge: (most) => `ファイルが大きすぎます。読み取れる画像は${most}メガバイトまでです。`,
  noPicture: "このファイルは、ブラウザーで読める画像ではありません。",
  broken: "この画像は壊れているか、ブラウザーで読めない種類です。",
  view: "カメラの映像",
  search: "盤面全体が映るようにカメラを向けてください。",
  found: "盤面が映っています。",
  take: "この盤面を読み取る",
  stop: "カメラを止める",
  noCamera: "カメラが見つかりません。代わりに画像を開けます。",
  notAllowed: "このページはカメラを使えません。ブラウザーの設定で許可するか、画像を開いてください。",
  cameraFailed: "カメラを起動できませんでした。ほかのプログラムが使っているかもしれません。",
};

export { default as sentences } from "../../../../../quadrille/languages/ja.txt?photo";
