// How to play: the rules, what can be done, and the keys.
import type { Help } from "../en/help";

export const help: Help = {
  title: "Como jogar",
  pages: { rules: "Regras", playing: "Jogo", keys: "Teclas" },
  aim: "Preencha cada célula vazia com um dígito de 1 a 9. Três regras dizem onde ele pode ficar:",
  row: "Cada dígito aparece uma vez em cada linha.",
  column: "Cada dígito aparece uma vez em cada coluna.",
  box: "Cada dígito aparece uma vez em cada bloco de 3 × 3.",
  promise: "Sem contas nem palpites: a solução é única, e chega-se a ela pelo raciocínio.",
  find: "Como encontrar um dígito",
  findText:
    "Onde vai o 5 no bloco colorido? Os 5 fora dele eliminam duas linhas e uma coluna. Sobra uma célula vazia: é nela que ele vai.",
  other: "Tabuleiros de outros tamanhos têm as mesmas regras e seus próprios dígitos; um quadrado latino não tem blocos.",
  enter: "Escrever um dígito",
  enterText:
    "Toque em uma célula e depois em um dígito. Ou primeiro no dígito e depois nas células em que ele vai. O número pequeno em cada tecla diz quantos faltam.",
  marks: "Fazer anotações",
  marksText:
    "Canto e Centro transformam os dígitos em marcas pequenas: onde um dígito pode ficar no bloco, ou quais candidatos uma célula tem. Candidatos preenche todos.",
  stuck: "Quando não souber como seguir",
  stuckText:
    "Dica mostra onde olhar; peça de novo e ela diz mais, até o passo inteiro. Verificar encontra erros. Desfazer volta atrás em qualquer jogada.",
  beginner: "Jogar um sudoku para iniciantes",
  offer: "Primeira vez no sudoku?",
  offerText: "Três regras, um minuto.",
  offerShow: "Ver as regras",
  offerNo: "Já conheço",
};
