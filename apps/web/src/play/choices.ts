// Choices: what the dialog for new games remembers from one time to the next.
import { type Allowed, recallObject, remember } from "../app/storage";
import type { Symmetry } from "../core/api_boards";
import { type LevelWish, levels } from "./levels";

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

export interface Choices {
  kind: "sudoku" | "latin";
  size: number;
  level: LevelWish;
  symmetry: Symmetry;
}

export const usualChoices: Choices = { kind: "sudoku", size: 9, level: "medium", symmetry: "rotate180" };

const allowed: Allowed<Choices> = { kind: ["sudoku", "latin"], level: levels, symmetry: symmetries };

export const recallChoices = (): Choices => recallObject("choices", usualChoices, allowed);

export const rememberChoices = (choices: Choices): void => remember("choices", JSON.stringify(choices));
