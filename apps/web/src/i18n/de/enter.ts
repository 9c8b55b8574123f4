// Enter your own.
import type { Enter } from "../en/enter";
import { counted } from "../plural";

export const enter: Enter = {
  title: "Eigenes Rätsel",
  intro:
    "Gib die Vorgaben Zeile für Zeile ein, ein leeres Feld als 0 oder Punkt. Du kannst auch einen Text einfügen oder eine Datei hierher ziehen.",
  blank: "Leeres Feld",
  back: "Zurück",
  paste: "Rätsel als Text",
  pasteHint: "Eine Zeile, ein Gitter, CSV, SDK oder JSON: jedes Format, das die Befehlszeile liest.",
  read: "Einlesen",
  open: "Datei öffnen",
  drop: "Datei zum Einlesen hier ablegen",
  fileTooLong: "Diese Datei ist zu lang für ein Rätsel.",
  found: (count) => `${counted("de", count, { other: "Rätsel" })} im Text`,
  which: "Welches Rätsel",
  puzzle: (number) => `Rätsel ${number}`,
  board: "Gitter",
  start: "Spielen",
  empty: "Gitter leeren",
  emptyVerdict: "Ein leeres Gitter: Gib ein paar Vorgaben ein.",
  looking: "Suche nach Lösungen …",
  none: "Keine Lösung",
  one: "Genau eine Lösung",
  many: "Mehrere Lösungen",
  unknown: "In der Zeit nicht zu entscheiden",
  oneText: (count) => `${counted("de", count, { one: "Vorgabe", other: "Vorgaben" })}: ein richtiges Rätsel.`,
  severalText: (count) =>
    `Zwei davon unterscheiden sich in ${counted("de", count, { one: "Feld. Es ist", other: "Feldern. Sie sind" })} unten markiert.`,
  unknownText: "Du kannst es spielen, aber niemand verspricht, dass es genau eine Lösung hat.",
  contradicting: (cells) => `Diese Vorgaben widersprechen einander: ${cells}.`,
  noneText: "Die Vorgaben lassen keine Lösung zu.",
  solution: "Lösung",
  firstSolution: "Eine Lösung",
  secondSolution: "Eine andere",
  showSolution: "Lösung zeigen",
  effort: (milliseconds) => `Antwort nach ${milliseconds} ms`,
  rating: (rating, level) => `Schwierigkeit ${rating} (${level})`,
  trials: (count, depth) => `, ${counted("de", count, { one: "Versuch", other: "Versuche" })}, Tiefe ${depth}`,
  badText: "Dieser Text ist kein Rätsel",
  startFailed: (reason) => `Es lässt sich nicht spielen: ${reason}`,
};
