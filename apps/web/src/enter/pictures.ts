// Pictures: from which a board can be read as well. src/photo reads them, and is fetched when it is wanted.
import { batch, signal } from "@preact/signals";
import type { BoardProps } from "../board/board";

/** Whether that part of the page is shown. */
export const photoShown = signal(false);
/** The picture that it is to read next. */
export const brought = signal<File | null>(null);

export const isPicture = ({ type }: File): boolean => type.startsWith("image/");

export function bring(picture: File): void {
  batch(() => {
    brought.value = picture;
    photoShown.value = true;
  });
}

/** A board that was read in a picture, as long as it is on the screen. */
export interface Photographed {
  /** How it looks: what is doubtful of it is marked. */
  look(board: BoardProps): BoardProps;
  /** A person has written into these cells: there is no doubt about them any more. */
  settle(cells: readonly number[]): void;
}

export const photographed = signal<Photographed | null>(null);
