// The view "Story": twelve pages from exact cover to who thought of it.
import type { Story } from "../en/story";

export const story: Story = {
  title: "Histoire",
  page: (number, of) => `Page ${number} sur ${of}`,
  previous: "Retour",
  next: "Suite",
  contents: "Pages",
  toWatch: "Voir danser votre propre grille",
  tryIt: "Essayez",

  itemState: (item, times) =>
    times === 0
      ? `L’élément ${item} n’est pas couvert`
      : times === 1
        ? `L’élément ${item} est couvert`
        : `L’élément ${item} est couvert ${times} fois`,
  optionButton: (option) => `Option ${option} : éléments`,
  items: "Éléments",
  options: "Options",
  missing: (items) => `Il manque encore : ${items}.`,
  twice: (items) => `Couverts plus d’une fois : ${items}.`,
  exact: "Chaque élément exactement une fois : une couverture exacte !",
  nothing: "Rien n’est encore choisi.",
  clear: "Recommencer",
  coverItem: (item) => `Couvrir ${item}`,
  coverGroup: "Couvrir un élément",
  uncover: (item) => `Découvrir ${item}`,
  covered: (items) => `Couverts, dans cet ordre : ${items}.`,
  coveredNone: "Tous les éléments sont dans l’anneau.",
  linksLegend: "Chaque flèche est un lien que connaît un nœud. Les liens qui feraient le tour de l’image sont écourtés.",
  linkBack: "Un lien en arrière",
  linkForward: "Un lien en avant",
  unhook: "décrocher x",
  hook: "raccrocher x",
  xHead: (item) => `x est la tête de l’élément ${item}.`,
  xNode: (option, item) => `x est le nœud de l’option ${option} dans la liste de l’élément ${item}.`,
  xNobody: "U, D, L, R : les voisins du haut, du bas, de gauche, de droite.",
  tree: "Arbre",
  treeLabel: (nodes) => `L’arbre de la recherche, nœuds jusqu’ici : ${nodes}`,
  sources: [
    "Continuer là où il y a le moins de façons de continuer : le choix de l’élément qui a le moins d’options.",
    "Ce qui a quitté une liste doublement chaînée connaît encore ses voisins, et n’a besoin de rien d’autre pour reprendre sa place. L’exemple était le problème des reines.",
    "Le nom, et l’usage pour la couverture exacte : pentominos, reines et bien d’autres casse-tête.",
    "La méthode au complet : éléments secondaires, couleurs, multiplicités, coûts, et des centaines d’exercices corrigés.",
  ],
  blocks: "Familles de règles",
  blocksOne: "cases",
  blocksTwo: "et lignes",
  blocksThree: "et colonnes",

  pages: [
    {
      title: "Chaque élément exactement une fois",
      text: [
        "Voici sept éléments, de 1 à 7, et six options, de A à F. Une option est un ensemble d’éléments. Choisissez des options de sorte que chaque élément soit dans exactement l’une d’elles : aucun oublié, aucun deux fois. C’est ce qu’on appelle une couverture exacte.",
        "Bien des casse-tête ne sont que ce problème sous un déguisement. Un élément est une règle qui veut être satisfaite une fois ; une option est un coup qui satisfait quelques règles. Au sudoku, « la ligne 4 a un 7 » est une telle règle, et « 7 en ligne 4, colonne 2 » un tel coup.",
      ],
      hint: "Appuyez sur des options pour les choisir. Il y a une seule couverture exacte.",
    },
    {
      title: "La matrice",
      text: [
        "Écrivez une ligne pour chaque option, une colonne pour chaque élément, et un 1 là où l’option contient l’élément. Une couverture exacte est un ensemble de lignes ayant exactement un 1 dans chaque colonne.",
        "Prendre une ligne règle le sort de ses colonnes, et toute autre ligne qui y a un 1 est éliminée : elle pâlit. Ce qui reste est un problème plus petit, de même nature.",
      ],
      hint: "Appuyez sur une ligne pour la prendre, et de nouveau pour la rendre.",
    },
    {
      title: "Des liens dans quatre directions",
      text: [
        "Les 1 sont rares : on ne garde donc qu’eux, car les chercher dans la matrice prendrait presque tout le temps. Chacun est un nœud qui connaît ses voisins : en haut et en bas dans sa colonne, à gauche et à droite dans sa ligne. Chaque colonne pend à une tête, et les têtes forment un anneau qui part de la racine.",
        "Le nombre inscrit dans une tête est la longueur de sa liste : combien d’options il reste à l’élément.",
      ],
      hint: "Pointez un nœud, ou placez le focus sur l’image et suivez les liens avec les flèches.",
    },
    {
      title: "Couvrir et découvrir",
      text: [
        "Pour couvrir un élément, on décroche sa tête de l’anneau, et on décroche chaque option qui le contient de toutes ses autres colonnes. Décrocher x demande deux changements : le voisin du dessus pointe désormais vers celui du dessous, et celui du dessous vers celui du dessus. Pour une tête, ce sont les voisins de gauche et de droite.",
        "Mais à x lui-même, on ne touche pas. Il sait encore où il était, et il n’en faut pas plus pour le raccrocher. Ce qui est parti en dernier revient en premier, et chaque lien redevient ce qu’il était. C’est le pas que dansent les liens.",
        "L’élément couvert garde ses propres nœuds. Plus personne n’y parvient, puisque sa tête a quitté l’anneau. Mais sa colonne tient la liste des options à essayer, et de toutes celles qu’il faudra raccrocher.",
      ],
      hint: "Appuyez sur deux ou trois éléments pour les couvrir, puis découvrez-les. x est le nœud en train de changer.",
    },
    {
      title: "La recherche, pas à pas",
      text: [
        "Voici maintenant toute la recherche. On choisit un élément, on le couvre et on essaie ses options l’une après l’autre : on prend l’option, on couvre ses autres éléments, et on résout de la même façon ce qui reste. Puis on découvre tout dans l’ordre inverse, et on essaie l’option suivante.",
        "L’élément 1 vient en premier : aucun autre n’a moins que ses deux options. B mène à une impasse : l’élément 5 n’a plus d’option. B est donc rendue, lien par lien, et D mène à la solution D, A, E. L’arbre montre tous les choix, et la ligne du code qui s’exécute est marquée.",
      ],
      hint: "Faites un pas après l’autre, et comparez le code, les liens et l’arbre.",
    },
    {
      title: "Un petit carré",
      text: [
        "Un carré latin de taille 3 a chacun de ses trois chiffres une fois dans chaque ligne et chaque colonne. Un coup, c’est « ce chiffre dans cette case » : 27 options. Chacune satisfait trois règles : sa case est remplie, sa ligne a le chiffre, sa colonne a le chiffre. Cela fait 27 éléments en trois familles.",
        "La matrice se compose de trois panneaux côte à côte, chacun avec son motif : un escalier pour les cases, et deux sortes de diagonales répétées pour les lignes et les colonnes.",
      ],
      hint: "Assemblez les panneaux l’un après l’autre, puis pointez la grille et la matrice.",
    },
    {
      title: "729 × 324",
      text: [
        "Le sudoku ajoute une quatrième famille : chaque bloc a chaque chiffre. Neuf lignes, neuf colonnes, neuf chiffres : 729 options. Quatre familles de 81 règles : 324 éléments. Chaque option a quatre 1 : sur 236 196 places, 2 916 seulement sont des 1.",
        "7 dans la ligne 4 et la colonne 2 couvre les éléments « case r4c2 », « ligne 4 : 7 », « colonne 2 : 7 » et « bloc 4 : 7 », et ainsi de suite pour chaque coup.",
      ],
      hint: "Pointez un candidat pour trouver sa ligne ; agrandissez jusqu’à pouvoir lire les noms.",
    },
    {
      title: "Les chiffres donnés",
      text: [
        "Un chiffre donné est un coup déjà joué. Ses quatre éléments sont couverts, et toute ligne qui contient l’un d’eux est éliminée. Une fois tous les chiffres donnés de cette grille inscrits, la plupart des 729 lignes ont pâli avant même que la recherche commence.",
        "La recherche peut partir de ce qui reste : les éléments couverts et les options éliminées ne sont même pas construits. C’est ce qu’on appelle la forme élaguée.",
      ],
      hint: "Faites entrer les chiffres donnés un à un avec le curseur.",
    },
    {
      title: "Forcé, supposé, défait",
      text: [
        "La recherche prend l’élément qui a le moins d’options. Une seule option : le coup est forcé. Dans une case, c’est ce que les joueurs appellent un singleton nu ; dans une ligne, une colonne ou un bloc, un singleton caché ; pour la matrice, c’est la même chose.",
        "Plusieurs options : la recherche en essaie une et continue. Si un élément se retrouve sans option, l’hypothèse était fausse ; elle est défaite, lien par lien, et l’option suivante est essayée. Cette grille demande une hypothèse.",
      ],
      hint: "Lancez la lecture, ou sautez de choix en choix. Orange : une hypothèse, vert : un coup forcé, rouge : une impasse.",
    },
    {
      title: "Pourquoi « le moins » gagne",
      text: [
        "Peu importe l’élément choisi ensuite : la réponse est la même. Le travail, non. L’élément qui a le moins d’options rend l’arbre étroit, et trouve une impasse dès qu’il y en a une.",
        "Ici, une grille difficile est explorée jusqu’au bout des deux façons. « Le premier venu » prend le premier élément qui reste, et erre à travers des milliers de positions perdues dès le début.",
      ],
      hint: "Comptez les nœuds de l’une et de l’autre.",
    },
    {
      title: "Au plus une fois",
      text: [
        "Quatre reines sur un échiquier de 4 × 4 : une dans chaque ligne et dans chaque colonne, jamais deux sur une même diagonale. Les lignes et les colonnes doivent avoir leur reine. Une diagonale peut s’en passer : c’est un élément secondaire, couvert au plus une fois.",
        "La seule différence est que les têtes des éléments secondaires ne sont pas dans l’anneau, si bien que la recherche ne les choisit jamais. Quand l’un d’eux est couvert, ses autres options sortent comme toujours. Les éléments primaires sont ici en bleu, les secondaires en vert.",
      ],
      hint: "Allez à la solution : l’anneau est vide, bien que certaines diagonales n’aient jamais été couvertes.",
    },
    {
      title: "D’où cela vient",
      text: [
        "Deux affectations ôtent un nœud de sa liste, deux l’y remettent : peu d’idées sont si petites et portent si loin. Celle-ci avait vingt ans quand elle reçut son nom : les liens dansants (dancing links).",
        "Les mots de ces pages, élément, option, couvrir et découvrir, sont ceux de Knuth (item, option, cover, uncover). Pour en savoir plus, commencez par son article de 2000, en accès libre, puis poursuivez avec son livre.",
      ],
      hint: "Écrivez un problème à vous dans le Labo, et faites-le danser.",
    },
  ],
};
