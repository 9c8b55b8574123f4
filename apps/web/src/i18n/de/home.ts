// The front page.
import type { Home } from "../en/home";
import { counted } from "../plural";

export const home: Home = {
  title: "Sudoku",
  lead: "Von 4 × 4 bis 36 × 36, mit Tipps, die zeigen, warum, und einem Blick darauf, wie ein Computer es macht. Ohne Konto, ohne Werbung; auch offline.",
  begin: "Hier geht’s los",
  beginText: "Ein Rätsel für den Anfang. Die Regeln werden auf Wunsch daneben erklärt.",
  beginPlay: "Spielen",
  allGames: (count) => `Alle ${counted("de", count, { one: "Spiel", other: "Spiele" })}`,
  today: "Das heutige Rätsel",
  newText: "Ein neues 9 × 9, sofort gemacht:",
  newMore: "Andere Größen und Arten",
  learn: "Lernen",
  rules: "Die Regeln",
  rulesText: "In zwei Minuten, mit Bildern",
  techniques: "Techniken",
  techniquesText: "Was jede ist, warum sie gilt, und ein Brett zum Üben",
  own: "Eigenes",
  enter: "Ein Rätsel eingeben",
  enterText: "Tippen, einfügen, fotografieren oder weitere Regeln zeichnen; es wird sofort geprüft",
  games: "Deine Spiele und Zeiten",
  gamesText: "Alles, was du begonnen hast, und wie lange es gedauert hat",
  computer: "Wie macht das ein Computer?",
  storyText: "Exakte Überdeckung und tanzende Links, zwölf Seiten, die sich bewegen",
  watchText: "Die Suche über dem Brett, das du spielst, Zug um Zug",
  labText: "Damen, Spielsteine und jedes Problem, das du aufschreibst",
};
