// The front page.
import type { Home } from "../en/home";
import { counted } from "../plural";

export const home: Home = {
  title: "Sudoku",
  lead: "De 4 × 4 a 36 × 36, com dicas que mostram o porquê e um olhar sobre como um computador faz. Sem conta, sem anúncios; funciona sem conexão.",
  begin: "Comece aqui",
  beginText: "Um jogo para começar. Se quiser, as regras são explicadas ao lado.",
  beginPlay: "Jogar",
  allGames: (count) => `Ver ${counted("pt", count, { one: "jogo", other: "jogos" })}`,
  today: "O jogo de hoje",
  newText: "Um 9 × 9 novo, feito na hora:",
  newMore: "Outros tamanhos e tipos",
  learn: "Aprender",
  rules: "As regras",
  rulesText: "Em dois minutos, com imagens",
  techniques: "Técnicas",
  techniquesText: "O que é cada uma, por que vale e um tabuleiro para experimentar",
  own: "O seu",
  enter: "Inserir um jogo",
  enterText: "Digite, cole, fotografe ou desenhe mais regras; ele é verificado na hora",
  games: "Seus jogos e tempos",
  gamesText: "Tudo o que você começou e quanto tempo levou",
  computer: "Como um computador faz?",
  storyText: "Cobertura exata e links dançantes, em doze páginas que se movem",
  watchText: "A busca sobre o tabuleiro que você joga, passo a passo",
  labText: "Rainhas, peças e qualquer problema que você escrever",
};
