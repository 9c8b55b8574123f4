// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "Na vsebino",
  views: "Pogledi",
  play: "Igra",
  enter: "Vaša uganka",
  watch: "Ogled",
  story: "Zgodba",
  lab: "Laboratorij",
  more: "Več",
  steps: "Korak za korakom",
  technique: "Tehnike",
  settings: "Nastavitve",
  theme: "Svetlo ali temno",
  themeAuto: "Kot sistem",
  themeLight: "Svetlo",
  themeDark: "Temno",
  language: "Jezik",
  close: "Zapri",
  cancel: "Prekliči",
  loading: "Nalaganje …",
  notLoaded: "Tega dela strani ni bilo mogoče naložiti. Ste brez povezave?",
  tryAgain: "Poskusi znova",
  coreFailed: "Reševalnika ni bilo mogoče zagnati",
  coreFailedText:
    "Brez njega tu nič ne deluje. Njegove datoteke ni bilo mogoče naložiti, ker ni povezave, ali pa brskalnik ne zna izvajati WebAssembly. Vaše igre so varne; ko bo povezava spet na voljo, bo stran poskusila znova.",
};
