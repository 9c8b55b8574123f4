// The view "Lab": any exact-cover problem.
import type { Lab } from "../en/lab";
import { counted } from "../plural";

const solutions = (count: number) => counted("es", count, { one: "solución", many: "de soluciones", other: "soluciones" });

export const lab: Lab = {
  title: "Laboratorio",
  lead: "Todo lo que se pueda expresar como «elegir opciones de modo que cada elemento quede cubierto exactamente una vez» puede danzar. Toma un problema de la galería o escribe el tuyo.",
  from: "Problema",
  fromGallery: "Galería",
  fromText: "El tuyo",
  gallery: {
    queens: {
      title: "Reinas",
      text: "Pon una reina en cada fila y en cada columna, sin que dos compartan diagonal. Las diagonales son elementos secundarios: se cubren como máximo una vez.",
    },
    langford: { title: "Parejas de Langford", text: "Cada número dos veces en una hilera, con k lugares entre los dos k." },
    pentominoes: { title: "Pentominós", text: "Llena un rectángulo de 60 cuadrados con las doce piezas de cinco cuadrados." },
    dominoes: { title: "Dominó", text: "Cubre un tablero cuadrado con fichas de dominó." },
    latin: { title: "Cuadrados latinos", text: "Cada símbolo una vez en cada fila y en cada columna." },
  },
  size: "Tamaño",
  sizeRows: "Filas",
  asText: "Editar como texto",
  text: "Los elementos en la primera línea (los secundarios tras |) y luego una opción por línea; o bien filas de 0 y 1",
  textExample: "Ejemplo",
  read: "Leer",
  bad: "Esto todavía no es un problema.",
  show: "Qué hacer con él",
  showSolutions: "Soluciones",
  showCount: "Recuento",
  showDance: "Danza",
  looking: "Buscando soluciones…",
  none: "No hay ninguna solución.",
  found: (count, complete) => (complete ? `${solutions(count)} en total` : `Primeras ${solutions(count)}`),
  solutionOf: (number, of) => `Solución ${number} de ${of}`,
  many: "muchas",
  previous: "Solución anterior",
  next: "Solución siguiente",
  drawing: (number, rows, columns) => `Solución ${number}, dibujada en ${rows} × ${columns} cuadrados`,
  drawingNow: "Dibujo de las opciones tomadas hasta ahora",
  count: "Contar todas las soluciones",
  counting: "Contando…",
  foundSoFar: (count, seconds) => `${count} hasta ahora, ${seconds} s`,
  counted: (count) => solutions(count),
  countFacts: (nodes, updates, milliseconds) => `${nodes} nodos, ${updates} cambios, ${milliseconds} ms`,
  stopped: (seconds) => `Detenido a los ${seconds} s.`,
  stop: "Detener",
  lookAgain: "Buscar otra vez",
  moreOptions: (count) => `y ${counted("es", count, { one: "opción más", other: "opciones más" })}`,
};
