// Settings.
import type { Settings } from "../en/settings";

export const settings: Settings = {
  title: "Ajustes",
  looks: "Aparência",
  symbols: "Dígitos como",
  symbolsFigures: "1-9, A-Z",
  symbolsNumbers: "1, 2, … 10, 11",
  symbolsLetters: "A, B, C",
  languageAuto: "Do navegador",
  help: "Ajuda durante o jogo",
  sameDigit: "Destacar dígitos iguais",
  peers: "Destacar linha, coluna e bloco",
  conflicts: "Marcar conflitos",
  conflictsHint: "Dígitos repetidos em uma linha, coluna ou bloco.",
  counts: "Contar os dígitos que faltam",
  digitFirst: "Dígito primeiro",
  digitFirstHint: "Escolha um dígito e depois toque nas células em que ele vai.",
  doubleFills: "Toque duplo escreve o candidato único",
  fill: "Candidatos: preencher no início",
  fillButton: "Candidatos: botão para preencher",
  clean: "Candidatos: limpar ao escrever dígitos",
  check: "Verificar com a solução",
  hints: "Dicas",
  timer: "Mostrar o tempo",
  checkpoints: "Pontos de retorno",
  stored: "Os ajustes e o jogo ficam neste aparelho.",
  about: (version) =>
    `Quadrille ${version}: resolve sudokus de qualquer tamanho com dancing links (ligações dançantes), no seu navegador.`,
};
