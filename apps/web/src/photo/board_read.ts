// BoardRead: the board that was read in a picture last, and what is still doubtful of it.
//   if (await read(file)) …
import { batch, computed, signal } from "@preact/signals";
import type { Board } from "../core/api_boards";
import { CoreFailure } from "../core/client";
import { entry, selection, show } from "../enter/entry_commands";
import { type Photographed, photographed } from "../enter/pictures";
import { choices, failure } from "../enter/reading";
import { only } from "../play/selection";
import { shapeOfSize } from "../play/sizes";
import { announce, toast } from "../ui/toast";
import { mostMegabytes } from "./decode";
import { marked } from "./marks";
import { PhotoFailure, photo } from "./photo_client";
import type { PhotoBoard, PixelRows } from "./photo_core";
import { words } from "./photo_words";

const last = signal<{ board: PhotoBoard; shown: Board; own: Photographed } | null>(null);
/** Cells that nobody has looked at yet. */
export const doubts = signal<ReadonlySet<number>>(new Set());
/** Whether a picture is being read. */
export const busy = signal(false);

/** The board of the picture, while it is the one on the screen: not where it was undone or another one was shown. */
export const boardRead = computed(() => {
  const { board, done } = entry.value;
  const now = last.value;
  return now && photographed.value === now.own && (board === now.shown || done.includes(now.shown)) ? now.board : null;
});

/** What there is to tell of it, once more, in the language that is spoken now. */
export async function tellAgain(): Promise<void> {
  const now = last.value;
  if (!now) return;
  const remarks = await photo.ask({ ask: "tell" });
  // A worker that was stopped since has forgotten the board.
  if (last.value === now && remarks.length > 0) last.value = { ...now, board: { ...now.board, remarks } };
}

function settle(cells: readonly number[]): void {
  const left = new Set([...doubts.value].filter((cell) => !cells.includes(cell)));
  if (left.size === doubts.value.size) return;
  doubts.value = left;
  if (left.size === 0) announce(words().settled);
}

/** To the next doubtful cell, if there is one. */
export function toNextDoubt(): void {
  const cells = [...doubts.value].sort((one, other) => one - other);
  const next = cells.find((cell) => cell > selection.value.cursor) ?? cells[0];
  if (next !== undefined) selection.value = only(next);
}

function take(board: PhotoBoard): void {
  const own: Photographed = {
    look: (props) => (boardRead.value ? marked(props, boardRead.value, doubts.value, words()) : props),
    settle,
  };
  batch(() => {
    show({ shape: shapeOfSize("sudoku", board.size), digits: board.digits }, board.doubtful[0] ?? 0);
    choices.value = [];
    last.value = { board, shown: entry.value.board, own };
    doubts.value = new Set(board.doubtful);
    photographed.value = own;
  });
  const texts = words();
  const done = texts.done(board.digits.filter((digit) => digit > 0).length);
  toast(board.doubtful.length > 0 ? `${done} ${texts.doubts(board.doubtful.length)}` : done);
}

/** Says beside the board why a picture could not be read. */
export function tellFailure({ fault }: PhotoFailure): void {
  const texts = words();
  switch (fault.kind) {
    case "stopped":
      return;
    case "refused":
      failure.value = fault.sentence;
      return;
    case "tooLarge":
      failure.value = texts.tooLarge(mostMegabytes);
      return;
    case "noPicture":
    case "broken":
      failure.value = texts[fault.kind];
      return;
    default:
      failure.value = {
        reason: new CoreFailure({ kind: fault.kind, message: "", sentence: "", line: 0, column: 0 }),
        notSquare: false,
      };
  }
}

let latest = 0;

/** Puts the board of the picture in the place of the one there; false where there is none, which is told. */
export async function read(picture: Blob | PixelRows): Promise<boolean> {
  const turn = ++latest;
  busy.value = true;
  failure.value = null;
  try {
    const board = await photo.ask({ ask: "read", picture });
    if (turn === latest) take(board);
    return turn === latest;
  } catch (reason) {
    if (!(reason instanceof PhotoFailure)) throw reason;
    if (turn === latest) tellFailure(reason);
    return false;
  } finally {
    if (turn === latest) busy.value = false;
  }
}
