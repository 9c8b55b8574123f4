// Share and download.
import type { Share } from "../en/share";

export const share: Share = {
  title: "Compartilhar",
  link: "Link",
  withProgress: "Com o meu progresso",
  withProgressHint: "Os dígitos, marcas e cores escritos até agora vão no link.",
  copy: "Copiar o link",
  copied: "Link copiado.",
  copyFailed: "Não foi possível copiar o link; selecione-o e copie à mão.",
  send: "Enviar…",
  download: "Baixar",
  asLine: "Texto, uma linha",
  asGrid: "Texto, uma grade",
  asSvg: "Imagem (SVG)",
  fileName: "quebra-cabeca",
};
