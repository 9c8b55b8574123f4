import type { SetTexts } from "../en/set";

export const set: SetTexts = {
  tool: "Dibujar",
  digits: "Dígitos (sin regla)",
  groups: { area: "Áreas y marcas", line: "Líneas", outside: "Pistas exteriores", board: "Todo el tablero" },
  number: "Número",
  add: "Añadir",
  how: {
    board: "Escribe el número y añádelo.",
    area: "Arrastra sobre las celdas y pulsa Añadir o Intro. Un trazo que empieza al lado añade celdas; un toque quita una.",
    copies: "Arrastra sobre las celdas y pulsa Añadir o Intro; luego elige dónde empieza la copia.",
    line: "Arrastra de la primera celda a la última.",
    pairs: "Arrastra de celda en celda: cada dos reciben una.",
    cells: "Toca una celda o arrastra sobre varias.",
    block: "Arrastra sobre las celdas alrededor de una esquina.",
    outside: "Arrastra a lo largo de la línea, alejándote de la pista.",
  },
  keys: "Con teclas: Mayús y flechas, o Espacio; luego Intro.",
  whole: "Reglas para todo el tablero",
  rules: "Reglas del tablero",
  remove: (rule) => `Quitar: ${rule}`,
  candidates: "Candidatos verdaderos",
  candidatesHint: "Dígitos que una celda tiene en alguna solución",
  late: (seconds) => `En ${seconds} segundos no se encontraron todos: puede haber más.`,
};
