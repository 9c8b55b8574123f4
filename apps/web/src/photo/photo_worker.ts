// Worker: decodes pictures and reads the boards in them. Every message is a PhotoRequest, which is answered by a PhotoReply.
import photoAddress from "core_photo.wasm?url";
import { compile } from "../core/compile";
import { decoded, PictureFailure } from "./decode";
import { PhotoCore, PhotoRefusal } from "./photo_core";
import type { PhotoFault, PhotoReply, PhotoRequest } from "./photo_messages";

let core: Promise<PhotoCore> | undefined;
let spoken: readonly [tag: string, table: string] = ["en", ""];

async function start(): Promise<PhotoCore> {
  const started = await PhotoCore.start(await compile(photoAddress));
  started.speak(...spoken);
  return started;
}

async function answer(request: PhotoRequest, own: PhotoCore): Promise<unknown> {
  switch (request.ask) {
    case "speak":
      spoken = [request.tag, request.table];
      own.speak(...spoken);
      return null;
    case "tell":
      return own.tell();
    case "find":
      return own.find(request.picture);
    default: {
      const { picture } = request;
      const check = (width: number, height: number) => own.check(width, height);
      return own.read(picture instanceof Blob ? await decoded(picture, check) : picture);
    }
  }
}

function faultOf(failure: unknown): PhotoFault {
  if (failure instanceof PhotoRefusal) return { kind: "refused", sentence: failure.message };
  if (failure instanceof PictureFailure) return { kind: failure.fault };
  // It broke down: the next question is for another one.
  core = undefined;
  return { kind: "crash" };
}

async function reply(request: PhotoRequest): Promise<PhotoReply> {
  const { id } = request;
  let own: PhotoCore;
  try {
    core ??= start();
    own = await core;
  } catch {
    core = undefined;
    return { id, fault: { kind: "unloaded" } };
  }
  try {
    return { id, result: await answer(request, own) };
  } catch (failure) {
    return { id, fault: faultOf(failure) };
  }
}

// One request after the other: they share the room for pixels.
let queue = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<PhotoRequest>) => {
  queue = queue.then(async () => postMessage(await reply(data)));
});
