import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "Desenhar",
  digits: "Dígitos (sem regra)",
  groups: { area: "Áreas e marcas", line: "Linhas", outside: "Pistas externas", board: "Tabuleiro inteiro" },
  number: "Número",
  add: "Adicionar",
  how: {
    board: "Digite o número e adicione.",
    area: "Arraste sobre as células e pressione Adicionar ou Enter. Um traço que começa ao lado soma células; um toque tira uma.",
    copies: "Arraste sobre as células e pressione Adicionar ou Enter; depois escolha onde a cópia começa.",
    line: "Arraste da primeira célula à última.",
    pairs: "Arraste de célula em célula: cada duas recebem uma.",
    cells: "Toque em uma célula ou arraste sobre várias.",
    block: "Arraste sobre as células em volta de um canto.",
    outside: "Arraste ao longo da linha, a partir da pista.",
  },
  keys: "No teclado: Shift e setas, ou Espaço; depois Enter.",
  whole: "Regras para o tabuleiro inteiro",
  rules: "Regras do tabuleiro",
  remove: (rule) => `Remover: ${rule}`,
  candidates: "Candidatos verdadeiros",
  candidatesHint: "Dígitos que uma célula tem em alguma solução",
  late: (seconds) => `Nem todos foram encontrados em ${seconds} segundos: pode haver mais.`,
};
