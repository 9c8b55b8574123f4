// Dialog: a window over the page that takes the keyboard until it is closed (Esc, the cross, or a press outside).
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { messages } from "../i18n/messages";
import { IconButton } from "./button";
import "./dialog.css";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons at the foot, the most important one last. */
  actions?: ComponentChildren;
}

/** How many there are at present, one over the other. */
export const dialogsOpen = signal(0);

export function Dialog({ title, onClose, children, actions }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    ++dialogsOpen.value;
    return () => {
      dialog?.close();
      --dialogsOpen.value;
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id={heading} tabIndex={-1} autofocus>
            {title}
          </h2>
          <IconButton icon="close" label={messages.value.app.close} onPress={onClose} />
        </header>
        <div class="dialog-body">{children}</div>
        {actions && <footer class="dialog-foot">{actions}</footer>}
      </div>
    </dialog>
  );
}
