// Help: the rules, what can be done, and the keys.
import { useState } from "preact/hooks";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { startGame } from "../play/hand";
import { puzzleLike } from "../play/new_game";
import { shapeOfSize } from "../play/sizes";
import { unrated } from "../shelf/records";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Segmented } from "../ui/segmented";
import { toast } from "../ui/toast";
import { KeysPage } from "./keys_page";
import { PlayingPage, RulesPage } from "./rules_page";
import "./help.css";

type Page = "rules" | "playing" | "keys";

const pages = ["rules", "playing", "keys"] as const;

async function playForBeginners(): Promise<void> {
  try {
    const { board, level, rating } = await puzzleLike(shapeOfSize("sudoku", 9), "beginner", new AbortController().signal);
    await startGame(board, { ...unrated, level, rating });
  } catch (error) {
    toast(messages.value.play.makeFailed(failureText(error)));
  }
}

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const texts = messages.value.help;
  const [page, setPage] = useState<Page>("rules");
  const play = () => {
    onClose();
    void playForBeginners();
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <Button kind="primary" icon="play" onPress={play}>
          {texts.beginner}
        </Button>
      }
    >
      <div class="help">
        <Segmented
          label={texts.title}
          value={page}
          options={pages.map((value) => ({ value, text: texts.pages[value] }))}
          onChange={setPage}
        />
        {page === "rules" && <RulesPage />}
        {page === "playing" && <PlayingPage />}
        {page === "keys" && <KeysPage />}
      </div>
    </Dialog>
  );
}
