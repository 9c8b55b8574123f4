import type { PhotoTexts } from "../en/photo";

export const photo: PhotoTexts = {
  intro: "打开、粘贴或拖入一张印刷盘面的图片。图片只在本设备上读取，不会外传。",
  open: "打开图片",
  camera: "使用相机",
  reading: "正在读取图片…",
  done: (givens) => `盘面已读取：${givens} 个已知数。`,
  doubts: (count) => `有 ${count} 格不能确定。`,
  picture: "图片中的盘面",
  doubtful: "不确定",
  readAs: (digit) => `读作 ${digit}`,
  nothing: "空",
  cell: (name) => `${name} 里是什么？`,
  left: (count) => `不确定的格：${count}`,
  settled: "没有不确定的格了。",
  next: "下一个不确定的格",
  tooLarge: (most) => `文件太大：只读取不超过 ${most} 兆字节的图片。`,
  noPicture: "这个文件不是浏览器能读的图片。",
  broken: "图片已损坏，或者是浏览器不能读的格式。",
  view: "相机画面",
  search: "请让相机拍到整个盘面。",
  found: "已看到一个盘面。",
  take: "读取这个盘面",
  stop: "关闭相机",
  noCamera: "没有找到相机。可以改为打开图片。",
  notAllowed: "页面不能使用相机。请在浏览器设置中允许，或打开一张图片。",
  cameraFailed: "相机无法启动，可能有其他程序正在使用。",
};

export { default as sentences } from "../../../../../quadrille/languages/zh-Hans.txt?photo";
