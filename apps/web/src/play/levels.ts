// The levels that a new puzzle may have: the core knows which of them a board has.
//   const offered = useLevels(shape, symmetry);
//   const level = nearestLevel(wish, offered);
import { useEffect, useState } from "preact/hooks";
import { requestOf } from "../board/shapes";
import type { Level, Shape, Symmetry } from "../core/api_boards";
import { game } from "../core/client";

export type LevelWish = Level | "any";

export const levels: readonly LevelWish[] = [
  "beginner",
  "easy",
  "medium",
  "hard",
  "expert",
  "extreme",
  "diabolical",
  "nightmare",
  "any",
];

/** Until the core has answered, those of the board before; at first all. */
export function useLevels(shape: Shape, symmetry: Symmetry): readonly LevelWish[] {
  const [offered, setOffered] = useState(levels);
  const request = requestOf(shape);
  useEffect(() => {
    let current = true;
    const offer = (known: Level[]) => current && setOffered([...known, "any"]);
    game.call("board.levels", { shape: request, symmetry }).then(
      (reply) => offer(reply.levels),
      () => current && setOffered(levels),
    );
    return () => {
      current = false;
    };
  }, [JSON.stringify(request), symmetry]);
  return offered;
}

/** The wish itself, or the hardest of the levels offered that is easier. */
export function nearestLevel(wish: LevelWish, offered: readonly LevelWish[]): LevelWish {
  const upToIt = levels.slice(0, levels.indexOf(wish) + 1).filter((level) => offered.includes(level));
  return upToIt.at(-1) ?? offered[0] ?? "any";
}

/** The next of the levels offered that is harder. */
export function harderLevel(level: Level | "", offered: readonly LevelWish[]): Level | undefined {
  if (!level) return undefined;
  const isHarder = (each: LevelWish): each is Level => each !== "any" && levels.indexOf(each) > levels.indexOf(level);
  return offered.find(isHarder);
}
