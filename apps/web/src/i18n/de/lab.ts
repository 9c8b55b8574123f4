// The view "Lab": any exact-cover problem.
import type { Lab } from "../en/lab";
import { counted } from "../plural";

const solutions = (count: number) => counted("de", count, { one: "Lösung", other: "Lösungen" });

export const lab: Lab = {
  title: "Labor",
  lead: "Was sich als „Wähle Optionen so, dass jedes Element genau einmal überdeckt ist“ sagen lässt, kann tanzen. Nimm ein Problem aus der Galerie oder schreib dein eigenes.",
  from: "Problem",
  fromGallery: "Galerie",
  fromText: "Eigenes",
  gallery: {
    queens: {
      title: "Damen",
      text: "Setze in jede Zeile und jede Spalte eine Dame, keine zwei auf eine Diagonale. Die Diagonalen sind sekundäre Elemente: höchstens einmal überdeckt.",
    },
    langford: { title: "Langford-Paare", text: "Jede Zahl zweimal in einer Reihe, mit genau k Plätzen zwischen den beiden k." },
    pentominoes: {
      title: "Pentominos",
      text: "Fülle ein Rechteck aus 60 Quadraten mit den zwölf Teilen aus je fünf Quadraten.",
    },
    dominoes: { title: "Dominos", text: "Lege ein quadratisches Brett mit Dominosteinen aus." },
    latin: { title: "Lateinische Quadrate", text: "Jedes Zeichen einmal in jeder Zeile und jeder Spalte." },
  },
  size: "Größe",
  sizeRows: "Zeilen",
  asText: "Als Text bearbeiten",
  text: "In der ersten Zeile die Elemente (sekundäre hinter |), dann in jeder Zeile eine Option; oder Zeilen aus 0 und 1",
  textExample: "Beispiel",
  read: "Einlesen",
  bad: "Das ist noch kein Problem.",
  show: "Was damit geschehen soll",
  showSolutions: "Lösungen",
  showCount: "Zählen",
  showDance: "Tanz",
  looking: "Suche nach Lösungen …",
  none: "Es gibt keine Lösung.",
  found: (count, complete) =>
    complete
      ? `${solutions(count)}, mehr gibt es nicht`
      : count === 1
        ? "Die erste Lösung"
        : `Die ersten ${count.toLocaleString("de")} Lösungen`,
  solutionOf: (number, of) => `Lösung ${number} von ${of}`,
  many: "vielen",
  previous: "Vorige Lösung",
  next: "Nächste Lösung",
  drawing: (number, rows, columns) => `Lösung ${number}, gezeichnet auf ${rows} × ${columns} Quadraten`,
  drawingNow: "Bild der bisher gewählten Optionen",
  count: "Alle Lösungen zählen",
  counting: "Wird gezählt …",
  foundSoFar: (count, seconds) => `bisher ${count}, ${seconds} s`,
  counted: (count) => solutions(count),
  countFacts: (nodes, updates, milliseconds) => `${nodes} Knoten, ${updates} Änderungen, ${milliseconds} ms`,
  stopped: (seconds) => `Nach ${seconds} s angehalten.`,
  stop: "Anhalten",
  lookAgain: "Noch einmal suchen",
  moreOptions: (count) => `und ${counted("de", count, { one: "weitere Option", other: "weitere Optionen" })}`,
};
