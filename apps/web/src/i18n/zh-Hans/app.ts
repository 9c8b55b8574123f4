// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "跳到内容",
  views: "页面",
  play: "游戏",
  enter: "输入题目",
  watch: "观看",
  story: "故事",
  lab: "实验室",
  more: "更多",
  steps: "逐步求解",
  technique: "技巧",
  settings: "设置",
  theme: "浅色或深色",
  themeAuto: "跟随系统",
  themeLight: "浅色",
  themeDark: "深色",
  language: "语言",
  close: "关闭",
  cancel: "取消",
  loading: "正在载入……",
  notLoaded: "这一部分无法载入。网络断了吗？",
  tryAgain: "重试",
  coreFailed: "求解器无法启动",
  coreFailedText:
    "没有它，这里什么都用不了。可能是断网导致文件无法载入，也可能是浏览器不支持 WebAssembly。你的游戏不会丢失；网络恢复后页面会自动重试。",
};
