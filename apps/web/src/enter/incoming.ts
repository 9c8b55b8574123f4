// Texts and pictures that come in from outside: pasted anywhere in the view, or dropped on it.
import { useLayoutEffect, useState } from "preact/hooks";
import { entry, show } from "./entry_commands";
import { bring, isPicture } from "./pictures";
import { readFile, readText } from "./reading";

export async function take(source: File | string): Promise<void> {
  if (source instanceof File && isPicture(source)) return bring(source);
  const { shape } = entry.value.board;
  const board = await (typeof source === "string" ? readText(source, shape) : readFile(source, shape));
  if (board) show(board);
}

/** Fields for text keep the text that is pasted into them. */
export function usePaste(): void {
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      // Cells of a spreadsheet come with a picture of them: the text is the better source.
      const source = text.trim() === "" ? [...(event.clipboardData?.files ?? [])].find(isPicture) : text;
      const inField = event.target instanceof Element && event.target.matches("textarea, input");
      if (source === undefined || (inField && source === text)) return;
      event.preventDefault();
      void take(source);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
}

export interface DropTarget {
  /** Whether something hangs over the view. */
  over: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

export function useDrop(): DropTarget {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0] ?? event.dataTransfer?.getData("text") ?? "");
    },
  };
  return { over, handlers };
}
