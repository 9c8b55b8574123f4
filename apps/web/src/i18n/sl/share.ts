// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "Deli",
  link: "Povezava",
  withProgress: "Z mojim napredkom",
  withProgressHint: "Doslej vpisane števke, oznake in barve gredo v povezavo.",
  copy: "Kopiraj povezavo",
  copied: "Povezava je kopirana.",
  copyFailed: "Povezave ni bilo mogoče kopirati; izberite jo in kopirajte sami.",
  send: "Pošlji …",
  download: "Prenesi",
  asLine: "Besedilo, ena vrstica",
  asGrid: "Besedilo, mreža",
  asSvg: "Slika (SVG)",
  fileName: "uganka",
};
