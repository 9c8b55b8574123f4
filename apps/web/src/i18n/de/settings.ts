// Settings.
import type { Settings } from "../en/settings";

export const settings: Settings = {
  title: "Einstellungen",
  looks: "Aussehen",
  symbols: "Ziffern als",
  symbolsFigures: "1-9, A-Z",
  symbolsNumbers: "1, 2, … 10, 11",
  symbolsLetters: "A, B, C",
  languageAuto: "Wie der Browser",
  help: "Hilfe beim Spielen",
  sameDigit: "Gleiche Ziffern hervorheben",
  peers: "Zeile, Spalte und Block hervorheben",
  conflicts: "Widersprüche markieren",
  conflictsHint: "Ziffern, die in einer Zeile, einer Spalte oder einem Block doppelt stehen.",
  counts: "Fehlende Ziffern zählen",
  digitFirst: "Ziffer zuerst",
  digitFirstHint: "Wähle eine Ziffer, dann tippe auf die Felder, in die sie gehört.",
  doubleFills: "Doppeltes Tippen trägt den einzigen Kandidaten ein",
  fill: "Kandidaten: zu Beginn eintragen",
  fillButton: "Kandidaten: Taste zum Eintragen",
  clean: "Kandidaten: beim Eintragen von Ziffern bereinigen",
  check: "Mit der Lösung vergleichen",
  hints: "Tipps",
  timer: "Zeit anzeigen",
  checkpoints: "Stand merken",
  stored: "Einstellungen und Spiel bleiben auf diesem Gerät.",
  about: (version) =>
    `Quadrille ${version}: löst Sudokus jeder Größe mit Dancing Links, den tanzenden Verweisen, in deinem Browser.`,
};
