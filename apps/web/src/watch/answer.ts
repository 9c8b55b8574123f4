// useAnswer: what the core answers to a question, asked anew whenever its inputs change.
//   const matrix = useAnswer((signal) => work.call("matrix.make", source, { signal }), [source]);
//   matrix.value, matrix.error, matrix.waiting
import { useEffect, useState } from "preact/hooks";

export interface Answered<T> {
  value: T | undefined;
  error: string;
  waiting: boolean;
}

/** The value before stays while the next one is waited for. Inputs are compared as JSON. */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T> | null, inputs: unknown): Answered<T> {
  const [state, setState] = useState<Answered<T>>({ value: undefined, error: "", waiting: true });
  useEffect(() => {
    const control = new AbortController();
    const question = ask(control.signal);
    if (question === null) {
      setState({ value: undefined, error: "", waiting: false });
      return undefined;
    }
    setState((before) => ({ ...before, error: "", waiting: true }));
    question.then(
      (value) => {
        if (!control.signal.aborted) setState({ value, error: "", waiting: false });
      },
      (reason: unknown) => {
        if (control.signal.aborted) return;
        setState({ value: undefined, error: reason instanceof Error ? reason.message : String(reason), waiting: false });
      },
    );
    return () => control.abort();
  }, [JSON.stringify(inputs)]);
  return state;
}
