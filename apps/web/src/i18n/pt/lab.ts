// The view "Lab": any exact-cover problem.
import type { Lab } from "../en/lab";
import { counted, pluralForm } from "../plural";

const solutions = (count: number) => counted("pt", count, { one: "solução", other: "soluções" });

export const lab: Lab = {
  title: "Laboratório",
  lead: "Tudo o que se pode formular como “escolher opções de modo que cada item seja coberto exatamente uma vez” pode dançar. Pegue um problema da galeria ou escreva o seu.",
  from: "Problema",
  fromGallery: "Galeria",
  fromText: "O seu",
  gallery: {
    queens: {
      title: "Rainhas",
      text: "Ponha uma rainha em cada linha e em cada coluna, sem duas na mesma diagonal. As diagonais são itens secundários: cobertos no máximo uma vez.",
    },
    langford: { title: "Pares de Langford", text: "Dois de cada número em fila, com k lugares entre os dois k." },
    pentominoes: { title: "Pentaminós", text: "Preencha um retângulo de 60 casas com as doze peças de cinco casas." },
    dominoes: { title: "Dominós", text: "Cubra um tabuleiro quadrado com dominós." },
    latin: { title: "Quadrados latinos", text: "Cada símbolo uma vez em cada linha e em cada coluna." },
  },
  size: "Tamanho",
  sizeRows: "Linhas",
  asText: "Editar como texto",
  text: "Os itens na primeira linha (os secundários depois de |), depois uma opção por linha; ou linhas de 0 e 1",
  textExample: "Exemplo",
  read: "Ler",
  bad: "Isto ainda não é um problema.",
  show: "O que fazer com ele",
  showSolutions: "Soluções",
  showCount: "Contagem",
  showDance: "Dança",
  looking: "Procurando soluções…",
  none: "Não há solução.",
  found: (count, complete) =>
    complete
      ? `${solutions(count)} ao todo`
      : pluralForm("pt", count, {
          one: "A primeira solução",
          other: `As primeiras ${solutions(count)}`,
        }),
  solutionOf: (number, of) => `Solução ${number} de ${of}`,
  many: "muitas",
  previous: "Solução anterior",
  next: "Próxima solução",
  drawing: (number, rows, columns) => `Solução ${number}, desenhada em ${rows} × ${columns} casas`,
  drawingNow: "Desenho das opções escolhidas até agora",
  count: "Contar todas as soluções",
  counting: "Contando…",
  foundSoFar: (count, seconds) => `${count} até agora, ${seconds} s`,
  counted: (count) => solutions(count),
  countFacts: (nodes, updates, milliseconds) => `${nodes} nós, ${updates} atualizações, ${milliseconds} ms`,
  stopped: (seconds) => `Parado após ${seconds} s.`,
  stop: "Parar",
  lookAgain: "Procurar de novo",
  moreOptions: (count) => `e mais ${counted("pt", count, { one: "opção", other: "opções" })}`,
};
