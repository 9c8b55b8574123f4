import type { PhotoTexts } from "../en/photo";
import { counted } from "../plural";

export const photo: PhotoTexts = {
  intro: "Abre, pega o suelta aquí una imagen de un tablero impreso. Se lee en este dispositivo y no sale de él.",
  open: "Abrir una imagen",
  camera: "Usar la cámara",
  reading: "Leyendo la imagen…",
  done: (givens) => `Tablero leído: ${counted("es", givens, { one: "pista", other: "pistas" })}.`,
  doubts: (count) => `${counted("es", count, { one: "celda es dudosa", other: "celdas son dudosas" })}.`,
  picture: "El tablero de la imagen",
  doubtful: "dudosa",
  readAs: (digit) => `leído como ${digit}`,
  nothing: "vacía",
  cell: (name) => `¿Qué hay en ${name}?`,
  left: (count) => `Celdas dudosas: ${count}`,
  settled: "Ya no hay celdas dudosas.",
  next: "Siguiente celda dudosa",
  tooLarge: (most) => `Este archivo es demasiado grande: se leen imágenes de hasta ${most} megabytes.`,
  noPicture: "Este archivo no es una imagen que el navegador pueda leer.",
  broken: "Esta imagen está dañada o es de un tipo que el navegador no puede leer.",
  view: "Lo que ve la cámara",
  search: "Sujeta la cámara de modo que vea todo el tablero.",
  found: "Hay un tablero a la vista.",
  take: "Leer este tablero",
  stop: "Apagar la cámara",
  noCamera: "No se ha encontrado ninguna cámara. Puedes abrir una imagen.",
  notAllowed: "La página no puede usar la cámara. Permítelo en los ajustes del navegador o abre una imagen.",
  cameraFailed: "No se ha podido encender la cámara; quizá la esté usando otro programa.",
};

export { default as sentences } from "../../../../../quadrille/languages/es.txt?photo";
