// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "分享",
  link: "链接",
  withProgress: "包含我的进度",
  withProgressHint: "已填的数字、标记和颜色会写进链接。",
  copy: "复制链接",
  copied: "链接已复制。",
  copyFailed: "无法复制链接，请选中后手动复制。",
  send: "发送……",
  download: "下载",
  asLine: "文本，一行",
  asGrid: "文本，方阵",
  asSvg: "图片（SVG）",
  fileName: "puzzle",
};
