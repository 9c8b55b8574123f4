import type { PhotoTexts } from "../en/photo";
import { counted } from "../plural";

export const photo: PhotoTexts = {
  intro: "Odprite, prilepite ali sem spustite sliko natisnjene mreže. Prebere se na tej napravi in je ne zapusti.",
  open: "Odpri sliko",
  camera: "Uporabi kamero",
  reading: "Branje slike …",
  done: (givens) =>
    `Mreža je prebrana: ${counted("sl", givens, { one: "dana števka", two: "dani števki", few: "dane števke", other: "danih števk" })}.`,
  doubts: (count) => `Dvomljivih polj: ${count}.`,
  picture: "Mreža na sliki",
  doubtful: "dvomljivo",
  readAs: (digit) => `prebrano kot ${digit}`,
  nothing: "prazno",
  cell: (name) => `Kaj je v ${name}?`,
  left: (count) => `Dvomljiva polja: ${count}`,
  settled: "Nobeno polje ni več dvomljivo.",
  next: "Naslednje dvomljivo polje",
  tooLarge: (most) => `Datoteka je prevelika: berejo se slike do ${most} megabajtov.`,
  noPicture: "Ta datoteka ni slika, ki bi jo brskalnik znal prebrati.",
  broken: "Ta slika je pokvarjena ali take vrste, da je brskalnik ne zna prebrati.",
  view: "Kaj vidi kamera",
  search: "Držite kamero tako, da vidi vso mrežo.",
  found: "Mreža je v kadru.",
  take: "Preberi to mrežo",
  stop: "Izklopi kamero",
  noCamera: "Kamere ni bilo mogoče najti. Namesto tega lahko odprete sliko.",
  notAllowed: "Stran ne sme uporabljati kamere. Dovolite ji to v nastavitvah brskalnika ali odprite sliko.",
  cameraFailed: "Kamere ni bilo mogoče vklopiti; morda jo uporablja drug program.",
};

export { default as sentences } from "../../../../../quadrille/languages/sl.txt?photo";
