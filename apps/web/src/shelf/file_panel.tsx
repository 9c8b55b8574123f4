// All games and results as a file, and from one.
import { useState } from "preact/hooks";
import { today } from "../daily/daily";
import { messages } from "../i18n/messages";
import { gameInHand } from "../play/hand";
import { download } from "../share/download";
import { Button } from "../ui/button";
import { FileButton } from "../ui/file_button";
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
  const [told, tell] = useState("");
  return (
    <section class="games-file">
      <p>{texts.fileText}</p>
      <div class="games-file-buttons">
        <Button icon="download" onPress={() => void saveFile()}>
          {texts.saveFile}
        </Button>
        <FileButton accept=".json,application/json" onFile={async (file) => tell(await addFile(file))}>
          {texts.openFile}
        </FileButton>
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
