// What is seen where the core does not work: what happened, and what can be done. It stays until the core is there.
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { failure, tryAgain } from "./opening";

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function CoreFailed() {
  const texts = messages.value.app;
  return (
    <section class="card shell-failed" role="alert">
      <h1>{texts.coreFailed}</h1>
      <p>{texts.coreFailedText}</p>
      <p class="shell-reason">
        <code>{reasonOf(failure.value)}</code>
      </p>
      <Button kind="primary" icon="restart" onPress={tryAgain}>
        {texts.tryAgain}
      </Button>
    </section>
  );
}
