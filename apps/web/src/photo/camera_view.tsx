// CameraView: what the camera sees, with the board that was found drawn over it, until that is read or left.
import { useEffect, useRef, useState } from "preact/hooks";
import { failure } from "../enter/reading";
import { Button } from "../ui/button";
import { announce } from "../ui/toast";
import { busy, read, tellFailure } from "./board_read";
import { CameraFailure, follow, openCamera, pictureIn } from "./camera_stream";
import { PhotoFailure } from "./photo_client";
import { words } from "./photo_words";

/** Says beside the board why the camera is not to be had, or no board is looked for. */
function tellTrouble(reason: unknown): void {
  if (reason instanceof CameraFailure) failure.value = words()[reason.fault];
  else if (reason instanceof PhotoFailure) tellFailure(reason);
  else failure.value = words().cameraFailed;
}

/** The camera is on as long as this is shown. */
function useCamera(onClose: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [corners, setCorners] = useState<number[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const watch = async () => {
      const stream = await openCamera(signal);
      const own = video.current;
      if (signal.aborted || !own) return;
      own.srcObject = stream;
      // It was pulled out, or the browser was told to stop it.
      for (const track of stream.getTracks()) track.addEventListener("ended", onClose, { signal });
      await follow(own, signal, setCorners);
    };
    watch().catch((reason: unknown) => {
      if (signal.aborted) return;
      tellTrouble(reason);
      onClose();
    });
    // Nobody sees it there.
    document.addEventListener("visibilitychange", () => document.hidden && onClose(), { signal });
    return () => stop.abort();
  }, []);
  return { video, corners };
}

export function CameraView({ onClose, onRead }: { onClose: () => void; onRead: () => void }) {
  const texts = words();
  const { video, corners } = useCamera(onClose);
  const [sides, setSides] = useState({ width: 0, height: 0 });
  const told = corners ? texts.found : texts.search;
  useEffect(() => {
    if (sides.width > 0) announce(told);
  }, [told, sides.width > 0]);
  const view = useRef<HTMLDivElement>(null);
  // On a screen that has no room for it below all the rest.
  useEffect(() => view.current?.scrollIntoView({ block: "nearest" }), [sides.height > 0]);
  const measure = ({ currentTarget: { videoWidth, videoHeight } }: { currentTarget: HTMLVideoElement }) =>
    setSides({ width: videoWidth, height: videoHeight });
  const take = async () => {
    if (video.current && (await read(pictureIn(video.current)))) onRead();
  };
  return (
    <div ref={view} class="photo-camera">
      <div class="photo-sight">
        <video ref={video} aria-label={texts.view} autoplay muted playsInline onLoadedMetadata={measure} onResize={measure} />
        <svg viewBox={`0 0 ${sides.width} ${sides.height}`} aria-hidden="true">
          {corners && <polygon class="photo-outline" points={corners.join(" ")} />}
        </svg>
      </div>
      <p class={corners ? "photo-found" : ""}>{told}</p>
      <div class="photo-sources">
        <Button kind="primary" icon="camera" disabled={sides.width === 0 || busy.value} onPress={() => void take()}>
          {texts.take}
        </Button>
        <Button icon="close" onPress={onClose}>
          {texts.stop}
        </Button>
      </div>
    </div>
  );
}
