// useLongWork: a question to the core that may take long: it tells how far it is, and can be stopped.
//   const { state, run, stop } = useLongWork((options) => work.call("lab.count", wish, options), id);
import { useEffect, useRef, useState } from "preact/hooks";
import type { Progress } from "../core/api";
import type { CallOptions } from "../core/client";

export type LongState<T> =
  | { kind: "idle" }
  | { kind: "running"; progress: Progress | null; seconds: number }
  | { kind: "stopped"; seconds: number }
  | { kind: "done"; value: T }
  | { kind: "failed"; reason: unknown };

/** Another `id` is another question: what is under way for the one before is stopped. */
export function useLongWork<T>(ask: (options: CallOptions) => Promise<T>, id: string, atOnce = false) {
  const [state, setState] = useState<LongState<T>>({ kind: "idle" });
  const control = useRef<AbortController | null>(null);
  const begun = useRef(0);
  const seconds = (): number => Math.floor((performance.now() - begun.current) / 1000);

  const run = async (): Promise<void> => {
    const own = new AbortController();
    control.current = own;
    begun.current = performance.now();
    const tell = (next: (before: LongState<T>) => LongState<T>): void => {
      if (!own.signal.aborted) setState(next);
    };
    const clock = setInterval(
      () => tell((before) => (before.kind === "running" ? { ...before, seconds: seconds() } : before)),
      1000,
    );
    setState({ kind: "running", progress: null, seconds: 0 });
    try {
      const onProgress = (progress: Progress): void => tell(() => ({ kind: "running", progress, seconds: seconds() }));
      const value = await ask({ signal: own.signal, onProgress });
      tell(() => ({ kind: "done", value }));
    } catch (reason) {
      tell(() => ({ kind: "failed", reason }));
    } finally {
      clearInterval(clock);
    }
  };
  const stop = (): void => {
    control.current?.abort();
    setState({ kind: "stopped", seconds: seconds() });
  };
  useEffect(() => {
    if (atOnce) void run();
    else setState({ kind: "idle" });
    return () => control.current?.abort();
  }, [id]);
  return { state, run: () => void run(), stop };
}
