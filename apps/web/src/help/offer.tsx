// The offer to explain the rules, at the first visit: until it is taken or refused, or the game is played without it.
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../app/storage";
import { messages } from "../i18n/messages";
import { firstPuzzle } from "../play/first_puzzle";
import { currentGivens, hint, selection, view } from "../play/game";
import { held } from "../play/pen";
import { Button, IconButton } from "../ui/button";
import "./offer.css";

const settled = signal(recall("rules") !== null);

export function settleOffer(): void {
  settled.value = true;
  remember("rules", "settled");
}

/** Whether it is the puzzle that a first visit begins with. */
const isFirstPuzzle = () => currentGivens.value?.digits.join("") === firstPuzzle.givens.replaceAll(".", "0");

effect(() => {
  if (settled.value || !view.value) return;
  if (selection.value.cells.length > 0 || held.value !== 0 || view.value.canUndo || !isFirstPuzzle()) settleOffer();
});

export function RulesOffer({ onShow }: { onShow: () => void }) {
  const texts = messages.value.help;
  if (settled.value || hint.value) return null;
  return (
    <section class="offer" aria-label={texts.offer}>
      <p>
        <strong>{texts.offer}</strong> <span>{texts.offerText}</span>
      </p>
      <Button
        kind="primary"
        keepFocus
        onPress={() => {
          settleOffer();
          onShow();
        }}
      >
        {texts.offerShow}
      </Button>
      <IconButton icon="close" label={texts.offerNo} keepFocus onPress={settleOffer} />
    </section>
  );
}
