// ProblemText: where a problem is written or pasted, with a message at the place where it goes wrong.
import { useEffect, useRef } from "preact/hooks";
import { CoreFailure } from "../core/client";
import { failureSentence } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";

interface Props {
  text: string;
  /** What the core threw; null where the text is a problem. */
  fault: unknown;
  onChange: (text: string) => void;
  onRead: () => void;
}

export const EXAMPLE = "1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n";

export function ProblemText({ text, fault, onChange, onRead }: Props) {
  const t = messages.value.lab;
  const area = useRef<HTMLTextAreaElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // Who only comes back to a text is not taken to its fault.
    if (!asked.current || !(fault instanceof CoreFailure) || fault.line === 0) return;
    asked.current = false;
    const [start, end] = rangeOf(text, fault.line, fault.column);
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  }, [fault]);
  return (
    <form
      class="lab-text"
      onSubmit={(event) => {
        event.preventDefault();
        asked.current = true;
        onRead();
      }}
    >
      <label class="field">
        <span class="field-label">{t.text}</span>
        <textarea
          ref={area}
          rows={9}
          spellcheck={false}
          wrap="off"
          autocapitalize="off"
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : "lab-fault"}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      {fault !== null && (
        <p id="lab-fault" class="lab-fault" role="alert">
          {failureSentence(fault)}
        </p>
      )}
      <div class="lab-buttons">
        <Button kind="primary" submit>
          {t.read}
        </Button>
        <Button onPress={() => onChange(EXAMPLE)}>{t.textExample}</Button>
      </div>
    </form>
  );
}

/** From where to where the word at a place reaches; the whole line where there is no column. */
export function rangeOf(text: string, line: number, column: number): [number, number] {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const own = lines[line - 1] ?? "";
  if (column === 0) return [before, before + own.length];
  const start = Math.min(column - 1, own.length);
  const word = /^\S*/.exec(own.slice(start))![0];
  return [before + start, before + start + word.length];
}
