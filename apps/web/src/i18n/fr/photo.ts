import type { PhotoTexts } from "../en/photo";
import { counted } from "../plural";

export const photo: PhotoTexts = {
  intro: "Ouvrez, collez ou déposez ici l’image d’une grille imprimée. Elle est lue sur cet appareil et ne le quitte pas.",
  open: "Ouvrir une image",
  camera: "Utiliser l’appareil photo",
  reading: "Lecture de l’image…",
  done: (givens) => `Grille lue : ${counted("fr", givens, { one: "chiffre donné", other: "chiffres donnés" })}.`,
  doubts: (count) => `${counted("fr", count, { one: "case est douteuse", other: "cases sont douteuses" })}.`,
  picture: "La grille de l’image",
  doubtful: "douteuse",
  readAs: (digit) => `lu comme ${digit}`,
  nothing: "vide",
  cell: (name) => `Qu’y a-t-il en ${name} ?`,
  left: (count) => `Cases douteuses : ${count}`,
  settled: "Plus aucune case n’est douteuse.",
  next: "Case douteuse suivante",
  tooLarge: (most) => `Ce fichier est trop gros : les images sont lues jusqu’à ${most} mégaoctets.`,
  noPicture: "Ce fichier n’est pas une image que le navigateur sait lire.",
  broken: "Cette image est abîmée, ou d’un type que le navigateur ne sait pas lire.",
  view: "Ce que voit l’appareil photo",
  search: "Tenez l’appareil de sorte qu’il voie toute la grille.",
  found: "Une grille est en vue.",
  take: "Lire cette grille",
  stop: "Éteindre l’appareil photo",
  noCamera: "Aucun appareil photo n’a été trouvé. Vous pouvez ouvrir une image.",
  notAllowed: "La page ne peut pas utiliser l’appareil photo. Autorisez-le dans les réglages du navigateur, ou ouvrez une image.",
  cameraFailed: "L’appareil photo n’a pas pu démarrer ; un autre programme l’utilise peut-être.",
};

export { default as sentences } from "../../../../../quadrille/languages/fr.txt?photo";
