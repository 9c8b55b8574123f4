// Where a puzzle comes in as text: pasted, typed, or from a file.
import { useState } from "preact/hooks";
import type { Board, Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { Select } from "../ui/fields";
import { FileButton } from "../ui/file_button";
import { bring, isPicture } from "./pictures";
import { choices, readFile, readText } from "./reading";

interface Props {
  shape: Shape;
  onRead: (board: Board) => void;
}

export function ReadingPanel({ shape, onRead }: Props) {
  const texts = messages.value.enter;
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("0");
  const take = (board: Board | undefined) => {
    setChosen("0");
    if (board) onRead(board);
  };
  const open = async (file: File) => {
    if (isPicture(file)) bring(file);
    else take(await readFile(file, shape));
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
        <FileButton onFile={(file) => void open(file)}>{texts.open}</FileButton>
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
