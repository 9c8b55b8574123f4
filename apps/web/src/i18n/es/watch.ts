// The view "Watch": the matrix of a board, and the dance over it.
import type { Watch } from "../en/watch";
import { counted, pluralForm } from "../plural";

const options = (count: number) => counted("es", count, { one: "opción", other: "opciones" });
const items = (count: number) => counted("es", count, { one: "elemento", other: "elementos" });
const givens = (count: number) => counted("es", count, { one: "pista", other: "pistas" });
const remain = (count: number) => pluralForm("es", count, { one: "queda", other: "quedan" });
const figure = (count: number) => count.toLocaleString("es");

export const watch: Watch = {
  title: "Observar",
  lead: "Cada regla del tablero es una columna de una matriz; cada dígito posible, una fila. Resolver el puzle es elegir filas de modo que cada columna quede cubierta exactamente una vez.",

  board: "Tablero",
  boardCurrent: "La partida en curso",
  boardEntries: "La partida con lo que has escrito",
  boardSample: (name) => `Un puzle de ${name}`,
  boardHard: (name) => `Un puzle difícil de ${name}`,
  boardEmpty: (name) => `Un tablero vacío de ${name}`,
  boardLatin: (size) => `Un cuadrado latino de tamaño ${size}`,
  show: "Qué mostrar",
  showMatrix: "Matriz",
  showDance: "Danza",
  options: "Más ajustes",
  making: "Construyendo la matriz…",
  dancing: "Danzando…",
  failed: (reason) => `No ha funcionado: ${reason}`,
  ruled: "Esta vista muestra tableros sin más reglas. Elige otro arriba.",

  families: {
    cell: "celdas",
    row: "filas",
    column: "columnas",
    box: "cajas",
    primary: "primarios",
    secondary: "secundarios",
    item: "elementos",
  },
  ruleCell: (row, column) => `celda r${row}c${column}`,
  ruleRow: (row, symbol) => `fila ${row}: ${symbol}`,
  ruleColumn: (column, symbol) => `columna ${column}: ${symbol}`,
  ruleBox: (box, symbol) => `caja ${box}: ${symbol}`,

  matrixRole: "matriz",
  matrixLabel: (optionCount, itemCount) =>
    `Matriz de ${options(optionCount)} y ${items(itemCount)}. Las flechas la recorren; más y menos cambian el zoom.`,
  boardLabel: (name) => `Tablero ${name}. Señala una celda o un candidato para encontrarlo en la matriz.`,
  matrixFacts: (optionCount, itemCount, ones) =>
    `${options(optionCount)} × ${items(itemCount)}, ${counted("es", ones, { one: "uno", other: "unos" })}`,
  pointHint:
    "Señala una celda, un candidato, una fila o una columna. Zoom con la rueda o pellizcando; arrastra para desplazarte.",
  tellOption: (option, itemList) => `Opción ${option}: elementos ${itemList}`,
  tellOptionGone: (option, itemList) => `La opción ${option} está descartada. Sus elementos: ${itemList}`,
  tellItem: (item, left) => `Elemento ${item}: ${remain(left)} ${options(left)}`,
  tellItemCovered: (item) => `El elemento ${item} está cubierto`,
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  fit: "Mostrar todo",
  givensIn: "Pistas puestas",
  givensFacts: (entered, of, left, out) =>
    `${figure(entered)} de ${givens(of)}: ${remain(left)} ${options(left)}, ${counted("es", out, {
      one: "descartada",
      other: "descartadas",
    })}`,

  first: "Al principio",
  back: "Un movimiento atrás",
  play: "Reproducir",
  pause: "Pausa",
  forward: "Un movimiento adelante",
  last: "Al final",
  toSolution: "A la primera solución",
  nextEvent: "A la elección siguiente",
  speed: "Velocidad",
  speedValue: (perSecond) => `${perSecond} movimientos por segundo`,
  speedShort: (perSecond) => `${perSecond} mov./s`,
  legendDepth: "profundidad",
  legendSolution: "solución",
  scrub: "Posición en la danza",
  scrubValue: (at, of) => `movimiento ${figure(at)} de ${figure(of)}`,
  cutOff: (moves) => `La danza es más larga: se muestran sus primeros ${figure(moves)} movimientos.`,
  choose: "Elegir el elemento",
  chooseLeast: "con menos opciones",
  chooseFirst: "que va primero",
  form: "Pistas",
  formPruned: "omitidas (forma podada)",
  formFull: "como opciones (completa)",
  picture: "Imagen",
  pictureBoard: "Tablero",
  pictureMatrix: "Matriz",
  pictureLinks: "Enlaces",
  depth: "profundidad",
  nodes: "nodos del árbol",
  updates: "cambios",
  forced: "forzadas",
  guesses: "conjeturas",
  deadEnds: "sin salida",
  solutions: "soluciones",
  path: "Opciones tomadas",
  pathEmpty: "Todavía no se ha tomado ninguna opción.",
  pathForced: "forzada",
  pathGuess: (number, of) => `conjetura, ${number} de ${of}`,
  code: "La búsqueda",
  codeLines: [
    "resolver:",
    "si no queda ningún elemento: solución",
    "elegir un elemento",
    "cubrir el elemento",
    "para cada opción del elemento:",
    "tomar la opción",
    "cubrir sus otros elementos",
    "resolver lo que queda",
    "descubrir sus otros elementos",
    "descubrir el elemento",
    "volver atrás",
  ],
  moveStart: "Empieza la danza: no se ha tomado ninguna opción.",
  moveForced: (item) => `Al elemento ${item} le queda una sola opción: forzada.`,
  moveGuess: (item, count) => `El elemento ${item} tiene ${options(count)}: una conjetura.`,
  moveDead: (item) => `Al elemento ${item} no le queda ninguna opción: un callejón sin salida.`,
  moveAttempt: (option, number, of) =>
    of > 1 ? `Se toma la opción ${option} (${number} de ${of}).` : `Se toma la opción ${option}.`,
  moveCover: (item) => `Se cubre el elemento ${item}: sus opciones salen de las otras listas.`,
  moveUncover: (item) => `Se descubre el elemento ${item}: sus opciones vuelven.`,
  movePurify: (item, colour) => `El elemento ${item} toma el color ${colour}: salen las opciones de otros colores.`,
  moveUnpurify: (item) => `El elemento ${item} pierde su color.`,
  moveSolution: "Todos los elementos están cubiertos: una solución.",
  moveBack: (item) => `Se han probado todas las opciones del elemento ${item}: atrás.`,
  moveWays: (item, count) =>
    count === 0
      ? `Al elemento ${item} le quedan muy pocas opciones: un callejón sin salida.`
      : `Elemento ${item}: ${count} ${count === 1 ? "manera" : "maneras"} de seguir.`,
  moveTweak: (option) => `Se aparta la opción ${option}: aquí no se probará más.`,
  moveUntweak: (option) => `Vuelve la opción ${option}.`,
  movePass: (item) => `El elemento ${item} ya está cubierto bastantes veces: ninguna opción más.`,

  linksLabel: (ring) => `Nodos y enlaces. Elementos que quedan en el anillo: ${ring}. Las flechas siguen los enlaces.`,
  linksNone: "ninguno",
  linksNode: (option, item, up, down, left, right) =>
    `Nodo de la opción ${option} y el elemento ${item}. Arriba: ${up}. Abajo: ${down}. Izquierda: ${left}. Derecha: ${right}.`,
  linksToHead: (item) => `cabecera del elemento ${item}`,
  linksToOption: (option) => `opción ${option}`,
  linksToItem: (item) => `elemento ${item}`,
  linksHead: (item, count) => `Cabecera del elemento ${item}: ${options(count)} en su lista.`,
  linksRoot: "La raíz del anillo de elementos.",
  linksRootName: "raíz",
  linksHint:
    "Los nodos huecos han salido de sus listas, pero aún conocen a sus vecinos (línea de puntos): así encuentran el camino de vuelta.",

  compare: "Comparar",
  compareLead:
    "El mismo puzle cuatro veces, con la búsqueda hasta el final: qué elemento se elige no cambia nada en la respuesta y lo cambia todo en el trabajo.",
  compareRun: "Contar los nodos",
  compareVariant: "Búsqueda",
  compareStopped: (seconds) => `detenida a los ${seconds} s`,
  compareTime: "tiempo",
  compareMilliseconds: (value) => `${value} ms`,
  running: "en marcha…",
  cancel: "Cancelar",
};
