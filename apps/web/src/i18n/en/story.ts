// The view "Story": twelve pages from exact cover to who thought of it.

export const story = {
  title: "Story",
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  previous: "Back",
  next: "Next",
  contents: "Pages",
  toWatch: "Watch your own puzzle dance",
  tryIt: "Try it",

  // Words of the pictures.
  itemState: (item: string, times: number) =>
    times === 0
      ? `Item ${item} is not covered`
      : times === 1
        ? `Item ${item} is covered`
        : `Item ${item} is covered ${times} times`,
  optionButton: (option: string) => `Option ${option}: items`,
  items: "Items",
  options: "Options",
  missing: (items: string) => `Still missing: ${items}.`,
  twice: (items: string) => `Covered more than once: ${items}.`,
  exact: "Every item exactly once: an exact cover!",
  nothing: "Nothing is chosen yet.",
  clear: "Start again",
  coverItem: (item: string) => `Cover ${item}`,
  coverGroup: "Cover an item",
  uncover: (item: string) => `Uncover ${item}`,
  covered: (items: string) => `Covered, in this order: ${items}.`,
  coveredNone: "Every item is in the ring.",
  linksLegend: "Every arrow is a link that a node knows. Links round the back of the picture are cut short.",
  linkBack: "One link back",
  linkForward: "One link forward",
  unhook: "unhook x",
  hook: "hook x in",
  xHead: (item: string) => `x is the head of item ${item}.`,
  xNode: (option: string, item: string) => `x is the node of option ${option} in the list of item ${item}.`,
  xNobody: "U, D, L, R: the neighbours above, below, left, right.",
  tree: "Tree",
  treeLabel: (nodes: number) => `The tree of the search, nodes so far: ${nodes}`,
  sources: [
    "Go on where there are the fewest ways to go on: choosing the item with the fewest options.",
    "What has left a doubly linked list still knows its neighbours, and needs nothing else to be put back. The example was the problem of the queens.",
    "The name, and the use for exact cover: pentominoes, queens and many other puzzles.",
    "The method in full: secondary items, colours, multiplicities, costs, and hundreds of exercises with answers.",
  ],
  blocks: "Families of rules",
  blocksOne: "cells",
  blocksTwo: "and rows",
  blocksThree: "and columns",

  pages: [
    {
      title: "Every item exactly once",
      text: [
        "Here are seven items, 1 to 7, and six options, A to F. An option is a set of items. Choose options so that every item is in exactly one of them: none left out, none twice. That is an exact cover.",
        "Many puzzles are this problem in disguise. An item is a rule that wants to be satisfied once; an option is a move that satisfies some rules. In Sudoku, “row 4 has a 7” is such a rule, and “7 in row 4, column 2” such a move.",
      ],
      hint: "Press options to choose them. There is one exact cover.",
    },
    {
      title: "The matrix",
      text: [
        "Write a row for each option and a column for each item, and put a one where the option has the item. An exact cover is a set of rows with exactly one 1 in every column.",
        "Taking a row settles its columns, and every other row that has a one in them is out: it fades. What is left is a smaller problem of the same kind.",
      ],
      hint: "Press a row to take it, and again to give it back.",
    },
    {
      title: "Four-way links",
      text: [
        "The ones are few, so only they are kept: to look for them in the matrix would take most of the time. Each is a node that knows its neighbours: up and down in its column, left and right in its row. Each column hangs on a head, and the heads form a ring that starts at the root.",
        "The number in a head is the length of its list: how many options the item has left.",
      ],
      hint: "Point at a node, or focus the picture and follow the links with the arrow keys.",
    },
    {
      title: "Cover and uncover",
      text: [
        "To cover an item, unhook its head from the ring, and unhook every option that has the item from all its other columns. Unhooking x takes two changes: the neighbour above now points below, the neighbour below now points above. Of a head these are the neighbours at its left and right.",
        "But x itself is not touched. It still knows where it stood, and that is all that is needed to hook it in again. Whatever left last comes back first, and every link is as it was. This is the step the links dance.",
        "The covered item keeps its own nodes. Nothing reaches them any more, since its head has left the ring. But its column lists the options that are to be tried, and all those that are to be hooked in again.",
      ],
      hint: "Press items to cover two or three of them, then uncover them. x is the node that is changing.",
    },
    {
      title: "The search, move by move",
      text: [
        "Now the whole search. Choose an item, cover it, and try its options one after another: take the option, cover its other items, and solve what is left in the same way. Then uncover everything in reverse, and try the next option.",
        "Item 1 comes first: no other has fewer than its two options. B leads to a dead end: item 5 has no option left. So B is given back, link by link, and D leads to the solution D, A, E. The tree has every choice, and the line of the code that works is marked.",
      ],
      hint: "Make one move after another, and compare the code, the links and the tree.",
    },
    {
      title: "A small square",
      text: [
        "A Latin square of size 3 has each of three digits once in every row and every column. A move is “this digit in this cell”: 27 options. Each satisfies three rules: its cell is filled, its row has the digit, its column has the digit. That makes 27 items in three families.",
        "The matrix is built from three blocks side by side, each with a pattern of its own: steps for the cells, and two kinds of repeated diagonals for rows and columns.",
      ],
      hint: "Put the blocks together one after another, then point at the board and at the matrix.",
    },
    {
      title: "729 × 324",
      text: [
        "Sudoku adds a fourth family: every box has every digit. Nine rows, nine columns, nine digits: 729 options. Four families of 81 rules: 324 items. Every option has four ones, so of 236,196 places only 2,916 are ones.",
        "7 in row 4, column 2 covers the items “cell r4c2”, “row 4: 7”, “column 2: 7” and “box 4: 7”, and so on for every other move.",
      ],
      hint: "Point at a candidate to find its row; zoom in until the names can be read.",
    },
    {
      title: "The givens",
      text: [
        "A given is a move already made. Its four items are covered, and every row that has one of them is out. With all givens of this puzzle in, most of the 729 rows have faded before the search begins.",
        "The search can start from what is left: items that are covered and options that are out are never built at all. That is called the pruned form.",
      ],
      hint: "Let the givens in one by one with the slider.",
    },
    {
      title: "Forced, guessed, undone",
      text: [
        "The search takes the item with the fewest options. One option: the move is forced. In a cell that is what players call a naked single, in a row, column or box a hidden single; for the matrix they are the same.",
        "Several options: the search tries one and goes on. If some item is left without any option, that guess was wrong; it is undone, link by link, and the next option is tried. This puzzle needs one guess.",
      ],
      hint: "Play it, or jump from choice to choice. Orange is a guess, green is forced, red is a dead end.",
    },
    {
      title: "Why “least” wins",
      text: [
        "Any item may be chosen next; the answer is the same. The work is not. The item with the fewest options makes the tree narrow, and finds a dead end as soon as there is one.",
        "Here a hard puzzle is searched to its end both ways. “First” takes the first item that is left, and wanders through thousands of positions that were lost from the beginning.",
      ],
      hint: "Count the nodes of both.",
    },
    {
      title: "At most once",
      text: [
        "Four queens on a board of 4 × 4: one in every row and in every column, no two on one diagonal. Rows and columns must have their queen. A diagonal need not have one: it is a secondary item, covered at most once.",
        "All that differs is that heads of secondary items do not stand in the ring, so the search never chooses them. When one of them is covered, its other options leave as always. Primary items are blue here, secondary ones green.",
      ],
      hint: "Go to the solution: the ring is empty, though some diagonals have never been covered.",
    },
    {
      title: "Where it comes from",
      text: [
        "Two assignments take a node out of its list, two put it back: few ideas this small reach so far. It was twenty years old when it got its name.",
        "The words of these pages, item, option, cover and uncover, are Knuth’s. To know more, begin with his paper of 2000, which is free to read, and go on with his book.",
      ],
      hint: "Write a problem of your own in the Lab, and let it dance.",
    },
  ],
};

export type Story = typeof story;
