// What the page and the worker that reads photographs say to each other.
import type { PictureFault } from "./decode";
import type { PhotoBoard, PixelRows } from "./photo_core";

export type PhotoRequest =
  | { id: number; ask: "speak"; tag: string; table: string }
  | { id: number; ask: "read"; picture: Blob | PixelRows }
  | { id: number; ask: "find"; picture: PixelRows }
  | { id: number; ask: "tell" };

export interface PhotoAnswers {
  speak: null;
  read: PhotoBoard;
  find: number[] | null;
  tell: string[];
}

/** Why there is no answer: what the core says, what is wrong with a file, a core that broke down or could not be loaded. */
export type PhotoFault = { kind: "refused"; sentence: string } | { kind: PictureFault | "crash" | "unloaded" };

export type PhotoReply = { id: number; result: unknown } | { id: number; fault: PhotoFault };
