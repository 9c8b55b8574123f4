// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "Teilen",
  link: "Link",
  withProgress: "Mit meinem Stand",
  withProgressHint: "Bisher eingetragene Ziffern, Notizen und Farben kommen mit in den Link.",
  copy: "Link kopieren",
  copied: "Link kopiert.",
  copyFailed: "Der Link konnte nicht kopiert werden; markiere und kopiere ihn von Hand.",
  send: "Senden …",
  download: "Herunterladen",
  asLine: "Text, eine Zeile",
  asGrid: "Text, ein Gitter",
  asSvg: "Bild (SVG)",
  fileName: "raetsel",
};
