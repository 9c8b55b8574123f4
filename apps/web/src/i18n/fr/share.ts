// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "Partager",
  link: "Lien",
  withProgress: "Avec ma progression",
  withProgressHint: "Les chiffres, notes et couleurs inscrits jusqu’ici passent dans le lien.",
  copy: "Copier le lien",
  copied: "Lien copié.",
  copyFailed: "Le lien n’a pas pu être copié ; sélectionnez-le et copiez-le à la main.",
  send: "Envoyer…",
  download: "Télécharger",
  asLine: "Texte, une ligne",
  asGrid: "Texte, en tableau",
  asSvg: "Image (SVG)",
  fileName: "grille",
};
