import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "Dessiner",
  digits: "Chiffres (sans règle)",
  groups: { area: "Zones et marques", line: "Lignes", outside: "Indices extérieurs", board: "Grille entière" },
  number: "Nombre",
  add: "Ajouter",
  how: {
    board: "Tapez le nombre et ajoutez-le.",
    area: "Glissez sur les cases, puis Ajouter ou Entrée. Un trait qui commence à côté ajoute des cases ; un appui en retire une.",
    copies: "Glissez sur les cases, puis Ajouter ou Entrée ; choisissez ensuite où commence la copie.",
    line: "Glissez de la première case à la dernière.",
    pairs: "Glissez de case en case : chaque paire en reçoit une.",
    cells: "Touchez une case ou glissez sur plusieurs.",
    block: "Glissez sur les cases autour d’un coin.",
    outside: "Glissez le long de la ligne, en partant de l’indice.",
  },
  keys: "Au clavier : Maj et flèches, ou Espace ; puis Entrée.",
  whole: "Règles pour toute la grille",
  rules: "Règles de la grille",
  remove: (rule) => `Retirer : ${rule}`,
  candidates: "Vrais candidats",
  candidatesHint: "Chiffres qu’une case prend dans une solution",
  late: (seconds) => `Tous n’ont pas été trouvés en ${seconds} secondes : il peut y en avoir d’autres.`,
};
