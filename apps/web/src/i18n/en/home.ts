// The front page.
import { counted } from "../plural";

export const home = {
  title: "Sudoku",
  lead: "From 4 × 4 to 36 × 36, with hints that show why, and a look at how a computer does it. No account, no advertising; it works offline.",
  begin: "Begin here",
  beginText: "A puzzle to begin with. The rules are explained beside it, if you like.",
  beginPlay: "Play",
  allGames: (count: number) => `All ${counted("en", count, { one: "game", other: "games" })}`,
  today: "Today’s puzzle",
  newText: "A fresh 9 × 9, made at once:",
  newMore: "Other sizes and kinds",
  learn: "Learn",
  rules: "The rules",
  rulesText: "In two minutes, with pictures",
  techniques: "Techniques",
  techniquesText: "What each is, why it holds, and a board to try it on",
  own: "Your own",
  enter: "Enter a puzzle",
  enterText: "Type, paste or photograph it, or draw further rules; it is checked at once",
  games: "Your games and times",
  gamesText: "Everything you began, and how long it took",
  computer: "How does a computer do it?",
  storyText: "Exact cover and dancing links, in twelve pages that move",
  watchText: "The search over the board you play, move by move",
  labText: "Queens, pieces, and any problem you write",
};

export type Home = typeof home;
