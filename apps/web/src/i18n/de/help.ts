// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "So wird gespielt",
  pages: { rules: "Regeln", playing: "Spielen", keys: "Tasten" },
  aim: "Fülle jedes leere Feld mit einer Ziffer von 1 bis 9. Drei Regeln sagen, wo eine Ziffer stehen darf:",
  row: "In jeder Zeile steht jede Ziffer genau einmal.",
  column: "In jeder Spalte steht jede Ziffer genau einmal.",
  box: "In jedem Block aus 3 × 3 Feldern steht jede Ziffer genau einmal.",
  promise: "Ohne Rechnen und ohne Raten: Es gibt genau eine Lösung, und Nachdenken führt zu ihr.",
  find: "So findest du eine Ziffer",
  findText:
    "Wohin gehört im farbigen Block die 5? Die Fünfen außerhalb schließen zwei Zeilen und eine Spalte aus. Ein leeres Feld bleibt: Dort gehört sie hin.",
  other: "Für andere Größen gelten dieselben Regeln mit entsprechend vielen Ziffern; ein lateinisches Quadrat hat keine Blöcke.",
  enter: "Ziffern eintragen",
  enterText:
    "Tippe auf ein Feld, dann auf eine Ziffer. Oder erst auf die Ziffer und dann auf die Felder, in die sie gehört. Die kleine Zahl auf einer Taste sagt, wie oft die Ziffer noch fehlt.",
  marks: "Notizen machen",
  marksText:
    "Mit Ecke und Mitte werden Ziffern zu kleinen Notizen: wo im Block eine Ziffer stehen kann oder welche Kandidaten ein Feld hat. Kandidaten trägt alle ein.",
  stuck: "Wenn es nicht weitergeht",
  stuckText:
    "Tipp zeigt, wo du hinsehen kannst; frag noch einmal, und er verrät mehr, bis zum ganzen Schritt. Prüfen findet Fehler. Rückgängig nimmt jeden Zug zurück.",
  beginner: "Ein Rätsel für Einsteiger spielen",
  offer: "Neu bei Sudoku?",
  offerText: "Drei Regeln, eine Minute.",
  offerShow: "Regeln zeigen",
  offerNo: "Kenne ich schon",
};
