// Where a puzzle comes in as text: pasted, typed, or from a file.
import { useRef, useState } from "preact/hooks";
import type { Board, Shape } from "../core/api_boards";
import { failureSentence } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { Select } from "../ui/fields";
import { choices, failure, readFile, readText } from "./reading";

interface Props {
  shape: Shape;
  onRead: (board: Board) => void;
}

export function ReadingPanel({ shape, onRead }: Props) {
  const texts = messages.value.enter;
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("0");
  const picker = useRef<HTMLInputElement>(null);
  const take = (board: Board | undefined) => {
    setChosen("0");
    if (board) onRead(board);
  };
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = "";
    if (file) take(await readFile(file, shape));
  };
  const read = async (source: string) => {
    if (source.trim() !== "") take(await readText(source, shape));
  };
  return (
    <section class="reading">
      <label class="field">
        <span class="field-label">{texts.paste}</span>
        <textarea
          rows={4}
          spellcheck={false}
          autocomplete="off"
          placeholder="53..7....6..195....98....6.8...6...3…"
          value={text}
          aria-describedby="reading-hint"
          onInput={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            // The field gets the text only after this event.
            const field = event.currentTarget;
            setTimeout(() => void read(field.value));
          }}
        />
      </label>
      <p id="reading-hint" class="reading-hint">
        {texts.pasteHint}
      </p>
      <div class="reading-buttons">
        <Button icon="check" disabled={text.trim() === ""} onPress={() => void read(text)}>
          {texts.read}
        </Button>
        <Button icon="open" onPress={() => picker.current?.click()}>
          {texts.open}
        </Button>
        <input
          ref={picker}
          type="file"
          class="unseen"
          tabIndex={-1}
          aria-label={texts.open}
          onChange={(event) => void open(event.currentTarget)}
        />
      </div>
      <div role="alert">
        {failure.value !== null && (
          <p class="reading-failure">
            <strong>{messages.value.faults.sentence(texts.badText)}</strong>{" "}
            {failure.value === "tooLong" ? texts.fileTooLong : failureSentence(failure.value)}
          </p>
        )}
      </div>
      {choices.value.length > 1 && (
        <Select
          label={`${texts.which} (${texts.found(choices.value.length)})`}
          value={chosen}
          options={choices.value.map((_, index) => ({ value: String(index), text: texts.puzzle(index + 1) }))}
          onChange={(value) => {
            setChosen(value);
            const board = choices.value[Number(value)];
            if (board) onRead(board);
          }}
        />
      )}
    </section>
  );
}
