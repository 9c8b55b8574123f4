// Enter your own.
import type { Enter } from "../en/enter";
import { counted } from "../plural";

export const enter: Enter = {
  title: "Introduce tu puzle",
  intro:
    "Escribe las pistas fila a fila, con 0 o un punto para cada celda vacía. También puedes pegar un texto o soltar aquí un archivo.",
  blank: "Celda vacía",
  back: "Atrás",
  paste: "Puzle como texto",
  pasteHint: "Una línea, una cuadrícula, CSV, SDK o JSON: todos los formatos que lee la línea de comandos.",
  read: "Leer",
  open: "Abrir un archivo",
  drop: "Suelta el archivo para leerlo",
  fileTooLong: "Este archivo es demasiado largo para ser un puzle.",
  found: (count) => `${counted("es", count, { one: "puzle", other: "puzles" })} en el texto`,
  which: "Qué puzle",
  puzzle: (number) => `Puzle ${number}`,
  board: "Tablero",
  start: "Jugarlo",
  empty: "Vaciar el tablero",
  emptyVerdict: "Un tablero vacío: escribe algunas pistas.",
  looking: "Buscando soluciones…",
  none: "Sin solución",
  one: "Exactamente una solución",
  many: "Varias soluciones",
  unknown: "No se ha podido decidir a tiempo",
  oneText: (count) => `${counted("es", count, { one: "pista", other: "pistas" })}: un puzle bien planteado.`,
  severalText: (count) =>
    `Dos de ellas difieren en ${counted("es", count, { one: "celda", other: "celdas" })}. Están marcadas abajo.`,
  unknownText: "Puedes jugarlo, pero nadie garantiza que tenga una sola solución.",
  contradicting: (cells) => `Estas pistas se contradicen: ${cells}.`,
  noneText: "Con estas pistas no hay solución.",
  solution: "Solución",
  firstSolution: "Una solución",
  secondSolution: "Otra solución",
  showSolution: "Mostrar la solución",
  effort: (milliseconds) => `Respondido en ${milliseconds} ms`,
  rating: (rating, level) => `Dificultad ${rating} (${level})`,
  trials: (count, depth) => `, ${counted("es", count, { one: "tanteo", other: "tanteos" })}, profundidad ${depth}`,
  badText: "Este texto no es un puzle",
  startFailed: (reason) => `No se puede jugar: ${reason}`,
};
