// The front page.
import type { Home } from "../en/home";
import { counted } from "../plural";

export const home: Home = {
  title: "Sudoku",
  lead: "De 4 × 4 a 36 × 36, con ayudas que muestran el porqué y una mirada a cómo lo hace un ordenador. Sin cuenta ni publicidad; funciona sin conexión.",
  begin: "Empieza aquí",
  beginText: "Un puzle para empezar. Si quieres, las reglas se explican al lado.",
  beginPlay: "Jugar",
  allGames: (count) => `Todo: ${counted("es", count, { one: "partida", other: "partidas" })}`,
  today: "El puzle de hoy",
  newText: "Un 9 × 9 nuevo, hecho al momento:",
  newMore: "Otros tamaños y tipos",
  learn: "Aprender",
  rules: "Las reglas",
  rulesText: "En dos minutos, con imágenes",
  techniques: "Técnicas",
  techniquesText: "Qué es cada una, por qué vale y un tablero para probarla",
  own: "Lo tuyo",
  enter: "Introducir un puzle",
  enterText: "Escríbelo, pégalo, fotografíalo o dibuja más reglas; se comprueba al momento",
  games: "Tus partidas y tiempos",
  gamesText: "Todo lo que empezaste y cuánto duró",
  computer: "¿Cómo lo hace un ordenador?",
  storyText: "Cobertura exacta y enlaces danzantes, en doce páginas que se mueven",
  watchText: "La búsqueda sobre el tablero que juegas, paso a paso",
  labText: "Reinas, piezas y cualquier problema que escribas",
};
