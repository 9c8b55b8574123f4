// PhotoClient: what reads photographs as the page sees it: a worker of its own.
//   const board = await photo.ask({ ask: "read", picture: file });
// Rejects with a PhotoFailure. What is asked after `stop` is asked of another worker.
import { reloadIfOutdated } from "../app/offline";
import type { PhotoAnswers, PhotoFault, PhotoReply, PhotoRequest } from "./photo_messages";

export class PhotoFailure extends Error {
  constructor(readonly fault: PhotoFault | { kind: "stopped" }) {
    super(fault.kind);
  }
}

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: PhotoFailure): void;
}

type Without<Request> = Request extends { ask: "speak" } ? never : Request extends PhotoRequest ? Omit<Request, "id"> : never;
type Question = Without<PhotoRequest>;

export class PhotoClient {
  private worker: Worker | undefined;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  /** Said to every new worker first. */
  private greeting: PhotoRequest | undefined;

  /** The language of the answers, of this worker and of those that follow it. */
  speak(tag: string, table: string): void {
    this.greeting = { id: 0, ask: "speak", tag, table };
    this.worker?.postMessage(this.greeting);
  }

  ask<Q extends Question>(question: Q): Promise<PhotoAnswers[Q["ask"]]> {
    return new Promise<unknown>((resolve, reject) => {
      this.worker ??= this.start();
      const request = { id: this.nextId++, ...question };
      this.waiting.set(request.id, { resolve, reject });
      // Pixels change hands: nobody needs them here any more.
      const data = "picture" in question && "data" in question.picture ? question.picture.data : null;
      this.worker.postMessage(request, data ? [data.buffer] : []);
    }) as Promise<PhotoAnswers[Q["ask"]]>;
  }

  /** Ends what is under way. */
  stop(): void {
    this.end({ kind: "stopped" });
  }

  private start(): Worker {
    const worker = new Worker(new URL("./photo_worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<PhotoReply>) => this.take(data));
    // Its own script could not be had.
    worker.addEventListener("error", () => worker === this.worker && this.fail({ kind: "unloaded" }));
    if (this.greeting) worker.postMessage(this.greeting);
    return worker;
  }

  private take(reply: PhotoReply): void {
    const call = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ("result" in reply) return call?.resolve(reply.result);
    if (reply.fault.kind === "unloaded") void reloadIfOutdated();
    call?.reject(new PhotoFailure(reply.fault));
  }

  private fail(fault: PhotoFault): void {
    if (fault.kind === "unloaded") void reloadIfOutdated();
    this.end(fault);
  }

  private end(fault: PhotoFailure["fault"]): void {
    this.worker?.terminate();
    this.worker = undefined;
    const calls = [...this.waiting.values()];
    this.waiting.clear();
    for (const call of calls) call.reject(new PhotoFailure(fault));
  }
}

export const photo = new PhotoClient();
