// The front page.
import type { Home } from "../en/home";
import { counted } from "../plural";

export const home: Home = {
  title: "Sudoku",
  lead: "De 4 × 4 à 36 × 36, avec des indices qui montrent pourquoi, et un regard sur la façon dont un ordinateur s’y prend. Sans compte ni publicité ; fonctionne hors ligne.",
  begin: "Commencez ici",
  beginText: "Une grille pour débuter. Les règles sont expliquées à côté, si vous voulez.",
  beginPlay: "Jouer",
  allGames: (count) => `Tout : ${counted("fr", count, { one: "partie", other: "parties" })}`,
  today: "La grille d’aujourd’hui",
  newText: "Une nouvelle grille 9 × 9, tout de suite :",
  newMore: "Autres tailles et variantes",
  learn: "Apprendre",
  rules: "Les règles",
  rulesText: "En deux minutes, en images",
  techniques: "Techniques",
  techniquesText: "Ce qu’est chacune, pourquoi elle est juste, et une grille pour l’essayer",
  own: "À vous",
  enter: "Saisir une grille",
  enterText: "Tapez-la, collez-la, photographiez-la ou dessinez d’autres règles ; elle est vérifiée aussitôt",
  games: "Vos parties et vos temps",
  gamesText: "Tout ce que vous avez commencé, et le temps que cela a pris",
  computer: "Comment fait un ordinateur ?",
  storyText: "Couverture exacte et liens dansants, en douze pages animées",
  watchText: "La recherche sur la grille que vous jouez, coup par coup",
  labText: "Des reines, des pièces, et tout problème que vous écrivez",
};
