// Enter your own.
import type { Enter } from "../en/enter";
import { counted } from "../plural";

export const enter: Enter = {
  title: "Saisir votre grille",
  intro:
    "Tapez les chiffres donnés ligne par ligne, avec 0 ou un point pour une case vide. Vous pouvez aussi coller un texte ou déposer un fichier ici.",
  blank: "Case vide",
  back: "Retour",
  paste: "Grille sous forme de texte",
  pasteHint: "Une ligne, un tableau, CSV, SDK ou JSON : des grilles carrées dans tous les formats que lit la ligne de commande.",
  read: "Lire",
  open: "Ouvrir un fichier",
  drop: "Déposez le fichier pour le lire",
  fileTooLong: "Ce fichier est trop long pour être une grille.",
  found: (count) => `${counted("fr", count, { one: "grille", other: "grilles" })} dans le texte`,
  which: "Quelle grille",
  puzzle: (number) => `Grille ${number}`,
  photo: "Depuis une photo",
  rules: "Autres règles",
  board: "Grille",
  start: "Jouer",
  empty: "Vider la grille",
  emptyVerdict: "La grille est vide : tapez quelques chiffres donnés.",
  looking: "Recherche de solutions…",
  none: "Aucune solution",
  one: "Exactement une solution",
  many: "Plusieurs solutions",
  unknown: "Pas de réponse à temps",
  asRead: "avec les règles lues",
  oneText: (count) => `${counted("fr", count, { one: "chiffre donné", other: "chiffres donnés" })} : une grille en règle.`,
  severalText: (count) =>
    `Deux d’entre elles diffèrent dans ${counted("fr", count, { one: "case", other: "cases" })}. Les différences sont marquées ci-dessous.`,
  unknownText: "Vous pouvez la jouer, mais rien ne garantit qu’elle ait une solution unique.",
  contradicting: (cells) => `Ces chiffres donnés se contredisent : ${cells}.`,
  noneText: "Les chiffres donnés n’admettent aucune solution.",
  solution: "Solution",
  firstSolution: "Une solution",
  secondSolution: "Une autre",
  showSolution: "Montrer la solution",
  effort: (milliseconds) => `Réponse en ${milliseconds} ms`,
  rating: (rating, level) => `Difficulté ${rating} (${level})`,
  trials: (count, depth) => `, ${counted("fr", count, { one: "essai", other: "essais" })}, profondeur ${depth}`,
  badText: "Ce texte n’est pas une grille",
  squareOnly:
    "La page n’accepte que des grilles carrées isolées. La ligne de commande résout aussi les autres : quadrille solve.",
  startFailed: (reason) => `Impossible de la jouer : ${reason}`,
};
