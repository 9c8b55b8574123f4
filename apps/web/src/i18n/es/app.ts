// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "Ir al contenido",
  views: "Vistas",
  play: "Jugar",
  enter: "Tu puzle",
  watch: "Observar",
  story: "Historia",
  lab: "Laboratorio",
  more: "Más",
  steps: "Paso a paso",
  technique: "Técnicas",
  settings: "Ajustes",
  theme: "Claro u oscuro",
  themeAuto: "Como el sistema",
  themeLight: "Claro",
  themeDark: "Oscuro",
  language: "Idioma",
  close: "Cerrar",
  cancel: "Cancelar",
  loading: "Cargando…",
  notLoaded: "No se ha podido cargar esta parte de la página. ¿Estás sin conexión?",
  tryAgain: "Reintentar",
  coreFailed: "No se ha podido iniciar el motor de resolución",
  coreFailedText:
    "Sin él, aquí no funciona nada. O bien no se ha podido cargar su archivo porque no hay conexión, o bien el navegador no puede ejecutar WebAssembly. Tus partidas están a salvo; la página lo intentará de nuevo cuando vuelva la conexión.",
};
