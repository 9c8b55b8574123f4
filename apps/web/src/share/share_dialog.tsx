// Sharing: a link that holds the puzzle, and if wanted what has been entered; and files.
import { useEffect, useState } from "preact/hooks";
import { requestOf } from "../board/shapes";
import { game } from "../core/client";
import { messages } from "../i18n/messages";
import { currentBoard, currentGivens } from "../play/game";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Switch } from "../ui/fields";
import { download } from "./download";
import "./share.css";

const linkOf = (text: string) => `${location.href.split("#")[0]}#p=${text}`;

async function downloadText(format: "line" | "grid" | "json", name: string): Promise<void> {
  const board = currentGivens.value;
  if (!board) return;
  const source = { shape: requestOf(board.shape), digits: board.digits };
  const { text } = await game.call("board.write", { board: source, format });
  if (format === "json") download(`${name}.json`, "application/json", text);
  else download(`${name}.txt`, "text/plain", text);
}

/** The givens, with what has been entered beside them. */
async function downloadPicture(name: string): Promise<void> {
  const givens = currentGivens.value;
  const board = currentBoard.value;
  if (!givens || !board) return;
  const source = { shape: requestOf(givens.shape), digits: givens.digits };
  const { svg } = await game.call("board.svg", { board: source, solution: board.digits });
  download(`${name}.svg`, "image/svg+xml", svg);
}

/** What to say about it. */
async function copy(link: string): Promise<string> {
  const texts = messages.value.share;
  try {
    await navigator.clipboard.writeText(link);
    return texts.copied;
  } catch {
    return texts.copyFailed;
  }
}

export function ShareDialog({ onClose, onPrint }: { onClose: () => void; onPrint: () => void }) {
  const texts = messages.value.share;
  const [progress, setProgress] = useState(false);
  const [link, setLink] = useState("");
  const [told, tell] = useState("");
  useEffect(() => {
    void game.call("game.share", { progress }).then(({ text }) => setLink(linkOf(text)));
    tell("");
  }, [progress]);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div class="share">
        <label class="field">
          <span class="field-label">{texts.link}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <Switch label={texts.withProgress} hint={texts.withProgressHint} checked={progress} onChange={setProgress} />
        <div class="share-buttons">
          <Button kind="primary" icon="copy" onPress={() => void copy(link).then(tell)}>
            {texts.copy}
          </Button>
          {"share" in navigator && (
            <Button icon="share" onPress={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {texts.send}
            </Button>
          )}
          <span class="share-told" role="status">
            {told}
          </span>
        </div>
        <h3>{texts.download}</h3>
        <div class="share-files">
          {/* Of these, only JSON has room for further rules. */}
          {currentGivens.value?.shape.rules ? (
            <Button icon="download" onPress={() => void downloadText("json", texts.fileName)}>
              JSON
            </Button>
          ) : (
            <>
              <Button icon="download" onPress={() => void downloadText("line", texts.fileName)}>
                {texts.asLine}
              </Button>
              <Button icon="download" onPress={() => void downloadText("grid", texts.fileName)}>
                {texts.asGrid}
              </Button>
            </>
          )}
          <Button icon="download" onPress={() => void downloadPicture(texts.fileName)}>
            {texts.asSvg}
          </Button>
          <Button icon="print" onPress={onPrint}>
            {messages.value.play.print}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
