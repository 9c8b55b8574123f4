// PhotoPanel: a board read in a picture: from a file, what was pasted or dropped, or the camera. Fetched when it is opened.
import { useEffect, useState } from "preact/hooks";
import { brought } from "../enter/pictures";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { FileButton } from "../ui/file_button";
import { ProgressBar } from "../ui/progress";
import { boardRead, busy, read, tellAgain } from "./board_read";
import { CameraView } from "./camera_view";
import { CheckPanel } from "./check_panel";
import { photo } from "./photo_client";
import { readyWords, words } from "./photo_words";
import "./photo.css";

/** From now on this part of the page works without a network. */
function keep(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("photo"));
}

const toBoard = () => document.querySelector<SVGElement>(".enter-board [role=grid]")?.focus({ preventScroll: true });

/** The panel, once its words are there. */
export async function readyPhotoPanel(): Promise<typeof PhotoPanel> {
  await readyWords(() => void tellAgain().catch(() => undefined));
  return PhotoPanel;
}

function PhotoPanel() {
  const [filming, setFilming] = useState(false);
  const texts = words();
  const { app, enter } = messages.value;
  const board = boardRead.value;
  const take = async (file: File) => {
    if (!(await read(file))) return;
    setFilming(false);
    toBoard();
  };
  useEffect(keep, []);
  const picture = brought.value;
  useEffect(() => {
    if (!picture) return;
    brought.value = null;
    void take(picture);
  }, [picture]);
  const taken = () => {
    setFilming(false);
    toBoard();
  };
  return (
    <section class="photo" aria-label={enter.photo}>
      {!board && !filming && <p class="photo-intro">{texts.intro}</p>}
      {filming && <CameraView onClose={() => setFilming(false)} onRead={taken} />}
      {board && !filming && <CheckPanel board={board} />}
      {!filming && (
        <div class="photo-sources">
          <Button icon="camera" onPress={() => setFilming(true)}>
            {texts.camera}
          </Button>
          <FileButton accept="image/*" onFile={(file) => void take(file)}>
            {texts.open}
          </FileButton>
        </div>
      )}
      {busy.value && (
        <div class="photo-busy">
          <ProgressBar label={texts.reading} />
          <Button onPress={() => photo.stop()}>{app.cancel}</Button>
        </div>
      )}
    </section>
  );
}
