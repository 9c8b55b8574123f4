// useAnswer: what the core answers to a question, asked anew whenever its inputs change.
//   const matrix = useAnswer((signal) => work.call("matrix.make", source, { signal }), [source]);
//   matrix.value, matrix.error, matrix.waiting
import { useEffect, useState } from "preact/hooks";

export interface Answered<T> {
  value: T | undefined;
  /** What was thrown; null where nothing was. */
  error: unknown;
  waiting: boolean;
}

/** The value before stays while the next one is waited for. Inputs are compared as JSON. */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T> | null, inputs: unknown): Answered<T> {
  const [state, setState] = useState<Answered<T>>({ value: undefined, error: null, waiting: true });
  useEffect(() => {
    const control = new AbortController();
    const question = ask(control.signal);
    if (question === null) {
      setState({ value: undefined, error: null, waiting: false });
      return undefined;
    }
    setState((before) => ({ ...before, error: null, waiting: true }));
    question.then(
      (value) => {
        if (!control.signal.aborted) setState({ value, error: null, waiting: false });
      },
      (reason: unknown) => {
        if (!control.signal.aborted) setState({ value: undefined, error: reason, waiting: false });
      },
    );
    return () => control.abort();
  }, [JSON.stringify(inputs)]);
  return state;
}
