// Choices: what the dialog for new games remembers from one time to the next.
import { type Allowed, recallObject, remember } from "../app/storage";
import type { Symmetry } from "../core/api_boards";
import { type LevelWish, levels } from "./levels";
import { type Variant, variants } from "./variants";

export const symmetries: readonly Symmetry[] = [
  "rotate180",
  "rotate90",
  "horizontal",
  "vertical",
  "diagonal",
  "antidiagonal",
  "full",
  "none",
  "random",
];

/** A plain board, or what else it may be. */
export type Kind = "sudoku" | "latin" | Variant;

export const kinds: readonly Kind[] = ["sudoku", "latin", ...variants];

export interface Choices {
  kind: Kind;
  size: number;
  level: LevelWish;
  symmetry: Symmetry;
}

export const usualChoices: Choices = { kind: "sudoku", size: 9, level: "medium", symmetry: "rotate180" };

const allowed: Allowed<Choices> = { kind: kinds, level: levels, symmetry: symmetries };

export const recallChoices = (): Choices => recallObject("choices", usualChoices, allowed);

export const rememberChoices = (choices: Choices): void => remember("choices", JSON.stringify(choices));
