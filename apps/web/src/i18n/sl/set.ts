import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "Riši",
  digits: "Števke (brez pravila)",
  groups: { area: "Območja in znaki", line: "Črte", outside: "Namigi zunaj", board: "Vsa mreža" },
  number: "Število",
  add: "Dodaj",
  how: {
    board: "Vpišite število in ga dodajte.",
    area: "Povlecite čez polja, nato Dodaj ali Enter. Poteza, ki se začne ob njih, doda polja; dotik eno odvzame.",
    copies: "Povlecite čez polja, nato Dodaj ali Enter; potem izberite, kje se začne kopija.",
    line: "Povlecite od prvega polja do zadnjega.",
    pairs: "Povlecite od polja do polja: vsaki dve dobita svojega.",
    cells: "Dotaknite se polja ali povlecite čez več polj.",
    block: "Povlecite čez polja okrog vogala.",
    outside: "Povlecite vzdolž črte, stran od namiga.",
  },
  keys: "S tipkami: Shift in puščice ali preslednica; nato Enter.",
  whole: "Pravila za vso mrežo",
  rules: "Pravila mreže",
  remove: (rule) => `Odstrani: ${rule}`,
  candidates: "Pravi kandidati",
  candidatesHint: "Števke, ki jih ima polje v kateri od rešitev",
  late: (seconds) => `V ${seconds} sekundah niso bili najdeni vsi: morda jih je več.`,
};
