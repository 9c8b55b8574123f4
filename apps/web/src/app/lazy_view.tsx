// LazyView: a view whose code is loaded when it is first seen.
//   <LazyView load={() => import("../parts/dance").then((module) => module.LabView)} props={{}} />
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadTexts, messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { reloadIfOutdated, rememberLoaded } from "./offline";

interface Props<P> {
  load: () => Promise<ComponentType<P>>;
  props: P;
}

export function LazyView<P extends object>({ load, props }: Props<P>) {
  const [view, setView] = useState<{ component: ComponentType<P> } | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setView(null);
    Promise.all([load(), loadTexts()]).then(
      ([component]) => {
        rememberLoaded();
        if (wanted) setView({ component });
      },
      async () => !(await reloadIfOutdated()) && wanted && setView("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const texts = messages.value.app;
  if (view === null) return <p class="shell-waiting">{texts.loading}</p>;
  if (view === "failed") {
    return (
      <div class="shell-waiting" role="alert">
        <p>{texts.notLoaded}</p>
        <Button onPress={() => setAttempt(attempt + 1)}>{texts.tryAgain}</Button>
      </div>
    );
  }
  const View = view.component;
  return <View {...props} />;
}
