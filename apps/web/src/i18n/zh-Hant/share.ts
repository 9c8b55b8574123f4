// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "分享",
  link: "連結",
  withProgress: "包含我的進度",
  withProgressHint: "已填的數字、標記和顏色會寫進連結。",
  copy: "複製連結",
  copied: "連結已複製。",
  copyFailed: "無法複製連結，請選取後手動複製。",
  send: "傳送……",
  download: "下載",
  asLine: "文字，一行",
  asGrid: "文字，方陣",
  asSvg: "圖片（SVG）",
  fileName: "puzzle",
};
