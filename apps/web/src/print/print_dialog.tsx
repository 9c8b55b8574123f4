// Printing: this puzzle, or pages of new ones like it, with their solutions if wanted.
import { useRef, useState } from "preact/hooks";
import type { Board } from "../core/api_boards";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { currentGivens, note } from "../play/game";
import { type LevelWish, nearestLevel, useLevels } from "../play/levels";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Switch } from "../ui/fields";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";
import { collectPuzzles } from "./collect";
import { printJob } from "./print_sheets";
import { type PerPage, perPageChoices } from "./sheets";
import "./print.css";

const pageChoices = [1, 2, 5, 10] as const;

export function PrintDialog({ onClose }: { onClose: () => void }) {
  const board = currentGivens.value;
  return board && <PrintForm board={board} onClose={onClose} />;
}

function PrintForm({ board, onClose }: { board: Board; onClose: () => void }) {
  const texts = messages.value.print;
  const play = messages.value.play;
  const [perPage, setPerPage] = useState<PerPage>(1);
  const [pages, setPages] = useState<number>(1);
  const [more, setMore] = useState(false);
  const [wish, setLevel] = useState<LevelWish>(note.value.level || "medium");
  const levels = useLevels(board.shape, "random");
  const level = nearestLevel(wish, levels);
  const [solutions, setSolutions] = useState(false);
  const [made, setMade] = useState(0);
  const [failure, setFailure] = useState("");
  const work = useRef<AbortController | null>(null);
  const wanted = more ? perPage * pages : 1;

  const start = async () => {
    work.current = new AbortController();
    setMade(1);
    setFailure("");
    try {
      const wishes = { count: wanted, level, solutions };
      const puzzles = await collectPuzzles(board, note.value.level, wishes, setMade, work.current.signal);
      printJob.value = { puzzles, perPage };
    } catch (error) {
      if (!(error instanceof DOMException)) setFailure(play.makeFailed(failureText(error)));
    } finally {
      setMade(0);
    }
  };
  const stop = () => work.current?.abort();
  const close = () => {
    stop();
    onClose();
  };
  const making = made > 0;
  return (
    <Dialog
      title={texts.title}
      onClose={close}
      actions={
        making ? (
          <Button onPress={stop}>{messages.value.app.cancel}</Button>
        ) : (
          <Button kind="primary" icon="print" onPress={() => void start()}>
            {texts.go}
          </Button>
        )
      }
    >
      <div class="print-form">
        <Segmented
          titled
          label={texts.perPage}
          value={perPage}
          options={perPageChoices.map((value) => ({ value, text: String(value) }))}
          onChange={(value) => {
            setPerPage(value);
            if (value > 1) setMore(true);
          }}
        />
        <Segmented
          titled
          label={texts.what}
          value={more ? "more" : "one"}
          options={[
            { value: "one", text: texts.thisOne },
            { value: "more", text: texts.andNew },
          ]}
          onChange={(value) => setMore(value === "more")}
        />
        {more && (
          <>
            <Segmented
              titled
              label={texts.level}
              value={level}
              options={levels.map((value) => ({ value, text: play.levels[value] }))}
              onChange={setLevel}
            />
            <Segmented
              titled
              label={texts.pages}
              value={pages}
              options={pageChoices.map((value) => ({ value, text: String(value) }))}
              onChange={setPages}
            />
          </>
        )}
        <Switch label={texts.solutions} checked={solutions} onChange={setSolutions} />
        <p role="alert">{failure}</p>
        {making && <ProgressBar label={texts.making(made, wanted)} done={made} of={wanted} />}
      </div>
    </Dialog>
  );
}
