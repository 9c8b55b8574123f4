// Settings.
import type { Settings } from "../en/settings";

export const settings: Settings = {
  title: "Nastavitve",
  looks: "Videz",
  symbols: "Števke kot",
  symbolsFigures: "1-9, A-Z",
  symbolsNumbers: "1, 2, … 10, 11",
  symbolsLetters: "A, B, C",
  languageAuto: "Kot brskalnik",
  help: "Pomoč med igro",
  sameDigit: "Poudari enake števke",
  peers: "Poudari vrstico, stolpec in kvadrant",
  conflicts: "Označi spore",
  conflictsHint: "Števke, ki so v vrstici, stolpcu ali kvadrantu dvakrat.",
  counts: "Preštej preostale števke",
  fill: "Kandidati: vpiši jih na začetku",
  fillButton: "Kandidati: gumb za vpis",
  clean: "Kandidati: počisti jih ob vpisu števk",
  check: "Preverjanje z rešitvijo",
  hints: "Namigi",
  timer: "Pokaži čas",
  checkpoints: "Kontrolne točke",
  stored: "Nastavitve in igra ostanejo na tej napravi.",
  about: (version) => `Quadrille ${version}: rešuje sudoku vseh velikosti s plešočimi povezavami, v vašem brskalniku.`,
};
