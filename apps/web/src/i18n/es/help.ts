// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "Cómo se juega",
  pages: { rules: "Reglas", playing: "El juego", keys: "Teclas" },
  aim: "Rellena cada celda vacía con un dígito del 1 al 9. Tres reglas dicen dónde puede ir:",
  row: "Cada dígito aparece una vez en cada fila.",
  column: "Cada dígito aparece una vez en cada columna.",
  box: "Cada dígito aparece una vez en cada caja de 3 × 3.",
  promise: "Sin cálculos y sin adivinar: hay exactamente una solución, y se llega a ella pensando.",
  find: "Cómo encontrar un dígito",
  findText:
    "¿Dónde va el 5 en la caja coloreada? Los 5 de fuera descartan dos filas y una columna. Queda una sola celda vacía: ahí va.",
  other: "Los tableros de otros tamaños tienen las mismas reglas con sus propios dígitos; un cuadrado latino no tiene cajas.",
  enter: "Escribir un dígito",
  enterText:
    "Pulsa una celda y luego un dígito. O primero un dígito y luego las celdas donde va. El número pequeño de cada tecla indica cuántos quedan.",
  marks: "Tomar notas",
  marksText:
    "Esquina y Centro convierten los dígitos en notas pequeñas: en qué celdas de su caja puede ir un dígito, o qué candidatos tiene una celda. Candidatos los escribe todos.",
  stuck: "Cuando te atascas",
  stuckText:
    "Sugerencia indica dónde mirar; si pides más, dice más, hasta el paso completo. Comprobar encuentra los errores. Deshacer anula cualquier jugada.",
  beginner: "Jugar un puzle para principiantes",
  offer: "¿Es tu primer sudoku?",
  offerText: "Tres reglas, un minuto.",
  offerShow: "Ver las reglas",
  offerNo: "Ya las conozco",
};
