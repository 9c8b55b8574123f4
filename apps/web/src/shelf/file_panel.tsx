// All games and results as a file, and from one.
import { useRef, useState } from "preact/hooks";
import { today } from "../daily/daily";
import { messages } from "../i18n/messages";
import { gameInHand } from "../play/hand";
import { download } from "../share/download";
import { Button } from "../ui/button";
import { loadShelf } from "./shelf";
import { gamesInTabs, lookAtTabs } from "./tabs";
import { readInto, writeAll } from "./transfer";

async function saveFile(): Promise<void> {
  download(`quadrille-${today()}.json`, "application/json", await writeAll());
}

async function addFile(file: File): Promise<string> {
  const texts = messages.value.games;
  await lookAtTabs();
  const busy = new Set([...gamesInTabs.value, ...(gameInHand.value ? [gameInHand.value] : [])]);
  const added = await readInto(await file.text(), busy);
  if (!added) return texts.badFile;
  await loadShelf();
  const told = [texts.fileRead(added.games, added.results)];
  if (added.skipped > 0) told.push(texts.fileSkipped(added.skipped));
  return told.join(" ");
}

export function FilePanel() {
  const texts = messages.value.games;
  const picker = useRef<HTMLInputElement>(null);
  const [told, tell] = useState("");
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = "";
    if (file) tell(await addFile(file));
  };
  return (
    <section class="games-file">
      <p>{texts.fileText}</p>
      <div class="games-file-buttons">
        <Button icon="download" onPress={() => void saveFile()}>
          {texts.saveFile}
        </Button>
        <Button icon="open" onPress={() => picker.current?.click()}>
          {texts.openFile}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        class="unseen"
        tabIndex={-1}
        aria-label={texts.openFile}
        onChange={(event) => void open(event.currentTarget)}
      />
      <p role="status">{told}</p>
    </section>
  );
}
