// The tree of a search: a node for each item chosen, an edge for each option tried.
//   const tree = treeOf(dance.moves);
//   tree[0]   // the first choice; its children come later
import { type Move, MoveKind } from "../core/api_matrix";

export interface TreeNode {
  kind: "choice" | "dead" | "solution";
  /** The item that was chosen; -1 for a solution. */
  item: number;
  choices: number;
  depth: number;
  /** The choice above, or -1, and the option that was taken there. */
  parent: number;
  option: number;
  /** After so many moves it is there. */
  born: number;
  /** Its place from left to right, in leaves. */
  x: number;
}

export function treeOf(moves: readonly Move[]): TreeNode[] {
  const tree: TreeNode[] = [];
  const above: number[] = [];
  const taken: number[] = [];
  const grow = (node: Pick<TreeNode, "kind" | "item" | "choices" | "depth" | "born">): void => {
    const { depth } = node;
    tree.push({ ...node, parent: above[depth - 1] ?? -1, option: taken[depth - 1] ?? -1, x: 0 });
    above[depth] = tree.length - 1;
  };
  moves.forEach(([kind, depth, item, option, choices], index) => {
    const born = index + 1;
    if (kind === MoveKind.choose) grow({ kind: choices === 0 ? "dead" : "choice", item, choices, depth, born });
    else if (kind === MoveKind.solution) grow({ kind: "solution", item: -1, choices: 0, depth, born });
    else if (kind === MoveKind.attempt) taken[depth] = option;
  });
  return placed(tree);
}

// Leaves stand side by side, every other node over the middle of its children.
function placed(tree: TreeNode[]): TreeNode[] {
  const children = tree.map<number[]>(() => []);
  for (const [index, { parent }] of tree.entries()) children[parent]?.push(index);
  let leaves = 0;
  const place = (index: number): number => {
    const own = children[index]!.map(place);
    const x = own.length === 0 ? leaves++ : (own[0]! + own.at(-1)!) / 2;
    tree[index]!.x = x;
    return x;
  };
  if (tree.length > 0) place(0);
  return tree;
}

/** The node at which a search is after so many moves, or -1: the deepest one that has not been left. */
export function nodeAt(tree: readonly TreeNode[], moves: readonly Move[], at: number): number {
  let current = -1;
  for (let index = 0, next = 0; index < at; ++index) {
    const [kind] = moves[index]!;
    if (kind === MoveKind.choose || kind === MoveKind.solution) current = next++;
    // A solution or a dead end is left by the first thing that is undone, a choice by going back from it.
    else if (kind === MoveKind.back) current = tree[ownerOf(tree, current, moves[index]![1])]!.parent;
  }
  return current;
}

function ownerOf(tree: readonly TreeNode[], node: number, depth: number): number {
  let owner = node;
  while (tree[owner]!.depth > depth) owner = tree[owner]!.parent;
  return owner;
}
