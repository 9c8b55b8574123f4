// The view "Story": twelve pages from exact cover to who thought of it.
import type { Story } from "../en/story";

export const story: Story = {
  title: "História",
  page: (number, of) => `Página ${number} de ${of}`,
  previous: "Voltar",
  next: "Avançar",
  contents: "Páginas",
  toWatch: "Veja o seu quebra-cabeça dançar",
  tryIt: "Experimente",

  itemState: (item, times) =>
    times === 0
      ? `O item ${item} não está coberto`
      : times === 1
        ? `O item ${item} está coberto`
        : `O item ${item} está coberto ${times} vezes`,
  optionButton: (option) => `Opção ${option}: itens`,
  items: "Itens",
  options: "Opções",
  missing: (items) => `Ainda falta: ${items}.`,
  twice: (items) => `Coberto mais de uma vez: ${items}.`,
  exact: "Cada item exatamente uma vez: uma cobertura exata!",
  nothing: "Nada foi escolhido ainda.",
  clear: "Recomeçar",
  coverItem: (item) => `Cobrir ${item}`,
  coverGroup: "Cobrir um item",
  uncover: (item) => `Descobrir ${item}`,
  covered: (items) => `Cobertos, nesta ordem: ${items}.`,
  coveredNone: "Todos os itens estão no anel.",
  linksLegend: "Cada seta é uma ligação que um nó conhece. As ligações que dão a volta por trás da figura aparecem encurtadas.",
  linkBack: "Voltar uma ligação",
  linkForward: "Avançar uma ligação",
  unhook: "soltar x",
  hook: "prender x",
  xHead: (item) => `x é a cabeça do item ${item}.`,
  xNode: (option, item) => `x é o nó da opção ${option} na lista do item ${item}.`,
  xNobody: "U, D, L, R: os vizinhos de cima, de baixo, da esquerda e da direita.",
  tree: "Árvore",
  treeLabel: (nodes) => `A árvore da busca, nós até agora: ${nodes}`,
  sources: [
    "Seguir por onde há menos caminhos a seguir: a escolha do item com menos opções.",
    "O que saiu de uma lista duplamente encadeada ainda conhece seus vizinhos, e não precisa de mais nada para voltar. O exemplo era o problema das rainhas.",
    "O nome, e o uso para a cobertura exata: pentaminós, rainhas e muitos outros quebra-cabeças.",
    "O método completo: itens secundários, cores, multiplicidades, custos e centenas de exercícios com respostas.",
  ],
  blocks: "Famílias de regras",
  blocksOne: "células",
  blocksTwo: "e linhas",
  blocksThree: "e colunas",

  pages: [
    {
      title: "Cada item exatamente uma vez",
      text: [
        "Aqui estão sete itens, de 1 a 7, e seis opções, de A a F. Uma opção é um conjunto de itens. Escolha opções de modo que cada item esteja em exatamente uma delas: nenhum de fora, nenhum repetido. Isso é uma cobertura exata.",
        "Muitos quebra-cabeças são esse problema disfarçado. Um item é uma regra que deve ser satisfeita uma vez; uma opção é uma jogada que satisfaz algumas regras. No sudoku, “a linha 4 tem um 7” é uma dessas regras, e “7 na linha 4, coluna 2”, uma dessas jogadas.",
      ],
      hint: "Toque nas opções para escolhê-las. Há uma única cobertura exata.",
    },
    {
      title: "A matriz",
      text: [
        "Escreva uma linha para cada opção e uma coluna para cada item, e ponha um 1 onde a opção contém o item. Uma cobertura exata é um conjunto de linhas com exatamente um 1 em cada coluna.",
        "Escolher uma linha resolve as colunas dela, e qualquer outra linha com um 1 nessas colunas está fora: ela se apaga. O que resta é um problema menor do mesmo tipo.",
      ],
      hint: "Toque em uma linha para escolhê-la, e de novo para devolvê-la.",
    },
    {
      title: "Ligações em quatro direções",
      text: [
        "Os uns são poucos, por isso só eles são guardados: procurá-los na matriz tomaria quase todo o tempo. Cada um é um nó que conhece seus vizinhos: acima e abaixo na coluna, à esquerda e à direita na linha. Cada coluna pende de uma cabeça, e as cabeças formam um anel que começa na raiz.",
        "O número em uma cabeça é o comprimento da lista dela: quantas opções restam ao item.",
      ],
      hint: "Aponte para um nó, ou leve o foco à figura e siga as ligações com as setas do teclado.",
    },
    {
      title: "Cobrir e descobrir",
      text: [
        "Para cobrir um item, solte a cabeça dele do anel e solte cada opção que contém o item de todas as outras colunas em que ela está. Soltar x exige duas mudanças: o vizinho de cima passa a apontar para o de baixo, e o de baixo, para o de cima. Em uma cabeça, são os vizinhos da esquerda e da direita.",
        "Mas o próprio x não é tocado. Ele ainda sabe onde estava, e basta isso para prendê-lo de novo. O último a sair é o primeiro a voltar, e cada ligação fica como era. É esse o passo que as ligações dançam: daí o nome dancing links.",
        "O item coberto conserva seus próprios nós. Ninguém mais chega até eles, pois a cabeça saiu do anel. Mas a coluna dele traz a lista das opções que serão tentadas, e de todas as que terão de ser presas de novo.",
      ],
      hint: "Toque em dois ou três itens para cobri-los e depois descubra-os. x é o nó que está mudando.",
    },
    {
      title: "A busca, movimento por movimento",
      text: [
        "Agora a busca inteira. Escolha um item, cubra-o e tente as opções dele uma após outra: escolha a opção, cubra os outros itens dela e resolva do mesmo modo o que resta. Depois descubra tudo na ordem inversa e tente a opção seguinte.",
        "O item 1 vem primeiro: nenhum outro tem menos que suas duas opções. B leva a um beco sem saída: o item 5 fica sem opção. Então B é devolvida, ligação por ligação, e D leva à solução D, A, E. A árvore mostra cada escolha, e a linha do código em execução está marcada.",
      ],
      hint: "Faça um movimento após outro e compare o código, as ligações e a árvore.",
    },
    {
      title: "Um pequeno quadrado",
      text: [
        "Um quadrado latino de tamanho 3 tem cada um de três dígitos uma vez em cada linha e em cada coluna. Uma jogada é “este dígito nesta célula”: 27 opções. Cada uma satisfaz três regras: a célula está preenchida, a linha tem o dígito, a coluna tem o dígito. São 27 itens em três famílias.",
        "A matriz é formada por três faixas lado a lado, cada uma com seu próprio desenho: uma escada para as células e dois tipos de diagonais repetidas para as linhas e as colunas.",
      ],
      hint: "Junte as faixas uma após outra, depois aponte para o tabuleiro e para a matriz.",
    },
    {
      title: "729 × 324",
      text: [
        "O sudoku acrescenta uma quarta família: cada bloco tem cada dígito. Nove linhas, nove colunas, nove dígitos: 729 opções. Quatro famílias de 81 regras: 324 itens. Cada opção tem quatro uns; assim, de 236.196 posições, só 2.916 são uns.",
        "O 7 na linha 4, coluna 2 cobre os itens “célula r4c2”, “linha 4: 7”, “coluna 2: 7” e “bloco 4: 7”, e assim com todas as outras jogadas.",
      ],
      hint: "Aponte para um candidato para achar sua linha; amplie até conseguir ler os nomes.",
    },
    {
      title: "As pistas",
      text: [
        "Uma pista é uma jogada já feita. Seus quatro itens estão cobertos, e toda linha que contém algum deles está fora. Com todas as pistas deste quebra-cabeça no lugar, a maioria das 729 linhas já se apagou antes de a busca começar.",
        "A busca pode partir do que resta: itens cobertos e opções eliminadas nem chegam a ser construídos. Essa é a chamada forma podada.",
      ],
      hint: "Faça as pistas entrarem uma a uma com o controle deslizante.",
    },
    {
      title: "Forçado, tentado, desfeito",
      text: [
        "A busca escolhe o item com menos opções. Uma opção só: a jogada é forçada. Em uma célula, é o que os jogadores chamam de único nu; em uma linha, coluna ou bloco, de único oculto. Para a matriz, dá no mesmo.",
        "Várias opções: a busca tenta uma e segue. Se algum item fica sem opção, o palpite estava errado; ele é desfeito, ligação por ligação, e tenta-se a opção seguinte. Este quebra-cabeça exige um palpite.",
      ],
      hint: "Reproduza ou salte de escolha em escolha. Laranja é palpite, verde é forçado, vermelho é beco sem saída.",
    },
    {
      title: "Por que “menos” vence",
      text: [
        "Qualquer item pode ser o próximo; a resposta é a mesma. O trabalho, não. O item com menos opções deixa a árvore estreita e encontra um beco sem saída assim que ele surge.",
        "Aqui um quebra-cabeça difícil é percorrido até o fim dos dois modos. “Primeiro” escolhe o primeiro item que resta e vagueia por milhares de posições perdidas desde o começo.",
      ],
      hint: "Conte os nós dos dois.",
    },
    {
      title: "No máximo uma vez",
      text: [
        "Quatro rainhas em um tabuleiro de 4 × 4: uma em cada linha e em cada coluna, sem duas na mesma diagonal. Linhas e colunas têm de ter sua rainha. Uma diagonal não precisa: ela é um item secundário, coberto no máximo uma vez.",
        "A única diferença é que as cabeças dos itens secundários não ficam no anel, por isso a busca nunca os escolhe. Quando um deles é coberto, suas outras opções saem como sempre. Aqui os itens primários são azuis e os secundários, verdes.",
      ],
      hint: "Vá até a solução: o anel está vazio, embora algumas diagonais nunca tenham sido cobertas.",
    },
    {
      title: "De onde isso vem",
      text: [
        "Duas atribuições tiram um nó da lista, duas o põem de volta: poucas ideias são tão pequenas e vão tão longe. Ela já tinha vinte anos quando ganhou um nome.",
        "As palavras destas páginas, item, opção, cobrir e descobrir, são as de Knuth. Quem quiser saber mais pode começar pelo artigo dele de 2000, de leitura livre, e seguir com o livro.",
      ],
      hint: "Escreva o seu próprio problema no Laboratório e ponha-o para dançar.",
    },
  ],
};
