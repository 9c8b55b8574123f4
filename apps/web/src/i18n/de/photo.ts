import type { PhotoTexts } from "../en/photo";
import { counted } from "../plural";

export const photo: PhotoTexts = {
  intro:
    "Öffne ein Bild von einem gedruckten Gitter, füge es ein oder zieh es hierher. Es wird auf diesem Gerät gelesen und verlässt es nicht.",
  open: "Bild öffnen",
  camera: "Kamera benutzen",
  reading: "Das Bild wird gelesen …",
  done: (givens) => `Das Gitter ist gelesen: ${counted("de", givens, { one: "Vorgabe", other: "Vorgaben" })}.`,
  doubts: (count) => `${counted("de", count, { one: "Feld ist", other: "Felder sind" })} zweifelhaft.`,
  picture: "Das Gitter im Bild",
  doubtful: "zweifelhaft",
  readAs: (digit) => `gelesen als ${digit}`,
  nothing: "leer",
  cell: (name) => `Was steht in ${name}?`,
  left: (count) => `Zweifelhafte Felder: ${count}`,
  settled: "Kein Feld ist mehr zweifelhaft.",
  next: "Nächstes zweifelhafte Feld",
  tooLarge: (most) => `Diese Datei ist zu groß: Bilder bis ${most} Megabyte werden gelesen.`,
  noPicture: "Diese Datei ist kein Bild, das der Browser lesen kann.",
  broken: "Dieses Bild ist beschädigt oder von einer Art, die der Browser nicht lesen kann.",
  view: "Was die Kamera sieht",
  search: "Halte die Kamera so, dass sie das ganze Gitter sieht.",
  found: "Ein Gitter ist im Bild.",
  take: "Dieses Gitter lesen",
  stop: "Kamera ausschalten",
  noCamera: "Keine Kamera gefunden. Du kannst stattdessen ein Bild öffnen.",
  notAllowed: "Die Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers oder öffne ein Bild.",
  cameraFailed: "Die Kamera ließ sich nicht einschalten; vielleicht benutzt sie gerade ein anderes Programm.",
};

export { default as sentences } from "../../../../../quadrille/languages/de.txt?photo";
