// The shell.
import type { App } from "../en/app";

export const app: App = {
  name: "Quadrille",
  skip: "Ir para o conteúdo",
  views: "Seções",
  play: "Jogar",
  enter: "Inserir",
  watch: "Assistir",
  story: "História",
  lab: "Laboratório",
  more: "Mais",
  steps: "Passo a passo",
  technique: "Técnicas",
  settings: "Ajustes",
  theme: "Claro ou escuro",
  themeAuto: "Do sistema",
  themeLight: "Claro",
  themeDark: "Escuro",
  language: "Idioma",
  close: "Fechar",
  cancel: "Cancelar",
  loading: "Carregando…",
  notLoaded: "Não foi possível carregar esta parte da página. Você está sem conexão?",
  tryAgain: "Tentar de novo",
  coreFailed: "Não foi possível iniciar o solucionador",
  coreFailedText:
    "Sem ele, nada aqui funciona. Ou o arquivo não pôde ser carregado, porque não há conexão, ou o navegador não consegue executar WebAssembly. Seus jogos estão a salvo; a página tenta de novo quando a conexão voltar.",
};
