// The front page.
import type { Home } from "../en/home";
import { counted } from "../plural";

export const home: Home = {
  title: "Sudoku",
  lead: "Od 4 × 4 do 36 × 36, z namigi, ki pokažejo, zakaj, in s pogledom na to, kako to naredi računalnik. Brez računa in brez oglasov; deluje tudi brez povezave.",
  begin: "Začnite tukaj",
  beginText: "Uganka za začetek. Če želite, so pravila razložena zraven.",
  beginPlay: "Igraj",
  allGames: (count) => `Vse: ${counted("sl", count, { one: "igra", two: "igri", few: "igre", other: "iger" })}`,
  today: "Današnja uganka",
  newText: "Nova uganka 9 × 9, narejena takoj:",
  newMore: "Druge velikosti in vrste",
  learn: "Učenje",
  rules: "Pravila",
  rulesText: "V dveh minutah, s slikami",
  techniques: "Tehnike",
  techniquesText: "Kaj je katera, zakaj drži, in plošča za vajo",
  own: "Vaše",
  enter: "Vnesite uganko",
  enterText: "Vtipkajte, prilepite ali fotografirajte jo, ali pa narišite dodatna pravila; takoj je preverjena",
  games: "Vaše igre in časi",
  gamesText: "Vse, kar ste začeli, in koliko časa je trajalo",
  computer: "Kako to naredi računalnik?",
  storyText: "Natančno pokritje in plešoče povezave, dvanajst strani, ki se premikajo",
  watchText: "Iskanje na plošči, ki jo igrate, poteza za potezo",
  labText: "Dame, ploščice in vsak problem, ki ga zapišete",
};
