// The shell: names of the views, and words that every view needs.

export const app = {
  name: "Quadrille",
  skip: "Skip to the content",
  views: "Views",
  play: "Play",
  enter: "Your own",
  watch: "Watch",
  story: "Story",
  lab: "Lab",
  more: "More",
  steps: "Step by step",
  technique: "Techniques",
  settings: "Settings",
  theme: "Light or dark",
  themeAuto: "System",
  themeLight: "Light",
  themeDark: "Dark",
  language: "Language",
  close: "Close",
  cancel: "Cancel",
  loading: "Loading …",
  notLoaded: "This part of the page could not be loaded. Are you offline?",
  tryAgain: "Try again",
  coreFailed: "The solver could not be started",
  coreFailedText:
    "Without it nothing here works. Either its file could not be loaded, because the network is down, or the browser cannot run WebAssembly. Your games are safe; the page tries again when the network is back.",
};

export type App = typeof app;
