import type { PhotoTexts } from "../en/photo";
import { counted } from "../plural";

export const photo: PhotoTexts = {
  intro: "Abra, cole ou solte aqui a imagem de um tabuleiro impresso. Ela é lida neste aparelho e não sai dele.",
  open: "Abrir uma imagem",
  camera: "Usar a câmera",
  reading: "Lendo a imagem…",
  done: (givens) => `Tabuleiro lido: ${counted("pt", givens, { one: "pista", other: "pistas" })}.`,
  doubts: (count) => `${counted("pt", count, { one: "célula é duvidosa", other: "células são duvidosas" })}.`,
  picture: "O tabuleiro da imagem",
  doubtful: "duvidosa",
  readAs: (digit) => `lido como ${digit}`,
  nothing: "vazia",
  cell: (name) => `O que há em ${name}?`,
  left: (count) => `Células duvidosas: ${count}`,
  settled: "Não há mais células duvidosas.",
  next: "Próxima célula duvidosa",
  tooLarge: (most) => `Este arquivo é grande demais: são lidas imagens de até ${most} megabytes.`,
  noPicture: "Este arquivo não é uma imagem que o navegador consiga ler.",
  broken: "Esta imagem está danificada ou é de um tipo que o navegador não consegue ler.",
  view: "O que a câmera vê",
  search: "Segure a câmera de modo que ela veja o tabuleiro inteiro.",
  found: "Há um tabuleiro à vista.",
  take: "Ler este tabuleiro",
  stop: "Desligar a câmera",
  noCamera: "Nenhuma câmera foi encontrada. Você pode abrir uma imagem.",
  notAllowed: "A página não pode usar a câmera. Permita nas configurações do navegador ou abra uma imagem.",
  cameraFailed: "Não foi possível ligar a câmera; talvez outro programa a esteja usando.",
};

export { default as sentences } from "../../../../../quadrille/languages/pt.txt?photo";
