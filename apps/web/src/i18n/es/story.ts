// The view "Story": twelve pages from exact cover to who thought of it.
import type { Story } from "../en/story";

export const story: Story = {
  title: "Historia",
  page: (number, of) => `Página ${number} de ${of}`,
  previous: "Atrás",
  next: "Siguiente",
  contents: "Páginas",
  toWatch: "Observa cómo danza tu puzle",
  tryIt: "Pruébalo",

  itemState: (item, times) =>
    times === 0
      ? `El elemento ${item} no está cubierto`
      : times === 1
        ? `El elemento ${item} está cubierto`
        : `El elemento ${item} está cubierto ${times} veces`,
  optionButton: (option) => `Opción ${option}: elementos`,
  items: "Elementos",
  options: "Opciones",
  missing: (items) => `Aún por cubrir: ${items}.`,
  twice: (items) => `Más de una vez: ${items}.`,
  exact: "Cada elemento exactamente una vez: ¡una cobertura exacta!",
  nothing: "Todavía no has elegido nada.",
  clear: "Empezar de nuevo",
  coverItem: (item) => `Cubrir ${item}`,
  coverGroup: "Cubrir un elemento",
  uncover: (item) => `Descubrir ${item}`,
  covered: (items) => `Cubiertos, en este orden: ${items}.`,
  coveredNone: "Todos los elementos están en el anillo.",
  linksLegend: "Cada flecha es un enlace que un nodo conoce. Los que dan la vuelta por detrás de la imagen se dibujan cortados.",
  linkBack: "Un enlace atrás",
  linkForward: "Un enlace adelante",
  unhook: "desenganchar x",
  hook: "enganchar x",
  xHead: (item) => `x es la cabecera del elemento ${item}.`,
  xNode: (option, item) => `x es el nodo de la opción ${option} en la lista del elemento ${item}.`,
  xNobody: "U, D, L, R: los vecinos de arriba, abajo, izquierda y derecha.",
  tree: "Árbol",
  treeLabel: (nodes) => `El árbol de la búsqueda, nodos hasta ahora: ${nodes}`,
  sources: [
    "Seguir por donde hay menos maneras de seguir: la elección del elemento con menos opciones.",
    "Lo que ha salido de una lista doblemente enlazada todavía conoce a sus vecinos y no necesita nada más para volver. El ejemplo era el problema de las reinas.",
    "El nombre, enlaces danzantes, y su uso para la cobertura exacta: pentominós, reinas y muchos otros puzles.",
    "El método completo: elementos secundarios, colores, multiplicidades, costes y cientos de ejercicios con respuesta.",
  ],
  blocks: "Familias de reglas",
  blocksOne: "celdas",
  blocksTwo: "y filas",
  blocksThree: "y columnas",

  pages: [
    {
      title: "Cada elemento, exactamente una vez",
      text: [
        "Aquí tienes siete elementos, del 1 al 7, y seis opciones, de la A a la F. Una opción es un conjunto de elementos. Elige opciones de modo que cada elemento esté exactamente en una de ellas: ninguno fuera, ninguno repetido. Eso es una cobertura exacta.",
        "Muchos puzles son este problema disfrazado. Un elemento es una regla que debe cumplirse una vez; una opción es una jugada que cumple algunas reglas. En el sudoku, «la fila 4 tiene un 7» es una de esas reglas, y «7 en la fila 4, columna 2», una de esas jugadas.",
      ],
      hint: "Pulsa las opciones para elegirlas. Hay una sola cobertura exacta.",
    },
    {
      title: "La matriz",
      text: [
        "Escribe una fila por cada opción y una columna por cada elemento, y pon un uno donde la opción tiene el elemento. Una cobertura exacta es un conjunto de filas con exactamente un 1 en cada columna.",
        "Tomar una fila deja resueltas sus columnas, y todas las demás filas que tienen un uno en ellas quedan descartadas: se desvanecen. Lo que queda es un problema más pequeño del mismo tipo.",
      ],
      hint: "Pulsa una fila para tomarla y otra vez para devolverla.",
    },
    {
      title: "Enlaces en cuatro direcciones",
      text: [
        "Los unos son pocos, así que solo se guardan ellos: buscarlos en la matriz llevaría casi todo el tiempo. Cada uno es un nodo que conoce a sus vecinos: arriba y abajo en su columna, a izquierda y derecha en su fila. Cada columna cuelga de una cabecera, y las cabeceras forman un anillo que empieza en la raíz.",
        "El número de una cabecera es la longitud de su lista: cuántas opciones le quedan al elemento.",
      ],
      hint: "Señala un nodo, o pon el foco en la imagen y sigue los enlaces con las flechas.",
    },
    {
      title: "Cubrir y descubrir",
      text: [
        "Para cubrir un elemento se desengancha su cabecera del anillo, y cada opción que lo tiene se desengancha de todas sus otras columnas. Desenganchar x requiere dos cambios: el vecino de arriba pasa a apuntar al de abajo, y el de abajo, al de arriba. En una cabecera son los vecinos de izquierda y derecha.",
        "Pero x no se toca. Sigue sabiendo dónde estaba, y no hace falta nada más para volver a engancharlo. Lo último que salió es lo primero que vuelve, y cada enlace queda como estaba. Este es el paso que danzan los enlaces.",
        "El elemento cubierto conserva sus propios nodos. Nadie llega ya a ellos, porque su cabecera ha salido del anillo. Pero su columna enumera las opciones que hay que probar y todas las que habrá que volver a enganchar.",
      ],
      hint: "Pulsa dos o tres elementos para cubrirlos y luego descúbrelos. x es el nodo que está cambiando.",
    },
    {
      title: "La búsqueda, movimiento a movimiento",
      text: [
        "Ahora, la búsqueda entera. Elige un elemento, cúbrelo y prueba sus opciones una tras otra: toma la opción, cubre sus otros elementos y resuelve lo que queda de la misma manera. Después descúbrelo todo en orden inverso y prueba la opción siguiente.",
        "El elemento 1 va primero: ningún otro tiene menos opciones que sus dos. B lleva a un callejón sin salida: al elemento 5 no le queda ninguna opción. Así que B se devuelve, enlace a enlace, y D lleva a la solución D, A, E. El árbol muestra cada elección, y la línea del código que está en marcha aparece marcada.",
      ],
      hint: "Haz un movimiento tras otro y compara el código, los enlaces y el árbol.",
    },
    {
      title: "Un cuadrado pequeño",
      text: [
        "Un cuadrado latino de tamaño 3 tiene tres dígitos, cada uno una vez en cada fila y en cada columna. Una jugada es «este dígito en esta celda»: 27 opciones. Cada una cumple tres reglas: su celda está llena, su fila tiene el dígito y su columna tiene el dígito. En total, 27 elementos en tres familias.",
        "La matriz se compone de tres bloques, uno al lado de otro, cada uno con su propio dibujo: escalones para las celdas y dos clases de diagonales repetidas para las filas y las columnas.",
      ],
      hint: "Junta los bloques uno tras otro y luego señala el tablero y la matriz.",
    },
    {
      title: "729 × 324",
      text: [
        "El sudoku añade una cuarta familia: cada caja tiene cada dígito. Nueve filas, nueve columnas, nueve dígitos: 729 opciones. Cuatro familias de 81 reglas: 324 elementos. Cada opción tiene cuatro unos, así que, de 236\u202f196 posiciones, solo 2916 son unos.",
        "El 7 en la fila 4, columna 2, cubre los elementos «celda r4c2», «fila 4: 7», «columna 2: 7» y «caja 4: 7», y lo mismo ocurre con cualquier otra jugada.",
      ],
      hint: "Señala un candidato para encontrar su fila; acerca la imagen hasta que se lean los nombres.",
    },
    {
      title: "Las pistas",
      text: [
        "Una pista es una jugada ya hecha. Sus cuatro elementos están cubiertos, y toda fila que tenga alguno de ellos queda descartada. Con todas las pistas de este puzle puestas, la mayoría de las 729 filas se ha desvanecido antes de que empiece la búsqueda.",
        "La búsqueda puede partir de lo que queda: los elementos cubiertos y las opciones descartadas ni siquiera se construyen. A eso se le llama la forma podada.",
      ],
      hint: "Pon las pistas una a una con el control deslizante.",
    },
    {
      title: "Forzado, conjeturado, deshecho",
      text: [
        "La búsqueda toma el elemento con menos opciones. Una sola opción: la jugada es forzada. En una celda es lo que los jugadores llaman único desnudo; en una fila, columna o caja, único oculto. Para la matriz son lo mismo.",
        "Varias opciones: la búsqueda prueba una y sigue adelante. Si algún elemento se queda sin opciones, la conjetura era errónea; se deshace, enlace a enlace, y se prueba la opción siguiente. Este puzle necesita una conjetura.",
      ],
      hint: "Reprodúcela o salta de elección en elección. El naranja es una conjetura; el verde, una jugada forzada; el rojo, un callejón sin salida.",
    },
    {
      title: "Por qué gana el de menos opciones",
      text: [
        "Se puede elegir cualquier elemento como siguiente; la respuesta es la misma. El trabajo, no. El elemento con menos opciones estrecha el árbol y descubre un callejón sin salida en cuanto lo hay.",
        "Aquí se explora hasta el final un puzle difícil de las dos maneras. La regla «que va primero» toma el primer elemento que queda y vaga por miles de posiciones que estaban perdidas desde el principio.",
      ],
      hint: "Cuenta los nodos de ambas.",
    },
    {
      title: "Como máximo una vez",
      text: [
        "Cuatro reinas en un tablero de 4 × 4: una en cada fila y en cada columna, sin que dos compartan diagonal. Las filas y las columnas tienen que tener su reina. Una diagonal puede quedarse sin ella: es un elemento secundario, que se cubre como máximo una vez.",
        "Lo único que cambia es que las cabeceras de los elementos secundarios no están en el anillo, de modo que la búsqueda nunca los elige. Cuando se cubre uno de ellos, sus otras opciones salen como siempre. Aquí los elementos primarios son azules, y los secundarios, verdes.",
      ],
      hint: "Ve a la solución: el anillo está vacío, aunque algunas diagonales no se han cubierto nunca.",
    },
    {
      title: "De dónde viene",
      text: [
        "Dos asignaciones sacan un nodo de su lista y dos lo devuelven: pocas ideas son tan pequeñas y llegan tan lejos. Tenía veinte años cuando recibió su nombre.",
        "Las palabras de estas páginas (elemento, opción, cubrir y descubrir) son las de Knuth: item, option, cover, uncover. Quien quiera saber más puede empezar por su artículo de 2000, de lectura libre, y seguir con su libro.",
      ],
      hint: "Escribe tu propio problema en el Laboratorio y hazlo danzar.",
    },
  ],
};
