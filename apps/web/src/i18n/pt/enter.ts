// Enter your own.
import type { Enter } from "../en/enter";
import { counted } from "../plural";

export const enter: Enter = {
  title: "Insira o seu quebra-cabeça",
  intro:
    "Digite as pistas linha por linha, com 0 ou um ponto para cada célula vazia. Você também pode colar um texto ou soltar um arquivo aqui.",
  blank: "Célula vazia",
  back: "Voltar",
  paste: "Quebra-cabeça como texto",
  pasteHint: "Uma linha, uma grade, CSV, SDK ou JSON: todos os formatos que a linha de comando lê.",
  read: "Ler",
  open: "Abrir um arquivo",
  drop: "Solte o arquivo para lê-lo",
  fileTooLong: "Este arquivo é longo demais para ser um quebra-cabeça.",
  found: (count) => `${counted("pt", count, { one: "quebra-cabeça", other: "quebra-cabeças" })} no texto`,
  which: "Qual quebra-cabeça",
  puzzle: (number) => `Quebra-cabeça ${number}`,
  board: "Tabuleiro",
  start: "Jogar",
  empty: "Esvaziar o tabuleiro",
  emptyVerdict: "Tabuleiro vazio: digite algumas pistas.",
  looking: "Procurando soluções…",
  none: "Nenhuma solução",
  one: "Exatamente uma solução",
  many: "Várias soluções",
  unknown: "Não foi possível decidir a tempo",
  oneText: (count) => `${counted("pt", count, { one: "pista", other: "pistas" })}: um quebra-cabeça válido.`,
  severalText: (count) =>
    `Duas delas diferem em ${counted("pt", count, { one: "célula", other: "células" })}. As diferenças estão marcadas abaixo.`,
  unknownText: "Você pode jogar, mas ninguém garante que a solução seja única.",
  contradicting: (cells) => `Estas pistas se contradizem: ${cells}.`,
  noneText: "Com essas pistas não há solução.",
  solution: "Solução",
  firstSolution: "Uma solução",
  secondSolution: "Outra solução",
  showSolution: "Mostrar a solução",
  effort: (milliseconds) => `Resposta em ${milliseconds} ms`,
  rating: (rating, level) => `Dificuldade ${rating} (${level})`,
  trials: (count, depth) => `, ${counted("pt", count, { one: "tentativa", other: "tentativas" })}, profundidade ${depth}`,
  badText: "Este texto não é um quebra-cabeça",
  startFailed: (reason) => `Não é possível jogar: ${reason}`,
};
