// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "Compartir",
  link: "Enlace",
  withProgress: "Con lo que llevo hecho",
  withProgressHint: "El enlace incluye los dígitos, las notas y los colores puestos hasta ahora.",
  copy: "Copiar el enlace",
  copied: "Enlace copiado.",
  copyFailed: "No se ha podido copiar el enlace; selecciónalo y cópialo a mano.",
  send: "Enviar…",
  download: "Descargar",
  asLine: "Texto, una línea",
  asGrid: "Texto, una cuadrícula",
  asSvg: "Imagen (SVG)",
  fileName: "puzle",
};
