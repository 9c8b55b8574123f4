// Setter: what has the board in hand while rules are drawn on it. src/rules brings it when it is wanted.
import { signal } from "@preact/signals";
import type { BoardProps } from "../board/board";
import type { BoardPointer } from "../board/board_state";
import type { Command } from "../play/keys";

export interface Setter {
  /** Whether rules are drawn just now, rather than digits typed. */
  draws(): boolean;
  /** How the board looks meanwhile. */
  look(board: BoardProps): BoardProps;
  /** Both say whether that was for them. */
  point(event: BoardPointer): boolean;
  run(command: Command, key: string): boolean;
}

export const setter = signal<Setter | null>(null);
