// Settings.
import type { Settings } from "../en/settings";

export const settings: Settings = {
  title: "Ajustes",
  looks: "Aspecto",
  symbols: "Dígitos como",
  symbolsFigures: "1-9, A-Z",
  symbolsNumbers: "1, 2, … 10, 11",
  symbolsLetters: "A, B, C",
  languageAuto: "Como el navegador",
  help: "Ayudas durante la partida",
  sameDigit: "Resaltar los dígitos iguales",
  peers: "Resaltar fila, columna y caja",
  conflicts: "Marcar los conflictos",
  conflictsHint: "Dígitos repetidos en una fila, columna o caja.",
  counts: "Contar los dígitos que quedan",
  digitFirst: "Primero el dígito",
  digitFirstHint: "Elige un dígito y luego pulsa las celdas donde va.",
  doubleFills: "Pulsar dos veces escribe el candidato único",
  fill: "Candidatos: rellenarlos al empezar",
  fillButton: "Candidatos: un botón para rellenarlos",
  clean: "Candidatos: quitarlos al escribir dígitos",
  check: "Comprobar con la solución",
  hints: "Sugerencias",
  timer: "Mostrar el tiempo",
  checkpoints: "Puntos de control",
  stored: "Los ajustes y la partida se quedan en este dispositivo.",
  about: (version) =>
    `Quadrille ${version}: resuelve sudokus de cualquier tamaño con enlaces danzantes (dancing links), en tu navegador.`,
};
