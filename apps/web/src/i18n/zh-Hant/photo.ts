import type { PhotoTexts } from "../en/photo";

export const photo: PhotoTexts = {
  intro: "開啟、貼上或拖入一張印刷盤面的圖片。圖片只在這部裝置上讀取，不會外傳。",
  open: "開啟圖片",
  camera: "使用相機",
  reading: "正在讀取圖片…",
  done: (givens) => `盤面已讀取：${givens} 個已知數。`,
  doubts: (count) => `有 ${count} 格不能確定。`,
  picture: "圖片中的盤面",
  doubtful: "不確定",
  readAs: (digit) => `讀作 ${digit}`,
  nothing: "空",
  cell: (name) => `${name} 裡是什麼？`,
  left: (count) => `不確定的格：${count}`,
  settled: "沒有不確定的格了。",
  next: "下一個不確定的格",
  tooLarge: (most) => `檔案太大：只讀取不超過 ${most} 百萬位元組的圖片。`,
  noPicture: "這個檔案不是瀏覽器能讀的圖片。",
  broken: "圖片已損壞，或者是瀏覽器不能讀的格式。",
  view: "相機畫面",
  search: "請讓相機拍到整個盤面。",
  found: "已看到一個盤面。",
  take: "讀取這個盤面",
  stop: "關閉相機",
  noCamera: "找不到相機。可以改為開啟圖片。",
  notAllowed: "頁面不能使用相機。請在瀏覽器設定中允許，或開啟一張圖片。",
  cameraFailed: "相機無法啟動，可能有其他程式正在使用。",
};

export { default as sentences } from "../../../../../quadrille/languages/zh-Hant.txt?photo";
