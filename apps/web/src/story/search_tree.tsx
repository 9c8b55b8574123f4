// SearchTree: the tree of a small search as it has grown so far, with the way to where the search is now.
import { useMemo } from "preact/hooks";
import type { Move } from "../core/api_matrix";
import { messages } from "../i18n/messages";
import type { Names } from "../watch/names";
import { nodeAt, type TreeNode, treeOf } from "./tree";
import "./search_tree.css";

interface Props {
  moves: readonly Move[];
  /** How many of the moves have been made. */
  at: number;
  names: Names;
}

const ACROSS = 110;
const DOWN = 74;
const RADIUS = 21;

export function SearchTree({ moves, at, names }: Props) {
  const tree = useMemo(() => treeOf(moves), [moves]);
  const here = nodeAt(tree, moves, at);
  const way = new Set<number>();
  for (let node = here; node >= 0; node = tree[node]!.parent) way.add(node);
  const width = (Math.max(...tree.map(({ x }) => x)) + 1) * ACROSS;
  const height = (Math.max(...tree.map(({ depth }) => depth)) + 1) * DOWN;
  const place = ({ x, depth }: TreeNode): [number, number] => [(x + 0.5) * ACROSS, (depth + 0.5) * DOWN];
  const grown = tree.flatMap((node, index) => (node.born <= at ? [index] : []));
  return (
    <svg class="tree" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={messages.value.story.treeLabel(grown.length)}>
      {grown.map((index) => {
        const node = tree[index]!;
        if (node.parent < 0) return null;
        const [[x1, y1], [x2, y2]] = [place(tree[node.parent]!), place(node)];
        return (
          <g key={index} class={way.has(index) ? "tree-edge tree-way" : "tree-edge"}>
            <line x1={x1} y1={y1 + RADIUS} x2={x2} y2={y2 - RADIUS} />
            <circle cx={(x1 + x2) / 2} cy={(y1 + y2) / 2} r={10} />
            <text x={(x1 + x2) / 2} y={(y1 + y2) / 2}>
              {names.option(node.option)}
            </text>
          </g>
        );
      })}
      {grown.map((index) => {
        const node = tree[index]!;
        const [x, y] = place(node);
        const classes = `tree-node tree-${node.kind} ${way.has(index) ? "tree-way" : ""} ${index === here ? "tree-here" : ""}`;
        return (
          <g key={index} class={classes} transform={`translate(${x} ${y})`}>
            <circle r={RADIUS} />
            <text>{node.kind === "solution" ? "✓" : names.item(node.item)}</text>
            {node.kind === "dead" && (
              <text class="tree-cross" x={RADIUS + 9}>
                ✗
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
