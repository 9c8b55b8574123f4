// The view "Lab": any exact-cover problem.
import type { Lab } from "../en/lab";
import { counted, pluralForm } from "../plural";

const solutions = (count: number) => counted("sl", count, { one: "rešitev", two: "rešitvi", few: "rešitve", other: "rešitev" });
const first = (count: number) => pluralForm("sl", count, { one: "Prva", two: "Prvi", few: "Prve", other: "Prvih" });

export const lab: Lab = {
  title: "Laboratorij",
  lead: "Vse, kar se da povedati kot »izbrati možnosti tako, da je vsak element pokrit natanko enkrat«, lahko pleše. Vzemite problem iz galerije ali napišite svojega.",
  from: "Problem",
  fromGallery: "Galerija",
  fromText: "Vaš",
  gallery: {
    queens: {
      title: "Dame",
      text: "Postavite damo v vsako vrstico in vsak stolpec, nobenih dveh na isto diagonalo. Diagonale so stranski elementi: pokriti so največ enkrat.",
    },
    langford: { title: "Langfordovi pari", text: "Vsako število dvakrat v zaporedju, med obema k natanko k mest." },
    pentominoes: { title: "Pentomine", text: "Zapolnite pravokotnik s 60 kvadratki z dvanajstimi ploščicami po pet kvadratkov." },
    dominoes: { title: "Domine", text: "Pokrijte kvadratno mrežo z dominami." },
    latin: { title: "Latinski kvadrati", text: "Vsak znak enkrat v vsaki vrstici in vsakem stolpcu." },
  },
  size: "Velikost",
  sizeRows: "Vrstice",
  asText: "Uredi kot besedilo",
  text: "V prvi vrstici elementi (stranski za |), nato v vsaki vrstici ena možnost; ali pa vrstice iz 0 in 1",
  textExample: "Primer",
  read: "Preberi",
  bad: "To besedilo še ne opisuje problema.",
  show: "Kaj z njim",
  showSolutions: "Rešitve",
  showCount: "Štetje",
  showDance: "Ples",
  looking: "Iskanje rešitev …",
  none: "Rešitve ni.",
  found: (count, complete) => (complete ? `Vse, kar jih je: ${solutions(count)}` : `${first(count)} ${solutions(count)}`),
  solutionOf: (number, of) => `Rešitev ${number} od ${of}`,
  many: "mnogih",
  previous: "Prejšnja rešitev",
  next: "Naslednja rešitev",
  drawing: (number, rows, columns) => `Rešitev ${number}, narisana na ${rows} × ${columns} kvadratkih`,
  drawingNow: "Slika doslej izbranih možnosti",
  count: "Preštej vse rešitve",
  counting: "Štetje …",
  foundSoFar: (count, seconds) => `doslej ${count}, ${seconds} s`,
  counted: (count) => solutions(count),
  countFacts: (nodes, updates, milliseconds) => `vozlišč: ${nodes}, sprememb: ${updates}, ${milliseconds} ms`,
  stopped: (seconds) => `Ustavljeno po ${seconds} s.`,
  stop: "Ustavi",
  lookAgain: "Išči znova",
  moreOptions: (count) =>
    `in še ${counted("sl", count, { one: "možnost", two: "možnosti", few: "možnosti", other: "možnosti" })}`,
};
