// CameraStream: the camera of the device, and the board in what it sees.
//   const stream = await openCamera(signal);
//   await follow(video, signal, (corners) => …);
import { pixelsOf } from "./decode";
import { photo } from "./photo_client";

/** Why there is no camera. */
export type CameraFault = "noCamera" | "notAllowed" | "cameraFailed";

export class CameraFailure extends Error {
  constructor(readonly fault: CameraFault) {
    super(fault);
  }
}

function faultOf(reason: unknown): CameraFault {
  const name = reason instanceof Error ? reason.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "notAllowed";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "noCamera" : "cameraFailed";
}

function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The camera at the back, where there are two. It is closed when the signal says so, also if that comes before it is open. */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // A page that came without encryption has none.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraFailure("noCamera");
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (reason) {
    throw new CameraFailure(faultOf(reason));
  }
  if (signal.aborted) closeStream(stream);
  else signal.addEventListener("abort", () => closeStream(stream), { once: true });
  return stream;
}

/** Done when the video shows another picture, or the signal ends it all. */
const nextPicture = (video: HTMLVideoElement, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });

/** What the camera sees now. */
export const pictureIn = (video: HTMLVideoElement, longest?: number) =>
  pixelsOf(video, { width: video.videoWidth, height: video.videoHeight }, longest);

/** Enough to find a board that fills a fourth of a picture. */
const longestToFind = 640;

/** A picture that is blurred does not take the board away at once. */
const mostMisses = 3;

/** Tells where the board is in one picture after another, as many as the device can: x and y of its corners, or null. */
export async function follow(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (corners: number[] | null) => void,
): Promise<void> {
  let misses = 0;
  for (;;) {
    await nextPicture(video, signal);
    if (signal.aborted) return;
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
    const { scale, ...picture } = pictureIn(video, longestToFind);
    const corners = await photo.ask({ ask: "find", picture });
    if (signal.aborted) return;
    misses = corners ? 0 : misses + 1;
    if (corners || misses >= mostMisses) tell(corners?.map((place) => place * scale) ?? null);
  }
}
