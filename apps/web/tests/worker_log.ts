// What the page has asked its workers for: of a test that failed, what was never answered, and what was answered by a failure.
//   await context.addInitScript(logWorkers);
//   await page.evaluate(workerLog)
interface Logged {
  unanswered: string[];
  failed: string[];
}
type Global = typeof globalThis & { workerLog?: () => Logged };
interface Message {
  id?: number;
  method?: string;
  error?: unknown;
  progress?: unknown;
}

/** Runs in the page, before its scripts. */
export function logWorkers(): void {
  const asked = new Map<string, string>();
  const failed: string[] = [];
  const heard = new Map<Worker, number>();
  const listen = (worker: Worker): number => {
    const number = heard.get(worker) ?? heard.size + 1;
    if (heard.has(worker)) return number;
    heard.set(worker, number);
    worker.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      const key = `worker ${number}, ${data.id}`;
      if (data.id === undefined || data.progress !== undefined) return;
      if (data.error !== undefined) failed.push(`${key}: ${asked.get(key)}: ${JSON.stringify(data.error)}`);
      asked.delete(key);
    });
    worker.addEventListener("error", ({ message }) => failed.push(`worker ${number}: ${message}`));
    return number;
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: Message, options?: object) {
    const number = listen(this);
    if (message.id !== undefined) asked.set(`worker ${number}, ${message.id}`, message.method ?? "");
    post.call(this, message, options);
  };
  (globalThis as Global).workerLog = () => ({
    unanswered: [...asked].map(([key, method]) => `${key}: ${method}`),
    failed: failed.slice(-10),
  });
}

/** Runs in the page. */
export const workerLog = (): Logged | undefined => (globalThis as Global).workerLog?.();
