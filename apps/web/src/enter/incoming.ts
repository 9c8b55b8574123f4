// Texts that come in from outside: pasted anywhere in the view, or dropped on it.
import { useLayoutEffect, useState } from "preact/hooks";
import { entry, show } from "./entry_commands";
import { readFile, readText } from "./reading";

async function take(source: File | string): Promise<void> {
  const { shape } = entry.value.board;
  const board = await (typeof source === "string" ? readText(source, shape) : readFile(source, shape));
  if (board) show(board);
}

/** Fields for text keep what is pasted into them. */
export function usePaste(): void {
  useLayoutEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      const inField = event.target instanceof Element && event.target.matches("textarea, input");
      if (inField || text.trim() === "") return;
      event.preventDefault();
      void take(text);
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
